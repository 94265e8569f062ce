import { type CalendarEntry, calendarApi } from '#capabilities/calendar/contract.ts';
import { addDays, clockTime } from '#core/dates.ts';
import { says } from '../words/says.ts';
import { forWhom } from './agenda.ts';
import { entriesFor, isFor } from './entries.ts';
import type { Question, Topic } from './question.ts';
import { meant } from './question-words.ts';
import { placeOf, told, untilDay, withoutDuplicates } from './record-words.ts';
import { spanWords } from './words.ts';

const askingMeanings = ['asksWhen', 'asksWhere', 'asksWho', 'asksWhether', 'namesNext'] as const;

interface FoundEntry {
  title: string;
  people: string[];
  beside: string;
  entry: CalendarEntry;
}

const findable = (entry: CalendarEntry): FoundEntry => ({
  title: entry.title,
  people: entry.childName?.split(', ') ?? [],
  beside: [entry.location, entry.type, entry.details].filter(Boolean).join(' '),
  entry,
});

/** All entries that the words match; a recurring one with its next date, unless days were named. */
async function entriesMeant({ asked, words, others, plain }: Question, isOver: boolean): Promise<CalendarEntry[]> {
  const { today, now } = asked;
  const days = isOver ? { from: addDays(today, -366), to: today } : { from: today, to: addDays(today, 399) };
  const { entries, undated } = await asked.look(calendarApi.between, { query: days });
  const known = isOver ? entries.toReversed() : [...entries, ...undated];
  const found = meant(known.map(findable), words, others).map(({ entry }) => entry);
  const wanted = found.filter((entry) => isFor(entry, others) || !entry.childName);
  const passed = ({ date, time }: CalendarEntry) => date === today && time !== null && time < now;
  const coming = isOver || says(plain, 'today') ? wanted : wanted.filter((entry) => !passed(entry));
  return coming.length > 0 ? coming : wanted;
}

export const records: Topic = async (question) => {
  const { plain, words, untimed, span, asked } = question;
  const isAsked = askingMeanings.some((meaning) => says(plain, meaning));
  if (!isAsked && (span || question.time)) return undefined;
  const isOver = says(plain, 'isOver') && !says(plain, 'namesNext') && !says(plain, 'asksWhether');
  const past = words.length > 0 && isOver ? await entriesMeant(question, true) : [];
  const found = words.length === 0 || past.length > 0 ? past : await entriesMeant(question, false);
  // 'How long until Christmas' names the day itself.
  if (found.length === 0 && untimed.length === 0)
    return says(plain, 'asksOfItself') && says(plain, 'asksWhen') && span
      ? untilDay(span.from, plain, asked.today)
      : undefined;
  if (found.length === 0) return notFoundText(question);
  const inSpan = span ? found.filter(({ date }) => date && date >= span.from && date <= span.to) : [];
  const all = inSpan.length > 0 ? inSpan : withoutDuplicates(found);
  const [first] = all;
  const entries = first && (past.length > 0 || says(plain, 'namesNext') || says(plain, 'untilThen')) ? [first] : all;
  if (says(plain, 'asksWhere') && !says(plain, 'asksWhen'))
    return entries.map((entry) => placeOf(entry, asked.today)).join('\n');
  return says(plain, 'asksWhether') ? whetherAnswer(question, entries, inSpan.length > 0) : told(entries, question);
};

async function whetherAnswer(question: Question, entries: readonly CalendarEntry[], isThen: boolean): Promise<string> {
  const { span, time, asked, plain } = question;
  const all = await told(entries, question);
  // 'On a Saturday' means any Saturday.
  if (!span || says(plain, 'onSomeDay')) return all;
  if (!isThen) return `Not ${spanWords(span, asked.today)}. ${all}`;
  return time && !entries.some((entry) => entry.time === time) ? `Not at ${clockTime(time)}. ${all}` : `Yes. ${all}`;
}

const mostDaysTold = 30;

/** Something asked for by name is reported as missing; other questions may be for another topic. */
async function notFoundText(question: Question): Promise<string | undefined> {
  const { plain, words, others, span, asked, isLast } = question;
  if (!isLast) return undefined;
  const asksWhose = says(plain, 'asksWho') && says(plain, 'namesVisit') && says(plain, 'hasOne');
  if (!says(plain, 'asksWhen') && !says(plain, 'asksWhere') && !asksWhose) return undefined;
  const unknown = `I don't know of '${words.join(' ')}'${forWhom(question)} in your calendar.`;
  if (!span && others.length === 0) return unknown;
  const known = await entriesFor(question, span ?? { from: asked.today, to: addDays(asked.today, mostDaysTold) });
  return known.length > 0
    ? `${unknown} Here's what I have:\n${await told(withoutDuplicates(known), question)}`
    : unknown;
}
