import { dayDate, shortDay } from '#core/dates.ts';
import { clauseOf } from '../message/clause.ts';
import { beginsRequest } from '../message/requests.ts';
import type { Clause, Context, Reading, Waiting } from '../reader.ts';
import { keptRecords } from '../records/kept-records.ts';
import { splitWords } from '../words/words.ts';

type Choice = Extract<Waiting, { kind: 'choice' }>['choices'][number];

/** In digits it could be a day: 'the 2nd'. */
const ordinals: [RegExp, number][] = [
  [/\b(first|earlier|former|sooner)\b|\b1st one\b|^1$/, 0],
  [/\bsecond\b|\b2nd one\b|^2$/, 1],
  [/\bthird\b|\b3rd one\b|^3$/, 2],
  [/\b(last|later|latter)\b/, -1],
];

/** The choice that the words mean: by its place, its day, its person or its words. */
export function chosenOf(choices: readonly Choice[], said: Clause): Choice[] | undefined {
  const lower = said.lower.replace(/ (?:of|out of) (?:the two|them|those|those two|these)$/, '');
  const isOther = /^(?:no,? )?(?:the )?other(?: one)?\b/.test(lower);
  const denied = /^(?:no,? )?not (?:the )?(.+?)(?:[,.;]|$)/.exec(lower)?.[1];
  if (denied) return otherThan(choices, { ...said, lower: denied });
  if (isOther) return undefined;
  const whole = choices.find(({ label }) => /^all\b/.test(label));
  if (/^(both|all|every|all of them|both of them|all of it|the whole|for good|completely|altogether)\b/.test(lower))
    return whole ? [whole] : [...choices];
  const named = choices.filter(({ label }) => lower.startsWith(label.split(',')[0] ?? label));
  if (named.length === 1) return named;
  // Of one alone there is no first: 'first week of August'.
  const place =
    choices.length > 1 && lower.split(' ').length <= 4 ? ordinals.find(([pattern]) => pattern.test(lower)) : undefined;
  const placed = place && choices.at(place[1]);
  if (placed) return [placed];
  const scored = choices.map((choice) => ({ choice, score: likeness(choice.label, said) }));
  const best = Math.max(...scored.map(({ score }) => score));
  const fitting = scored.filter(({ score }) => score === best);
  return best > 0 && fitting.length === 1 ? fitting.map(({ choice }) => choice) : undefined;
}

/** Several that are named one by one: 'milk and eggs'. What is not among them is not passed over. */
export function chosenIn(
  choices: readonly Choice[],
  said: Clause,
  { household, asked }: Context,
): Choice[] | undefined {
  // 'move swim to Friday starting next week' says nothing of how much of it goes.
  const isRequest = said.lower.split(' ').length > 4 && beginsRequest(said.text, '', true);
  if (isRequest && choices.some(({ values }) => values.reach)) return undefined;
  const isOne = choices.some(({ label }) => label.toLowerCase().includes(said.lower));
  const parts = isOne || !/ and /i.test(said.text) ? [] : splitWords(said.text);
  if (parts.length < 2) return chosenOf(choices, said);
  const named = parts.map((part) => chosenOf(choices, clauseOf(part, household, asked)));
  return named.every((one) => one?.length === 1) ? [...new Set(named.flatMap((one) => one ?? []))] : undefined;
}

/** 'the one at 5' */
export async function atItsHour(choices: readonly Choice[], said: Clause, { asked }: Context) {
  if (!said.when.time || !/^(?:the )?(?:one )?at /.test(said.lower)) return undefined;
  const kept = (await keptRecords(asked)).filter(({ time }) => time === said.when.time).map(({ id }) => id);
  const meant = choices.filter(({ values }) => kept.includes(String(values.id)));
  return meant.length === 1 ? meant : undefined;
}

/** 'not Leo's, the other one' */
function otherThan(choices: readonly Choice[], said: Clause): Choice[] | undefined {
  const [denied] = chosenOf(choices, said) ?? [];
  const left = choices.filter((choice) => choice !== denied);
  return denied && left.length === 1 ? left : undefined;
}

/** 'the other one', 'the haircut': words of the question itself do not tell which, so it is asked once more. */
export function stillOpen(waiting: Waiting, { lower }: Clause, { asked }: Context): Reading[] | undefined {
  const question = asked.past.at(-1)?.answer?.split('\n').at(-1);
  const known = new Set([...wordsIn(question ?? ''), ...wordsIn(waiting.quote), ...vague]);
  const isOpen = question?.endsWith('?') && lower.split(' ').length <= mostVague;
  return question && isOpen && wordsIn(lower).every((word) => known.has(word))
    ? [{ kind: 'ask', question, waiting }]
    : undefined;
}

const mostVague = 4;
const vague = ['the', 'other', 'one', 'that', 'this', 'my', 'our', 'please'];
const wordsIn = (text: string) =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}']+/u)
    .filter(Boolean);

const small = new Set(
  'the one on for of it please that with a an his her at in to and just no not my our day appointment'.split(' '),
);

function likeness(label: string, { lower, people, when }: Clause): number {
  const known = label
    .toLowerCase()
    .replaceAll("'s", '')
    .split(/[^\p{L}\p{N}]+/u);
  const words = lower
    .replaceAll("'s", '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word && !small.has(word));
  const matched = words.filter((word) => known.includes(word) || known.includes(word.replace(/s$/, '')));
  const byPerson = people.filter(({ name }) => known.includes(name.toLowerCase())).length * 2;
  const byDay = !when.date
    ? 0
    : [shortDay(when.date), dayDate(when.date)].some((day) => label.includes(day))
      ? 3
      : label.includes(shortDay(when.date).slice(0, 3))
        ? 1
        : 0;
  const byNearness = /\b(only|just|next|this)\b/.test(lower) && label.startsWith('only') ? 1 : 0;
  return matched.length + byPerson + byDay + byNearness;
}
