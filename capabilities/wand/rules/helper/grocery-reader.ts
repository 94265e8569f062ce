import { mondayOf, sundayOf } from '#capabilities/meals/rules/week.ts';
import { changedLine } from './grocery-change.ts';
import { ingredientsFor } from './grocery-dish.ts';
import { staples, wholeList } from './grocery-home.ts';
import { lackedIn } from './grocery-lack.ts';
import { onTheList } from './grocery-marks.ts';
import {
  apartFromList,
  type GroceryWords,
  holdsShopped,
  isOtherList,
  isPronoun,
  isShopped,
  isTidyLine,
  isUnsaid,
  isWhollyShopped,
  linesIn,
  onTheWay,
  speaksOfList,
} from './grocery-words.ts';
import { after, parted, request, without } from './phrases.ts';
import type { Clause, Context, Reader, Reading } from './reader.ts';
import { whenIn } from './when.ts';

/** '1. milk 2. eggs' */
const numbering = /(?<![^ ,])\d{1,2}[.)] (?=\p{L})/gu;

/** 'get formula for Nora, she only has a day left' */
const reason = /,? (?:because|since|cause|cuz) |, (?=(?:she|he|they|she's|he's|they're) )/i;

/** Whether the whole message is about the list, and not about the meals of a day. */
const isOfList = ({ message, ...clock }: Context['asked']) =>
  speaksOfList(message) || (/\boff\b/i.test(message) && whenIn(message, clock).when.date === undefined);

/** Reads what has to be bought, what is in the cart and what is always at home. */
export const groceryReader: Reader = async (clause, context) => {
  const told = without(request(clause.untimed.replaceAll(numbering, ', ')), reason);
  // 'take the bananas off the list and add strawberries instead'
  const said = isOfList(context.asked) ? without(told, / instead$/i) : told;
  if (isOtherList(said)) return undefined;
  const { main, aside } = parted(said);
  const listed = apartFromList(main);
  const words: GroceryWords = { ...listed, isNamed: listed.isNamed || speaksOfList(aside), aside };
  return (
    wholeList(said, clause, context) ??
    staples(words, main, clause) ??
    (await onTheList(words, clause, context)) ??
    (await changedLine(clause, context)) ??
    (await ingredientsFor(words, clause, context)) ??
    additions(words, clause, context)
  );
};

const adds =
  /^(?:add|put(?: on| down)?(?! back)|stick|throw|pop|include|write(?: down)?|jot(?: down)?|note(?: down)?|enter|toss) |^(?:don't|dont|do not) (?:let (?:me|us) )?forget(?: about)? (?!to\b)/i;
const buys = /^(?:buy|get|pick up|grab|purchase|stock up on|fetch) (?:me |us )?(?!rid\b)/i;
const wants =
  /^(?:i|we)(?:'d| would) (?:love|like) (?:some|more) |^(?:we|i) want (?:some |more |(?=\d))|^more (?=.* (?:needed|please)$)/i;

function additions(
  { rest, isNamed, isHeaded }: GroceryWords,
  { text, lower, when, people }: Clause,
  { asked, household }: Context,
): Reading[] | undefined {
  const bare = without(rest, onTheWay);
  const [added, boughtThings] = [after(bare, adds), after(bare, buys)];
  const needed = added ?? boughtThings ?? lackedIn(bare, household) ?? after(bare, wants);
  const isOnlyThings =
    needed === undefined && !text.endsWith('?') && when.date === undefined && linesIn(bare).every(isWhollyShopped);
  const things = needed ?? (isNamed || isOnlyThings ? bare : undefined);
  if (things === undefined || (!isNamed && when.time !== undefined)) return undefined;
  if (isNamed && isUnsaid(things)) return [whatToBuy(text)];
  const lines = linesIn(without(things, / (?:left|back)$/i));
  if (lines.length === 0 || lines.some((line) => isPronoun(line) || !isTidyLine(line) || isOneOf(people, line)))
    return undefined;
  // 'is milk on the list' names the list as well, and adds nothing.
  if (needed === undefined && !isHeaded && (isAsking.test(things) || !lines.every(holdsShopped))) return undefined;
  if (!isNamed) {
    const isLater = when.date !== undefined && when.date > sundayOf(mondayOf(asked.today));
    // 'pick up the cake on Friday' is an errand, 'add tacos on Friday' a meal.
    const isErrand = boughtThings !== undefined && /^(?:the|my|his|her|our|their) /i.test(boughtThings);
    const isMeal = added !== undefined && when.date !== undefined;
    if (isLater || isErrand || isMeal || isForMeal.test(lower)) return undefined;
    if (lines.some((line) => / (?:to|on|in|into) /.test(line) || !isShopped(line))) return undefined;
  }
  return [{ kind: 'propose', tool: 'add_groceries', values: { lines }, quote: text }];
}

const isOneOf = (people: Clause['people'], line: string) =>
  people.some(({ name }) => name.toLowerCase() === line.toLowerCase());
const isAsking =
  /^(?:is|are|was|were|do|does|did|what|how|why|who|show|read|see|find|check|has|have|can|there|i|we)\b/i;
const isForMeal = /\b(?:for|as) (?:a |an )?(?:breakfast|lunch|dinner|supper|snack)\b|\bmeal ?plan\b/;

const whatToBuy = (quote: string): Reading => ({
  kind: 'ask',
  question: 'What should go on the grocery list?',
  waiting: { kind: 'missing', tool: 'add_groceries', values: {}, field: 'lines', quote },
});
