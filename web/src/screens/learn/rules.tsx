import { Text, Title } from '@mantine/core';
import type { Exercise } from '../../engine/wishes.ts';
import { useWords } from '../../language.tsx';
import { ruleOf } from '../../rule-of.ts';
import { useAbout } from '../../use-about.ts';

/** The rules of every game on a sheet: unfolded on the page, printed on paper. */
export function SheetRules({ exercises }: { readonly exercises: readonly Exercise[] }) {
  const { t } = useWords();
  const games = [...new Map(exercises.map((one) => [one.game, one])).values()];
  if (games.length === 0) return null;
  const list = (
    <ul className="beside">
      {games.map((one) => (
        <GameRule key={one.game} exercise={one} />
      ))}
    </ul>
  );
  return (
    <>
      <details className="unprinted">
        <summary>{t('page-rules')}</summary>
        {list}
      </details>
      <section className="printed sheet-rules">
        <Title order={2} size="h4">
          {t('page-rules')}
        </Title>
        {list}
      </section>
    </>
  );
}

function GameRule({ exercise: { game, called } }: { readonly exercise: Exercise }) {
  const { language } = useWords();
  const about = useAbout(game, 'catalogue');
  // Rules that are written out are their own name.
  if (about === '') return null;
  return (
    <li>
      <Text size="sm">
        <strong>{called[language]}</strong> · {ruleOf(about)}
      </Text>
    </li>
  );
}
