import type { HouseholdMember } from '#capabilities/household/contract.ts';
import type { BrainRequest } from '../../tools/brain.ts';
import { rewordings } from '../lexicon/rewordings.ts';
import { type Days, spanAsked } from '../when/span.ts';
import { whenIn } from '../when/when.ts';
import { peopleIn } from '../words/names.ts';
import { withoutPoliteness } from '../words/polite.ts';
import { endAt, says } from '../words/says.ts';
import { contentWords, plainWords } from './question-words.ts';
import { whenAsked } from './when-asked.ts';

/** 'still paused right', 'eggs on the list or nah' */
function withoutTag(plain: string): string {
  const words = plain.split(' ');
  const at = words.findIndex((_, place) => place > 0 && endAt(words, place, 'tag') === words.length);
  return at === -1 ? plain : words.slice(0, at).join(' ');
}

function asAsked(plain: string): string {
  const said = rewordings.reduce((rest, [pattern, words]) => rest.replace(pattern, words), plain);
  const statement = withoutTag(said);
  return statement === said || says(statement, 'asking') ? statement : `is ${statement}`;
}

/** A parsed question, as the topics get it. */
export interface Question {
  /** In lower case, without apostrophes and punctuation: 'whats on mias list'. */
  plain: string;
  /** The words that say what it is about: without question words, household names, dates and times. */
  words: string[];
  /** Those of the words that are no date or time: 'thanksgiving' is a day and may also be a title. */
  untimed: string[];
  people: HouseholdMember[];
  /** Everyone who is meant, but the user only if named: questions about 'me' usually concern the family. */
  others: HouseholdMember[];
  span: Days | undefined;
  time: string | undefined;
  household: readonly HouseholdMember[];
  asked: BrainRequest;
  /** No topic knows more, so an answer may say that nothing is kept under this name. */
  isLast: boolean;
}

/** Answers one kind of question; undefined if the question is of another kind. */
export type Topic = (question: Question) => Promise<string | undefined> | string | undefined;

export const isSelf = ({ relationship }: HouseholdMember) => relationship === 'self';

/** In a question, an ambiguous word is more likely a name than in a request: 'what breed is biscuit'. */
const isAskedFor = (plain: string, { name }: HouseholdMember) =>
  plain.split(' ').some((word, at, words) => {
    const [before = '', after = ''] = [words[at - 1], words[at + 1]];
    if (word === `${name.toLowerCase()}s`) return /^(breed|age|birthday|birthdate|notes)$/.test(after);
    return word === name.toLowerCase() && /^(is|does|was|for|has|about|old)$/.test(before);
  });

/** "how old's Leo", "what number's the vet" */
const shortIsPattern = /^((?:how|what|which) \p{L}+)['’]s\b/u;

/** 'between Dec 1 and Dec 5' */
const betweenPattern = /\bbetween (.{3,25}) and /;

/** Who 'she' is: the only person named in this message, or else in the last one. */
function lastNamed({ message, past, today }: BrainRequest, household: readonly HouseholdMember[]): HouseholdMember[] {
  const messages = [message, past.at(-1)?.message ?? ''];
  const named = messages.map((said) => peopleIn(said, household, today).filter((person) => !isSelf(person)));
  return named.find((people) => people.length === 1) ?? [];
}

function cardBefore(plain: string, asked: BrainRequest): { date?: string; time?: string } {
  const last = says(plain, 'leaning') ? asked.past.at(-1) : undefined;
  const fields = last?.proposals.at(-1)?.fields ?? [];
  // 'what time is basketball?' followed by 'is Marcus free then?': refers to the time of the only entry in the last
  // answer.
  const isTold = last?.proposals.length === 0 && last.answer && !last.answer.includes('\n');
  if (isTold) {
    const { when } = whenIn((last.answer ?? '').replace(/, every \w+\.?$/, ''), asked);
    return { ...(when.date && { date: when.date }), ...(when.time && { time: when.time }) };
  }
  const [date, time] = ['date', 'time'].map((kind) => fields.find((field) => field.kind === kind)?.value);
  return { ...(typeof date === 'string' && { date }), ...(typeof time === 'string' && { time }) };
}

export function questionOf(
  text: string,
  { asked, household, isLast }: Pick<Question, 'asked' | 'household' | 'isLast'>,
): Question {
  const polite = withoutPoliteness(text);
  const lower = polite.toLowerCase();
  const said = peopleIn(polite, household, asked.today);
  const { when, untimed } = whenAsked(polite, said, asked);
  const plain = asAsked(plainWords(lower.replace(shortIsPattern, '$1 is')).join(' '));
  const named = household.filter((member) => said.includes(member) || isAskedFor(plain, member));
  const people = named.length > 0 || !says(plain, 'pronoun') ? named : lastNamed(asked, household);
  const before = cardBefore(plain, asked);
  // 'What else is on that day' refers to the day mentioned before.
  const span =
    spanAsked(lower.replace(betweenPattern, 'from $1 to '), asked) ??
    (says(plain, 'thatDay') ? spanAsked(asked.message, asked) : undefined) ??
    (before.date ? { from: before.date, to: before.date } : undefined) ??
    (says(plain, 'thatWeekend') ? spanAsked('this weekend', asked) : undefined);
  // 'What is everyone doing' asks for all entries.
  const isOfAll =
    people.some(isSelf) && people.length >= household.filter(({ memberType }) => memberType !== 'pet').length;
  const words = contentWords(plain.replace(/\bafter school\b/, 'afternoon'), people);
  const rest = new Set(plainWords(untimed));
  return {
    plain,
    words,
    untimed: words.filter((word) => rest.has(word)),
    people,
    others: people.filter(
      (person) =>
        !isOfAll && (!isSelf(person) || contentWords(plain, [person]).length < contentWords(plain, []).length),
    ),
    span,
    time: when.time ?? before.time,
    household,
    asked,
    isLast,
  };
}
