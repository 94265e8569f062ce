import { lines } from './answers/words.ts';
import type { Family } from './family.ts';

/** Example sentences for this family. */
export function examplesIn({ household }: Pick<Family, 'household'>): string[] {
  const child = household.find(({ memberType }) => memberType === 'child')?.name;
  return [
    `dentist${child ? ` for ${child}` : ''} on Friday at 3`,
    'add milk and eggs to the list',
    'remind me to sign the slip tomorrow',
    'what is for dinner on Thursday?',
  ];
}

export const examplesFor = (family: Family) => lines(examplesIn(family));
