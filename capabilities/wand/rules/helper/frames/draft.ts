import type { HouseholdMember } from '#capabilities/household/contract.ts';
import { capital } from '#core/capital.ts';
import { isGeneral, isKind, meaningOf } from '../records/find-record.ts';
import { type When, whenSaid } from '../when/when.ts';
import type { Values } from '../../tools/tool.ts';
import type { Family, Thing, ThingKind } from '../family.ts';
import type { Found, Span } from '../find/found.ts';

/** One reading of a stretch of words in the making: a frame takes the words that fill its slots, and what nobody took is left over. */
export interface Draft {
  family: Family;
  found: Found;
  used: Set<number>;
  /** What speaks against this reading: its name, and how often. */
  faults: Map<string, number>;
  /** What was spoken of before: 'it', 'that one'. */
  topic: readonly Thing[];
  /** The words are likely to be about that, even if they don't point at it. */
  leans: boolean;
}

/** Words in a row that nobody took, without small words at the ends. `lead` is the word before them. */
export interface Run extends Span {
  text: string;
  lead: string;
}

export const draftOf = (found: Found, family: Family, topic: readonly Thing[] = [], leans = false): Draft => ({
  family,
  found,
  used: new Set(),
  faults: new Map(),
  topic,
  leans,
});

export const blame = ({ faults }: Draft, fault: string, times = 1) => {
  if (times > 0) faults.set(fault, (faults.get(fault) ?? 0) + times);
};

export const take = ({ used }: Draft, { first, next }: Span) => {
  for (let at = first; at < next; at++) used.add(at);
};
const isFree = ({ used }: Draft, { first, next }: Span) => {
  for (let at = first; at < next; at++) if (used.has(at)) return false;
  return true;
};

export const says = ({ found }: Draft, ...names: string[]) =>
  found.meanings.some(({ meaning }) => names.includes(meaning));

/** Takes the words of these meanings; the longest phrases first. */
export function takeMeanings(draft: Draft, ...names: string[]): boolean {
  const meant = draft.found.meanings
    .filter(({ meaning }) => names.includes(meaning))
    .toSorted((a, b) => b.at.length - a.at.length);
  for (const { at } of meant) for (const one of at) draft.used.add(one);
  return meant.length > 0;
}

/** Takes the words of which this is true. */
export function takeWhere({ found, used }: Draft, isWanted: (word: Found['words'][number]) => boolean) {
  for (const [at, word] of found.words.entries()) if (isWanted(word)) used.add(at);
}

/** Takes words one by one. */
export function takeWords(draft: Draft, words: string): boolean {
  const wanted = new Set(words.split(' '));
  let isAny = false;
  draft.found.words.forEach(({ word }, at) => {
    if (!wanted.has(word) || draft.used.has(at)) return;
    draft.used.add(at);
    isAny = true;
  });
  return isAny;
}

export const has = ({ found }: Draft, pattern: RegExp) => pattern.test(found.text);

/** When, as far as the words say it; its words are taken. */
export function takeWhen(draft: Draft, without: readonly Span[] = []): When {
  const { found, family } = draft;
  const masked = without.length > 0 ? maskedText(found, without) : found.text;
  const { when, spans } = whenSaid(masked, family.clock);
  for (const span of spans) if (isFree(draft, span)) take(draft, span);
  return when;
}

/** A masked word leaves a sign, so that the words behind keep their places. */
/** The text with blanks in place of some words. */
export function maskedText({ text, words }: Found, spans: readonly Span[]): string {
  const letters = text.split('');
  for (const { first, next } of spans)
    for (const { from, to } of words.slice(first, next)) letters.fill(' ', from, to).fill('|', from, from + 1);
  return letters.join('');
}

/** Everybody of the household who is named, with the words that lead to them. */
export function takePeople(
  draft: Draft,
  isWanted: (member: HouseholdMember) => boolean = () => true,
): HouseholdMember[] {
  const { found } = draft;
  const people: HouseholdMember[] = [];
  for (const mention of found.mentions) {
    if (!isFree(draft, mention) || !mention.who.every(isWanted)) continue;
    take(draft, mention);
    people.push(...mention.who);
  }
  return [...new Set(people)];
}

export const isChild = ({ memberType }: HouseholdMember) => memberType === 'child';
export const isAdult = ({ memberType }: HouseholdMember) => memberType === 'adult';
export const isPet = ({ memberType }: HouseholdMember) => memberType === 'pet';

/** Herself, where she says so. */
export function takeSelf(draft: Draft): HouseholdMember | undefined {
  const { self } = draft.found;
  for (const span of self?.spans ?? []) if (isFree(draft, span)) take(draft, span);
  return self?.who;
}

/** Their point ends nothing: 'St. Mary's', 'Dr. Kim'. */
const shortened = /^(?:st|dr|mrs?|ms|mt|ft|prof)$/;

