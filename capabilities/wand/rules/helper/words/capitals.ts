import type { HouseholdMember } from '#capabilities/household/contract.ts';
import type { Step } from '../reader.ts';
import { isAlsoWord } from './names-also-words.ts';

/** How what she typed in small letters is written on a card: "Sign Zoe's form", 'PTA meeting'. */

const initialisms = new Set('pta pto hbo nyt tv dmv iep er mri'.split(' '));
const titles = ['title', 'note', 'serviceName'];

/** The steps with capitals for those of the household, and for what is always written in them. */
export function withCapitals(steps: readonly Step[], household: readonly HouseholdMember[]): Step[] {
  const names = new Map(household.map(({ name }) => [name.toLowerCase(), name]));
  const written = (text: string) =>
    text.replaceAll(/(?<![\p{L}'-])\p{L}{1,60}(?![\p{L}-])/gu, (word) => {
      const lower = word.toLowerCase();
      if (initialisms.has(lower)) return word.toUpperCase();
      return (isAlsoWord(lower) ? undefined : names.get(lower)) ?? word;
    });
  return steps.map((step) => {
    if (step.kind !== 'propose' && step.kind !== 'revise') return step;
    const own = titles.flatMap((field) => {
      const value = step.values[field];
      return typeof value === 'string' ? [[field, written(value)]] : [];
    });
    return { ...step, values: { ...step.values, ...Object.fromEntries(own) } };
  });
}
