import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createLimitedWorker } from '#server/threads/limited-worker.ts';
import { isNote } from '../rules/capture/is-note.ts';
import type { NoteRead, ReadNote } from '../rules/capture/read-note.ts';
import type { NoteAnswer, NoteJob } from './note-worker.ts';

const limits = { threads: 2, milliseconds: 8_000, megabytes: 256 };
const nothingRead: NoteRead = { text: '', inCalendars: [], inText: [] };
/** As much as is looked through in a moment. */
const shortMessage = 1_000;

/** Reads notes in threads. One that takes too long has nothing in it for us. */
export function createNoteReader(closing: AbortSignal) {
  const module = pathToFileURL(join(import.meta.dirname, 'note-worker.ts'));
  const run = createLimitedWorker<NoteJob, NoteAnswer>(module, { ...limits, closing });
  const read: ReadNote = (...note) => run({ note }).catch(() => nothingRead) as Promise<NoteRead>;
  return {
    read,
    isNote: async (message: string) =>
      message.length <= shortMessage ? isNote(message) : await run({ message }).catch(() => true),
  };
}
