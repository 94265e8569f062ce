import { tokensOf } from '../when/tokens.ts';
import { type Family, familyAt } from './families.ts';

const changing = new Set<Family | undefined>(['move', 'now', 'miss']);

/** Whether anything says that something is to be otherwise than it was: 'football at 4' may be another one. */
export function saysChange(lower: string): boolean {
  const tokens = tokensOf(lower);
  return tokens.some((_, at) => changing.has(familyAt(tokens, at, tokens.length)?.family));
}
