import { answerInThread } from '#server/threads/answering-thread.ts';
import { importedItems } from '../rules/ics/import-items.ts';
import { recurrenceWords } from '../rules/recurrence-words.ts';

/** Runs in a thread of its own: a calendar of two megabytes takes its time, and others are not to wait for it. */

export type ImportJob = Parameters<typeof importedItems>;
export type ImportRead = ReturnType<typeof read>;

function read(...job: ImportJob) {
  const calendar = importedItems(...job);
  const items = calendar?.items.map((item) => {
    const { frequency, until, own } = item;
    return { ...item, recurrence: frequency && recurrenceWords(frequency, until, own.length) };
  });
  return items && { items, remarks: calendar?.remarks ?? [] };
}

answerInThread((job: ImportJob) => read(...job));
