import type { HouseholdMember } from '#capabilities/household/contract.ts';
import type { Values } from '../tools/tool.ts';
import type { Put } from './card-rooms.ts';
import { type Draft, take } from './frames/draft.ts';
import { isChild, takePeople, takeSelf } from './frames/people-said.ts';
import { numberOf } from './when/tokens.ts';
import type { Mention } from './words/names.ts';

const childrenFields = new Set(['affectedChildren', 'traveler', 'childIds']);

export function putPeople(draft: Draft, values: Values, name: string | undefined, put: Put) {
  if (!name) return;
  const { words, mentions, meanings } = draft.found;
  // 'take Bran, no sorry, take Archie'
  const repair = meanings.find(({ meaning }) => meaning === 'repair');
  const isTakenBack = ({ next }: Mention) =>
    repair && next <= repair.first && mentions.some(({ first }) => first >= repair.next);
  const denied = mentions.filter(
    (one) => /^(?:not|than|of)$/.test(words[one.first - 1]?.word ?? '') || isTakenBack(one),
  );
  // 'only for the twins, Jaylen is at his game'
  const told = mentions.filter(
    ({ first, next }) => first > 0 && /^(?:is|has|goes|stays)$/.test(words[next]?.word ?? ''),
  );
  const others = told.length < mentions.length ? told : [];
  for (const mention of [...denied, ...others]) take(draft, mention);
  const people = takePeople(draft, (one) => !childrenFields.has(name) || isChild(one));
  // 'Excuse me, I meant 4' is not about the user.
  const isSelf = people.length === 0 && (draft.found.self?.spans.length ?? 0) > 0;
  const self = isSelf ? takeSelf(draft) : undefined;
  const who = self ? [self] : people;
  const present = values[name];
  const nameOf = (one: HouseholdMember) => (name === 'childIds' ? one.id : one.name);
  if (Array.isArray(present) || listFields.has(name)) {
    const changed = changedCompany(draft, Array.isArray(present) ? present : [], {
      named: who.map(nameOf),
      denied: denied.flatMap((mention) => mention.who.map(nameOf)),
    });
    if (who.length + denied.length > 0 && changed.length > 0) put(name, changed);
    return;
  }
  const [first] = who;
  if (first) put(name, name === 'traveler' ? first.name : first.id);
}
const listFields = new Set(['affectedChildren', 'childIds']);

/** Who comes along or doesn't: 'David isn't coming', 'Nora too', 'not Mum'. */
function changedCompany(
  { found }: Draft,
  present: readonly string[],
  { named, denied }: { named: readonly string[]; denied: readonly string[] },
): string[] {
  const left = present.filter((name) => !denied.includes(name));
  const isOut = /\b(?:isn't|can't|won't|without|stays?|staying|not (?:coming|going))\b/i.test(found.text);
  if (isOut) return left.filter((name) => !named.includes(name));
  const isMore =
    named.length === 0 ||
    /\b(?:too|also|as well|comes?|coming|joins?|plus|and|with (?:him|her|them|us|me))\b/i.test(found.text);
  return isMore ? [...new Set([...left, ...named])] : [...named];
}

/** '3', 'three'; but 'that one' tells no number. */
const countIn = (word: string) => (/^\d/.test(word) ? word : /^(?:an?|one)$/.test(word) ? undefined : numberOf(word));

/** '3 gallons' */
export function amountIn({ found, used }: Draft): string | undefined {
  const at = found.words.findIndex(({ word }) => countIn(word) !== undefined);
  const [number, unit] = [found.words[at], found.words[at + 1]];
  if (!number) return undefined;
  const isUnit = unit && !unit.isSmall && !used.has(at + 1) && /^\p{L}/u.test(unit.word);
  return `${countIn(number.word)}${isUnit ? found.text.slice(number.to, unit.to) : ''}`;
}

/** Another amount for the item mentioned last: '3 bottles'. */
export function linesWith(draft: Draft, lines: readonly string[]): string[] | undefined {
  const last = lines.at(-1);
  const amount = amountIn(draft);
  if (!last || !amount) return undefined;
  const words = new Set(amount.toLowerCase().split(' '));
  draft.found.words.forEach(({ word }, at) => {
    if (words.has(String(countIn(word) ?? word))) draft.used.add(at);
  });
  const line = amount.includes(' ')
    ? `${amount} of ${last.replace(/^\d+(?:[.,]\d+)? (?:\S+ of )?/, '')}`
    : `${amount} ${last.replace(/^\d+(?:[.,]\d+)? /, '')}`;
  return [...lines.slice(0, -1), line];
}
