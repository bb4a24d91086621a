import '@mantine/core/styles.css';
import './page.css';
import { engine } from './engine/engine.ts';
import { speakIn, usualLanguage } from './shelves.ts';

/** How long after the engine has come the first screen still loads what it shows. */
const SETTLED_MS = 1000;

const root = document.getElementById('root');
const language = usualLanguage();

// Three at once: the engine in its own thread, the words, and the page, which the document asks for already.
const ready = engine().ready();
const [{ show }] = await Promise.all([import('./page.tsx'), speakIn(language)]);
if (root !== null) show(root, language);

// What works offline is fetched when the first screen no longer waits for the network.
await ready;
if ('serviceWorker' in navigator && import.meta.env.PROD)
  setTimeout(() => void navigator.serviceWorker.register('./sw.js'), SETTLED_MS);
