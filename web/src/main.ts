import './theme.css';
import './mantine.css';
import './page.css';
import { askAhead } from './engine/ahead.ts';
import { engine } from './engine/engine.ts';
import { isSealed, readLink } from './link.ts';
import { speakIn, usualLanguage } from './shelves.ts';

/** How long after the engine has come the first screen still loads what it shows. */
const SETTLED_MS = 1000;

/** How long the page waits for its first board. */
const SOON_MS = 100;

void begin();

/** Starts the page; written as a function because it becomes a classic script, which cannot wait outside one. */
async function begin(): Promise<void> {
  const root = document.getElementById('root');
  const language = usualLanguage();

  // Three at once: the engine in its own thread, with the board that the address names; the words; and the page, which the document asks for already.
  const ready = engine().ready();
  const link = isSealed(location.hash) ? undefined : readLink(location.hash);
  const board = link?.place === 'play' && link.open ? askAhead(link.line) : undefined;
  const [{ show }] = await Promise.all([import('./page.tsx'), speakIn(language)]);
  // A board that comes soon is shown with the page, not after it.
  await Promise.race([board, new Promise((late) => setTimeout(late, SOON_MS))]);
  if (root !== null) show(root, language);

  // What works offline is fetched when the first screen no longer waits for the network.
  await ready;
  if ('serviceWorker' in navigator && import.meta.env.PROD)
    setTimeout(() => void navigator.serviceWorker.register('./sw.js'), SETTLED_MS);
}
