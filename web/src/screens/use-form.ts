import { useEffect, useState } from 'react';
import type { Form, Start } from '../engine/api.ts';
import { engine } from '../engine/engine.ts';

/** What the rules of a game leave to be filled in, its parameters as they usually are; undefined while they cannot be read. */
export function useForm({ game, page }: Pick<Start, 'game' | 'page'>): Form | undefined {
  const [form, setForm] = useState<Form | undefined>(undefined);
  useEffect(() => {
    let isHere = true;
    void engine()
      .form({ game, page, set: [], position: '', convention: 'normal' })
      .then((read) => {
        if (isHere) setForm(read.ok ? read.value : undefined);
      });
    return () => {
      isHere = false;
    };
  }, [game, page]);
  return form;
}
