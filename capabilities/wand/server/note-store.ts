import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createLimitedWorker } from '#server/threads/limited-worker.ts';
import { isNote } from '../rules/capture/is-note.ts';
import type { NoteRead, ReadNote } from '../rules/capture/read-note.ts';
import type { NoteAnswer, NoteJob } from './note-worker.ts';

const limits = { threads: 2, milliseconds: 8_000, megabytes: 256 };
const emptyNote: NoteRead = { text: '', inCalendars: [], inText: [] };
/** Messages up to this length are checked on the main thread. */
const maxInlineLength = 1_000;

/** Reads notes in worker threads. A note that takes too long counts as empty. */
export function createNoteReader(closing: AbortSignal) {
  const module = pathToFileURL(join(import.meta.dirname, 'note-worker.ts'));
  const run = createLimitedWorker<NoteJob, NoteAnswer>(module, { ...limits, closing });
  const read: ReadNote = (...note) => run({ note }).catch(() => emptyNote) as Promise<NoteRead>;
  return {
    read,
    isNote: async (message: string) =>
      message.length <= maxInlineLength ? isNote(message) : await run({ message }).catch(() => true),
  };
}
