import type { Proposal } from '../../../contract.ts';
import { isShopped, isTidyLine } from '../groceries/words.ts';
import type { Context, Step } from '../reader.ts';
import { correctedLines } from './lines.ts';
import { addedTo } from './list.ts';
import { lastCards, valuesOf } from './target.ts';
import { topicOf } from './topic.ts';
import { type Led, ledBy } from './words.ts';

/** What is said of the ingredients after a new recipe: 'add onions too', 'and garlic', 'no beans'; where there are none yet also 'eggs and cheese'. */

const toIt = / (?:to|in|into) (?:it|that|there|the recipe|the ingredients)$/i;
const having = /^(?:it has |it's )?with /i;
const ofList = /\b(?:list|groceries|cart|shopping)\b/i;

export function aboutIngredients(cards: readonly Proposal[], led: Led, context: Context): Step[] | undefined {
  const [card, ...others] = cards;
  if (card?.tool !== 'add_recipe' || card.status !== 'open' || others.length > 0) return undefined;
  const before = [valuesOf(card).ingredients ?? []].flat().map(String);
  if (ofList.test(led.text))
    return isOfIngredients(led.text) || allOfIt.test(context.asked.message) ? bought(before, card, context) : undefined;
  const said = { ...led, text: ledBy(led.text.replace(toIt, '').replace(having, '')).text };
  const isFirst = before.length === 0 && (!led.isCorrection || having.test(context.asked.message));
  const added = led.isFurther || isFirst || toIt.test(led.text) ? addedTo(said, context) : undefined;
  const isFood = added?.every((thing) => isShopped(thing) && isTidyLine(thing));
  const ingredients = added ? isFood && [...before, ...added] : correctedLines(before, led, context.asked.message);
  return ingredients ? [{ kind: 'revise', id: card.id, tool: card.tool, values: { ingredients } }] : undefined;
}

const bareIngredients = /\b(?:(?:all )?(?:the|its|their)|all) ingredients\b(?! (?:for|of|from|in)\b)/i;

/** 'put it all on the grocery list', of a recipe that is only proposed. */
const allOfIt =
  /\b(?:add|put|get|stick|throw|pop) (?:(?:it|that|them|those|these|everything|all)(?: all)?(?: of (?:it|that|them|those))?) (?:on|to|onto|in) /i;

const isOfIngredients = (message: string) => bareIngredients.test(message) && ofList.test(message);

/** What a recipe needs that is only proposed stands on its card. */
const bought = (lines: string[], { subject }: Proposal, { asked }: Context): Step[] =>
  lines.length > 0
    ? [{ kind: 'propose', tool: 'add_groceries', values: { lines }, quote: asked.message }]
    : [{ kind: 'answer', text: `${subject} has no ingredients yet. Please say what goes into it first.` }];

/** 'tacos on Thursday' and 'put the ingredients on the list' */
export async function withDish(message: string, context: Context): Promise<string | undefined> {
  if (!isOfIngredients(message)) return undefined;
  const [card, ...others] = lastCards(context);
  const topic = await topicOf(context);
  const planned = card && others.length === 0 && dishes.test(card.tool) ? card.subject : undefined;
  const dish = topic?.kind === 'recipe' ? topic.title : planned;
  return dish && message.replace(bareIngredients, `the ingredients for ${dish}`);
}
const dishes = /^(?:plan_meal|add_recipe)$/;
