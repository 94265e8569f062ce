import type { Rating } from '#capabilities/meals/rating-contract.ts';
import { recipesApi } from '#capabilities/recipes/contract.ts';
import { addDays, type CalendarDate } from '#core/dates.ts';
import type { Values } from '../../tools/tool.ts';
import type { Context, Reader } from '../reader.ts';
import { recipeOfKind, recipesNamed } from '../recipes/words.ts';
import { peopleIn } from '../words/names.ts';

/** How a dinner was: 'we didn't like the lentil soup', 'Mia loved the tacos', 'the chili was a hit'. */

interface Said {
  who: string;
  dish: string;
  rating: Rating;
}

const thought =
  /^(.{1,40}?) (?:really |just |absolutely |all )?(loved|liked|enjoyed|adored|hated|disliked|(?:didn't|did not)(?: really)? (?:like|love|enjoy|care for)) (.{2,60})$/;
const was =
  /^(?:the|our|that|last night's|yesterday's|tonight's) (.{2,60}?) (?:was|were) (?:really |just |so |only |such )?(.{2,20})$/;
const never = /^(?:please )?(?:don't|do not|never) (?:make|cook|plan|suggest)(?: us)? (.{2,60}?)(?: ever)? again$/;

const verdicts: Record<Rating, readonly string[]> = {
  liked: ['loved', 'liked', 'enjoyed', 'adored', 'a hit', 'a big hit', 'a huge hit', 'delicious', 'great', 'amazing'],
  'all right': ['ok', 'okay', 'all right', 'alright', 'so-so', 'fine'],
  'not again': ['hated', 'disliked', 'a flop', 'awful', 'terrible', 'horrible', 'disgusting', 'gross', 'not a hit'],
};

function ratingOf(verdict: string): Rating | undefined {
  if (/^(?:didn't|did not)\b/.test(verdict)) return 'not again';
  return (Object.keys(verdicts) as Rating[]).find((rating) => verdicts[rating].includes(verdict));
}

function saidIn(lower: string): Said | undefined {
  const [, who = '', verb = '', object = ''] = thought.exec(lower) ?? [];
  const [, subject = '', verdict = ''] = was.exec(lower) ?? [];
  const [, unwanted = ''] = never.exec(lower) ?? [];
  if (unwanted) return { who: 'we', dish: unwanted, rating: 'not again' };
  const rating = ratingOf(verb || verdict);
  return rating && { who: who || 'we', dish: object || subject, rating };
}

const tail = / (?:last night|yesterday|tonight|today|for dinner|for supper|at all|very much|so much|a lot)$/;

/** The words without those about when and how much. */
function withoutTail(said: string): string {
  const [ending = ''] = tail.exec(said) ?? [];
  return ending ? withoutTail(said.slice(0, -ending.length)) : said;
}

/** The day if it was said; otherwise the tool finds out when it was eaten. */
function dayIn(said: string, today: CalendarDate): { date?: CalendarDate } {
  if (/\b(?:last night|yesterday)\b/.test(said)) return { date: addDays(today, -1) };
  return /\b(?:tonight|today)\b/.test(said) ? { date: today } : {};
}

const everyone = /^(?:we|i|everyone|everybody|all of us|the family|the whole family|my family)$/;

/** A card for each of those who say so; one without a member for the family. Nothing if somebody else is meant. */
function speakersIn(who: string, { asked, household }: Context): Values[] {
  if (everyone.test(who)) return [{}];
  const { people, without } = peopleIn(who, household, asked.today);
  const isOther = without.trim() !== '' || people.some(({ memberType }) => memberType === 'pet');
  return isOther ? [] : people.map(({ id }) => ({ memberId: id }));
}

export const ratingReader: Reader = async ({ text }, context) => {
  // In full, because the 'ok' at the end is no politeness here.
  const lower = text.toLowerCase().replaceAll('’', "'");
  const said = saidIn(withoutTail(lower));
  if (!said) return undefined;
  const recipes = await context.asked.look(recipesApi.list);
  const named = recipesNamed(recipes, said.dish);
  const [recipe, another] = named.length > 0 ? named : recipeOfKind(recipes, said.dish);
  const speakers = recipe && !another ? speakersIn(said.who, context) : [];
  if (!recipe || speakers.length === 0) return undefined;
  const values = { recipeId: recipe.id, rating: said.rating, ...dayIn(lower, context.asked.today) };
  return speakers.map((speaker) => ({
    kind: 'propose',
    tool: 'rate_meal',
    values: { ...values, ...speaker },
    quote: text,
  }));
};
