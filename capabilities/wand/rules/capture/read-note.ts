import type { CalendarDate } from '#core/dates.ts';
import { calendarItems } from './calendar-items.ts';
import { findAll, maxItems } from './find-items.ts';
import type { FoundItem } from './found-item.ts';
import { onceEach } from './once-each.ts';
import { type CapturedFile, readFile } from './read-file.ts';

interface ReaderOptions {
  today: CalendarDate;
  timeZone: string;
  /** Names of the family's children. */
  children: readonly string[];
}

/** The content of a file, and the things found in it. */
export interface NoteRead {
  text: string;
  inCalendars: FoundItem[];
  inText: FoundItem[];
}

export function readNote(file: CapturedFile, { today, timeZone, children }: ReaderOptions): NoteRead {
  const { text, calendars, ...about } = readFile(file);
  const inCalendars = calendars.flatMap((calendar) => calendarItems(calendar, { today, timeZone }));
  return {
    text,
    inCalendars: onceEach(inCalendars).slice(0, maxItems),
    inText: findAll(text, { today, children, ...about }),
  };
}

/** Reads a note, directly or in a worker thread. */
export type ReadNote = (...given: Parameters<typeof readNote>) => Promise<NoteRead>;
