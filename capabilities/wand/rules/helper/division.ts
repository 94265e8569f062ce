import { clauseOf } from './clause.ts';
import { echoIn, isEcho } from './echo.ts';
import { isShopped, isTidyLine, linesIn } from './grocery-words.ts';
import { headingOf } from './heading.ts';
import { meanings, type Part } from './leaning.ts';
import { type Known, piecesOf } from './pieces.ts';
import { withoutPoliteness } from './polite.ts';
import type { Context, Reading } from './reader.ts';
import { read } from './readers.ts';
import { isOrder, isTelling, justSays, justTells } from './remark.ts';
import { momentOf, pointsBack } from './that-day.ts';
import type { Titles } from './titles.ts';
import { isWhole, several } from './understood.ts';

/** Where a message may divide: at any of these, or not. */
const seam =
  / ?\n ?|[.!?;] (?:and |also |oh |then )?|,? (?:and then|and also|oh and|and|plus|also|then|so|but|with|as well as) |, | [&+–—-] |: (?=(?:please |can you |could you )?(?:remind|put|add|cancel|move|book|delete|remove)\b)/gi;

/** More pieces are no message that one could divide in few tries. */
const mostPieces = 9;
const mostReads = 90;

interface Seams {
  starts: number[];
  ends: number[];
  costs: number[];
}

/** One part more; where a sentence or a line ends it is likely, at a bare 'and' it is not. */
function costOf(sign: string): number {
  if (/[\n.!?;]/.test(sign)) return 1;
  return sign.startsWith(',') && sign.length > 2 ? 1.1 : sign.startsWith(',') ? 1.2 : 1.3;
}

function seamsOf(message: string): Seams {
  const found = [...message.matchAll(seam)];
  return {
    starts: [0, ...found.map(({ 0: sign, index }) => index + sign.length)],
    ends: [...found.map(({ 0: sign, index }) => index + (sign.startsWith('?') ? 1 : 0)), message.length],
    costs: [...found.map(([sign]) => costOf(sign)), 1],
  };
}

/** What the message comes to in the division with the fewest parts of which all are understood; undefined where there is none. */
export async function divided(
  message: string,
  context: Context,
  known: Known,
  titles: Titles,
): Promise<readonly Reading[] | undefined> {
  const echo = echoIn(message);
  const said = echo?.rest ?? message;
  const { starts, ends, costs } = seamsOf(said);
  if ((starts.length < 2 && !echo && !headingOf(said)) || starts.length > mostPieces) return undefined;
  const tried = new Map<string, readonly Reading[] | undefined>();
  const understood = async (text: string) => {
    if (!tried.has(text) && tried.size < mostReads) {
      const clause = clauseOf(text, known.household, known.clock);
      const readings = await read(clause, context);
      tried.set(text, isWhole(clause, readings, titles, known.clock) ? readings : undefined);
    }
    return tried.get(text);
  };
  const partFrom = async (text: string, parts: readonly Part[]): Promise<Part | undefined> => {
    const heading = headingOf(text) ?? parts.at(-1)?.heading;
    const endings = echo?.ending ? [echo.ending, ''] : [''];
    for (const meaning of meanings(text, parts, known, titles))
      for (const ending of endings) {
        const readings = await understood(meaning + ending);
        if (readings && !isInvented(text, meaning, readings, known))
          return { text: meaning, readings, heading, moment: await momentOf(meaning, readings, context) };
      }
    return undefined;
  };
  // The best division of the message up to each of its seams.
  const best: (Tried | undefined)[] = [{ parts: [], cost: 0 }];
  for (let end = 1; end <= ends.length; end++)
    for (let start = 0; start < end; start++) {
      const before = best[start];
      if (!before || before.cost >= (best[end]?.cost ?? Number.POSITIVE_INFINITY)) continue;
      const text = said.slice(starts[start], ends[end - 1]);
      if (!isOne(text) || (text === said && several.test(said.toLowerCase()))) continue;
      const part =
        (await partFrom(text.replaceAll('\n', ', '), before.parts)) ?? remarkOf(text, known, said.slice(ends[end - 1]));
      if (!part && isEcho(text)) best[end] ??= before;
      const cost = before.cost + (part?.readings.length ? (costs[end - 1] ?? 0) : costOfRemark);
      if (part && cost < (best[end]?.cost ?? Number.POSITIVE_INFINITY))
        best[end] = { parts: [...before.parts, part], cost };
    }
  const parts = best[ends.length]?.parts ?? [];
  const isAny = parts.some(({ readings }) => readings.length > 0);
  return isAny
    ? parts.flatMap(({ text, readings }) => (readings.length > 0 || !isOrder(text) ? readings : unread(text)))
    : undefined;
}

const unread = (text: string): Reading => ({ kind: 'answer', text: `I did not understand ‘${text}’.` });

/** What has neither a day nor an hour nor a person of its own is no appointment for being said after one. */
const isInvented = (text: string, meaning: string, readings: readonly Reading[], known: Known) =>
  meaning !== text &&
  readings.some((one) => one.kind === 'propose' && /^add_(?:appointment|event)$/.test(one.tool)) &&
  piecesOf(text, known).every(({ kind }) => kind === 'word');

const goesOn =
  /^(?:it|its|it's|that|this|they|he|she|his|her|ingredients|with|at|both|called|born|notes?|steps|method|the party|party|from|until)\b/i;

/** Whether it can be one request: neither lines with headings of their own, nor sentences that do not go on with each other. */
const isOne = (text: string) =>
  !/\n[^\n:]{2,40}: /.test(text) &&
  text
    .split(/(?<!\b(?:dr|mr|mrs|ms|st))[.!?] /i)
    .slice(1)
    .every((sentence) => goesOn.test(sentence));

interface Tried {
  parts: readonly Part[];
  cost: number;
}

/** A division that leaves less out is better than one with fewer parts. */
const costOfRemark = 20;

/** What asks for nothing: thanks, and what is only told beside a request. */
function remarkOf(text: string, { household, clock }: Known, after: string): Part | undefined {
  const clause = clauseOf(text, household, clock);
  // A list of things is no remark: 'cinnamon and butter for the crumble'.
  if (linesIn(text).every((line) => isShopped(line) && isTidyLine(line)) && !isTelling(clause.lower)) return undefined;
  // 'a cookie swap with the other moms': the thing itself is no remark.
  const isThing = after.startsWith(' with ') && !isTelling(clause.lower);
  const isBefore = !isThing && (justSays(clause) || (isTelling(clause.lower) && pointsBack(after)));
  const isTold = after === '' ? justTells(clause) : isBefore;
  const isIdle = withoutPoliteness(text) === '' || isTold || /^(?:but )?(?:keep|leave) /i.test(clause.lower);
  return isIdle ? { text, readings: [] } : undefined;
}
