import type { Proposal } from '../../../contract.ts';
import { isShopped, isTidyLine } from '../groceries/words.ts';
import type { Context, Step } from '../reader.ts';
import { correctedLines } from './lines.ts';
import { addedTo } from './list.ts';
import { valuesOf } from './target.ts';
import { type Led, ledBy } from './words.ts';

/** What is said of the ingredients after a new recipe: 'add onions too', 'and garlic', 'no beans'. */

const toIt = / (?:to|in|into) (?:it|that|there|the recipe|the ingredients)$/i;
const ofList = /\b(?:list|groceries|cart|shopping)\b/i;

export function aboutIngredients(cards: readonly Proposal[], led: Led, context: Context): Step[] | undefined {
  const [card, ...others] = cards;
  if (card?.tool !== 'add_recipe' || card.status !== 'open' || others.length > 0 || ofList.test(led.text))
    return undefined;
  const before = [valuesOf(card).ingredients ?? []].flat().map(String);
  const said = { ...led, text: ledBy(led.text.replace(toIt, '')).text };
  const added = led.isFurther || toIt.test(led.text) ? addedTo(said, context) : undefined;
  const isFood = added?.every((thing) => isShopped(thing) && isTidyLine(thing));
  const ingredients = added ? isFood && [...before, ...added] : correctedLines(before, led, context.asked.message);
  return ingredients ? [{ kind: 'revise', id: card.id, tool: card.tool, values: { ingredients } }] : undefined;
}
