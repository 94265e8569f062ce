import { dayDate } from '#core/dates.ts';
import { missing } from '../question-back.ts';
import type { Clause, Context, Reading } from '../reader.ts';
import { request } from '../words/phrases.ts';
import { plannedMeal } from './plan.ts';
import { hasFood, mealNamed, plannedMeals, withPlainMeals } from './words.ts';

/** Who cooks, without what: 'David is cooking on Wednesday', "it's David's turn to make dinner on Friday". The plan keeps what is eaten. */

const cooks =
  /^(?:(?:'s|is|'ll|will|can|should|has|says? (?:he|she)|it's|turn|night|to|be|gonna|going) ){0,4}(?:cooks?|cooking|makes?|making|does|do|doing|grills?|grilling|bbqs?|bbqing|barbecuing|in charge of|on)(?: (?:the |our )?(?:breakfast|lunch|dinner|supper|cooking|duty)){0,2}$/i;
const speaksOfIt = /\bcook|\bgrill|\bbbq|\bbarbec|\b(?:breakfast|lunch|dinner|supper)\b/;

export async function whoCooks(clause: Clause, context: Context): Promise<Reading[] | undefined> {
  const { lower, bare, people, when, text } = clause;
  const { date, time } = when;
  const [said = '', ...dishes] = withPlainMeals(request(bare)).split(/[,:] /);
  if (people.length !== 1 || !date || time || !speaksOfIt.test(lower) || !cooks.test(said.trim())) return undefined;
  const mealType = mealNamed(lower) ?? 'dinner';
  // "David's doing dinner on Thursday, spag bol"
  const dish = dishes.join(', ');
  if (dish)
    return hasFood(dish)
      ? plannedMeal({ ...clause, untimed: `${dish} for ${mealType}`, people: [] }, context)
      : undefined;
  const planned = (await plannedMeals(context, date)).filter((one) => one.date === date && one.mealType === mealType);
  if (planned.length > 0)
    return [
      {
        kind: 'answer',
        text: `${notKept} ${planned.map(({ name }) => name).join(', ')} is planned for ${mealType} on ${dayDate(date)}.`,
      },
    ];
  return missing(
    `${notKept} What will be for ${mealType} on ${dayDate(date)}?`,
    'plan_meal',
    { date, mealType },
    'note',
    text,
  );
}

const notKept = 'I do not keep who cooks, only what there is.';
