import type { Proposal } from '../../contract.ts';
import { clauseOf } from './clause.ts';
import { isSentence, partsOf } from './dialogue-parts.ts';
import { targetOf } from './dialogue-target.ts';
import type { Led } from './dialogue-words.ts';
import type { Context, Step } from './reader.ts';
import { beginsRequest } from './requests.ts';

/** 'add walnuts to the ingredients' */
const intoList =
  /^(?:add|put|include) (.{2,40}) (?:to|in|into|on|under) (?:the |his |her )?(?:ingredients?|recipe|gift ideas|ideas|gifts)$/i;

/** 'and kiwi' goes on with the only list of the card. */
export async function oneMore(cards: readonly Proposal[], led: Led, context: Context): Promise<Step[] | undefined> {
  const { asked, household } = context;
  const named = intoList.exec(led.text)?.[1];
  const said = clauseOf(named ?? led.text, household, asked);
  const [card, ...others] = cards;
  if (
    !(led.isFurther || named) ||
    !card ||
    others.length > 0 ||
    said.when.date ||
    said.when.time ||
    said.people.length > 0
  )
    return undefined;
  if (partsOf(said.bare).some(isSentence)) return undefined;
  if (!named && beginsRequest(led.text, '', true)) return undefined;
  const lists = card.fields.filter(({ kind, value }) => kind === 'list' && Array.isArray(value) && value.length > 0);
  const [list] = lists;
  const target = await targetOf(card, context);
  if (!list || lists.length > 1 || !target) return undefined;
  const values = { [list.name]: [...[list.value ?? []].flat().map(String), said.bare] };
  return [target.changedBy(values, asked.message)];
}
