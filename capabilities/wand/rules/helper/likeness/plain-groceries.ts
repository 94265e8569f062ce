import { amountsIn } from '../groceries/amounts.ts';
import { apartFromList, isOtherList } from '../groceries/naming.ts';
import { withoutPurpose } from '../groceries/tail.ts';
import { foodsIn, holdsShopped, isTidyLine } from '../groceries/words.ts';
import { runsOf, wordSet } from '../guards/left-over.ts';
import type { Clause } from '../reader.ts';
import { meantLines } from '../records/meant-title.ts';
import type { Titles } from '../records/titles.ts';
import { listed } from '../words/words.ts';

/** What is asked of the grocery list, in plain words. */

const denied = /\b(?:no longer|not|stop|any ?more|instead)\b|n't\b/;

/** The only food that is named. */
export function stapled({ lower }: Clause): string | undefined {
  const [food, ...others] = denied.test(lower) ? [] : foodsIn(lower);
  return food && others.length === 0 ? `we always have ${food} at home` : undefined;
}

/** One line of the list, and one amount. */
export function recounted(clause: Clause, titles: Titles): string | undefined {
  const [[line, ...others], [amount, ...further]] = [meantLines(clause, titles), amountsIn(clause.lower)];
  const isOne = line && amount && others.length + further.length === 0 && !denied.test(clause.lower);
  return isOne ? `change ${line} to ${amount}` : undefined;
}

/** All that may be said of things that are to be bought. */
const buying = wordSet(
  `i i'll i'd i'm we we'll we'd we're you can could would will should must might please pls just also too the some more to on onto for from in at need needs want have has get getting buy buying
  grab grabbing fetch add adding put stick pop throw chuck toss bung list grocery groceries shopping shop store supermarket run low out of there our my it's is are that this week now next time today hey hi so oh ok make sure don't forget us me`,
);

/** Nothing but a list of things is left, and most of them are known from shops. */
export function wanted({ lower, when, people }: Clause): string | undefined {
  if (when.time || when.date || people.length > 0 || isOtherList(lower)) return undefined;
  const { rest } = apartFromList(lower.replace(/\bpick(?:ing)? up\b/, 'get'));
  const [things, ...others] = runsOf(withoutPurpose(rest), (word) => buying.has(word));
  if (!things || others.length > 0 || !things.every((thing) => isTidyLine(thing) && thing.split(' ').length < 4))
    return undefined;
  return things.filter(holdsShopped).length * 2 > things.length
    ? `add ${listed(things)} to the grocery list`
    : undefined;
}
