import { type CalendarDate, clockTime, daysBetween } from '#core/dates.ts';
import { wallTimeAt } from '#core/zoned-time.ts';
import type { Choices, Facts } from '../due/facts.ts';
import type { DueThing } from '../due/things.ts';
import { briefWords, type CompleteNotice } from './brief-words.ts';
import { placeOf, titleOf, type Words, whenWords } from './thing-words.ts';

type Details = Choices['details'];

/** The words of a notice. `details` says how much others may see: 'full' in the app, less on a locked phone. */
export function wordsOf(notice: CompleteNotice, facts: Facts, at: number, details: Details): Words {
  const today = wallTimeAt(at, facts.timeZone).date;
  const [thing] = notice.things;
  if (!thing || notice.recordId === null) return briefWords(notice, facts, details);
  const when = whenWords(thing, today);
  if (details === 'little')
    return {
      title: thing.time ? `You have something at ${clockTime(thing.time)}` : "Something's coming up",
      body: `${when}.`,
    };
  const title = titleOf(thing, details);
  return { title, body: [`${when}${placeOf(thing, details)}.`, adviceFor(thing, today)].filter(Boolean).join(' ') };
}

const advice: [minDays: number, sentence: string][] = [
  [14, "Now's a good time to find an idea for a present."],
  [2, "Now's the time to get the present."],
  [0, 'Remember to wish them a happy birthday!'],
];

function adviceFor({ kind, day }: DueThing, today: CalendarDate) {
  if (kind !== 'birthday') return '';
  const days = daysBetween(today, day);
  return advice.find(([minDays]) => days >= minDays)?.[1] ?? '';
}

/** The page that shows more. */
export const pathOf = ({ recordId, things: [thing], added = [] }: CompleteNotice) =>
  recordId && thing ? thing.path : (added.find(({ path }) => path)?.path ?? '/dashboard');
