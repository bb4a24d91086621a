import { TextInput } from '@mantine/core';
import { type KeyboardEvent, useEffect, useState } from 'react';

interface Props {
  readonly label: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly choose: (value: number) => void;
  readonly w?: number;
  /** The label is not in sight. */
  readonly isBare?: boolean;
}

/** The number that a person typed, in digits of either width, with or without signs between them. */
export function numberTyped(text: string): number | undefined {
  const digits = text.normalize('NFKC').replaceAll(/[\s,_]/gu, '');
  return /^\d{1,12}$/u.test(digits) ? Number(digits) : undefined;
}

/** A number within bounds: typed, or stepped by the arrow keys up and down. */
export function NumberField({ label, value, min, max, choose, w = 110, isBare = false }: Props) {
  const [text, setText] = useState(String(value));
  useEffect(() => setText(String(value)), [value]);
  const typed = numberTyped(text);
  const isWrong = typed === undefined || typed < min || typed > max;
  const change = (next: string) => {
    setText(next);
    const number = numberTyped(next);
    if (number !== undefined && number >= min && number <= max && number !== value) choose(number);
  };
  const pressed = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    change(String(Math.max(min, Math.min(max, value + (event.key === 'ArrowUp' ? 1 : -1)))));
  };
  return (
    <TextInput
      {...(isBare ? { 'aria-label': label, size: 'sm' } : { label })}
      w={w}
      inputMode="numeric"
      value={text}
      error={isWrong && text !== '' ? `${min}–${max}` : undefined}
      onChange={(event) => change(event.currentTarget.value)}
      onKeyDown={pressed}
      onBlur={() => setText(String(value))}
    />
  );
}
