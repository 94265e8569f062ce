import { occurrencesOf } from '#capabilities/appointments/rules/occurrences.ts';
import type { Reader, Reading } from '../reader.ts';
import { type Span, spanIn } from '../when/span.ts';
import { isRecurring } from './change.ts';
import { type Kept, type KeptKind, keptRecords } from './kept-records.ts';
import { propose } from './removal.ts';

/** All of a kind, or of a day, is to go: 'delete all reminders', 'cancel everything on Friday'. */

const allGone =
  /^(?:delete|remove|cancel|clear|erase|wipe|drop|get rid of|call off|scrap) (?:everything|(?:all|every)(?: of)?(?: (?:my|our|the|his|her|their))?(?: (appointment|event|task|reminder|to-?do|trip|thing|plan)s?)?)(?: (?:i have|we have|planned|scheduled|on|for|from|in|the|my|our|calendar|schedule|planner)){0,4}$/;
const kinds: Record<string, KeptKind> = {
  appointment: 'appointment',
  event: 'event',
  trip: 'trip',
  task: 'task',
  reminder: 'task',
  todo: 'task',
};
/** So many cards are still looked at one by one. */
const most = 8;
const howTo = 'Say which ones, or for which day: ‘cancel everything on Friday’.';

export const everythingReader: Reader = async ({ lower, text, bare, people, when }, { asked }) => {
  const found = when.time ? null : allGone.exec(bare.toLowerCase());
  if (!found) return undefined;
  const named = found[1]?.replace('-', '') ?? '';
  const kind = kinds[named];
  const span = spanIn(lower, asked);
  if (!kind && !span) return told(`I do not remove everything at once. ${howTo}`);
  const isMeant = (kept: Kept) => (kind ? kept.kind === kind : kept.kind === 'appointment' || kept.kind === 'event');
  const isTheirs = (kept: Kept) => people.length === 0 || people.some(({ name }) => kept.people?.includes(name));
  const all = (await keptRecords(asked)).filter((kept) => !kept.isPast && isMeant(kept) && isTheirs(kept));
  const cards = all.flatMap((kept) => goneIn(kept, span, text));
  const called = kind ? `${named}s` : 'appointments or events';
  if (cards.length === 0) return told(`There are no ${called}${span ? ' then' : ' to remove'}.`);
  return cards.length > most
    ? told(`That would remove ${cards.length} ${called}, which is too much at once. ${howTo}`)
    : cards;
};

const told = (text: string): Reading[] => [{ kind: 'answer', text }];

/** Of what comes again and again only the dates of these days. */
function goneIn(kept: Kept, span: Span | undefined, quote: string): Reading[] {
  const { id, kind, date } = kept;
  if (span && isRecurring(kept))
    return occurrencesOf(kept.record, span.from, span.to).map(({ day }) =>
      propose('skip_appointment', { id, date: day }, quote),
    );
  const isThen = !span || (date !== undefined && date >= span.from && date <= span.to);
  return isThen ? [propose(`remove_${kind}`, { id }, quote)] : [];
}
