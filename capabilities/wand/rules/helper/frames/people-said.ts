import type { HouseholdMember } from '#capabilities/household/contract.ts';
import { capitalize } from '#core/capitalize.ts';
import type { Span } from '../when/tokens.ts';
import { textOf } from './clauses.ts';
import { type Draft, isFree, says, take } from './draft.ts';
import { isWhenAt, meaningAt } from './meanings.ts';

/** Household members who are named. Uses their names and the words before them, such as 'for'. */
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

/** The user, if the message says so. */
export function takeSelf(draft: Draft): HouseholdMember | undefined {
  const { self } = draft.found;
  for (const span of self?.spans ?? []) if (isFree(draft, span)) take(draft, span);
  return self?.who;
}

/** The name of someone outside the household: 'Aunt Carol', 'Mrs. Alvarez', the 'Zoe' of "Mia's friend Zoe". */

const prepositionPattern = /^(?:at|from|in|on|as|by)$/;

const isOfHousehold = ({ family }: Draft, word: string) =>
  family.household.some(({ name }) => name.toLowerCase() === word.replace(/'s?$/, ''));

const isPartOfName = (draft: Draft, at: number) => {
  const { words } = draft.found;
  const { word = '', isSmall = true, isGlued = false } = words[at] ?? {};
  if (draft.used.has(at) || isWhenAt(draft, at) || isOfHousehold(draft, word)) return false;
  if (word === '.') return /^(?:mrs?|ms|dr|st)$/.test(words[at - 1]?.word ?? '');
  if (word === '-') return isGlued && Boolean(words[at + 1]?.isGlued);
  return !isSmall && /^\p{L}/u.test(word) && !/n't$/.test(word);
};

function nameCandidates(draft: Draft): Span[] {
  const { words, text } = draft.found;
  const isCapital = (at: number) => /^\p{Lu}/u.test(text.slice(words[at]?.from));
  const isLower = (at: number) => /^\p{Ll}/u.test(text.slice(words[at]?.from)) && !meaningAt(draft, at, 'kin');
  const spans: Span[] = [];
  words.forEach((_, at) => {
    const last = spans.at(-1);
    if (!isPartOfName(draft, at)) return;
    // "Ruby's" ends a name.
    const isOpen = last?.next === at && !/'s$/.test(words[at - 1]?.word ?? '') && !(isCapital(at - 1) && isLower(at));
    if (last && isOpen) last.next = at + 1;
    else spans.push({ first: at, next: at + 1 });
  });
  return spans;
}

function rankOf(draft: Draft, { first, next }: Span): number {
  const { words, text } = draft.found;
  const isCapital = /^\p{Lu}/u.test(text.slice(words[first]?.from));
  const isCapitalWithin = isCapital && first > 0;
  const isAfterKin = meaningAt(draft, first - 1, 'relation', 'kin', 'friend', 'named');
  const isBeforeBirthday =
    meaningAt(draft, next, 'birthday') || /^(?:has|is|was|turns?)$/.test(words[next]?.word ?? '');
  const lead = words[first - 1]?.word ?? '';
  const isArticle = /^(?:the|my|our|a|an)$/.test(lead);
  const to = isArticle ? words[first - 2]?.word : lead;
  return (
    (isCapitalWithin ? 3 : isCapital ? 1.5 : 0) +
    (isAfterKin ? 2 : 0) +
    (meaningAt(draft, first, 'kin') ? 2 : 0) +
    (meaningAt(draft, first - 1, 'named') ? 3 : 0) +
    (isBeforeBirthday ? 2 : 0) +
    (isCapitalWithin && lead === 'is' ? 3 : 0) +
    (to === 'to' || to === 'with' ? 1.5 : 0) -
    (isArticle && to !== 'to' && to !== 'with' && !isCapital ? 1 : 0) -
    (prepositionPattern.test(lead) || prepositionPattern.test(words[first - 2]?.word ?? '') ? 2.5 : 0) -
    (next - first > 3 ? 2 : 0)
  );
}

const nameEndPattern = /(?:[iu]s|ss|es|omas|ucas|olas)$/;

/** 'sams birthday' is Sam's. */
function withoutOwner(name: string, isBeforeBirthday: boolean): string {
  if (/'s$/i.test(name)) return name.slice(0, -2);
  const isOwner = isBeforeBirthday && /^[^\p{Lu}]+s$/u.test(name) && !nameEndPattern.test(name);
  return isOwner ? name.slice(0, -1) : name;
}

export function takeName(draft: Draft): string | undefined {
  const [best] = nameCandidates(draft).toSorted((a, b) => rankOf(draft, b) - rankOf(draft, a));
  if (!best) return undefined;
  take(draft, best);
  const name = withoutOwner(textOf(draft, best), meaningAt(draft, best.next, 'birthday') && says(draft, 'birthday'));
  return name.split(' ').map(capitalize).join(' ');
}
