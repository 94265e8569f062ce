import type { HouseholdMember } from '#capabilities/household/contract.ts';
import { mayBeBought } from '../groceries/unknown.ts';
import { after, behind, parted, request } from '../words/phrases.ts';
import { hasFood, isFood, mealNamed, speaksOfPlan } from './words.ts';

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

/** Words that lead to a dish, and those among them that speak of eating. */
const eating = new Set(
  `have having eat eating make making makes cook cooking cooks do doing serve serving try trying grill grilling grills fix prepare preparing grab grabbing order ordering getting gets get pack packing
  fancy fancies want wants craving crave like thinking thought going bake baking cooked`.split(/\s+/),
);
const leading = new Set(
  `i i'm im i'll i'd we we're were we'll we'd they they're you he he's she she's it's the kids kid children everyone everybody whole family all are will am is be shall should ought could
  can would might may want to gonna love for a some of about in mood just feel feels feeling asked let's lets maybe plan planning put putting add schedule pencil pop stick write set how what probably
  please then so ok actually rather also plus it that us me give gimme meals down my our mum mom dad husband wife grandma grandpa nana`.split(
    /\s+/,
  ),
);
const putting = new Set('plan planning put putting add schedule pencil pop stick write set how what'.split(' '));

/** 'the kids are having veggie wraps' -> 'veggie wraps' */
function ledTo(text: string): { words: string; isEaten: boolean; isPut: boolean } {
  const said = text.split(' ');
  const isCook = (index: number) =>
    index === 0 &&
    /^(?:will|'ll|is|makes?|cooks?|grills?|wants|making|cooking|grilling|doing|would|feels|asked)$/i.test(
      said[1] ?? '',
    );
  let at = 0;
  while (at < said.length - 1) {
    const word = (said[at] ?? '').toLowerCase().replace(/[,:]$/, '');
    if (!leading.has(word) && !eating.has(word) && !isCook(at)) break;
    at++;
  }
  const led = said.slice(0, at).map((word) => word.toLowerCase());
  // 'a' and 'the' belong to a dish that nothing leads to.
  const isLed = led.some((word) => eating.has(word) || leading.has(word));
  return {
    words: isLed
      ? said
          .slice(at)
          .join(' ')
          .replace(/ (?:down|in|up|on)$/i, '')
      : text,
    isEaten: led.some((word) => eating.has(word)),
    isPut: led.some((word) => putting.has(word)),
  };
}

const forMeal =
  / (?:down )?(?:for|as|at|to) (?:a |an |the |our |my )?(?:(?:kids'|kids|children's|family) )?(?:breakfast|brunch|lunch|dinner|supper|snack)(?: time)?\b(?: (?:menu|plan))?(?! (?:duty|box|bags?|day|rota))|(?<!^(?:plan|add|put|make|set|schedule)) \(?(?:breakfast|brunch|lunch|dinner|supper|snack)\)?$/i;
const inPlan = / (?:on|to|in|into|for) (?:the |our |my )?(?:family )?(?:meal ?plan(?:ner)?|menu|plan|planner|week)\b/i;
const mealFirst =
  /^(?:for |plan |put |set )?(?:an? |the |our |packed |school )?(?:breakfast|brunch|lunch|dinner|supper|snack)s?(?:'s)?(?: for (?:the )?\p{L}{2,20}(?=:))?(?:: ?| - | = | (?:is|will be|should be|could be|can be|is going to be) |, | (?=at |out\b|(?:we|i)(?:'re|'ll|'m| will| are| am| make| do| have| cook| want)\b))/iu;
