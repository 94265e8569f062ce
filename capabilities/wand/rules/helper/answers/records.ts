import { type CalendarEntry, calendarApi } from '#capabilities/calendar/contract.ts';
import { capital } from '#core/capital.ts';
import { addDays, clockTime } from '#core/dates.ts';
import { wellKnownDay } from '../when/calendar.ts';
import { isFor } from './entries.ts';
import type { Question, Topic } from './question.ts';
import { contentWords, meant, plainWords } from './question-words.ts';
import { countdown, placeOf, told, untilDay } from './record-words.ts';
import { onDay, spanWords } from './words.ts';

/** When, where and for whom something of the calendar is, and how long until then. */

const asksWhen =
  /\b(when|whens|what day|which day|what date|what time|until|till|how long|how soon|how far|how often|deadline|how many (days|weeks|sleeps))\b/;
const asksWhere = /\b(where|wheres|address|which place|location)\b/;
const asksWho = /^(who|whos|whose|which (kid|child|one))\b/;
const asksWhether = /^(is|are|do|does|did|have|has|will|would|was|were)\b/;
const visit = /\b(?:appointments?|checkups?|lessons?|class|practice)\b/;
/** 'would the dentist clash with piano' */
const clash =
  /\b(?:(?:clash|clashes|conflict|conflicts|overlap|overlaps|collide)(?: with)?|before or after|(?:on|at) the same (?:day|time) as)\b/;
const untilThen = /\b(until|till|to go|how far|how soon|how many (days|weeks|sleeps))\b/;

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

const isPast = /\b(was|were|did|last time|last)\b/;

/** 'When was Mia last at the dentist', but not 'the last day of school'. */
const lastTime = /^when (?:was|were|did) .{0,1500}\blast\b|\blast time\b/;

/** All that the words mean, a recurring one by its next date, unless days were named. */
async function entriesMeant({ asked, words, others, plain }: Question, isOver: boolean): Promise<CalendarEntry[]> {
  const { today, now } = asked;
  const days = isOver ? { from: addDays(today, -366), to: today } : { from: today, to: addDays(today, 399) };
  const { entries, undated } = await asked.look(calendarApi.between, { query: days });
  const known = isOver ? entries.toReversed() : [...entries, ...undated];
  // 'parents evening' is what it is called, and no part of a day.
  const isCalled = ({ title }: CalendarEntry) => {
    const words = plainWords(title.replace(/^\p{L}{2,20}'s /u, ''));
    return words.length > 1 && ` ${plain} `.includes(` ${words.join(' ')} `);
  };
  const named = meant(known.map(findable), words, others).map(({ entry }) => entry);
  const found = named.length > 0 ? named : known.filter(isCalled);
  const wanted = found.filter((entry) => isFor(entry, others) || !entry.childName);
  const passed = ({ date, time }: CalendarEntry) => date === today && time !== null && time < now;
  const coming = isOver || /\btoday\b/.test(plain) ? wanted : wanted.filter((entry) => !passed(entry));
  return coming.length > 0 ? coming : wanted;
}

const once = (entries: readonly CalendarEntry[]) =>
  [...new Map(entries.toReversed().map((entry) => [`${entry.type} ${entry.id}`, entry])).values()].reverse();

export const records: Topic = async (question) => {
  const { plain, words, untimed, span, asked } = question;
  const both = plain.split(clash);
  if (both.length === 2) return toldOfEach(both, question);
  const isAsked = [asksWhen, asksWhere, asksWho, asksWhether, /\bnext\b/].some((pattern) => pattern.test(plain));
  if (!isAsked && (span || question.time)) return undefined;
  const isOver = isPast.test(plain) && !/\bnext\b/.test(plain) && !asksWhether.test(plain);
  const past = words.length > 0 && isOver ? await entriesMeant(question, true) : [];
  const found = words.length === 0 || past.length > 0 ? past : await entriesMeant(question, false);
  if (isOver && past.length === 0 && found.length > 0 && lastTime.test(plain))
    return `I find none that is over. ${await told(once(found), question)}`;
  // 'How long until Christmas' has its day in itself.
  if (found.length === 0 && untimed.length === 0)
    return asksWhen.test(plain) && span ? untilDay(span.from, plain, asked.today) : undefined;
  if (found.length === 0) return (await toldOfEach(plain.split(' and '), question)) ?? unknown(question);
  const inSpan = span ? found.filter(({ date }) => date && date >= span.from && date <= span.to) : [];
  const all = inSpan.length > 0 ? inSpan : once(found);
  const [first] = all;
  const entries = first && (past.length > 0 || /\bnext\b/.test(plain)) ? [first] : all;
  if (asksWhere.test(plain) && !asksWhen.test(plain))
    return entries.map((entry) => placeOf(entry, asked.today)).join('\n');
  if (untilThen.test(plain) && first) return countdown(first, plain, asked.today);
  return asksWhether.test(plain) ? whether(question, entries, inSpan.length > 0) : told(entries, question);
};

/** 'when are piano and swim': undefined where one of them is not there. */
async function toldOfEach(parts: readonly string[], question: Question): Promise<string | undefined> {
  if (parts.length < 2) return undefined;
  const found = await Promise.all(
    parts.map((part) => entriesMeant({ ...question, words: contentWords(part, question.household) }, false)),
  );
  return found.every(([first]) => first) ? told(once(found.flat()), question) : undefined;
}

async function whether(question: Question, entries: readonly CalendarEntry[], isThen: boolean): Promise<string> {
  const { span, time, asked, plain } = question;
  const all = await told(entries, question);
  // 'On a Saturday' is any of them.
  if (!span || /\bon an? [a-z]+day\b/.test(plain)) return all;
  if (!isThen) return `Not ${spanWords(span, asked.today)}. ${all}`;
  return time && !entries.some((entry) => entry.time === time) ? `Not at ${clockTime(time)}. ${all}` : `Yes. ${all}`;
}

/** What is asked for by name and not there is said not to be there; anything else may be meant for somebody else. */
function unknown({ plain, words, others, asked }: Question): string | undefined {
  const asksWhose = asksWho.test(plain) && visit.test(plain) && /\b(?:has|have|needs?)\b/.test(plain);
  if (!asksWhen.test(plain) && !asksWhere.test(plain) && !asksWhose) return undefined;
  const known = wellKnownDay(words, asked.today);
  if (known && known.length >= words.length) return `That is ${onDay(known.date, asked.today)}.`;
  const whose = others.length > 0 ? ` for ${others.map(({ name }) => capital(name)).join(' and ')}` : '';
  return `I do not know of '${words.join(' ')}'${whose} in your calendar.`;
}
