import { guessMealType } from '#capabilities/recipes/rules/meal-type.ts';
import type { Values } from '../tools/tool.ts';
import { linesIn } from './grocery-words.ts';
import { mealNamed } from './meal-words.ts';
import { after } from './phrases.ts';
import type { Clause, Reading } from './reader.ts';
import { asTitle, withoutEnds } from './words.ts';

const begins =
  /^(?:(?:save|add|create|make|write down|note down|keep|store|enter|here's|here is|i have)(?: me| us)?(?: a| an| the| my| our| this)?|a|an|my)?(?: ?new)? ?(?:\p{L}{1,30} )?recipe(?: (?:for|called|named|of|is))?(?:[:,-]| -)? ?/iu;
/** 'my chili recipe: ground beef, beans': the name stands before. */
const ownName =
  /^(?:save |add |keep |here's |here is )?(?:my|our|the) ((?!new\b|dinner\b|lunch\b|breakfast\b|snack\b)\p{L}{1,30}) recipe ?[:-]/iu;
const servesWords = /[,.;(]? ?\b(?:serves|feeds|for|makes) (\d{1,3})(?: (?:people|servings|portions))?\)?/i;
const stepsMark = /[.,;]? ?\b(?:instructions|directions|method|steps|how to make it): ?/i;
const listMark =
  /[.,;:-]? ?\b(?:ingredients|you need|it needs|needs|(?:it |which )?(?:takes|uses|contains)|made with|made of)(?: are)?:? | with |: ?| - |\. /i;
const mealWords = / ?\b(?:for|as) (?:a |an )?(?:breakfast|brunch|lunch|dinner|supper|snack)s?\b/i;

/** 'new recipe: banana bread for breakfast with 3 bananas, 2 cups flour' */
export function newRecipe(said: string, { text }: Clause): Reading[] | undefined {
  const told = after(said, begins);
  if (
    told === undefined ||
    !/^(?:save|add|create|make|write|note|keep|store|enter|here|new|i have|a |my |recipe)/i.test(said)
  )
    return undefined;
  if (/ (?:to|as|a) (?:the |my |our )?(?:favou?rites?|list)\b/i.test(told)) return undefined;
  const own = ownName.exec(said)?.[1];
  const [main = '', steps] = cut(own ? `${own}: ${told}` : told, stepsMark);
  const servings = servesWords.exec(main)?.[1];
  const [title = '', list = ''] = named(main.replace(servesWords, ''));
  const kind = mealHead.exec(list)?.[0] ?? '';
  const lines = list.slice(kind.length);
  const name = asTitle(title.replace(mealWords, '').replaceAll(/["“”]/g, ''));
  if (!name || unsaid.test(name))
    return [
      {
        kind: 'ask',
        question: 'What is the recipe called?',
        waiting: { kind: 'missing', tool: 'add_recipe', values: {}, field: 'name', quote: text },
      },
    ];
  const head = said.slice(0, said.length - told.length).toLowerCase();
  const values: Values = {
    name,
    mealType: mealNamed(`${head} ${title} ${kind}`.toLowerCase()) ?? guessMealType({ name, tags: [] }),
    ...(lines && { ingredients: linesIn(withoutEnds(lines)) }),
    ...(steps && { instructions: asTitle(steps) }),
    ...(servings && { servings: Number(servings) }),
  };
  return [{ kind: 'propose', tool: 'add_recipe', values, quote: text }];
}

/** 'tuna melt - lunch - tuna, bread, cheese' */
const mealHead = /^(?:breakfast|brunch|lunch|dinner|supper|snack)(?: ?[-–:,;|] ?|$)/i;

/** The name and what stands behind it; where no word tells them apart, three things or more after a comma are a list. */
function named(main: string): [string, string?] {
  const [name, list] = cut(main, listMark);
  return list === undefined && main.split(', ').length > 3 ? cut(main, /, /) : [name, list];
}

const unsaid = /^(?:it|this|that|something|to (?:the|my|our) (?:list|collection|cookbook))$/i;

function cut(text: string, mark: RegExp): [string, string?] {
  const found = mark.exec(text);
  return found ? [text.slice(0, found.index), text.slice(found.index + found[0].length).trim()] : [text];
}
