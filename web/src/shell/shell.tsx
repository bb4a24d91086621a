import { ActionIcon, Button, Group, useComputedColorScheme, useMantineColorScheme } from '@mantine/core';
import type { ReactNode } from 'react';
import { useWords } from '../language.tsx';
import { type Link, type Place, places, writeLink } from '../link.ts';
import { KeysButton } from './keys-button.tsx';

/** The frame around every place: the name, the places, language and theme. */
export function Shell({
  link,
  go,
  children,
}: {
  readonly link: Link;
  readonly go: (link: Link) => void;
  readonly children: ReactNode;
}) {
  const { t, other, language } = useWords();
  const { setColorScheme } = useMantineColorScheme();
  const scheme = useComputedColorScheme('light');
  // What one place asks is not asked in another; the game goes along.
  const to = (place: Place) => ({ ...link, place, asked: place === link.place ? link.asked : {} });
  return (
    <>
      <a className="skip" href="#content">
        {t('page-skip')}
      </a>
      <header className="bar">
        <span className="brand">Nimlab</span>
        <nav aria-label={t('page-places')}>
          {places.map((place) => (
            <a
              key={place}
              href={writeLink(to(place))}
              aria-current={place === link.place ? 'page' : undefined}
              onClick={(event) => {
                event.preventDefault();
                go(to(place));
              }}
            >
              {t(`page-${place}`)}
            </a>
          ))}
        </nav>
        <Group gap="xs" wrap="nowrap">
          <Button variant="subtle" size="compact-md" onClick={other} lang={language === 'zh' ? 'en' : 'zh-Hans'}>
            {t('page-language')}
          </Button>
          <KeysButton />
          <ActionIcon
            variant="subtle"
            size="lg"
            aria-label={t('page-theme')}
            onClick={() => setColorScheme(scheme === 'dark' ? 'light' : 'dark')}
          >
            <span aria-hidden="true">{scheme === 'dark' ? '☀' : '☾'}</span>
          </ActionIcon>
        </Group>
      </header>
      <main id="content">{children}</main>
    </>
  );
}
