import { numberOf, type Span } from '../when/tokens.ts';
import { type Draft, take, takeEach, takeWhen } from './draft.ts';

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
