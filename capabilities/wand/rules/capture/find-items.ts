import { aboutNote, type FindOptions } from './about-note.ts';
import type { FoundItem } from './found-item.ts';
import { isNotice } from './no-item.ts';
import { NoteReader } from './note-reader.ts';
import { onceEach } from './once-each.ts';

export const maxItems = 40;

/** Finds everything in a note that belongs on the calendar or the planner. */
export const findItems = (note: string, options: FindOptions): FoundItem[] =>
  findAll(note, options).filter(({ title, isCancelled }) => !isCancelled || isNotice(title));

/** The same, including things that the note cancels. */
export function findAll(note: string, options: FindOptions): FoundItem[] {
  const { found } = new NoteReader(aboutNote(note, options));
  const ahead = found.filter(({ date, endDate, title }) => (endDate ?? date) >= options.today && title !== '');
  return onceEach(ahead).slice(0, maxItems);
}
