import type { CalendarDate } from '#core/dates.ts';
import { type CelebratedPerson, celebratedIn } from './birthday-words.ts';
import { type Line, linesOf } from './lines.ts';
import { underMonths } from './month-heads.ts';
import { tokensOf } from './tokens.ts';
import { signatureOf, writtenOn } from './written-on.ts';

export interface FindOptions {
  today: CalendarDate;
  /** The day when the mail was sent, else the date at the top of the note, else today. */
  written?: CalendarDate | undefined;
  subject?: string | undefined;
  sender?: string | undefined;
  /** Names of the family's children. */
  children?: readonly string[] | undefined;
}

/** The facts about a whole note. */
export interface AboutNote {
  note: string;
  lines: Line[];
  written: CalendarDate;
  /** The line with the date of writing. */
  dateLine: Line | undefined;
  subject: string;
  sender: string | undefined;
  celebrated: CelebratedPerson | undefined;
  /** The children that a text of the note is about. */
  childrenIn(words: string): string[];
}

export function aboutNote(note: string, { children = [], ...options }: FindOptions): AboutNote {
  const lines = underMonths(linesOf(note));
  const top = writtenOn(lines, options.today);
  const { subject = '' } = options;
  const named = namesMentioned(note, children);
  return {
    note,
    lines,
    written: options.written ?? top?.date ?? options.today,
    dateLine: top?.line,
    subject,
    sender: options.sender ?? signatureOf(lines),
    celebrated: celebratedIn(note) ?? celebratedIn(subject),
    childrenIn(words) {
      const own = namesMentioned(words, children);
      // A note that names only one child is about that child.
      return own.length > 0 || named.length > 1 ? own : named;
    },
  };
}

/** Only whole words match: 'Mia', not 'Miami'. */
function namesMentioned(text: string, names: readonly string[]): string[] {
  const words = new Set(tokensOf(text).map(({ word }) => word));
  return names.filter((name) => tokensOf(name).every(({ word }) => words.has(word)));
}