/** The runs of what nobody took. Small words within a run stay; a sign or a taken word ends it. */
export function runsOf(draft: Draft): Run[] {
  const { words, text, meanings } = draft.found;
  const runs: Run[] = [];
  let first = -1;
  // 'thank you' of 'thank you notes' says something.
  const named = meanings.filter(({ meaning }) => meaning === 'oneName');
  const isTrimmed = (at: number) => isEdge(words[at]) && !named.some((one) => one.first <= at && at < one.next);
  const end = (next: number) => {
    if (first < 0) return;
    let [from, to] = [first, next];
    while (from < to && isTrimmed(from)) from++;
    while (to > from && isTrimmed(to - 1)) to--;
    if (from < to)
      runs.push({
        first: from,
        next: to,
        text: text.slice(words[from]?.from, words[to - 1]?.to),
        lead: words[from - 1]?.word ?? '',
      });
    first = -1;
  };
  words.forEach(({ word }, at) => {
    const isPoint = word === '.' && !words[at + 1]?.isGlued && !shortened.test(words[at - 1]?.word ?? '');
    const isSign = /^[,;:!?()"“”|]$/.test(word) || isPoint || (word === '-' && !words[at]?.isGlued);
    if (draft.used.has(at) || isSign) end(at);
    else if (first < 0) first = at;
  });
  end(words.length);
  return runs;
}

const isEdge = (word?: Found['words'][number]) => Boolean(word?.isSmall && !/^\d/.test(word.word));

export const takeRun = (draft: Draft, run: Span | undefined) => run && take(draft, run);

const placeLead = /^(?:at|in|@|inside|near)$/;
/** 'at Bright Smiles', 'in the school gym': where it is. */
export function takePlace(draft: Draft): string | undefined {
  const { words, text } = draft.found;
  for (const run of runsOf(draft)) {
    const at = words.findIndex(({ word }, index) => index >= run.first - 3 && index < run.next && placeLead.test(word));
    if (at < 0 || (at >= run.first && at === run.first)) continue;
    const from = at < run.first ? run.first : at + 1;
    let to = run.next;
    while (to > from && words[to - 1]?.isSmall) to--;
    if (from >= to) continue;
    const between = words.slice(at + 1, from).every(({ isSmall }) => isSmall);
    if (!between) continue;
    // 'at their place', "at Grandma's house": small words before belong to it.
    const name = text.slice(words[at + 1]?.from, words[to - 1]?.to).replace(/^(?:the|a) /i, '');
    take(draft, { first: at, next: to });
    return capital(name);
  }
  return undefined;
}

export interface Match {
  thing: Thing;
  value: number;
  words: readonly number[];
}

/** 'check-up' is also 'checkup': two words that are written together elsewhere. */
function pairAt({ words, text }: Found, at: number): { stem: string; at: number[] } | undefined {
  const second = words[at + 1]?.word === '-' ? at + 2 : at + 1;
  const [word, other] = [words[at], words[second]];
  if (!word || !other) return undefined;
  const [stem = '', ...more] = meaningOf(text.slice(word.from, other.to));
  return more.length === 0 && stem !== word.stem && stem !== other.stem ? { stem, at: [second] } : undefined;
}

/** How well the free words mean a record; 0 is not at all. */
export function matchOf(draft: Draft, thing: Thing): Match {
  const { found, used } = draft;
  const title = meaningOf(thing.title);
  const beside = new Set(meaningOf(thing.beside));
  let [telling, plain, near] = [0, 0, 0];
  const words: number[] = [];
  const hit = new Set<string>();
  found.words.forEach((word, at) => {
    if (used.has(at) || word.isSmall) return;
    const pair = pairAt(found, at);
    const stem = pair && title.includes(pair.stem) ? pair.stem : word.stem;
    const isTitle = title.includes(stem);
    if (!isTitle && !beside.has(stem)) return;
    words.push(at);
    if (pair && stem === pair.stem) words.push(...pair.at);
    if (hit.has(stem)) return;
    hit.add(stem);
    if (!isTitle) near += 1;
    else if (isKind(stem) || isGeneral(stem)) plain += 1;
    else telling += 1;
  });
  const covered = title.length === 0 ? 0 : title.filter((stem) => hit.has(stem)).length / title.length;
  if (telling + plain === 0) return { thing, value: near > 0 ? 0.2 : 0, words };
  return { thing, value: telling * 2 + plain * 0.6 + near * 0.3 + covered, words };
}

export interface Wanted {
  kinds: readonly ThingKind[];
  /** Only these. */
  isPossible?: (thing: Thing) => boolean;
  /** Whether a day that is said may say which one it is. */
  byDay?: boolean;
}

/** The records that the free words mean equally well, the best first; their words are taken. */
export function takeThings(draft: Draft, { kinds, isPossible = () => true, byDay = false }: Wanted): Thing[] {
  const { family, found } = draft;
  const possible = family.things.filter((thing) => kinds.includes(thing.kind) && isPossible(thing));
  const named = new Set(found.mentions.flatMap(({ who }) => who.map(({ name }) => name)));
  const dates = found.when.flatMap((one) => (one.kind === 'day' ? [one.date] : []));
  const matches = possible
    .map((thing) => {
      const match = matchOf(draft, thing);
      if (match.value === 0) return match;
      const isTheirs = thing.people.some((name) => named.has(name));
      const isOthers = !isTheirs && named.size > 0 && thing.people.length > 0;
      const isThen = byDay && dates.some((date) => thing.isOn?.(date));
      return {
        ...match,
        value:
          match.value + (isTheirs ? 0.5 : 0) - (isOthers ? 0.8 : 0) + (isThen ? 0.4 : 0) - (thing.isPast ? 2.5 : 0),
      };
    })
    .filter(({ value }) => value >= 1)
    .toSorted((a, b) => b.value - a.value);
  const [best] = matches;
  if (!best) {
    if (draft.topic.length > 0 && (draft.leans || pointsBack(draft))) {
      const topic = draft.topic.filter((thing) => kinds.includes(thing.kind) && isPossible(thing));
      if (topic.length > 0 && !draft.leans) blame(draft, 'points back');
      return topic.slice(0, 1);
    }
    return [];
  }
  const equal = matches.filter(({ value }) => value > best.value - 0.05);
  for (const at of best.words) draft.used.add(at);
  const whose = equal.length === 1 ? best.thing.people : equal.flatMap(({ thing }) => thing.people);
  for (const mention of found.mentions)
    if (mention.who.every(({ name }) => whose.includes(name)) && isFree(draft, mention)) take(draft, mention);
  return equal.map(({ thing }) => thing);
}

const pointsBack = ({ found }: Draft) => /\b(?:it|that|this|them|those|one|his|hers|her|the same)\b/i.test(found.text);

/** An amount of money in cents. */
export function takeMoney(draft: Draft): number | undefined {
  const { words } = draft.found;
  for (let at = 0; at < words.length; at++) {
    if (draft.used.has(at) || !/^\d+(?:[.,]\d+)?$/.test(words[at]?.word ?? '')) continue;
    const before = words[at - 1]?.word ?? '';
    const behind = words[at + 1]?.word ?? '';
    const isSaid =
      /^[$£€]$/.test(before) ||
      /^(?:dollars?|bucks?|quid|pounds?|euros?|cents)$/.test(behind) ||
      draft.found.when.every(({ first, next }) => at < first || at >= next);
    if (!isSaid) continue;
    // '1,020' are three words.
    const isLong =
      behind === ',' &&
      words[at + 1]?.isGlued &&
      words[at + 2]?.isGlued &&
      /^\d{3}(?:\.\d\d)?$/.test(words[at + 2]?.word ?? '');
    const amount = Number(`${words[at]?.word}${isLong ? words[at + 2]?.word : ''}`.replace(',', '.'));
    const last = isLong ? at + 2 : at;
    const isNamed = /^(?:dollars?|bucks?|quid|pounds?|euros?)$/.test(words[last + 1]?.word ?? '');
    take(draft, { first: /^[$£€]$/.test(before) ? at - 1 : at, next: isNamed ? last + 2 : last + 1 });
    return Math.round(amount * 100);
  }
  return undefined;
}

export function takeNumber(draft: Draft): number | undefined {
  const at = draft.found.words.findIndex(({ word }, index) => !draft.used.has(index) && /^\d+$/.test(word));
  if (at < 0) return undefined;
  draft.used.add(at);
  return Number(draft.found.words[at]?.word);
}

/** What was said and nobody took. */
export function leftOver(draft: Draft) {
  const { found, used } = draft;
  const isLeft = (span: Span) => isFree(draft, span);
  const content = found.words.filter(({ isSmall }, at) => !isSmall && !used.has(at));
  return {
    words: content.length,
    numbers: content.filter(({ word }) => /^\d/.test(word)).length,
    people: found.mentions.filter(isLeft).length,
    when: found.when.filter((one) => one.kind !== 'other' && isLeft(one)).length,
  };
}

export const asValues = (values: Record<string, Values[string] | undefined>): Values =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Values;

/** The value that a word of a table in the lexicon stands for: 'puppy' -> 'dog' of 'pet.dog: dog|puppy'. The words stay free. */
export const valueSaid = ({ found }: Draft, table: string): string | undefined =>
  found.meanings.find(({ meaning }) => meaning.startsWith(`${table}.`))?.meaning.slice(table.length + 1);

/** The same, and its words are taken. */
export function takeValue(draft: Draft, table: string): string | undefined {
  const value = valueSaid(draft, table);
  if (value) takeMeanings(draft, `${table}.${value}`);
  return value;
}
