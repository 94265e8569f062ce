import { answerInThread } from '#server/threads/answering-thread.ts';
import { importedItems } from '../rules/ics/import-items.ts';
import { recurrenceLabel } from '../rules/recurrence-words.ts';

/** Runs in a worker thread: parsing a two-megabyte calendar takes a while and must not block other requests. */

export type ImportJob = Parameters<typeof importedItems>;
export type ImportResult = ReturnType<typeof readImport>;

function readImport(...job: ImportJob) {
  const calendar = importedItems(...job);
  const items = calendar?.items.map((item) => {
    const { frequency, until, changedOccurrences } = item;
    return { ...item, recurrence: frequency && recurrenceLabel(frequency, until, changedOccurrences.length) };
  });
  return items && { items, remarks: calendar?.remarks ?? [] };
}

answerInThread((job: ImportJob) => readImport(...job));
