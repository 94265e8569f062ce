import type { Values } from '../../tools/tool.ts';
import { choosing, missing } from '../question-back.ts';
import type { Reader } from '../reader.ts';
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
  /^(?:delete|remove|cancel|drop|erase|discard|get rid of|take off|cross off) (?:an?|one|some|one of (?:the|my|our)) (appointment|event|task|reminder|trip|birthday|subscription|recipe)s?$/;
const changing =
  /^(?:move|reschedule|postpone|change|edit|update|rename|pause|shift) (?:an?|one|some|one of (?:the|my|our)) (appointment|event|task|reminder|trip|birthday|subscription|recipe)s?$/;
const offList =
  /^(?:take|cross|strike|remove|delete|drop|get|tick|check) (?:something|some things?|an item|a few things|one thing|things)(?: off| from| out of)?(?: (?:of )?(?:the|our|my) (?:grocery |shopping )?list)?(?: off)?$/;
const ticking = /^(?:tick|check|cross)/;
const birthday =
  /^(?:add|save|note|enter|put in|record|write down) (?:an?|another|a new|someone's|somebody's) birthday$/;

export const unnamedReader: Reader = async ({ lower, text }, { titles }) => {
  const [, changed] = changing.exec(lower) ?? [];
  if (birthday.test(lower)) return missing('Whose birthday is it?', 'add_birthday', {}, 'name', text);
  if (changed) return choosing(`Which ${changed} do you mean, and what should be different?`, [], text);
  const [, gone] = removing.exec(lower) ?? [];
  const kind = offList.test(lower) ? 'line' : gone && kinds[gone];
  if (!kind) return undefined;
  const kept = [...((await titles?.()) ?? [])].filter(([, one]) => one.kind === kind);
  const choices = kept.map(([id, { label }]) => ({ label, ...deedFor(kind, id, lower) }));
  return choosing(kind === 'line' ? 'What should come off the list?' : `Which ${gone} do you mean?`, choices, text);
};

function deedFor(kind: TitleKind, id: string, lower: string): { tool: string; values: Values } {
  if (kind === 'line')
    return { tool: ticking.test(lower) ? 'tick_groceries' : 'remove_groceries', values: { items: [id] } };
  if (kind === 'subscription' && lower.startsWith('cancel'))
    return { tool: 'change_subscription', values: { id, status: 'cancelled' } };
  return { tool: `remove_${kind}`, values: { id } };
}
