import { dayDate, shortDay } from '#core/dates.ts';
import type { Clause, Waiting } from '../reader.ts';

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
  const place = lower.split(' ').length <= 4 ? ordinals.find(([pattern]) => pattern.test(lower)) : undefined;
  const placed = place && choices.at(place[1]);
  if (placed) return [placed];
  const scored = choices.map((choice) => ({ choice, score: likeness(choice.label, said) }));
  const best = Math.max(...scored.map(({ score }) => score));
  const fitting = scored.filter(({ score }) => score === best);
  return best > 0 && fitting.length === 1 ? fitting.map(({ choice }) => choice) : undefined;
}

/** 'not Leo's, the other one' */
function otherThan(choices: readonly Choice[], said: Clause): Choice[] | undefined {
  const [denied] = chosenOf(choices, said) ?? [];
  const left = choices.filter((choice) => choice !== denied);
  return denied && left.length === 1 ? left : undefined;
}

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
