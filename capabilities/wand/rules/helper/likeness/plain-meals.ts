import { mealMeant } from '../meals/words.ts';
import type { Clause } from '../reader.ts';
import { meaningOf } from '../records/find-record.ts';
import type { Titles } from '../records/titles.ts';

/** What is to be cooked, in plain words. */

/** What is denied, or was eaten already. */
const unwanted = /\b(?:than|instead of|in place of|not|no|ate|had|made|cooked|was|were)\b|n't\b/;
const denials = ['instead of the', 'instead of', 'in place of', 'rather than', 'not the', 'not', 'no'];
/** The only dish that is named and not denied: 'not lemon pasta on wednesday please. tacos.' */
export function dishPlanned({ lower, when }: Clause, titles: Titles): string | undefined {
  const dishes = [...titles.values()].filter(({ kind }) => kind === 'recipe').map(({ title }) => title.toLowerCase());
  const denied = dishes.flatMap((dish) => denials.map((denial) => `${denial} ${dish}`));
  const rest = denied.reduce((text, words) => text.replace(words, ''), lower);
  const said = meaningOf(rest);
  const [dish, ...others] = dishes.filter((one) => meaningOf(one).every((word) => said.includes(word)));
  const isClear = dish && others.length === 0 && when.date && !unwanted.test(rest);
  return isClear ? `${dish} for ${mealMeant(lower) ?? 'dinner'} on ${when.date}` : undefined;
}
