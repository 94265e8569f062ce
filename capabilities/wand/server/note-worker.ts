import { answerInThread } from '#server/threads/answering-thread.ts';
import { isNote } from '../rules/capture/is-note.ts';
import { type NoteRead, readNote } from '../rules/capture/read-note.ts';

/** Runs in a thread of its own: a file of two megabytes takes its time, and others are not to wait for it. */

export type NoteJob = { message: string } | { note: Parameters<typeof readNote> };
export type NoteAnswer = boolean | NoteRead;

const answerTo = (job: NoteJob): NoteAnswer => ('note' in job ? readNote(...job.note) : isNote(job.message));

answerInThread(answerTo);
