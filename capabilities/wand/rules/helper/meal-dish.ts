import { hasFood, isFood, mealNamed, speaksOfPlan } from './meal-words.ts';
import { after, behind, parted } from './phrases.ts';

/** The dish that a sentence is about. */
export interface Dish {
  words: string;
  /** She names a meal or the plan, so any words may stand there. */
  isMeal: boolean;
  /** She speaks of cooking or eating. */
  isEaten: boolean;
  /** What stands there now, as far as she says it. */
  instead?: string;
}

const eats =
  /^(?:(?:we|i|they|you|the kids|everyone|everybody)(?:'re|'ll|'m|re|ll|m| are| will| am| shall| should| could| can| want to|'d like to| would like to)? )?(?:all )?(?:going to |gonna )?(?:have|having|eat|eating|make|making|cook|cooking|do|doing|serve|serving|try|grill|grilling|fix|prepare|ordering|getting|thinking(?: of| about)?|going(?= out\b)) (?!to\b)|^\p{L}{1,30}(?:(?:'s| is| will be| will|'ll) (?:cooking|making|grilling|cook|make|grill)| (?:makes|cooks|grills)),? /iu;
const wants =
  /^(?:\p{L}{1,30} )?(?:wants|want|would like|'d like|feels like|feel like|is craving|asked for) (?:to (?:have|eat) |having )?/iu;
const puts = /^(?:plan|planning|put(?: down| in)?|add|schedule|pencil in|how about|what about) /i;
const forMeal =
  / (?:down )?(?:for|as|at|to) (?:a |an |the |our |my )?(?:breakfast|brunch|lunch|dinner|supper|snack)(?: time)?\b(?: (?:menu|plan))?|(?<!^(?:plan|add|put|make|set|schedule)) \(?(?:breakfast|brunch|lunch|dinner|supper|snack)\)?$/i;
const inPlan = / (?:on|to|in|into|for) (?:the |our |my )?(?:family )?(?:meal ?plan(?:ner)?|menu|plan|planner|week)\b/i;
const mealFirst =
  /^(?:for )?(?:the |our |packed |school )?(?:breakfast|brunch|lunch|dinner|supper|snack)(?:'s)?(?:: ?| - | = | (?:is|will be|should be|could be|can be|is going to be) |, | (?=at |out\b|(?:we|i)(?:'re|'ll|'m| will| are| am)\b))/i;
const makesMeal = /^(?:make|set) (?:the |our )?(?:breakfast|brunch|lunch|dinner|supper)(?:'s)? (?!for\b)/i;
/** Baked for an occasion rather than for dinner. */
const sweets = /\b(?:cakes?|cupcakes?|cookies|brownies|muffins|treats|snacks|candy)\b/i;
const replaces = /^(?:switch|swap|replace|change|make|update|set) (?:out )?/i;

/** 'let's have lemon pasta for dinner' -> 'lemon pasta' */
export function dishIn(text: string, lower: string): Dish {
  const { main } = parted(text);
  const isPlan = speaksOfPlan(lower);
  const [instead, dish] = halves(main);
  if (dish && instead === '') return { words: dish, isMeal: isPlan, isEaten: hasFood(dish) };
  if (instead && dish) {
    const isMeal = isPlan || mealNamed(instead.toLowerCase()) !== undefined;
    return { words: dish, isMeal, isEaten: false, instead };
  }
  const rest = main.replace(inPlan, '');
  const first = after(rest, mealFirst);
  if (first !== undefined)
    return { words: after(first, eats) ?? halves(first)[1] ?? first, isMeal: true, isEaten: true };
  const behindMeal = after(
    rest,
    /^(?:breakfast|brunch|lunch|dinner|supper|snack) (?!rolls|meats?|bars|sausages?|box|bag)/i,
  );
  if (behindMeal !== undefined && isFood(behindMeal)) return { words: behindMeal, isMeal: true, isEaten: true };
  const made = after(rest, makesMeal);
  if (made !== undefined) return { words: made, isMeal: isFood(made), isEaten: true };
  const bare = rest.replace(forMeal, '').trim();
  const eaten = after(bare, eats) ?? after(bare, wants);
  const words = eaten ?? after(bare, puts) ?? bare.replace(/^(?:is|will be|could be|can be|should be|might be) /i, '');
  const isForMeal = rest !== bare && (eaten !== undefined || hasFood(words));
  const isEaten = eaten !== undefined && ((hasFood(words) && !sweets.test(words)) || /^(?:out|at|in)\b/i.test(words));
  return { words, isMeal: isPlan || isForMeal, isEaten };
}

/** 'switch dinner to chicken soup' -> what is there, what shall be */
function halves(text: string): [string?, string?] {
  const told = after(text, replaces);
  if (told === undefined) return [];
  const replaced = ` ${told}`;
  const marks = /^swap /i.test(text) ? [' with ', ' for ', ' to '] : [' with ', ' to ', ' into '];
  const at = Math.max(...marks.map((mark) => replaced.lastIndexOf(mark)));
  return at < 0 ? [] : [replaced.slice(0, at).trim(), replaced.slice(replaced.indexOf(' ', at + 1)).trim()];
}

const insteadOf = /(?:^|,? )(?:instead of|in place of|rather than) /i;
const goesOn = /, | (?=(?:let's|lets|we'll|we're|i'll|can we|could we|put|make)\b)/i;

/** 'sushi instead of tacos' -> what she wants, and what not */
export function withoutInstead(text: string): [string, string?] {
  const found = insteadOf.exec(text);
  if (!found) return [text];
  const other = text.slice(found.index + found[0].length);
  if (found.index > 0) return [text.slice(0, found.index), other];
  const wanted = behind(other, goesOn);
  return wanted ? [wanted, other.slice(0, other.length - wanted.length).replace(/,? $/, '')] : [text];
}
