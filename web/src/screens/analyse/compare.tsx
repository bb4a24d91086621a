import { Button, Group, Text, TextInput, Title } from '@mantine/core';
import { useEffect, useState } from 'react';
import type { Side } from '../../engine/analysis.ts';
import { done } from '../../engine/use-long.ts';
import type { Result } from '../../engine/wishes.ts';
import { useWords } from '../../language.tsx';
import type { Link } from '../../link.ts';
import { Token } from './token.tsx';
import type { Walk } from './use-spot.ts';

interface Props {
  readonly link: Link;
  readonly go: (link: Link) => void;
  readonly walk: Walk;
}

/** Another position beside this one: whether they have the same value, told by the game of both together. */
export function Compare({ link, go, walk }: Props) {
  const { t, say, alone } = useWords();
  const other = link.asked.with ?? '';
  const [text, setText] = useState(other);
  const [result, setResult] = useState<Result | undefined>(undefined);
  const { key } = walk;
  useEffect(() => setText(other), [other]);
  useEffect(() => {
    let isHere = true;
    setResult(undefined);
    if (other !== '')
      void done({ is: 'compare', spot: JSON.parse(key), other }).then((found) => {
        if (isHere) setResult(found);
      });
    return () => {
      isHere = false;
    };
  }, [other, key]);
  const found = result?.is === 'compared' ? result : undefined;
  const sides: readonly (readonly [string, Side | undefined])[] = [
    [t('analyse-this'), found?.one],
    [t('analyse-other'), found?.other],
    [t('analyse-both'), found?.both],
  ];

  return (
    <section aria-labelledby="compare-head" className="part-of-bench">
      <Title order={2} size="h4" id="compare-head">
        {t('analyse-compare')}
      </Title>
      <form
        className="compare"
        onSubmit={(event) => {
          event.preventDefault();
          go({ ...link, asked: { ...link.asked, with: text.trim() } });
        }}
      >
        <TextInput
          label={t('analyse-compare-with')}
          placeholder={t('analyse-compare-hint')}
          value={text}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          error={result?.is === 'refused' && alone(result.fact)}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <Group gap="xs" wrap="nowrap">
          <Button type="submit" variant="light" disabled={text.trim() === ''}>
            {t('analyse-compare-do')}
          </Button>
          {other !== '' && (
            <Button variant="default" onClick={() => go({ ...link, asked: { ...link.asked, with: '' } })}>
              {t('analyse-compare-clear')}
            </Button>
          )}
        </Group>
      </form>
      {found !== undefined && (
        <>
          <Text role="status" fw={600}>
            {t(found.same === undefined ? 'analyse-same-unknown' : found.same ? 'analyse-same' : 'analyse-different')}
          </Text>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways is scrolled by keys */}
          <section className="wide" tabIndex={0} aria-label={t('analyse-both')}>
            <table className="sides">
              <thead>
                <tr>
                  <td />
                  <th scope="col">{t('page-position')}</th>
                  <th scope="col">{t('value')}</th>
                  <th scope="col">{t('analyse-to-move')}</th>
                </tr>
              </thead>
              <tbody>
                {sides.map(
                  ([name, side]) =>
                    side && (
                      <tr key={name}>
                        <th scope="row">{name}</th>
                        <td className="code">{side.position}</td>
                        <td className="figure">{side.value === undefined ? '–' : String(side.value)}</td>
                        <td>
                          <Token outcome={side.outcome} />
                        </td>
                      </tr>
                    ),
                )}
              </tbody>
            </table>
          </section>
          <Text size="sm">
            {t('analyse-both')}: {say(found.verdict)}
          </Text>
        </>
      )}
    </section>
  );
}
