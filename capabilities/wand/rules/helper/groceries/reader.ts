import { speaksOfLunchBox } from '../meals/school-lunch.ts';
import { clauseOf } from '../message/clause.ts';
import { isAboutIt, isCommand } from '../message/requests.ts';
import { missing } from '../question-back.ts';
import type { Clause, Context, Reader, Reading } from '../reader.ts';
import { whenIn } from '../when/when.ts';
import { request, without } from '../words/phrases.ts';
import { added } from './added.ts';
import { changedLine } from './change.ts';
import { ingredientsFor } from './dish.ts';
import { wholeList } from './home.ts';
import { onTheList } from './marks.ts';
import { apartFromList, type GroceryWords, isOtherList, speaksOfList } from './naming.ts';
import type { Wish } from './parts.ts';
import { speaksOfStaples, staples } from './staples.ts';
import { wishesIn } from './wishes.ts';
import { isUnsaid, linesIn } from './words.ts';

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
  for (const text of new Set([clause.text, message])) {
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
  const { asked } = context;
  // Of several wishes each has its own clause.
  const isOne =
    asked.message.split(/[,.;!] | and | so /i).filter((part) => isCommand(part) || isAboutIt(part)).length < 2;
  // What is always at home is no part of a wish.
  const isWhole = isOne && speaksOfStaples(asked.message) === speaksOfStaples(clause.text);
  for (const message of new Set(isWhole ? [asked.message, clause.text] : [clause.text])) {
    const read = await spokenIn(message, clause, context);
    if (read) return read;
  }
  return undefined;
}

async function spokenIn(message: string, clause: Clause, context: Context): Promise<Reading[] | undefined> {
  const { asked, household } = context;
  const said = request(message);
  const words = apartFromList(said);
  const [wish, ...others] = (pronoun.test(words.rest) && wishesIn(words, household)) || [];
  if (!wish || others.length > 0 || isOtherList(said) || !isPartOf(wish, clause)) return undefined;
  const whole = clauseOf(message, household, asked);
  if (whole.when.date !== undefined && !words.isNamed) return undefined;
  const read = await wished(words, whole, context);
  return read?.every(({ kind }) => kind === 'propose') ? read : undefined;
}

/** Whether one of several sentences speaks of what is wished in all of them. */
const isPartOf = ({ things }: Wish, { lower }: Clause) =>
  pronoun.test(lower) || linesIn(things).some((line) => lower.includes(line.toLowerCase()));

const offAsWell =
  /,? (?:so|and) (?=(?:please |just |you can |can you |could you )?(?:take|remove|cross|strike|scratch|delete) (?:it|them|those|that)\b)/i;

/** 'we always have noodles at home, so take them off the list' */
async function homeAndOff(said: string, clause: Clause, context: Context): Promise<Reading[] | undefined> {
  const [home = '', off, ...others] = said.split(offAsWell);
  const kept = off && others.length === 0 ? staples(home, clause.text) : undefined;
  const things = kept?.map((one) => (one.kind === 'propose' ? String(one.values.food) : '')).join(', ');
  const removal = `remove ${things} from the list`;
  const read = kept && (await wished(apartFromList(removal), clause, context));
  return kept && [...kept, ...(read?.filter(({ kind }) => kind === 'propose') ?? [])];
}

const needs =
  /\b(?:i|we)(?: still| also| really)?(?: need| have to (?:buy|get)|'re out of|'re low on| are out of| ran out of)\b/;

/** Reads what has to be bought, and what is in the cart. */
export const groceryReader: Reader = async (clause, context) => {
  const untimed = clause.untimed.replaceAll(numbering, ', ').replaceAll('\n', ', ');
  const told = request(unlessThere.test(untimed) ? `${untimed.replace(unlessThere, '')} to the list` : untimed);
  // 'take the bananas off the list and add strawberries instead'
  const said = isOfList(context.asked) ? without(told, / instead$/i) : told;
  if (isOtherList(said)) return undefined;
  const words = apartFromList(said);
  // Half of a sentence about what is at home.
  const isOwn = words.isNamed || isCommand(clause.text) || needs.test(clause.lower);
  const { message } = context.asked;
  if ((speaksOfStaples(message) || speaksOfLunchBox(message)) && !isOwn) return undefined;
  return (
    (await homeAndOff(said, clause, context)) ??
    (await ingredientsFor(words, clause, context)) ??
    (await wished(words, clause, context))
  );
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

const isAsking = /^(?:is|are|was|were|do|does|did|what|how|why|who|show|read|see|has|have)\b/i;
