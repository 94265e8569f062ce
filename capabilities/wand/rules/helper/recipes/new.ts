import { guessMealType } from '#capabilities/recipes/rules/meal-type.ts';
import type { Values } from '../../tools/tool.ts';
import { isTidyLine, linesIn } from '../groceries/words.ts';
import { mealNamed } from '../meals/words.ts';
import { missing } from '../question-back.ts';
import type { Clause, Reading } from '../reader.ts';
import { isTelling } from '../told/remark.ts';
import { behind } from '../words/phrases.ts';
import { asTitle, withoutEnds } from '../words/words.ts';

const verb =
  /^(?:save|add|create|make|write(?: down)?|note(?: down)?|jot down|keep|store|enter|put|here's|here is|i have|i've got|i got|i found|we have|we've got|there's|i'd like|this is)\b/i;
const saves = (text: string) =>
  verb.test(text) || /^(?:(?:a|my|our|the) )?(?:new )?(?:\p{L}{1,12} )?recipe\b/iu.test(text);
/** What of the head is not the name. */
const headWords = [
  verb,
  /\b(?:to|in|into|with|as|for) (?:a |the |my |our )?(?:family )?(?:recipes|recipe (?:list|book|box|collection)|cookbook)\b/i,
  /\brecipes?\b(?: (?:for|called|named|of|is|idea))?/i,
  /\b(?:called|named)\b/i,
  /\bto (?:save|keep|add|store|note|remember|write down)\b/i,
  /[,(]? ?\b(?:for |as )?(?:a |an )?(?:breakfast|brunch|lunch|dinner|supper|snack)s?\b\)?/gi,
  /\b(?:saved|please|down|added|stored|(?:wants|needs|(?:is )?worth) (?:keeping|saving|adding))\b/gi,
];
const lead = /^(?:in|down)(?=,)|^(?:a|an|the|my|our|this|new|one|me|us|for|is|of|down) |^[\s:,–-]/i;

const calledSo = /\b(?:called|named) /i;
const recipeFor = /\brecipes? for (?!(?:me|us|a|an|breakfast|brunch|lunch|dinner|supper|snack)s?\b)/i;

/** 'save my mum's lasagna recipe' -> "mum's lasagna", 'my sister gave me her recipe for lentil soup' -> 'lentil soup' */
function nameIn(text: string): string {
  const head = (behind(text, calledSo) || behind(text, recipeFor) || text).replace(/ and(?: it)?$/i, '');
  let name = headWords.reduce((words, idle) => words.replace(idle, ' '), head).replaceAll(/\s+/g, ' ');
  for (let last = ''; last !== name; ) {
    last = name;
    name = `${name.trim()} `
      .replace(lead, '')
      .trim()
      .replace(/[\s:,–-]$/, '')
      .replace(/,? (?:it's|its|it is)$/i, '');
  }
  return name;
}
/** 'save it' beside what is to be saved. */
const filing =
  /[,.;?!]? (?:and |so )?(?:please |can you |could you |i want to |let's )?(?:save|add|keep|store|put|note|write|pop|stick) (?:it|that|this one|this)(?: (?:down|in|for me|for us|to|into|my|our|the|recipes|recipe|book|cookbook|please)){0,5}(?=[:,.;?!]|$)/i;
const servesWords = /[,.;(]? ?\b(?:serves|feeds|for|makes) (\d{1,3})(?: (?:people|servings|portions))?\)?/i;
const stepsMark =
  /[.,;]? ?\b(?:instructions|directions|method|steps|how to make it): ?|[.;] (?=(?:first |then )?(?:mash|mix|bake|boil|cook|stir|whisk|fry|chop|combine|preheat|heat|pour|simmer|roast|blend|fold|grill|slice|steam|knead|toss|brown|melt|cream|layer|soak)\b)/i;
/** 'takes 45 minutes', '1 hour' */
const timeWords =
  /[,.;]? ?\b(?:(?:it )?takes |ready in |done in |cooks in |time:? )?(?:about )?((?:\d{1,3}|an?|half an|one|two) ?(?:minutes?|mins?|hours?|hrs?))\b(?: (?:to make|to cook|total|altogether))?/i;
/** She looks for one rather than saves it: 'recipe for halva'. */
const looksFor =
  /^(?:an? |the )?recipe for [^,:;.]{2,40}$|^(?!new |my |our |a |an |this |add |save )[^,:;.]{2,40} recipe$/i;
const listMark =
  /[.,;:-]? ?\b(?:ingredients|you need|it needs|needs|(?:it |which )?(?:takes|uses|contains)|made with|made of)(?: are)?:? |[.,] (?:it's|it is|its|that's) (?!called|a )| with |: ?| - |\. /i;

/** 'new recipe: banana bread for breakfast with 3 bananas, 2 cups flour' */
export function newRecipe(whole: string, { text, when }: Clause): Reading[] | undefined {
  const said = whole
    .replace(filing, '')
    .replaceAll('? ', '. ')
    .replace(/ \(([^()]{3,200},[^()]{2,200})\)(?=[.!]?$)/, ': $1')
    .replace(/ \((breakfast|brunch|lunch|dinner|supper|snack)\):? (?=\p{L}|\d)/iu, ' for $1: ');
  if (
    looksFor.test(said) ||
    (!saves(said) && said === whole) ||
    !/\brecipes?\b|\bcookbook\b/i.test(said) ||
    isOther.test(said)
  )
    return undefined;
  const [main = '', steps] = cut(said, stepsMark);
  const servings = servesWords.exec(main)?.[1];
  const [, time] = timeWords.exec(main) ?? [];
  const [head, list = ''] = titled(main.replace(timeWords, '').replace(servesWords, ''));
  // 'make the tacos recipe on Friday' is a meal.
  if (when.date !== undefined && list === '') return undefined;
  const kind = mealHead.exec(list)?.[0] ?? '';
  // '..., the kids had it at Emma's and loved it'
  const parts = list.slice(kind.length).split(', ');
  const end = parts.findIndex(
    (line, index) => index > 0 && (isTelling(line.toLowerCase()) || /\brecipe\b/i.test(line)),
  );
  const lines = parts.slice(0, end === -1 ? undefined : end).join(', ');
  const name = asTitle(nameIn(head).replaceAll(/["“”]/g, ''));
  if (!name || unsaid.test(name)) return missing('What is the recipe called?', 'add_recipe', {}, 'name', text);
  const ingredients = linesIn(withoutEnds(lines));
  // What is still a sentence was not understood.
  if (
    ![name, ...ingredients].every((line) => isTidyLine(line)) ||
    /[?!.,]|\brecipe$/i.test(name) ||
    // 'toad in the hole' is told by what goes in.
    (ingredients.length < 2 && / (?:to|into|in|on|from) (?:the|my|our) /i.test(name))
  )
    return undefined;
  const values: Values = {
    name,
    mealType: mealNamed(`${head} ${kind}`.toLowerCase()) ?? guessMealType({ name, tags: [] }),
    ...(ingredients.length > 0 && { ingredients }),
    ...((time || steps) && {
      instructions: [time && `Takes ${time}.`, steps && asTitle(steps)].filter(Boolean).join('\n'),
    }),
    ...(servings && { servings: Number(servings) }),
  };
  return [{ kind: 'propose', tool: 'add_recipe', values, quote: text }];
}

/** 'tuna melt - lunch - tuna, bread, cheese' */
const mealHead =
  /^(?:an? )?(?:breakfast|brunch|lunch|dinner|supper|snack)(?: ?[-–:,;|] ?|$)(?:made (?:of|with|from) )?/i;

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
  /\bnotes?\b(?! down| (?:an?|this|my|our) (?:\p{L}{1,12} ){0,2}recipe)|\bfav(?:ou?rites?|es?)?\b|^\S{1,12} (?:all )?(?:the )?(?:ingredients|everything|stuff) (?:for|of|from)\b|^make (?:the|my|our)\b|\brecipe is for \d| (?:to|on) (?:the |my |our )?(?:grocery |shopping )?list\b/iu;
const unsaid = /^(?:it|this|that|something|to (?:the|my|our) (?:list|collection|cookbook))$/i;

function cut(text: string, mark: RegExp): [string, string?] {
  const found = mark.exec(text);
  return found ? [text.slice(0, found.index), text.slice(found.index + found[0].length).trim()] : [text];
}
