import { calendarApi } from '#capabilities/calendar/contract.ts';
import { householdApi } from '#capabilities/household/contract.ts';
import { addDays, type CalendarDate, shortWeekdayAndDate } from '#core/dates.ts';
import type { BrainPiece, BrainRequest } from '../tools/brain.ts';
import { checkedItems } from './checked-items.ts';
import { type ComparedItem, compareWithCalendar } from './compare.ts';
import { draftsFor } from './drafts.ts';
import { maxItems } from './find-items.ts';
import type { FoundItem } from './found-item.ts';
import { onceEach } from './once-each.ts';
import type { CapturedFile } from './read-file.ts';
import type { ReadNote } from './read-note.ts';

/** Another note reader, such as a model. Its findings are checked; if it finds nothing, our own reader is used. */
export type FindInNote = (note: string, today: CalendarDate) => Promise<readonly FoundItem[]>;

/** Finds dated things in a mail, a page, a text or a calendar file, and proposes to add them. */
export const capture = (asked: BrainRequest, file: CapturedFile, read: ReadNote, find?: FindInNote) =>
  proposeAll(asked, itemsIn(asked, file, read, find), file.name);

/** The same for text that was pasted into the conversation. */
export const captureText = (asked: BrainRequest, text: string, read: ReadNote, find?: FindInNote) =>
  proposeAll(asked, itemsIn(asked, { name: '', text }, read, find), 'your note');

/** The longest time span that one request to the calendar allows. */
const daysAhead = 365;

async function* proposeAll(asked: BrainRequest, found: Promise<FoundItem[]>, name: string): AsyncIterable<BrainPiece> {
  const items = (await found).slice(0, maxItems);
  const { today } = asked;
  const { entries } = await asked.look(calendarApi.between, { query: { from: today, to: addDays(today, daysAhead) } });
  const compared = compareWithCalendar(items, entries);
  let cards = 0;
  const refused: string[] = [];
  for (const { tool, values, about } of compared.flatMap(draftsFor)) {
    const proposed = await asked.propose(tool, values, about);
    if ('refused' in proposed) refused.push(`${about.quote ?? values.title}: ${proposed.refused}.`);
    else {
      cards++;
      yield { proposal: proposed.proposal };
    }
  }
  yield { content: [outcomeText(cards, name, compared), ...refused].join('\n') };
}

async function itemsIn(
  asked: BrainRequest,
  file: CapturedFile,
  read: ReadNote,
  find?: FindInNote,
): Promise<FoundItem[]> {
  const { today, timeZone } = asked;
  const household = await asked.look(householdApi.list);
  const children = household.filter(({ memberType }) => memberType === 'child').map((child) => child.name);
  const { text, inCalendars, inText } = await read(file, { today, timeZone, children });
  const others = find && text !== '' ? await find(text, today).catch(() => []) : [];
  const checked = checkedItems(others, text, today);
  return onceEach([...inCalendars, ...(checked.length > 0 ? checked : inText)]);
}

function outcomeText(cards: number, name: string, compared: readonly ComparedItem[]): string {
  const known = compared
    .filter(({ is }) => is === 'known')
    .map(({ item }) => `${item.title} (${shortWeekdayAndDate(item.date)})`);
  const already = known.length > 0 ? [`Already in your calendar: ${known.join(', ')}.`] : [];
  if (cards > 0) {
    const count = cards === 1 ? 'one thing' : `${cards} things`;
    const check = cards === 1 ? 'Check it and approve it if you like.' : 'Check them and approve what you like.';
    return [`I found ${count} in ${name}. ${check}`, ...already].join('\n');
  }
  if (known.length > 0) return [`There is nothing new in ${name}.`, ...already].join('\n');
  return `I found no dates to keep in ${name}. If I missed something, tell me in a sentence and I will add it.`;
}
