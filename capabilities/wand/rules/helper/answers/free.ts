import { calendarApi } from '#capabilities/calendar/contract.ts';
import { isToDo } from '#capabilities/calendar/rules/entries.ts';
import { mondayOf, sundayOf } from '#capabilities/meals/rules/week.ts';
import { addDays, type CalendarDate, clockTime, daysBetween } from '#core/dates.ts';
import type { Days } from '../when/span.ts';
import { says } from '../words/says.ts';
import { listed } from '../words/words.ts';
import { forWhom } from './agenda.ts';
import { isFor, partOfDay, toCome } from './entries.ts';
import type { Question, Topic } from './question.ts';
import { briefDay, entryLine, lines, onDay, spanWords } from './words.ts';

const minutesOfDay = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
/** Most entries have no length, so one that begins within an hour counts as an overlap. */
const assumedMinutes = 60;

export const freeTime: Topic = async (question) => {
  const { plain, span } = question;
  const { today } = question.asked;
  const isGoodDay = says(plain, 'asksGoodDay') && (span !== undefined || plain.startsWith('when'));
  const isFree = says(plain, 'asksFree') && question.untimed.every((word) => says(word, 'freeWords'));
  if (!isFree && !isGoodDay) return undefined;
  if (!span || span.from !== span.to) return freeDays(question, span ?? { from: today, to: sundayOf(mondayOf(today)) });
  return isItFree(question, toCome(span, today));
};

async function busyEntries({ asked, others }: Question, { from, to }: Days) {
  const { entries } = await asked.look(calendarApi.between, { query: { from, to } });
  return entries.filter((entry) => isFor(entry, others) && !isToDo(entry) && entry.type !== 'birthday');
}

async function isItFree(question: Question, days: Days): Promise<string> {
  const { time } = question;
  const { today } = question.asked;
  const part = partOfDay(question);
  const all = await busyEntries(question, days);
  const hour = time ? ` at ${clockTime(time)}` : part ? ` ${part.words}` : '';
  const isClose = (other: string | null) =>
    !time || (other !== null && Math.abs(minutesOfDay(other) - minutesOfDay(time)) < assumedMinutes);
  const found = all.filter((entry) => (part?.isIn(entry) ?? true) && isClose(entry.time));
  const when = `${spanWords(days, today)}${hour}`;
  const tell = (entries: typeof all) => lines(entries.map((entry) => entryLine(entry, today, days.from !== days.to)));
  const whose = forWhom(question);
  if (found.length > 0) return `Not quite${whose}, ${when}:\n${tell(found)}`;
  return `Yes, nothing is planned${whose} ${when}.${all.length > 0 ? ` Else on that day:\n${tell(all)}` : ''}`;
}

async function freeDays(question: Question, span: Days): Promise<string> {
  const { today } = question.asked;
  const days = toCome(span, today);
  const found = await busyEntries(question, days);
  const part = partOfDay(question);
  const isTaken = (day: CalendarDate) =>
    found.some((entry) => {
      const { date, endDate } = entry;
      return date && date <= day && (endDate ?? date) >= day && (part?.isIn(entry) ?? true);
    });
  const all = Array.from({ length: Math.min(daysBetween(days.from, days.to), 30) + 1 }, (_, n) =>
    addDays(days.from, n),
  );
  const free = all.filter((day) => !isTaken(day));
  const whose = forWhom(question);
  const when = all.length === 1 ? onDay(days.from, today) : spanWords(days, today);
  const told = found.length > 0 ? `\nPlanned:\n${lines(found.map((entry) => entryLine(entry, today)))}` : '';
  if (free.length === 0) return `Something is planned${whose} on every day ${when}.${told}`;
  return `Nothing is planned${whose} on ${listed(free.map((day) => briefDay(day, today)))}.${told}`;
}
