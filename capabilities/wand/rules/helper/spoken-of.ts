import type { HouseholdMember } from '#capabilities/household/contract.ts';
import { addDays } from '#core/dates.ts';
import type { Values } from '../tools/tool.ts';
import type { Family } from './family.ts';
import { foundIn } from './find/found.ts';
import type { Part } from './read.ts';
import { isGeneral, isKind, meaningOf, namedIn } from './records/find-record.ts';
import type { Thing } from './things.ts';
import { mondayOf, weekdayFrom, weekdayInWeek, weekdayNamed } from './when/calendar.ts';
import { phrasesIn, withoutEnd, withoutSigns } from './words/around.ts';

/** Resolves references to days, people and things mentioned before. */

const sameDayPattern =
  /\b(?:on )?(?:the|that) (?:same|very) (?:day|date|evening|morning|afternoon)\b|\b(?:on )?(?:same|that) (?:day|date|night|evening|morning|afternoon)\b/i;
const nextDayPattern =
  /\b(?:on )?the (day|night|evening|morning|week|\p{L}{3,6}day) (before|after)(?: (?:that|it|then))?(?=$|[,.]| (?:to|at|for|and|i|we)\b)/iu;
const sameWeekPattern = /\b(?:on )?(?:the )?(\p{L}{3,6}day),? (?:of |in )?(?:that|the same|same) week\b/iu;

/** 'that day', 'the day before' and 'the Thursday that week' refer to the day mentioned before. */
export function withFormerDay(text: string, date: string | undefined): string {
  if (!date) return text;
  const [, unit = '', side] = nextDayPattern.exec(text.toLowerCase()) ?? [];
  if (side) {
    const isBefore = side === 'before';
    const day = weekdayNamed(unit);
    const days = (unit === 'week' ? 7 : 1) * (isBefore ? -1 : 1);
    const meant = day === undefined ? addDays(date, days) : weekdayFrom(addDays(date, isBefore ? -7 : 1), day);
    return text.replace(nextDayPattern, `on ${meant}`);
  }
  const inWeek = weekdayNamed(sameWeekPattern.exec(text.toLowerCase())?.[1]);
  return inWeek === undefined
    ? text.replace(sameDayPattern, `on ${date}`)
    : text.replace(sameWeekPattern, `on ${weekdayInWeek(mondayOf(date), inWeek)}`);
}