const makesMeal = /^(?:make|set) (?:the |our )?(?:breakfast|brunch|lunch|dinner|supper)(?:'s)? (?!for\b)/i;
/** Baked for an occasion rather than for dinner. */
const sweets = /\b(?:cakes?|cupcakes?|cookies|brownies|muffins|treats|snacks|candy)\b/i;
const replaces = /^(?:switch|swap|replace|change|make|update|set) (?:out )?/i;

/** 'let's have lemon pasta for dinner' -> 'lemon pasta' */
export function dishIn(text: string, lower: string, household: readonly HouseholdMember[]): Dish {
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
  if (first !== undefined) return { words: halves(first)[1] ?? ledTo(first).words, isMeal: true, isEaten: true };
  const behindMeal = after(
    rest,
    /^(?:for )?(?:breakfast|brunch|lunch|dinner|supper|snack) (?:please |pls |just )?(?!rolls|meats?|bars|sausages?|box|bag)/i,
  );
  const eaten = behindMeal === undefined ? '' : ledTo(behindMeal).words;
  if (isFood(eaten) || isForeign(eaten, household)) return { words: eaten, isMeal: true, isEaten: true };
  const made = after(rest, makesMeal);
  if (made !== undefined) return { words: made, isMeal: isFood(made), isEaten: true };
  const bare = rest.replace(forMeal, '').trim();
  const led = ledTo(
    bare
      .replace(/^i (?:was thinking|thought|think)(?: that)? (?=(?:we|i) )/i, '')
      .replace(/^what if (?:we|i) (?:had|did|made|ate|got) /i, 'have ')
      .replace(/^(?:is|will be|could be|can be|should be|might be) /i, ''),
  );
  const { words } = led;
  const isForMeal =
    rest !== bare && (led.isEaten || hasFood(words) || isForeign(words, household) || atSomebodys.test(words));
  const isEaten = led.isEaten && ((hasFood(words) && !sweets.test(words)) || /^(?:out|at|in)\b/i.test(words));
  return { words, isMeal: isPlan || isForMeal, isEaten };
}

/** "we're at my sister's for dinner" */
const atSomebodys = /^at (?:(?:my|our|the) \p{L}{2,20}(?:'s?)?|\p{L}{2,20}'s)$/iu;

/** A dish that no list of foods knows ('rajma'); guests have a capital, or a family's name. */
const isForeign = (words: string, household: readonly HouseholdMember[]) =>
  (foreign.test(words) || (/^\p{Ll}{4,20}$/u.test(words) && mayBeBought(words, household))) &&
  !kin.test(words) &&
  isTidyTopic.test(words);
const foreign = /^\p{L}{3,20} \p{Ll}{3,20}(?: \p{Ll}{3,20})?$/u;
const kin =
  /\b(?:grandma|grandpa|granny|nana|mum|mom|dad|aunt|auntie|uncle|cousins?|friends?|neighbou?rs?|family|parents|in-laws|guests?|everyone|people|kids|teacher)\b/i;
const isTidyTopic =
  /^(?!the |my |our |his |her |plan|put|move|swap|cancel|meet|see|call|buy|get|come|coming|going|home|back|over|late|early|no |not |reservations?|plans?|menu|guests?|duty|money|prep|ideas?|table|planned|ready|cancel|moved|skipped|alone|together|outside|inside|tonight|nothing|something|anything|anyone|everybody|missing|whats|what|with|at |out)/i;

/** 'switch dinner to chicken soup' -> what is there, what shall be */
function halves(text: string): [string?, string?] {
  const told = after(text, replaces);
  if (told === undefined) return [];
  // What follows behind a comma says only why, if all is said before.
  const [first = ''] = told.split(', ');
  const replaced = / (?:with|to|for|into) /i.test(first) ? ` ${first}` : ` ${told}`;
  const marks = /^swap /i.test(text) ? [' with ', ' for ', ' to '] : [' with ', ' to ', ' into '];
  const at = Math.max(...marks.map((mark) => replaced.lastIndexOf(mark)));
  return at < 0 ? [] : [replaced.slice(0, at).trim(), replaced.slice(replaced.indexOf(' ', at + 1)).trim()];
}

const insteadOf =
  /(?:^|,? )(?:instead of|in place of|rather than|not(?! (?:having|eating|making|cooking|doing|for|on|in|at|to|too|so|a|an|being|needed|happening)\b)) /i;
const goesOn = /[,.;!] | (?=(?:let's|lets|we'll|we're|i'll|can we|could we|put|make)\b)/i;

const opening = /^(?:i|we)(?:'m| am| was)? (?:think|thought|thinking|guess|reckon)$/i;

/** 'sushi instead of tacos' -> what she wants, and what not */
export function withoutInstead(text: string): [string, string?] {
  const found = insteadOf.exec(text) ?? (/\brather\b/i.test(text) ? / than /i.exec(text) : null);
  if (!found) return [text];
  const told = text.slice(found.index + found[0].length);
  // 'for lunch not that again but wraps'
  const [other = '', but] = told.split(/,? but /i);
  if (but) return [`${text.slice(0, found.index)} ${but}`];
  // 'so I think instead of pasta let's do soup'
  const led = request(text.slice(0, found.index));
  if (led !== '' && !opening.test(led)) return [text.slice(0, found.index), other];
  const wanted = behind(other, goesOn);
  return wanted ? [wanted, other.slice(0, other.length - wanted.length).replace(/,? $/, '')] : [text];
}
