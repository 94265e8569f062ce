import { mondayOf, sundayOf } from '#capabilities/meals/rules/week.ts';
import type { Clock } from '../tools/tool.ts';
import { clauseOf } from './clause.ts';
import { changedLine } from './grocery-change.ts';
import { ingredientsFor } from './grocery-dish.ts';
import { wholeList } from './grocery-home.ts';
import { onTheList } from './grocery-marks.ts';
import { apartFromList, type GroceryWords, isOtherList, speaksOfList } from './grocery-naming.ts';
import { speaksOfStaples, staples } from './grocery-staples.ts';
import { type Wish, wishesIn } from './grocery-wishes.ts';
import { isCutOff, isNameOf, isPronoun, isShopped, isTidyLine, isUnsaid, linesIn } from './grocery-words.ts';
import { isDish, isOfMeal, mealNamed } from './meal-words.ts';
import { request, without } from './phrases.ts';
import { missing } from './question-back.ts';
import type { Clause, Context, Reader, Reading } from './reader.ts';
import { isAboutIt, isCommand } from './requests.ts';
import { whenIn } from './when.ts';

/** '1. milk 2. eggs' */
const numbering = /(?<![^ ,])\d{1,2}[.)] (?=\p{L})/gu;

/** 'if it's not on the list yet, add wrapping paper' */
const unlessThere =
  /,? ?\b(?:if|unless) (?:it|they|we)(?:'s|s|'re| is| are| do)?(?: not|n't)?(?: already| yet)? (?:on (?:the|our|my) (?:grocery |shopping )?list|on there|there|have (?:it|them|any|some))(?: already| yet)?,? ?/i;

/** Whether the whole message is about the list, and not about the meals of a day. */
const isOfList = ({ message, ...clock }: Context['asked']) =>
  speaksOfList(message) || (/\boff\b/i.test(message) && whenIn(message, clock).when.date === undefined);

/** What is asked of the list as a whole, of lines that stand on it, or of what is always at home, often in two sentences: 'the milk on the list - make that two'. */
export const groceryListReader: Reader = async (clause, context) => {
  const { message } = context.asked;
  const list = wholeList(request(clause.untimed), clause, context);
  if (list) return list;
  for (const text of message === clause.text ? [message] : [message, clause.text]) {
    const said = request(text);
    if (isOtherList(said)) continue;
    const read = staples(said, text) ?? (await changedLine(text, context));
    if (read) return read;
  }
  return message === clause.text ? undefined : spokenOf(clause, context);
};

const pronoun =
  /\b(?:it|them|they|those)\b| (?:add|list|remove|tick|untick|uncheck)$|\bwe(?:'ve| have)(?: got)? (?:loads|plenty|enough|lots|tons|some)\b/i;

/** 'we already have lemons at home, so you can cross them off': one wish in two sentences. */
async function spokenOf(clause: Clause, context: Context): Promise<Reading[] | undefined> {
  const { asked, household } = context;
  // Of several wishes each has its own clause.
  const isOne =
    asked.message.split(/[,.;!] | and | so /i).filter((part) => isCommand(part) || isAboutIt(part)).length < 2;
  const message = isOne ? asked.message : clause.text;
  const said = request(message);
  const words = apartFromList(said);
  if (!pronoun.test(said) || isOtherList(said) || wishesIn(words, household)?.length !== 1) return undefined;
  const whole = clauseOf(message, household, asked);
  if (whole.when.date !== undefined && !words.isNamed) return undefined;
  const read = await wished(words, whole, context);
  return read?.every(({ kind }) => kind === 'propose') ? read : undefined;
}

/** Reads what has to be bought, and what is in the cart. */
export const groceryReader: Reader = async (clause, context) => {
  const untimed = clause.untimed.replaceAll(numbering, ', ').replaceAll('\n', ', ');
  const told = request(unlessThere.test(untimed) ? `${untimed.replace(unlessThere, '')} to the list` : untimed);
  // 'take the bananas off the list and add strawberries instead'
  const said = isOfList(context.asked) ? without(told, / instead$/i) : told;
  if (isOtherList(said)) return undefined;
  const words = apartFromList(said);
  // Half of a sentence about what is at home.
  if (speaksOfStaples(context.asked.message) && !words.isNamed && !isCommand(clause.text)) return undefined;
  return (await ingredientsFor(words, clause, context)) ?? (await wished(words, clause, context));
};

async function wished(words: GroceryWords, clause: Clause, context: Context): Promise<Reading[] | undefined> {
  if (words.isNamed && isUnsaid(words.rest))
    return missing('What should go on the grocery list?', 'add_groceries', {}, 'lines', clause.text);
  const isQuestion = clause.text.trimEnd().endsWith('?') || isAsking.test(words.rest);
  if (!words.isNamed && clause.when.time !== undefined) return undefined;
  const wishes = wishesIn(words, context.household);
  const readings: Reading[] = [];
  for (const wish of wishes ?? []) {
    const read = (await onTheList(wish, words, clause, context)) ?? added(wish, words, clause, context);
    if (!read || (isQuestion && !wish.isCommand)) return undefined;
    readings.push(...read);
  }
  return readings.length > 0 ? readings : undefined;
}

function added(
  { deed, things, isCommand, isLoose }: Wish,
  { isNamed }: GroceryWords,
  { lower, when, people, text }: Clause,
  { asked, household }: Context,
): Reading[] | undefined {
  // What was forgotten may not have been on the list.
  if (deed !== 'add_groceries' && deed !== 'untick_groceries') return undefined;
  // 'the kids want pizza on Saturday' is a meal.
  const isOfDay = isLoose || /\b(?:wants?|like|love)\b/.test(lower) || (!isCommand && linesIn(things).every(isDish));
  if (!isNamed && when.date !== undefined && isOfDay) return undefined;
  // 'what did we plan for friday, pizza?'
  if (isLoose && !isNamed && asked.message.trimEnd().endsWith('?')) return undefined;
  if (!isNamed && (isLoose ? isOtherList(lineWith(text, asked.message)) : /\bcolou?rs?\b/i.test(asked.message)))
    return undefined;
  const lines = [...new Set(linesIn(things))];
  if (isNamed && when.date !== undefined && (hasDatedFood(text, asked) || lines.some(isOfMeal))) return undefined;
  if (isCutOff(lines, text, asked.message) || (isLoose && /, \d{1,3}$/.test(asked.message))) return undefined;
  if (lines.length === 0 || lines.some((line) => isPronoun(line) || !isTidyLine(line) || isNameOf(people, line)))
    return undefined;
  if (!isNamed) {
    const isLater = when.date !== undefined && when.date > sundayOf(mondayOf(asked.today));
    // 'pick up the cake on Friday' is an errand, 'add tacos on Friday' a meal.
    const isErrand = isCommand && /^(?:the|my|his|her|our|their) /i.test(things);
    // 'Thursday night I can't be bothered, so just put lemon pasta'
    const isPlanned = /\b(?:put|pencil|schedule|set|do)\b/.test(lower) && lines.every(isDish);
    const isMeal =
      isCommand &&
      (isPlanned
        ? whenIn(asked.message, asked).when.date !== undefined
        : when.date !== undefined && /^(?:add|put|stick|pop|pencil|write|schedule|set|throw|chuck|bung)\b/.test(lower));
    if (isLater || isErrand || isMeal || isForMeal.test(lower)) return undefined;
    // 'get Biscuit from the groomer'
    if (lines.some((line) => isNameOf(household, without(line, / (?:from|at) /)))) return undefined;
    if (lines.some((line) => / (?:to|on|in|into) /.test(line) || !(isShopped(line) || isUsedUp(line, lower))))
      return undefined;
  }
  return [{ kind: 'propose', tool: 'add_groceries', values: { lines }, quote: text }];
}

/** The line in which a list begins. */
const lineWith = (text: string, message: string) =>
  message.split(/\n|(?=\bremind\b)/i).find((line) => line.includes(text.split(', ')[0] ?? '')) ?? message;

/** 'sponges on the list, chicken soup on sunday': what has a day of its own behind the list is a meal. */
const hasDatedFood = (text: string, clock: Clock) =>
  text.split(/, | and /).some((part, index) => {
    const { when, untimed } = whenIn(part, clock);
    return index > 0 && when.date && !speaksOfList(part) && (isShopped(untimed) || mealNamed(part.toLowerCase()));
  });

const runsShort = /\b(?:low on|(?:run|runs|ran|running|nearly|almost) out of)\b/;
const noGoods =
  /\b(?:time|patience|energy|sleep|money|cash|gas|petrol|fuel|luck|ideas|space|room|memory|steam|options|excuses|battery|data|storage|breath|days|people|work|town|school)$/i;
/** What runs out in a house can be bought, whatever it is: 'dishwasher tabs'. */
const isUsedUp = (line: string, lower: string) => runsShort.test(lower) && !noGoods.test(line);

const isAsking = /^(?:is|are|was|were|do|does|did|what|how|why|who|show|read|see|has|have)\b/i;
const isForMeal =
  /\b(?:for|as) (?:a |an )?(?:breakfast|lunch|dinner|supper|snack)(?! (?:duty|box|bags?|day|rota))\b|\bmeal ?plan\b/;
