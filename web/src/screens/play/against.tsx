import { NativeSelect, Slider, Text } from '@mantine/core';
import { useWords } from '../../language.tsx';
import { type Link, opponents, STRENGTH } from '../../link.ts';

interface Props {
  readonly link: Link;
  readonly change: (link: Link) => void;
}

/** Whom to play against, and how strong that one is. */
export function Against({ link, change }: Props) {
  const { t } = useWords();
  const { opponent, strength } = link;
  return (
    <div>
      <NativeSelect
        label={t('page-opponent')}
        value={opponent}
        onChange={(event) => {
          const next = opponents.find((one) => one === event.currentTarget.value) ?? 'perfect';
          change({
            ...link,
            opponent: next,
            strength: STRENGTH[next] ?? 0,
            first: next === 'person' ? 'me' : link.first,
          });
        }}
        data={opponents.map((value) => ({ value, label: t(`page-${value}`) }))}
      />
      <Text size="sm" c="dimmed" mt={4}>
        {t(`page-about-${opponent}`)}
      </Text>
      {opponent === 'skill' && (
        <>
          <Text size="sm" mt="sm">
            {t('page-skill-share', { share: strength })}
          </Text>
          <Slider
            thumbLabel={t('page-skill-share', { share: strength })}
            label={null}
            step={5}
            value={strength}
            onChange={(value) => change({ ...link, strength: value })}
          />
        </>
      )}
      {opponent === 'bits' && (
        <>
          <Text size="sm" mt="sm">
            {t('page-bits-count', { count: strength })}
          </Text>
          <Slider
            thumbLabel={t('page-bits-count', { count: strength })}
            label={null}
            min={1}
            max={6}
            value={strength}
            onChange={(value) => change({ ...link, strength: value })}
          />
        </>
      )}
    </div>
  );
}
