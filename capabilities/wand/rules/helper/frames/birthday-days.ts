import { capitalize } from '#core/capitalize.ts';
import { numberOf, type Span } from '../when/tokens.ts';
import { clausesOf } from './clauses.ts';
import { type Draft, has, take, takeEach, takeWhen, takeWords } from './draft.ts';
import { meaningsIn } from './meanings.ts';
import { takeFrom } from './new-name.ts';
import { runsOf, takeRun } from './titles.ts';

/** The words about the party: from 'party' to where the message returns to the birthday. */
export function partySpan(draft: Draft): Span | undefined {
  const { words, meanings } = draft.found;
  const party = meanings.find(({ meaning }) => meaning === 'party');
  if (!party) return undefined;
  const clause = clausesOf(draft).find(
    ({ first, next }) => first > party.first && meaningsIn(draft, { first, next }, 'birthday').length > 0,
  );
  return { first: party.first, next: clause?.first ?? words.length };
}

const spansOutside = (draft: Draft, { first, next }: Span): Span[] =>
  [
    { first: 0, next: first },
    { first: next, next: draft.found.words.length },
  ].filter((span) => span.first < span.next);

/** When and where the party is, from its own words only. */
export function takeParty(draft: Draft, span: Span) {
  const when = takeWhen(draft, spansOutside(draft, span));
  const isSameDay = has(draft, /\bsame day\b/i);
  takeWords(draft, 'same');
  return { partyDate: when.date, partyTime: when.time, isSameDay, partyLocation: takePartyPlace(draft, span.first) };
}

/** Where the party is: after the last 'at' or 'to', or else the last capitalized name: 'location: Riverside Grill'. */
export function takePartyPlace(draft: Draft, from = 0): string | undefined {
  const isLead = (word: string, at: number) => at >= from && /^(?:at|to)$/.test(word) && !isDenied(draft, at);
  const leads = draft.found.words.flatMap(({ word }, at) => (isLead(word, at) ? [at] : []));
  for (const at of leads.toReversed()) {
    const place = takeFrom(draft, at + 1);
    if (place) return capitalize(place.replace(/^the /i, ''));
  }
  const run = runsOf(draft).findLast(({ text, first }) => first >= from && /^\p{Lu}/u.test(text));
  takeRun(draft, run);
  return run?.text;
}

/** "isn't at the bounce house" */
const isDenied = ({ found: { words } }: Draft, at: number) =>
  [at - 1, at - 2].some((one) => /n't$|^not$|^longer$/.test(words[one]?.word ?? ''));

const yearPattern = /\b(19\d\d|20[0-2]\d)\b/;

const turningPattern = /^(?:turns?|turning|turned)$/;

const becomingPattern = /^(?:be|is|becomes|to)$/;

interface AgeInText extends Span {
  age: number;
  isOver: boolean;
}

/** 'turns 8', 'will be ninety', 'her 60th birthday'. A number that belongs to a date is not an age: 'is 9 January'. */
function ageIn({ found: { words, when } }: Draft): AgeInText | undefined {
  for (let at = 1; at < words.length; at++) {
    const age = numberOf(words[at]?.word);
    const before = words[at - 1]?.word ?? '';
    const behind = words[at + 1];
    if (age === undefined || age < 1 || age > 110 || /^an?$/.test(words[at]?.word ?? '')) continue;
    const isOrdinal = Boolean(behind?.isGlued) && /^(?:st|nd|rd|th)$/.test(behind?.word ?? '');
    if (isOrdinal && /^(?:birthday|bday)$/.test(words[at + 2]?.word ?? ''))
      return { first: at, next: at + 2, age, isOver: false };
    if (turningPattern.test(before) && !isOrdinal) return { first: at, next: at + 1, age, isOver: before === 'turned' };
    const isOfDay = when.some(({ first, next }) => first <= at && at < next);
    if (becomingPattern.test(before) && !isOrdinal && !isOfDay) return { first: at, next: at + 1, age, isOver: false };
  }
  return undefined;
}

/** Counts back from the birthday that is meant, the next or the last one. */
function birthdateFromAge(date: string, today: string, { age, isOver }: AgeInText): string {
  const year = Number(date.slice(0, 4));
  const coming = date < today ? year + 1 : year;
  return `${(isOver && date > today ? year - 1 : coming) - age}${date.slice(4)}`;
}

export function takeBirthdate(draft: Draft, without: readonly Span[] = []): string | undefined {
  const { text } = draft.found;
  const [, year] = yearPattern.exec(text) ?? [];
  const age = ageIn(draft);
  if (age) take(draft, age);
  const { date } = takeWhen(draft, age ? [...without, age] : without);
  takeEach(draft, ({ word }) => word === year);
  if (!date) return undefined;
  if (year) return `${year}${date.slice(4)}`;
  return age ? birthdateFromAge(date, draft.family.clock.today, age) : date;
}
