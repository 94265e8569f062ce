import { clauseOf } from '../message/clause.ts';
import type { Clause, Context, Reading } from '../reader.ts';
import { withoutArticle } from '../words/words.ts';
import { plannedMeal } from './plan.ts';
import { placesOf } from './words.ts';

/** What stands in the plan is not wanted, and something else is: 'nobody wants meatloaf, do spaghetti'. */

const unwanted =
  /^(?:(?:\p{L}{2,20}|the kids|no one)(?: really)? (?:wants?|likes?|hates?|don't want|doesn't want|won't eat|can't stand)|(?:i'm|we're|everyone's|not|we're all) (?:not )?(?:sick of|tired of|over|feeling|fancying|in the mood for)) (?:the |any )?(.{3,30}?),? (?:so |but |and )?(?:let's |lets |just |please )?(?:do|make|have|plan|cook) (.{3,40}?)(?: instead)?$/iu;

export async function otherThanUnwanted({ text }: Clause, context: Context): Promise<Reading[] | undefined> {
  const [, dish = '', other = ''] = unwanted.exec(text) ?? [];
  const [place, ...others] = dish ? await placesOf(withoutArticle(dish), context) : [];
  if (!place || others.length > 0) return undefined;
  const { asked, household } = context;
  const wish = `${other} for ${place.mealType} on ${place.date}`;
  const read = await plannedMeal(clauseOf(wish, household, asked), context);
  return read?.map((one) => (one.kind === 'propose' ? { ...one, quote: text } : one));
}
