import { type Birthday, birthdaysApi } from '#capabilities/birthdays/contract.ts';
import { dateParts, daysBetween, shortDate } from '#core/dates.ts';
import type { Values } from '../tools/tool.ts';
import { giftIdea } from './birthday-gifts.ts';
import { party, withParty } from './birthday-party.ts';
import { nameAtEnd, relationshipIn } from './birthday-words.ts';
import { findRecords } from './find-record.ts';
import type { Clause, Context, Reader, Reading } from './reader.ts';
import { onlyChanged } from './record-change.ts';
import { aboutKept } from './record-reader.ts';
import { whenIn } from './when.ts';
import { numberOf } from './when-tokens.ts';
import { withoutEnds } from './words.ts';

const aboutBirthday = aboutKept('birthday');

/** Birthdays of family and friends; those of the household are birthdates of its members. */
export const birthdayReader: Reader = async (clause, context) =>
  (await giftIdea(clause, context)) ??
  (await party(clause, context)) ??
  (await aboutBirthday(clause, context)) ??
  (await newBirthdays(clause, context));

const about = /\b(birthdays?|bdays?|b-day|born|turns|turning|turn)\b/;
const shortForm = /^(my |our )?\S{1,40}s is\b/;
const other = /\b(gifts?|presents?|ideas?|household)\b/;
const asks = /^(what|when|where|who|whose|why|how|which|is|are|do|does|did)\b/;
const turning = /\b(?:turns|turning|turn|will be|is going to be)\s+(\d{1,3}|[a-z]+)\b/i;
/** What ends with a name, and whether the name stands there as an owner's. */
const endings: [pattern: RegExp, isPossessive: boolean][] = [
  [/,? (?:has|have|had|celebrates) (?:(?:her|his|their|a) )?(?:birthday|bday|b-day)\b/i, false],
  [/,? (?:(?:is |will be )?(?:turns|turning|turn)|will be|is going to be)\b/i, false],
  [/,? (?:(?:was|is|were) )?born\b/i, false],
  [/ (?:birthday|bday|b-day)\b/i, true],
  [/,? is\b/i, true],
];
const bornIn = /[,.;]?(?: and)?(?: he| she| they)?(?: was| were)? born in (\d{4})\b/i;
const who = /\b(?:friend|sister|brother|cousin|classmate|neighbou?r|niece|nephew|teacher|mom|mum|dad)\b/i;
const behindName =
  / \([^()]{0,40}\)| from (?:(?:the|my|our|her|his|\p{L}{2,20}'?s) )?(?:school|work|daycare|preschool|kindergarten|church|class|soccer|ballet|swim(?:ming)?|team|dance|gym|scouts|next door)\b/iu;

/** Without who that is: 'Zoe, Mia's friend, has', 'Sam from school turns 8'. */
function withoutAside(said: string): string {
  const parts = said.replace(behindName, '').split(', ');
  return parts.filter((part, at) => at === 0 || at === parts.length - 1 || !who.test(part)).join(', ');
}

const beginning = /\b(?:birthday|bday|b-day)(?: reminder)?(?: (?:for|of|is))?:? /i;

async function newBirthdays(clause: Clause, context: Context): Promise<readonly Reading[] | undefined> {
  const { lower, text } = clause;
  // 'zoes birthday is may 3 and bens is june 11'
  const isAbout =
    about.test(lower) || kinWithYear(clause, context) || (about.test(context.asked.message) && shortForm.test(lower));
  if (!isAbout || asks.test(lower) || other.test(lower)) return undefined;
  const { before, party } = withParty(text, context.asked);
  if (/\bparty\b/i.test(before)) return undefined;
  const parts = before.split(/ and /i).filter((part) => whenIn(part, context.asked).when.date);
  const each = parts.length > 1 ? parts : [before];
  const readings = await Promise.all(each.map((part) => newBirthday(part, party, clause, context)));
  const understood = readings.filter((reading) => reading !== undefined);
  return understood.length === each.length ? understood : undefined;
}

/** 'add aunt Lucy june 2nd 1980' */
const kinWithYear = ({ lower, when, untimed }: Clause, { asked }: Context) =>
  /^(?:add|save|note) /.test(lower) &&
  untimed.split(' ').length <= 4 &&
  !when.time &&
  ((when.date ?? asked.today) < asked.today || relationshipIn(lower) === 'family');

async function newBirthday(
  said: string,
  party: Values,
  { lower, text }: Clause,
  { asked, household }: Context,
): Promise<Reading | undefined> {
  const part = withoutAside(said.replaceAll('’', "'")).replace(bornIn, '');
  const age = turning.exec(part)?.[1];
  const years = numberOf(age?.toLowerCase());
  // The age is no day: 'turns 9 december 12'.
  const { when, untimed } = whenIn(
    years ? part.replace(turning, (all) => all.slice(0, -(age?.length ?? 0))) : part,
    asked,
  );
  const name = nameIn(untimed);
  if (!name || household.some((member) => member.name.toLowerCase() === name.toLowerCase())) return undefined;
  const year = when.date && years ? dateParts(when.date).year - years : bornIn.exec(said)?.[1];
  const date = when.date && year ? `${year}${when.date.slice(4)}` : bornBefore(when.date, asked.today);
  const values = { name, relationship: relationshipIn(lower), date: date ?? null, ...party };
  const known = findRecords((await asked.look(birthdaysApi.list)).map(named), name);
  const [only] = known;
  if (only && known.length === 1) return date ? changeOrNew(only.record, values, date, asked.today, text) : undefined;
  if (date) return { kind: 'propose', tool: 'add_birthday', values, quote: text };
  return {
    kind: 'ask',
    question: `When is ${name}'s birthday?`,
    waiting: { kind: 'missing', tool: 'add_birthday', values, field: 'date', quote: text },
  };
}

/** '3/14/88' was in the last century: nobody is born in years to come. */
function bornBefore(date: string | undefined, today: string): string | undefined {
  if (!date || daysBetween(today, date) <= 366) return date;
  return `${dateParts(date).year - 100}${date.slice(4)}`;
}

const named = (record: Birthday) => ({ title: record.name, beside: 'birthday', record });

/** The whole name is the one that is there; a part of it ('Tom') may be somebody else. */
function changeOrNew(record: Birthday, values: Values, date: string, today: string, quote: string): Reading {
  const isYearKnown = record.date < today && date >= today;
  const changed = onlyChanged(record, { date: isYearKnown ? `${record.date.slice(0, 4)}${date.slice(4)}` : date });
  if (Object.keys(changed).length === 0)
    return { kind: 'answer', text: `${record.name}'s birthday is there already: ${shortDate(record.date)}.` };
  const change = { tool: 'change_birthday', values: { id: record.id, ...changed } };
  if (record.name.toLowerCase() === String(values.name).toLowerCase()) return { kind: 'propose', ...change, quote };
  const choices = [
    { label: record.name, ...change },
    { label: 'somebody else', tool: 'add_birthday', values },
  ];
  return {
    kind: 'ask',
    question: `Is that ${record.name}, or somebody else?`,
    waiting: { kind: 'choice', choices, quote },
  };
}

function nameIn(untimed: string): string | undefined {
  const words = withoutEnds(untimed);
  for (const [pattern, isPossessive] of endings) {
    const found = pattern.exec(words);
    const name = found && nameAtEnd(words.slice(0, found.index), isPossessive);
    if (name) return name;
  }
  const onList = /^(?:add|save|put) (.+) (?:to|on) (?:the |my |our )?birthdays?\b/i.exec(words)?.[1];
  if (onList) return nameAtEnd(onList, false);
  const added = /^(?:add|save|note) (?!a |the )(.+)/i.exec(words)?.[1];
  if (added && !/\b(?:birthday|bday|b-day)\b/i.test(added)) return nameAtEnd(added, false);
  const start = beginning.exec(words);
  const behind = start && words.slice(start.index + start[0].length).split(/[,;(]| (?:is|on|who|from|a) /)[0];
  return behind ? nameAtEnd(withoutEnds(behind), false) : undefined;
}
