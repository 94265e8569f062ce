import { recipesApi } from '#capabilities/recipes/contract.ts';
import { subscriptionsApi } from '#capabilities/subscriptions/contract.ts';
import { kindOf } from '#capabilities/subscriptions/rules/service.ts';
import type { Values } from '../../tools/tool.ts';
import { choosing, missing } from '../question-back.ts';
import type { Reader, When } from '../reader.ts';
import { gapIn, gapping } from './gap.ts';
import type { TitleKind } from './titles.ts';

/** What is to be done is said, but not to what: 'cancel a subscription', 'take something off the shopping list'. */

const kinds: Record<string, TitleKind> = {
  appointment: 'appointment',
  event: 'event',
  task: 'task',
  reminder: 'task',
  trip: 'trip',
  birthday: 'birthday',
  subscription: 'subscription',
  recipe: 'recipe',
};
const removing =
  /^(?:delete|remove|cancel|drop|erase|discard|get rid of|take off|cross off) (?:an?|one|some|one of (?:the|my|our)) (?:(breakfast|lunch|dinner|snack) (?=recipe))?(appointment|event|task|reminder|trip|birthday|subscription|recipe)s?$/;
const setting =
  /^(?:(pause|suspend)|(?:unpause|resume|restart|reactivate)) (?:an?|one|some|one of (?:the|my|our)|(?:the|my|our)) (subscription)s?$/;
/** 'cancel the appointment', where there are several. */
const ofSeveral =
  /^(?:delete|remove|cancel|drop|erase|get rid of|take off) (?:the|my|our|that|this) (appointment|event|task|reminder|birthday|subscription|recipe)$/;
/** 'move my appointment to Friday' */
const moved =
  /^(?:move|reschedule|push|shift|postpone|change) (?:the|my|our|that|this) (appointment|event) (?:back |forward )?to /;
const offList =
  /^(?:take|cross|strike|remove|delete|drop|get|tick|check) (?:something|some things?|an item|a few things|one thing|things)(?: off| from| out of)?(?: (?:of )?(?:the|our|my) (?:grocery |shopping )?list)?(?: off)?$/;
const ticking = /^(?:tick|check|cross)/;
const birthday =
  /^(?:add|save|note|enter|put in|record|write down) (?:an?|another|a new|someone's|somebody's) birthday$/;

export const unnamedReader: Reader = async ({ lower, text, when }, { asked, titles }) => {
  if (birthday.test(lower)) return missing('Whose birthday is it?', 'add_birthday', {}, 'name', text);
  // A part of a message may speak of what was said in another.
  const several = text === asked.message ? (ofSeveral.exec(lower) ?? movedTo(lower, when)) : null;
  const [, meal, one] = removing.exec(lower) ?? [];
  const gone = one ?? setting.exec(lower)?.[2] ?? several?.[1];
  const kind = offList.test(lower) ? 'line' : gone && kinds[gone];
  if (!kind) {
    const gap = gapIn(lower);
    return gap && gapping(gap, text);
  }
  const recipes = meal ? await asked.look(recipesApi.list) : [];
  const isOfMeal = (id: string) => !meal || recipes.some((recipe) => recipe.id === id && recipe.mealType === meal);
  const kept = [...((await titles?.()) ?? [])].filter(([id, one]) => one.kind === kind && isOfMeal(id));
  if (several && kept.length < 2) return undefined;
  const known = kind === 'subscription' ? await asked.look(subscriptionsApi.list) : [];
  const beside = new Map(known.map((one) => [one.id, ` (${kindOf(one)}, ${one.status})`]));
  const choices = kept.map(([id, { label }]) => ({
    label: `${label}${beside.get(id) ?? ''}`,
    ...deedFor(kind, id, lower, when),
  }));
  return choosing(kind === 'line' ? 'What should come off the list?' : `Which ${gone} do you mean?`, choices, text);
};

const movedTo = (lower: string, { date, time }: When) => (date || time ? moved.exec(lower) : null);

function deedFor(kind: TitleKind, id: string, lower: string, { date, time }: When): { tool: string; values: Values } {
  if (kind === 'line')
    return { tool: ticking.test(lower) ? 'tick_groceries' : 'remove_groceries', values: { items: [id] } };
  const isSet = setting.exec(lower);
  const status = isSet ? (isSet[1] ? 'paused' : 'active') : 'cancelled';
  if (kind === 'subscription' && (isSet || lower.startsWith('cancel')))
    return { tool: 'change_subscription', values: { id, status } };
  if (moved.test(lower))
    return { tool: `change_${kind}`, values: { id, ...(date && { date }), ...(time && { time }) } };
  return { tool: `remove_${kind}`, values: { id } };
}
