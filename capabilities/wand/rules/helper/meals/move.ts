import { addDays, type CalendarDate } from '#core/dates.ts';
import type { Values } from '../../tools/tool.ts';
import type { Clause, Context, Reading } from '../reader.ts';
import { whenIn } from '../when/when.ts';
import { after, request } from '../words/phrases.ts';
import { withoutArticle, withoutEnds } from '../words/words.ts';
import { dishIn } from './dish.ts';
import { mealNamed, type Planned, placesOf, plannedMeals } from './words.ts';

const moves = /^(?:move|shift|push|postpone|delay|switch|swap|trade|reschedule|bump) /i;

const swaps = /^(?:please )?(?:swap|switch|trade)\b/;
/** 'the meatloaf and the pizza should switch days' */
const tradingDays =
  /^(.{2,40} and .{2,40}) (?:should|can|could|need to|have to|will) (?:switch|swap|trade)(?: days| places| around| over)?$/i;
const isNow = / (?:(?:is|are) (?:now|moving|going|moved)|moves?|goe?s?)(?: (?:on|to|for|(from)))? /i;
/** 'the soup on Tuesday is now on Thursday' -> 'the soup on Tuesday to Thursday' */
const nowOn = (said: string) =>
  isNow.test(said) ? said.replace(isNow, (_, from) => (from ? ' from ' : ' to ')) : undefined;

/** 'move the tacos to Thursday', 'swap monday's and tuesday's dinner' */
export async function movedMeal(clause: Clause, context: Context): Promise<Reading[] | undefined> {
  const said = request(clause.text);
  const otherDay = await onOtherDay(clause, context);
  if (otherDay) return otherDay;
  const told = (after(said, moves) ?? tradingDays.exec(said)?.[1] ?? nowOn(said))?.replace(/ back(?= to )/i, '');
  if (told === undefined || clause.when.time !== undefined) return undefined;
  return (await swapped(told, clause, context)) ?? (await moved(told, clause, context));
}

async function moved(told: string, { lower, text }: Clause, context: Context): Promise<Reading[] | undefined> {
  const at = told.lastIndexOf(' to ');
  const target = at < 0 ? undefined : dayIn(told.slice(at + 4), context);
  if (!target?.date || target.rest !== '') return undefined;
  const source = dayIn(told.slice(0, at).replace(/ from /i, ' '), context);
  return movedTo(target.date, await mealsAt(source, lower, context), text);
}

/** Undefined unless one meal is meant. */
function movedTo(date: CalendarDate, [meal, ...others]: readonly Planned[], quote: string): Reading[] | undefined {
  if (!meal || others.length > 0) return undefined;
  return [
    { kind: 'propose', tool: 'plan_meal', values: put(meal, date), quote },
    { kind: 'propose', tool: 'clear_meal', values: { date: meal.date, mealType: meal.mealType }, quote },
  ];
}

const notOn = /,? (?:and |but )?(?:not|instead of|rather than) (?=(?:on )?\p{L}{3,10}[.!]?$)/iu;

/** 'spaghetti on Thursday, not Wednesday', where it stands on Wednesday. */
async function onOtherDay({ text, lower }: Clause, context: Context): Promise<Reading[] | undefined> {
  const [whole = '', behind = ''] = context.asked.message.split(notOn);
  const [wanted = '', old = whole === text ? behind : ''] = request(text).split(notOn);
  const [target, former] = [dayIn(wanted, context), dayIn(withoutEnds(old), context)];
  const dish = withoutArticle(dishIn(target.rest, lower, context.household).words);
  if (!target.date || !former.date || former.rest !== '' || !dish) return undefined;
  return movedTo(target.date, await placesOf(dish, context, former.date), text);
}

async function swapped(told: string, { lower, text }: Clause, context: Context): Promise<Reading[] | undefined> {
  const [left, right, ...more] = told.replace(/ (?:a?round|over)$/i, '').split(/ and | with /i);
  if (!left || !right || more.length > 0) return undefined;
  const days = await Promise.all([dayIn(left, context), dayIn(right, context)].map((day) => nearer(day, context)));
  const [one, other] = await Promise.all(days.map((day) => mealsAt(day, lower, context)));
  const [first, second] = [one?.[0], other?.[0]];
  // 'tuesday round' names nothing that is planned.
  if (days.some((day, index) => dishOf(day) !== '' && [one, other][index]?.length === 0)) return undefined;
  const isClear = (one?.length ?? 0) < 2 && (other?.length ?? 0) < 2 && first?.date !== second?.date;
  const dates = [first?.date ?? days[0]?.date, second?.date ?? days[1]?.date];
  if (!isClear || !dates[0] || !dates[1]) return undefined;
  const there = (meal: Planned | undefined, date: CalendarDate, from: Planned | undefined): Reading => ({
    kind: 'propose',
    tool: meal ? 'plan_meal' : 'clear_meal',
    values: meal ? put(meal, date) : { date, mealType: from?.mealType ?? 'dinner' },
    quote: text,
  });
  return [there(second, dates[0], first), there(first, dates[1], second)];
}

/** 'swap monday and wednesday' on a Monday: today, unless something is planned for the coming one. */
async function nearer(day: DayWords, context: Context): Promise<DayWords> {
  const { today } = context.asked;
  if (day.date !== addDays(today, 7)) return day;
  const isPlanned = (await plannedMeals(context, day.date)).some(({ date }) => date === day.date);
  return isPlanned ? day : { ...day, date: today };
}

interface DayWords {
  date: CalendarDate | undefined;
  rest: string;
}

function dayIn(words: string, { asked }: Context): DayWords {
  const { when, untimed } = whenIn(words, asked);
  return { date: when.date, rest: withoutArticle(untimed.replaceAll(/^(?:'s|s) |(?:'s|s)$/g, '').trim()) };
}

const dishOf = ({ rest }: DayWords) =>
  rest.replace(/\b(?:breakfast|brunch|lunch|dinner|supper|snack|meal|night)s?(?:'s)?\b/i, '').trim();

/** The meals that are meant by a day, by a dish, or by both. */
async function mealsAt({ date, rest }: DayWords, lower: string, context: Context): Promise<Planned[]> {
  const meal = mealNamed(rest.toLowerCase());
  const dish = dishOf({ date, rest });
  if (dish) return placesOf(dish, context, date);
  if (!date) return [];
  const mealType = meal ?? mealNamed(lower);
  const planned = await plannedMeals(context, date);
  const onDay = planned.filter((one) => one.date === date && (!mealType || one.mealType === mealType));
  // 'swap tuesday and wednesday': where one meal is planned on a day, it is meant.
  return mealType || (swaps.test(lower) && onDay.length === 1) ? onDay : [];
}

const put = ({ recipeId, note, mealType }: Planned, date: CalendarDate): Values => ({
  date,
  mealType,
  ...(recipeId ? { recipeId } : {}),
  ...(note ? { note } : {}),
});
