/** What an answer says beside its outcome: how it was read, warnings, progress, reasons. `words/src/notices.ts` says them. */
export type NoticeId = 'read-as';
