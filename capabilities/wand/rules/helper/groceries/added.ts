import { mondayOf, sundayOf } from '#capabilities/meals/rules/week.ts';
import type { Clock } from '../../tools/tool.ts';
import { isDish, isOfMeal, mealNamed } from '../meals/words.ts';
import type { Clause, Context, Reading } from '../reader.ts';
import { whenIn } from '../when/when.ts';
import { without } from '../words/phrases.ts';
import { isCutOff } from './cut-off.ts';
import { type GroceryWords, isOtherList, speaksOfList } from './naming.ts';
import type { Wish } from './parts.ts';
import { areBought } from './unknown.ts';
import { isNameOf, isPronoun, isShopped, isTidyLine, linesIn } from './words.ts';

/** What is to be bought, as a card; undefined where it may be something else. */
export function added(
  { deed, things, isCommand, isLoose }: Wish,
  { isNamed }: GroceryWords,
  { lower, when, people, text }: Clause,
  { asked, household }: Context,
): Reading[] | undefined {
  // What was forgotten may not have been on the list.
  if (deed !== 'add_groceries' && deed !== 'untick_groceries') return undefined;
  // 'we get eggs from the farm every week' tells how it is.
  if (!isNamed && when.repeats && /^(?:we|i) (?:get|buy|order)\b/.test(lower)) return undefined;
  // 'the kids want pizza on Saturday' is a meal.
  const isOfDay = isLoose || /\b(?:wants?|like|love)\b/.test(lower) || (!isCommand && linesIn(things).every(isDish));
  if (!isNamed && (when.date !== undefined || past.test(lower)) && isOfDay) return undefined;
  // 'Leo wants pizza' may be one too.
  if (!isNamed && /\bwants\b/.test(lower) && linesIn(things).some(isDish)) return undefined;
  // 'what did we plan for friday, pizza?'
  if (isLoose && !isNamed && asked.message.trimEnd().endsWith('?')) return undefined;
  if (!isNamed && (isLoose ? isOtherList(lineWith(text, asked.message)) : /\bcolou?rs?\b/i.test(asked.message)))
    return undefined;
  const lines = [...new Set(linesIn(things))];
  if (isNamed && when.date !== undefined && (hasDatedFood(text, asked) || lines.some(isOfMeal))) return undefined;
  // 'tacos for dinner and buns on the list'
  if (!isCommand && lines.length > 1 && lines.some((line) => isForMeal.test(line) && isDish(without(line, / for /i))))
    return undefined;
  if (isCutOff(lines, text, asked.message) || (isLoose && /, \d{1,3}$/.test(asked.message))) return undefined;
  if (lines.length === 0 || lines.some((line) => isPronoun(line) || !isTidyLine(line) || isNameOf(people, line)))
    return undefined;
  if (!isNamed) {
    const isLater = when.date !== undefined && when.date > sundayOf(mondayOf(asked.today));
    // 'pick up the cake on Friday' is an errand, 'add tacos on Friday' a meal.
    const isErrand =
      isCommand &&
      /^(?:the|my|his|her|our|their) /i.test(things) &&
      (when.date !== undefined || !/^(?:get|buy|grab|add|(?:don't|dont|do not) forget(?: about)?) the /.test(lower));
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
    if (lines.some((line) => / (?:to|on|in|into) /.test(line)) || !areBought(lines, lower, household)) return undefined;
  }
  return [{ kind: 'propose', tool: 'add_groceries', values: { lines }, quote: text }];
}

const past = /\b(?:yesterday|last (?:night|week))\b/;

/** The line in which a list begins. */
const lineWith = (text: string, message: string) =>
  message.split(/\n|(?=\bremind\b)/i).find((line) => line.includes(text.split(', ')[0] ?? '')) ?? message;

/** 'sponges on the list, chicken soup on sunday': what has a day of its own behind the list is a meal. */
const hasDatedFood = (text: string, clock: Clock) =>
  text.split(/, | and /).some((part, index) => {
    const { when, untimed } = whenIn(part, clock);
    return index > 0 && when.date && !speaksOfList(part) && (isShopped(untimed) || mealNamed(part.toLowerCase()));
  });

const isForMeal =
  /\b(?:for|as) (?:a |an )?(?:breakfast|lunch|dinner|supper|snack)(?! (?:duty|box|bags?|day|rota))\b|\bmeal ?plan\b/;
