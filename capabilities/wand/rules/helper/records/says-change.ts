import { tokensOf } from '../when/tokens.ts';
import { type Family, familyAt } from './families.ts';

const changing = new Set<Family | undefined>(['move', 'now', 'miss']);

/** 'Opens at 9:30, not at 10', 'they've put it off by a week', 'pull it forward to 9', 'can you make it 6:15' */
const otherwise =
  /\bnot (?:at |on |from )?\d|\bput\b.{1,40}\boff\b|\b(?:pull|pulled|bring|brought)\b.{1,40}\bforward\b|\bmake (?!.{0,40}\b(?:for|with)\b).{2,40} \d/;

/** Whether anything says that something is to be otherwise than it was: 'football at 4' may be another one. */
export function saysChange(lower: string): boolean {
  if (otherwise.test(lower)) return true;
  const tokens = tokensOf(lower);
  return tokens.some((_, at) => changing.has(familyAt(tokens, at, tokens.length)?.family));
}
