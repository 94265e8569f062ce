import type { CalendarEntry } from '#capabilities/calendar/contract.ts';
import { capitalize } from '#core/capitalize.ts';
import { addDays } from '#core/dates.ts';
import type { Days } from '../when/span.ts';
import { says } from '../words/says.ts';
import { listed } from '../words/words.ts';
import { entriesFor, kindIn, partOfDay, toCome } from './entries.ts';
import { mealsOfDay } from './meals.ts';
import type { Question, Topic } from './question.ts';
import { told } from './record-words.ts';
import { counted, entryLine, lines, spanWords } from './words.ts';

/** Answers what is on the calendar: today, this week, on Thursday evening, for Mia. */

const comingDays = 14;
const maxDaysAhead = 90;

/** ' for Mia and Leo' */
export const forWhom = ({ others }: Question) =>
  others.length > 0 ? ` for ${listed(others.map(({ name }) => name))}` : '';

function nothingPlannedText(question: Question, when: string): string {
  const [, , kind] = kindIn(question) ?? [];
  return kind ? `There is no ${kind}${forWhom(question)} ${when}.` : `Nothing is planned${forWhom(question)} ${when}.`;
}

export const agenda: Topic = async (question) => {
  const { plain, untimed, span } = question;
  if (!says(plain, 'asksForDay') && !(span && untimed.length === 0)) return undefined;
  // The question is about something that the calendar doesn't know.
  if (untimed.some((word) => !says(word, 'agendaWords'))) return undefined;
  if (span) return duringDays(question, toCome(span, question.asked.today));
  return comingUp(question);
};

async function duringDays(question: Question, days: Days): Promise<string> {
  const { today } = question.asked;
  const when = [spanWords(days, today), partOfDay(question)?.words].filter(Boolean).join(' ');
  const isOneDay = days.from === days.to;
  const isAboutAll = question.others.length === 0 && !kindIn(question);
  const [found, meals] = await Promise.all([
    entriesFor(question, days),
    isOneDay && isAboutAll ? mealsOfDay(question, days.from) : [],
  ]);
  const told = found.length > 0 ? listText(question, when, found, !isOneDay) : nothingPlannedText(question, when);
  return [told, ...meals].join('\n');
}

/** Lists recurring entries with their next date only, so that they don't crowd out the others. */
async function comingUp(question: Question): Promise<string> {
  const { today, now } = question.asked;
  const isNarrow = question.others.length > 0 || kindIn(question) !== undefined;
  const found = await entriesFor(question, { from: today, to: addDays(today, isNarrow ? maxDaysAhead : comingDays) });
  const once = found.filter(
    (entry, at) => found.findIndex(({ id, type }) => id === entry.id && type === entry.type) === at,
  );
  const next = once.find(({ date, time }) => (date ?? '') > today || !time || time >= now);
  if (next && says(question.plain, 'namesNext')) return `Next${forWhom(question)}: ${await told([next], question)}`;
  return once.length > 0
    ? listText(question, 'coming up', once, true)
    : nothingPlannedText(question, 'in the coming weeks');
}

function listText(question: Question, when: string, entries: readonly CalendarEntry[], withDay: boolean): string {
  const { plain, others, asked } = question;
  const [, , kind = 'thing', kinds = 'things'] = kindIn(question) ?? [];
  const count = says(plain, 'asksHowMany') ? `${counted(entries.length, kind, kinds)}, ` : '';
  const whose = others.length > 0 ? `${listed(others.map(({ name }) => name))}, ` : '';
  return `${capitalize(`${count}${whose}${when}`)}:\n${lines(entries.map((entry) => entryLine(entry, asked.today, withDay)))}`;
}
