import { isShopped, isTidyLine, isWhollyShopped, linesIn } from '../groceries/words.ts';
import { heldBy } from '../guards/held-words.ts';
import type { Known } from '../likeness/pieces.ts';
import { clauseOf } from '../message/clause.ts';
import { isCommand } from '../message/requests.ts';
import { pointsBack } from '../pointing/that-day.ts';
import type { Context, Reading, When } from '../reader.ts';
import { meaningOf } from '../records/find-record.ts';
import type { Titles } from '../records/titles.ts';
import type { Part } from '../shared/leaning.ts';
import { whenIn } from '../when/when.ts';
import { withoutPoliteness } from '../words/polite.ts';
import { splitWords } from '../words/words.ts';
import { almostCertain, likelyTold, surelyAsks, surelyTold } from './likely-told.ts';
import { isOrder, isTelling, justSays, justTells } from './remark.ts';
import { isOwnClause } from './told-beside.ts';

/** Parts of a message that ask for nothing. */

const isLater = ({ date }: When, { asked }: Context) => date !== undefined && date > asked.today;

/** 'dentist is' before 'with Dr. Lee' */
const isHalf = / (?:is|are|was|were|has|have|will|for|to|at|on|the|an?|my|our)$/i;

/** 'Birthday: Mr. Alvarez' before 'neighbour, 22 May' */
const ofKind = /^(?:new )?(?:birthday|appointment|event|task|reminder|trip|recipe|subscription|gift idea)s?: /i;

/** What asks for nothing: thanks, and what is only told beside a request. */
export async function remarkOf(text: string, context: Context, after: string): Promise<Part | undefined> {
  if (withoutPoliteness(text) === '') return { text, readings: [] };
  const clause = clauseOf(text, context.household, context.asked);
  // A list of things is no remark: 'cinnamon and butter for the crumble', 'bananas but no diapers yet'.
  const lines = linesIn(text.replace(/,? but .{1,60}$/i, ''));
  const isList = lines.length > 0 && lines.every((line) => isShopped(line) && isTidyLine(line));
  if (isList && !isTelling(clause.lower)) return undefined;
  // 'a cookie swap with the other moms': the thing itself is no remark.
  const isThing = after.startsWith(' with ') && !isTelling(clause.lower);
  const isBefore = !isThing && (justSays(clause) || (isTelling(clause.lower) && pointsBack(after)));
  const isTold = after === '' ? justTells(clause) : isBefore;
  if (/^(?:but )?(?:keep|leave) /i.test(clause.lower)) return { text, readings: [] };
  if (isHalf.test(text) || ofKind.test(text) || (!/^,? so /i.test(after) && (await surelyAsks(text, context))))
    return undefined;
  const isIdle =
    isTold ||
    (!isLater(clause.when, context) && !text.includes(':') && (await likelyTold(text, context)) > almostCertain);
  return isIdle ? { text, readings: [] } : undefined;
}

/** 'coterie sends them' */
const endsInObject = / (?:it|them|him|her|us|me)$/i;

/** Whether words that nothing parts from the others can be a remark of their own. */
export const isClause = async (text: string, context: Context): Promise<boolean> =>
  isOwnClause(text) || endsInObject.test(text) || (await likelyTold(text, context)) > surelyTold;

const likely = 0.5;

/**
 * Whether what was taken for a remark is to be told that it was not understood: an order, or something about what is kept that no
 * card is about, unless it is likely only told.
 */
export async function isPassedOver(
  text: string,
  readings: readonly Reading[],
  titles: Titles,
  context: Context,
): Promise<boolean> {
  if (isOrder(text) || isCommand(text)) return true;
  const held = heldBy(readings, (id) => titles.get(id)?.words);
  const said = new Set(meaningOf(text).filter((word) => !held.has(word)));
  const isNews = [...titles.values()].some(
    (one) => one.kind !== 'member' && meaningOf(one.title).every((word) => said.has(word)),
  );
  return isNews && ((await context.likely?.(text))?.get('none') ?? 1) < likely;
}

/** 'the kids loved tacos and pancakes': a bare thing belongs to the remark that it goes on with. */
export const isRestOfRemark = (text: string, said: string, parts: readonly Part[], { clock }: Known) =>
  parts.at(-1)?.readings.length === 0 &&
  said.includes(` and ${text}`) &&
  splitWords(whenIn(text, clock).untimed).every(isWhollyShopped);
