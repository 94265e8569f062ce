import { bookingReader } from './booking.ts';
import { askedReader } from './handoffs/asked.ts';
import { attentionReader } from './handoffs/attention.ts';
import { sheetReader } from './handoffs/sheet.ts';
import { clauseOf } from './message/clause.ts';
import { ratingReader } from './ratings/rating.ts';
import type { Context, Reader, Reading } from './reader.ts';
import { assignedReader } from './reminders/assigned.ts';
import { beforeReader } from './reminders/before.ts';
import { presentReader } from './reminders/present.ts';
import { stopSuggestingReader, thinkOfReader } from './suggestions.ts';

const readers: readonly Reader[] = [
  beforeReader,
  presentReader,
  assignedReader,
  askedReader,
  attentionReader,
  sheetReader,
  thinkOfReader,
  // Before how a dinner was: what is learned is only suggested no more.
  stopSuggestingReader,
  ratingReader,
  bookingReader,
];
/** Longer messages are other requests. */
const longest = 150;

/**
 * Who does something that is kept, who is asked to, when she is reminded of it, how dinner was, what to think of, and what to book. A whole message is read as she said it,
 * because further on 'two hours before the dentist' is taken for the day and the hour of something new.
 */
export async function wholeMessage(context: Context): Promise<readonly Reading[] | undefined> {
  if (context.asked.message.length > longest) return undefined;
  const said = context.asked.message.replace(/[.!]$/, '');
  const clause = clauseOf(said, context.household, context.asked);
  for (const reader of readers) {
    const readings = await reader(clause, context);
    if (readings) return readings;
  }
  return undefined;
}
