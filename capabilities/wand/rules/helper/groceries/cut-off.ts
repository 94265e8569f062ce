import { without } from '../words/phrases.ts';
import { withoutArticle } from '../words/words.ts';
import { foodsIn } from './words.ts';

const leadsOn = / (?:with|without|for|of|on|in|about|at|from|or|not|no)$/i;
const goesOn = /(?:,| and|, and| &)$/i;

/** The end of a list, or of words that belong together, whose beginning was taken for something else: nothing of it may be lost. */
export function isCutOff([first = '']: readonly string[], text: string, message: string): boolean {
  if (!withoutArticle(text).toLowerCase().startsWith(first.toLowerCase())) return false;
  const before = ` ${message.split(text)[0]}`.trimEnd();
  const last = goesOn.test(before) ? foodsIn(without(before, goesOn)).at(-1) : undefined;
  return leadsOn.test(before) || (last !== undefined && without(before, goesOn).endsWith(last));
}
