import { useId } from 'react';

interface Props<One extends string> {
  readonly label: string;
  readonly value: One;
  readonly all: readonly { readonly value: One; readonly label: string }[];
  readonly choose: (value: One) => void;
}

/** One of several, all of them in sight: they break into lines where it is narrow. */
export function OneOf<One extends string>({ label, value, all, choose }: Props<One>) {
  const name = useId();
  return (
    <div className="one-of" role="radiogroup" aria-label={label}>
      {all.map((one) => (
        <label key={one.value}>
          <input type="radio" name={name} checked={one.value === value} onChange={() => choose(one.value)} />
          <span>{one.label}</span>
        </label>
      ))}
    </div>
  );
}
