import type { Child } from '#capabilities/household/contract.ts';

const wordsIn = (text: string) => text.toLowerCase().split(/[^\p{L}\p{N}]+/u);

/** The only child whose first name is in the title: "Mia's dentist". Undefined if none or several are. */
export function childInTitle<Named extends Pick<Child, 'name'>>(
  title: string,
  children: readonly Named[],
): Named | undefined {
  const words = wordsIn(title);
  const named = children.filter(({ name }) => words.includes(wordsIn(name.trim())[0] || name));
  return named.length === 1 ? named[0] : undefined;
}
