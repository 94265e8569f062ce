import { answerInThread } from '#server/threads/answering-thread.ts';
import { isNote } from '../rules/capture/is-note.ts';
import { type NoteRead, readNote } from '../rules/capture/read-note.ts';

/** Worker thread for notes: a file of two megabytes takes a while and must not block other requests. */

export type NoteJob = { message: string } | { note: Parameters<typeof readNote> };
export type NoteAnswer = boolean | NoteRead;

const runJob = (job: NoteJob): NoteAnswer => ('note' in job ? readNote(...job.note) : isNote(job.message));

answerInThread(runJob);
