import type { CardField } from '../../../card-contract.ts';

type Field = Pick<CardField, 'name' | 'options'>;

/** What may be chosen on a card, by its label or by other words for it. */

/** An option that is named in the words, if exactly one is. */
export function optionIn({ options }: Field, words: string): string | undefined {
  const said = ` ${words
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `;
  const named = options.filter(({ value, label }) => {
    if (value.toLowerCase() === 'other') return false;
    const name = label
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
      .trim();
    return name !== '' && said.includes(` ${name} `);
  });
  return named.length === 1 ? named[0]?.value : undefined;
}

/** Other words for an option. */
const meaning: Record<string, Record<string, string>> = {
  billingFrequency: {
    annual: 'annually',
    yearly: 'annually',
    'a year': 'annually',
    'per year': 'annually',
    'a month': 'monthly',
    'per month': 'monthly',
    'a quarter': 'quarterly',
  },
  status: {
    pause: 'paused',
    'on hold': 'paused',
    cancel: 'cancelled',
    canceled: 'cancelled',
    cancelling: 'cancelled',
    reactivate: 'active',
    resume: 'active',
    unpause: 'active',
  },
  relationship: {
    relative: 'family',
    cousin: 'family',
    aunt: 'family',
    uncle: 'family',
    nephew: 'family',
    niece: 'family',
    brother: 'family',
    sister: 'family',
    'in-law': 'family',
    neighbor: 'friend',
    colleague: 'friend',
    coworker: 'friend',
    teacher: 'friend',
    buddy: 'friend',
    classmate: 'friend',
    friends: 'friend',
  },
  petType: { puppy: 'dog', kitten: 'cat', bunny: 'rabbit' },
  mealType: { supper: 'dinner', tea: 'dinner', lunchtime: 'lunch' },
  travelType: { 'road trip': 'road-trip', abroad: 'international', driving: 'road-trip', 'by car': 'road-trip' },
};

/** An option that is named, and the words without it. */
export function optionSaid(field: Field, words: string): { value: string; rest: string } | undefined {
  const named = optionIn(field, words);
  const label = field.options.find(({ value }) => value === named)?.label.toLowerCase();
  const plain = ` ${words.toLowerCase()} `.replaceAll(/[^\p{L}\p{N}'-]+/gu, ' ');
  if (named !== undefined && label) return { value: named, rest: plain.replace(label, '').trim() };
  const other = Object.entries(meaning[field.name] ?? {}).find(([word]) => plain.includes(` ${word} `));
  return other && field.options.some(({ value }) => value === other[1])
    ? { value: other[1], rest: plain.replace(other[0], '').trim() }
    : undefined;
}
