import type { NoticeId } from 'nimlab';
import type { Sentence } from './sentence.ts';

/** What an answer says beside its outcome: how it was read, warnings, progress, reasons. */
export const notices: Readonly<Record<NoticeId, Sentence>> = {
  'read-as': {
    en: 'read as {{position}}',
    zh: '读作 {{position}}',
  },
};
