import type { HouseholdMember } from '#capabilities/household/contract.ts';
import { categoryWords, matchesIn } from '#food/shelves.ts';
import type { Family } from '../family.ts';
import { type Found, foundIn, type Word } from '../find/found.ts';
import type { Thing } from '../things.ts';

/**
 * Features of a stretch, from which its intent is predicted. Names, days and records only count by their kind and
 * properties, so that the model learns nothing about a particular family.
 */

function signs({ words, when, mentions, text }: Found, knowsThings: boolean) {
  const kinds = new Set<string>();
  const sequence: string[] = [];
  for (let at = 0; at < words.length; ) {
    const day = when.find(({ first, next, kind }) => first <= at && at < next && kind !== 'other');
    const mention = day ? undefined : mentions.find(({ first, next }) => first <= at && at < next);
    const sign = day
      ? `<${day.kind}>`
      : mention
        ? signOfPeople(mention.who)
        : signOf(words[at] as Word, words[at + 1], text, kinds, knowsThings);
    if (sign && !(day && sequence.at(-1) === sign)) sequence.push(sign);
    at = Math.max((day ?? mention)?.next ?? 0, at + 1);
  }
  return { sequence, kinds };
}

function signOfPeople([one, ...others]: readonly HouseholdMember[]) {
  if (others.length > 0) return '<people>';
  return one?.relationship === 'self' ? '<self>' : `<${one?.memberType ?? 'somebody'}>`;
}

function propertiesOf(things: readonly Thing[], kinds: Set<string>) {
  for (const { kind, isSeries, isDone, title } of things) {
    kinds.add(`has ${kind}`);
    if (isSeries) kinds.add('has series');
    if (isDone) kinds.add(`has done ${kind}`);
    if (!title.includes(' ')) kinds.add(`has whole ${kind}`);
  }
}

function signOf(
  word: Word,
  next: Word | undefined,
  text: string,
  kinds: Set<string>,
  knowsThings: boolean,
): string | undefined {
  const isMoney = /^[$£€]$/.test(word.word);
  if (isMoney && next && /^\d/.test(next.word)) return '<money>';
  if (/^\d/.test(word.word)) return /[.,]\d\d$/.test(word.word) ? '<money>' : '<number>';
  if (!/[\p{L}]/u.test(word.word)) return /[?!:,;&]/.test(word.word) ? word.word : undefined;
  if (word.isSmall) return word.word;
  const isFood = matchesIn(categoryWords(word.word)).length > 0;
  if (isFood) kinds.add('has food');
  if (knowsThings && word.things.length > 0) {
    propertiesOf(word.things, kinds);
    const all = [...new Set(word.things.map(({ kind }) => kind))];
    return all.length === 1 ? `<${all[0]}>` : '<kept>';
  }
  const isName = /^\p{Lu}/u.test(text.slice(word.from, word.from + 1)) && word.from > 0;
  if (isName) kinds.add('has name');
  return isFood ? '<food>' : word.stem;
}

export function intentFeatures(text: string, family: Family, knowsThings = true): string[] {
  const found = foundIn(text, family);
  const { sequence, kinds } = signs(found, knowsThings);
  const framed = ['^', ...sequence, '$'];
  const features = new Set<string>(kinds);
  for (const { meaning } of found.meanings) features.add(`means ${meaning}`);
  const [first] = found.meanings.toSorted((a, b) => a.first - b.first);
  if (first) features.add(`first means ${first.meaning}`);
  for (const { word, isSmall, things } of found.words)
    if (!isSmall && things.length === 0) features.add(`word ${word}`);
  for (const [at, sign] of framed.entries()) {
    features.add(sign);
    if (at + 1 < framed.length) features.add(`${sign} ${framed[at + 1]}`);
    if (at + 2 < framed.length) features.add(`${sign} _ ${framed[at + 2]}`);
  }
  features.add(sequence.length < 4 ? 'short' : sequence.length > 12 ? 'long' : 'middling');
  return [...features].map((feature) => feature.replaceAll(/[`$\\\t\n]/g, '§'));
}
