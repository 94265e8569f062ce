import { mondayOf, sundayOf } from '#capabilities/meals/rules/week.ts';
import { changedLine } from './grocery-change.ts';
import { ingredientsFor } from './grocery-dish.ts';
import { speaksOfStaples, staples, wholeList } from './grocery-home.ts';
import { onTheList } from './grocery-marks.ts';
import { apartFromList, type GroceryWords, isOtherList, speaksOfList } from './grocery-naming.ts';
import { type Wish, wishesIn } from './grocery-wishes.ts';
import { isPronoun, isShopped, isTidyLine, isUnsaid, linesIn } from './grocery-words.ts';
import { request, without } from './phrases.ts';
import type { Clause, Context, Reader, Reading } from './reader.ts';
import { whenIn } from './when.ts';

/** '1. milk 2. eggs' */
const numbering = /(?<![^ ,])\d{1,2}[.)] (?=\p{L})/gu;

/** Whether the whole message is about the list, and not about the meals of a day. */
const isOfList = ({ message, ...clock }: Context['asked']) =>
  speaksOfList(message) || (/\boff\b/i.test(message) && whenIn(message, clock).when.date === undefined);

/** Reads what has to be bought, what is in the cart and what is always at home. */
export const groceryReader: Reader = async (clause, context) => {
  const told = request(clause.untimed.replaceAll(numbering, ', '));
  // 'take the bananas off the list and add strawberries instead'
  const said = isOfList(context.asked) ? without(told, / instead$/i) : told;
  if (isOtherList(said)) return undefined;
  const words = apartFromList(said);
  if (speaksOfStaples(said) && !said.endsWith('?')) return staples(words, said, clause);
  // Half of a sentence about what is at home.
  if (speaksOfStaples(context.asked.message) && !words.isNamed) return undefined;
  return (
    wholeList(said, clause, context) ??
    (await changedLine(clause, context)) ??
    (await ingredientsFor(words, clause, context)) ??
    (await wished(words, clause, context))
  );
};

async function wished(words: GroceryWords, clause: Clause, context: Context): Promise<Reading[] | undefined> {
  if (words.isNamed && isUnsaid(words.rest)) return [whatToBuy(clause.text)];
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
  { asked }: Context,
): Reading[] | undefined {
  // What was forgotten may not have been on the list.
  if (deed !== 'add_groceries' && deed !== 'untick_groceries') return undefined;
  // 'the kids want pizza on Saturday' is a meal.
  if (!isNamed && when.date !== undefined && (isLoose || /\b(?:wants?|like|love)\b/.test(lower))) return undefined;
  if (!isNamed && isLoose && isOtherList(asked.message)) return undefined;
  const lines = linesIn(things);
  if (lines.length === 0 || lines.some((line) => isPronoun(line) || !isTidyLine(line) || isOneOf(people, line)))
    return undefined;
  if (!isNamed) {
    const isLater = when.date !== undefined && when.date > sundayOf(mondayOf(asked.today));
    // 'pick up the cake on Friday' is an errand, 'add tacos on Friday' a meal.
    const isErrand = isCommand && /^(?:the|my|his|her|our|their) /i.test(things);
    const isMeal = isCommand && when.date !== undefined && /^(?:add|put)\b/.test(lower);
    if (isLater || isErrand || isMeal || isForMeal.test(lower)) return undefined;
    if (lines.some((line) => / (?:to|on|in|into) /.test(line) || !isShopped(line))) return undefined;
  }
  return [{ kind: 'propose', tool: 'add_groceries', values: { lines }, quote: text }];
}

const isOneOf = (people: Clause['people'], line: string) =>
  people.some(({ name }) => name.toLowerCase() === line.toLowerCase());
const isAsking = /^(?:is|are|was|were|do|does|did|what|how|why|who|show|read|see|has|have)\b/i;
const isForMeal = /\b(?:for|as) (?:a |an )?(?:breakfast|lunch|dinner|supper|snack)\b|\bmeal ?plan\b/;

const whatToBuy = (quote: string): Reading => ({
  kind: 'ask',
  question: 'What should go on the grocery list?',
  waiting: { kind: 'missing', tool: 'add_groceries', values: {}, field: 'lines', quote },
});
