import { aboutNote, type FindOptions } from './about-note.ts';
import type { FoundItem } from './found-item.ts';
import { NoteReader } from './note-reader.ts';
import { onceEach } from './once-each.ts';

export const mostItems = 40;

/** What a note holds that belongs into the calendar or on the planner. */
export const findItems = (note: string, options: FindOptions): FoundItem[] =>
  findAll(note, options).filter((item) => !item.isCancelled);

/** The same with what the note cancels. */
export function findAll(note: string, options: FindOptions): FoundItem[] {
  const { found } = new NoteReader(note, aboutNote(note, options));
  const ahead = found.filter(({ date, endDate, title }) => (endDate ?? date) >= options.today && title !== '');
  return onceEach(ahead).slice(0, mostItems);
}
