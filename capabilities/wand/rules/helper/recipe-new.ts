import { guessMealType } from '#capabilities/recipes/rules/meal-type.ts';
import type { Values } from '../tools/tool.ts';
import { linesIn } from './grocery-words.ts';
import { mealNamed } from './meal-words.ts';
import type { Clause, Reading } from './reader.ts';
import { asTitle, withoutEnds } from './words.ts';

const verb =
  /^(?:save|add|create|make|write(?: down)?|note(?: down)?|jot down|keep|store|enter|put|here's|here is|i have|i'd like|this is)\b/i;
const saves = (text: string) =>
  verb.test(text) || /^(?:(?:a|my|our|the) )?(?:new )?(?:\p{L}{1,12} )?recipe\b/iu.test(text);
/** What of the head is not the name. */
const headWords = [
  verb,
  /\b(?:to|in|into|with|as|for) (?:a |the |my |our )?(?:family )?(?:recipes|recipe (?:list|book|box|collection)|cookbook)\b/i,
  /\brecipes?\b(?: (?:for|called|named|of|is))?/i,
  /\b(?:called|named)\b/i,
  /[,(]? ?\b(?:for |as )?(?:a |an )?(?:breakfast|brunch|lunch|dinner|supper|snack)s?\b\)?/gi,
  /\b(?:saved|please|down|added|stored)\b/gi,
];
const lead = /^(?:a|an|the|my|our|this|new|one|me|us|for|is|of|down) |^[\s:,–-]/i;

/** 'save my mum's lasagna recipe' -> "mum's lasagna" */
function nameIn(head: string): string {
  let name = headWords.reduce((words, idle) => words.replace(idle, ' '), head).replaceAll(/\s+/g, ' ');
  for (let last = ''; last !== name; ) {
    last = name;
    name = `${name.trim()} `
      .replace(lead, '')
      .trim()
      .replace(/[\s:,–-]$/, '');
  }
  return name;
}
const servesWords = /[,.;(]? ?\b(?:serves|feeds|for|makes) (\d{1,3})(?: (?:people|servings|portions))?\)?/i;
const stepsMark = /[.,;]? ?\b(?:instructions|directions|method|steps|how to make it): ?/i;
const listMark =
  /[.,;:-]? ?\b(?:ingredients|you need|it needs|needs|(?:it |which )?(?:takes|uses|contains)|made with|made of)(?: are)?:? | with |: ?| - |\. /i;

/** 'new recipe: banana bread for breakfast with 3 bananas, 2 cups flour' */
export function newRecipe(said: string, { text, when }: Clause): Reading[] | undefined {
  if (!saves(said) || !/\brecipes?\b|\bcookbook\b/i.test(said) || isOther.test(said)) return undefined;
  const [main = '', steps] = cut(said, stepsMark);
  const servings = servesWords.exec(main)?.[1];
  const [head, list = ''] = titled(main.replace(servesWords, ''));
  // 'make the tacos recipe on Friday' is a meal.
  if (when.date !== undefined && list === '') return undefined;
  const kind = mealHead.exec(list)?.[0] ?? '';
  const lines = list.slice(kind.length);
  const name = asTitle(nameIn(head).replaceAll(/["“”]/g, ''));
  if (!name || unsaid.test(name))
    return [
      {
        kind: 'ask',
        question: 'What is the recipe called?',
        waiting: { kind: 'missing', tool: 'add_recipe', values: {}, field: 'name', quote: text },
      },
    ];
  const values: Values = {
    name,
    mealType: mealNamed(`${head} ${kind}`.toLowerCase()) ?? guessMealType({ name, tags: [] }),
    ...(lines && { ingredients: linesIn(withoutEnds(lines)) }),
    ...(steps && { instructions: asTitle(steps) }),
    ...(servings && { servings: Number(servings) }),
  };
  return [{ kind: 'propose', tool: 'add_recipe', values, quote: text }];
}

/** 'tuna melt - lunch - tuna, bread, cheese' */
const mealHead = /^(?:breakfast|brunch|lunch|dinner|supper|snack)(?: ?[-–:,;|] ?|$)/i;

/** 'recipe please - Greek salad: tomatoes, feta': the name is the first that is no mere word for a recipe. */
function titled(main: string): [string, string?] {
  const [head, list] = named(main);
  if (nameIn(head) !== '' || !list) return [head, list];
  const [name, lines] = named(list);
  return [`${head} ${name}`, lines];
}

/** The name and what stands behind it; where no word tells them apart, three things or more after a comma are a list. */
function named(main: string): [string, string?] {
  const [name, list] = cut(main, listMark);
  return list === undefined && main.split(', ').length > 3 ? cut(main, /, /) : [name, list];
}

const isOther =
  /\bnotes?\b(?! down)|\bfav(?:ou?rites?|es?)?\b|^\S{1,12} (?:all )?(?:the )?(?:ingredients|everything|stuff) (?:for|of|from)\b|^make (?:the|my|our)\b| (?:to|on) (?:the |my |our )?(?:grocery |shopping )?list\b/i;
const unsaid = /^(?:it|this|that|something|to (?:the|my|our) (?:list|collection|cookbook))$/i;

function cut(text: string, mark: RegExp): [string, string?] {
  const found = mark.exec(text);
  return found ? [text.slice(0, found.index), text.slice(found.index + found[0].length).trim()] : [text];
}
