import { clauseOf } from '../message/clause.ts';
import type { Clause, Context, Reading } from '../reader.ts';
import { request } from '../words/phrases.ts';
import { plannedMeal } from './plan.ts';
import { mealNamed, withPlainMeals } from './words.ts';

/** Several meals in one sentence: 'saturday: pancakes for breakfast, tacos for dinner', 'thursday burgers, friday sushi'. */

const days =
  'mon|monday|tue|tues|tuesday|wed|weds|wednesday|thu|thur|thurs|thursday|fri|friday|sat|saturday|sun|sunday|today';
const seams = /[,;.] (?:and |then )?|\n|: | and (?:then )?| then | - /i;
const dayNames = new Set(days.split('|'));
const mealWords = /\b(?:breakfast|brunch|lunch|dinner|supper|snack|meal)s?(?:'s)?\b/gi;
const mealFirst = /^(?:for )?(?:the )?(?:breakfast|brunch|lunch|dinner|supper|snack|meal)s?\b/i;

const isDay = (word: string) => dayNames.has(word.toLowerCase().replace(/'s$|[,:]$/, ''));

/** Also before each day, where the days come first: 'thurs burgers sat sushi'. */
function piecesOf(text: string): string[] {
  return text.split(seams).flatMap((piece) => {
    const words = piece.split(' ').filter(Boolean);
    if (!isDay(words[0] ?? '')) return [piece];
    const starts = [...words.keys()].filter((at) => isDay(words[at] ?? ''));
    // The day goes last: 'sunday roast chicken' is not always a Sunday roast.
    return starts.map((start, index) => {
      const dish = words.slice(start + 1, starts[index + 1]).join(' ');
      return `${dish}${dish ? ' on ' : ''}${words[start]}`;
    });
  });
}

/** Each with the day, and the meal, under which it stands; undefined where one of them is something else. */
export async function eachMeal({ text }: Clause, context: Context): Promise<Reading[] | undefined> {
  const pieces = piecesOf(withPlainMeals(text)).filter((piece) => request(piece) !== '');
  if (pieces.length < 2) return undefined;
  const { asked, household } = context;
  const found: Reading[] = [];
  const days = pieces.flatMap((piece) => clauseOf(piece, household, asked).when.date ?? []);
  // 'soup for lunch and tacos for dinner tomorrow': the only day is that of all.
  let date = days.length === 1 ? days[0] : undefined;
  let meal: string | undefined;
  let isUnder = false;
  for (const piece of pieces) {
    const part = clauseOf(piece, household, asked);
    const own = mealNamed(part.lower);
    const isHeading = request(part.untimed).replaceAll(mealWords, '').trim() === '';
    if (!part.when.date && !own && !isHeading && !isUnder) return undefined;
    isUnder = isHeading;
    date = part.when.date ?? date;
    if (isHeading || mealFirst.test(request(part.untimed))) meal = own ?? meal;
    if (isHeading) continue;
    const whole = `${piece}${own || !meal ? '' : ` for ${meal}`}${part.when.date || !date ? '' : ` on ${date}`}`;
    const read = await plannedMeal(clauseOf(whole, household, asked), context);
    if (!read?.every((one) => one.kind === 'propose' && one.tool === 'plan_meal')) return undefined;
    found.push(...read);
  }
  return found.length > 1 ? found : undefined;
}