const monthPattern = /\b((?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{L}{0,6})\.? \d{1,2}\b/iu;
const bareDayPattern = /\b(?:by|on|for|until|till|before) the \d{1,2}(?:st|nd|rd|th)\b(?! of\b)/gi;

/** 'by the 12th' after 'November 13' is in November too. */
export function withFormerMonth(text: string, parts: readonly Part[]): string {
  const month = monthPattern.exec(parts.at(-1)?.text ?? '')?.[1];
  return month ? text.replaceAll(bareDayPattern, `$& of ${month}`) : text;
}

/** The day of a request, of its record, or of a question. */
export function dayOf(text: string, values: Values, family: Family): string | undefined {
  const said = [values.date, values.triggerDate, values.startDate, values.partyDate].find(
    (value) => typeof value === 'string',
  );
  if (typeof said === 'string') return said;
  const found = foundIn(text, family);
  const day = found.when.find((one) => one.kind === 'day');
  if (day?.kind === 'day') return day.date;
  const ids = [
    values.id,
    values.recordId,
    ...found.words.flatMap(({ things }) => (things.length === 1 && things[0] ? [things[0].id] : [])),
  ];
  return family.things.find(({ id, date }) => date !== undefined && ids.includes(id))?.date;
}

const pronounPattern = /\b(?:hers|her|his|him|she|he)\b/i;
const possessivePattern =
  /\b(?:hers|(?:her|his)(?= \p{L})(?! (?:to|in|on|at|for|with|up|off|from|and|that|out|the|a|an|some)\b))/giu;
const pronounAlonePattern = /\b(?:her|him|she|he)\b/gi;

const male = /\b(?:he|he's|him|his|himself)\b/i;
const female = /\b(?:she|she's|her|hers|herself)\b/i;
const animals = /\b(?:vets?|groomers?|kennels?)\b/i;

/** 'Carmen is beside herself. They can take him at 5' is not about Carmen, and a vet sees pets. */
function mayBeMeant({ gender, memberType }: HouseholdMember, told: string, said: string): boolean {
  const isOther = (own: RegExp, other: RegExp, others: RegExp) =>
    own.test(said) && !other.test(said) && (others.test(gender ?? '') || (other.test(told) && !own.test(told)));
  return (
    !isOther(male, female, /^[fwg]/i) &&
    !isOther(female, male, /^[mb]/i) &&
    (memberType === 'pet' || !animals.test(said))
  );
}

/** 'cancel her swim class' after 'Mia is sick': 'her' is the person mentioned last. */
export function withFormerPerson(
  text: string,
  parts: readonly Part[],
  { family, person }: { family: Family; person?: string | undefined },
): string {
  const isNew = /\b(?:name is|name's|named|(?:is|she's|he's|it's) called)\b/i.test(text);
  if (isNew || !pronounPattern.test(text) || foundIn(text, family).mentions.length > 0) return text;
  const named = parts.toReversed().flatMap((part) =>
    foundIn(part.text, family).mentions.flatMap(({ who: [one, ...others] }) => {
      const isMeant = one && others.length === 0 && one.relationship !== 'self' && mayBeMeant(one, part.text, text);
      return isMeant ? [one.name] : [];
    }),
  );
  const name = named[0] ?? person;
  return name ? text.replaceAll(possessivePattern, `${name}'s`).replaceAll(pronounAlonePattern, name) : text;
}

const pointingPattern =
  /\b(?:add|put|get|pop|stick|write|jot|note|save|log) (?:(?:it|that|this|them)\b(?! (?:off|out|back))|(?:her|him)(?=$|[.,!?]| (?:in|on|down|to|as|with)\b))/i;
/** 'Put it on the calendar' */
export const isPointing = (text: string) => pointingPattern.test(text);

const leadingPhrases = phrasesIn('so|and|then|please|can you|could you|just');

/** 'the open day is on Friday at 6, put it on the calendar': the order with what was told before it. */
export function pointedAt(text: string): string | undefined {
  const order = pointingPattern.exec(text);
  const told = withoutSigns(withoutEnd(withoutSigns(text.slice(0, order?.index ?? 0)), leadingPhrases));
  if (!order || told.split(' ').length < minWordsTold) return undefined;
  return `add ${withoutSigns(told)}, ${withoutSigns(text.slice(order.index + order[0].length))}`;
}
const minWordsTold = 4;

/** 'Mrs. Souza' alone doesn't name 'Drop eggs at Mrs. Souza's'. */
function isOnlyBehind(title: string, said: ReadonlySet<string>): boolean {
  const named = namedIn(title);
  return [...said].every((stem) => meaningOf(title).includes(stem) && !named.includes(stem));
}

/** The one record that these texts name by more words than any other. */
export function thingNamedIn(texts: readonly string[], family: Family): Thing | undefined {
  const stems = new Map<Thing, Set<string>>();
  for (const { things, stem, isSmall } of texts.flatMap((text) => foundIn(text, family).words))
    for (const thing of isSmall || isGeneral(stem) || isKind(stem) ? [] : things)
      stems.set(thing, (stems.get(thing) ?? new Set()).add(stem));
  const named = [...stems].filter(([{ title }, said]) => !isOnlyBehind(title, said));
  const most = Math.max(0, ...named.map(([, { size }]) => size));
  const [only, ...others] = named.filter(([, { size }]) => size === most);
  return others.length === 0 ? only?.[0] : undefined;
}
