import type { Family } from './family.ts';

/** Example sentences for this family, shown at the start. */
export function examplesFor({ household }: Pick<Family, 'household'>): string {
  const child = household.find(({ memberType }) => memberType === 'child')?.name;
  const whose = child ? ` for ${child}` : '';
  return [
    `- dentist${whose} on Friday at 3`,
    '- add milk and eggs to the list',
    '- remind me to sign the slip tomorrow',
    '- what is for dinner on Thursday?',
  ].join('\n');
}
