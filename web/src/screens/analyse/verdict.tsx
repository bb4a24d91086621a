import { Alert, Button, Text } from '@mantine/core';
import type { Fact, Lengths } from 'nimlab';
import { inWords } from '../../boards/in-words.ts';
import type { Board } from '../../engine/api.ts';
import { useWords } from '../../language.tsx';
import type { Link } from '../../link.ts';
import { GenusLine } from './genus-line.tsx';
import { Parts } from './parts.tsx';
import { Progress } from './progress.tsx';
import { Token } from './token.tsx';
import { useLook } from './use-look.ts';
import type { Walk } from './use-spot.ts';

interface Props {
  readonly link: Link;
  readonly go: (link: Link) => void;
  readonly walk: Walk;
  readonly board: Board;
}

/** Who wins, by which move, how sure, what that cost, why, and who wins when it is played the other way round. */
export function Verdict({ link, go, walk, board }: Props) {
  const words = useWords();
  const { t } = words;
  const say = (fact: Fact) => words.say(inWords(fact, board, words));
  const { look, long, again } = useLook(walk);
  const { line } = link;
  const isMisere = line.convention === 'misere';
  const reply = look?.reply;
  const fact = long.result?.is === 'refused' ? long.result.fact : undefined;
  const over = board.ending && t(`analyse-over-${board.ending}`);
  return (
    <section className="panel verdict-card" aria-label={t('page-verdict')} aria-busy={long.state === 'working'}>
      <div role="status" className="verdict">
        {over !== undefined && <div>{over}</div>}
        {over === undefined && reply !== undefined && (
          <div>
            <Token outcome={reply.outcome} /> {say(reply.verdict)}
          </div>
        )}
      </div>
      <Progress long={long} />
      {fact !== undefined && (
        <Alert color="orange" role="alert">
          {words.alone(fact)}
        </Alert>
      )}
      {look !== undefined && reply !== undefined && over === undefined && (
        <>
          <div className="said-lines">
            {reply.value !== undefined && <b>{t('analyse-value-is', { value: String(reply.value) })}</b>}
            {look.genus !== undefined && <GenusLine genus={look.genus} />}
            {reply.ground !== undefined && reply.outcome !== '?' && <span>{words.alone(reply.ground)}</span>}
            {reply.count !== undefined && reply.outcome === 'N' && (
              <span>{t('analyse-winning-count', { count: String(reply.count) })}</span>
            )}
            {look.lengths !== undefined && (
              <span>{t(isExact(look.lengths) ? 'analyse-lasts-exactly' : 'analyse-lasts', { ...look.lengths })}</span>
            )}
          </div>
          {look.proof === 'idle' && <Text size="sm">{t('analyse-certificate-idle')}</Text>}
          {[...reply.refuted, ...reply.remarks, ...(reply.outcome === '?' ? [] : reply.why)].map((one) => (
            <Text key={say(one)} size="sm">
              {words.alone(inWords(one, board, words))}
            </Text>
          ))}
          <Text size="sm" c="dimmed" className="budget">
            {t(
              reply.outcome === '?'
                ? 'analyse-bounded'
                : reply.certainty === 'observed'
                  ? 'analyse-open'
                  : 'analyse-exact',
            )}{' '}
            {look.tried > 0 && `· ${t('analyse-spent', { tried: grouped(look.tried), budget: grouped(look.budget) })} `}
            · {t('analyse-seconds', { seconds: long.seconds.toFixed(2) })}
          </Text>
          {reply.next !== undefined && (
            <Button w="fit-content" variant="light" onClick={() => again(reply.next?.options ?? look.budget)}>
              {t('page-more-budget')}
            </Button>
          )}
        </>
      )}
      {look !== undefined && (
        <div className="turned">
          <Text size="sm">
            {t(isMisere ? 'analyse-turned-normal' : 'analyse-turned-misere')}{' '}
            <b>{t(`analyse-turned-${look.turned}`)}</b>
          </Text>
          <Button
            size="compact-sm"
            variant="default"
            onClick={() => go({ ...link, line: { ...line, convention: isMisere ? 'normal' : 'misere' } })}
          >
            {t('analyse-turn')}
          </Button>
        </div>
      )}
      {look !== undefined && look.parts.length > 1 && <Parts parts={look.parts} />}
      {reply !== undefined && reply.steps.length > 0 && over === undefined && (
        <details>
          <summary>{t('page-why-so')}</summary>
          <div className="said">{reply.steps.map((step) => say(step)).join('\n')}</div>
        </details>
      )}
    </section>
  );
}

function isExact({ remoteness, longest }: Lengths): boolean {
  return remoteness === longest;
}

function grouped(count: number): string {
  return count.toLocaleString('en').replaceAll(',', '\u202f');
}
