import type { Found } from '../find/found.ts';
import { isGeneral, isKind, meaningOf } from '../records/find-record.ts';
import type { Thing, ThingKind } from '../things.ts';
import { blame, type Draft, isFree, take } from './draft.ts';

export interface Match {
  thing: Thing;
  value: number;
  words: readonly number[];
}

/** Two words may be written as one elsewhere: 'check-up' and 'checkup'. */
function pairAt({ words, text }: Found, at: number): { stem: string; at: number[] } | undefined {
  const second = words[at + 1]?.word === '-' ? at + 2 : at + 1;
  const [word, other] = [words[at], words[second]];
  if (!word || !other) return undefined;
  const [stem = '', ...more] = meaningOf(text.slice(word.from, other.to));
  return more.length === 0 && stem !== word.stem && stem !== other.stem ? { stem, at: [second] } : undefined;
}

/** How well the unused words match a record; 0 is no match. */
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

interface MatchOptions {
  kinds: readonly ThingKind[];
  /** Only considers records that pass this test. */
  isPossible?: (thing: Thing) => boolean;
  /** Whether the day in the text may identify the record. */
  byDay?: boolean;
}

/** The records that match the unused words equally well, best first. Uses their words. */
export function takeThings(draft: Draft, { kinds, isPossible = () => true, byDay = false }: MatchOptions): Thing[] {
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
    if (draft.topic.length > 0 && (draft.leans || refersBack(draft))) {
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

const refersBack = ({ found }: Draft) => /\b(?:it|that|this|them|those|one|his|hers|her|the same)\b/i.test(found.text);
