import { isInvented } from '../guards/invented.ts';
import { isListHead } from '../guards/list-head.ts';
import { swallows } from '../guards/swallowed.ts';
import { isWhole, several } from '../guards/understood.ts';
import type { Known } from '../likeness/pieces.ts';
import { readPart } from '../likeness/plain-reading.ts';
import { momentOf } from '../pointing/that-day.ts';
import type { Context, Reading } from '../reader.ts';
import { read } from '../readers.ts';
import type { Titles } from '../records/titles.ts';
import { meanings, type Part } from '../shared/leaning.ts';
import { echoIn, isEcho } from '../told/echo.ts';
import { isClause, isPassedOver, isRestOfRemark, remarkOf } from '../told/idle-parts.ts';
import { beginningsIn } from './beginnings.ts';
import { clauseOf } from './clause.ts';
import { headingOf } from './heading.ts';
import { type Seams, seamsOf } from './seams.ts';

/** More pieces are no message that one could divide in few tries. */
const mostPieces = 9;
const mostReads = 90;

/** What the message comes to in the division with the fewest parts of which all are understood; undefined where there is none. */
export async function divided(
  message: string,
  context: Context,
  known: Known,
  titles: Titles,
): Promise<readonly Reading[] | undefined> {
  const echo = echoIn(message);
  const said = echo?.rest ?? message;
  const joined = seamsOf(said);
  const isOneOnly = joined.starts.length < 2 && !echo && !headingOf(said);
  const readAs = (isAlone: boolean) =>
    partReader({ said, ending: echo?.ending ?? '', isAlone }, context, known, titles);
  const remark: Remarks = (text, after) => remarkOf(text, context, after);
  const clause: Remarks = async (text, after) => ((await isClause(text, context)) ? remark(text, after) : undefined);
  const plain = isOneOnly ? undefined : await dividedAt(joined, said, readAs(false), remark);
  const bare = plain ? joined : seamsOf(said, beginningsIn(said, known));
  const parts =
    plain ??
    (bare.starts.length === joined.starts.length ? undefined : await dividedAt(bare, said, readAs(true), clause));
  const all = parts?.flatMap(({ readings }) => readings) ?? [];
  const told = await Promise.all(
    (parts ?? []).map(async ({ text, readings }) =>
      readings.length === 0 && (await isPassedOver(text, all, titles, context)) ? [unread(text)] : readings,
    ),
  );
  return all.length > 0 ? told.flat() : undefined;
}

type Reads = (text: string, parts: readonly Part[], after: string) => Promise<Part | undefined>;

type Remarks = (text: string, after: string) => Promise<Part | undefined>;

interface Way {
  said: string;
  /** What is said of each part behind the last of them. */
  ending: string;
  /** Some readers look at the whole message; a part that is read alone knows nothing of the others. */
  isAlone: boolean;
}

function partReader({ said, ending, isAlone }: Way, context: Context, known: Known, titles: Titles): Reads {
  const tried = new Map<string, readonly Reading[] | undefined>();
  const understood = async (text: string) => {
    if (!tried.has(text) && tried.size < mostReads) {
      const clause = clauseOf(text, known.household, known.clock);
      const asked = isAlone ? { ...context.asked, message: text } : context.asked;
      const readings = await (text === said ? read : readPart)(clause, { ...context, asked });
      const isAll =
        isWhole(clause, readings, titles, known.clock) && !(await swallows(clause, readings ?? [], context));
      tried.set(text, isAll ? readings : undefined);
    }
    return tried.get(text);
  };
  return async (text, parts, after) => {
    if (isRestOfRemark(text, said, parts, known)) return undefined;
    const heading = headingOf(text) ?? parts.at(-1)?.heading;
    let idle: Part | undefined;
    for (const meaning of meanings(text, parts, known, titles))
      for (const end of ending ? [ending, ''] : ['']) {
        const readings = await understood(meaning + end);
        if (!readings || isInvented(text, meaning, readings, known)) continue;
        if (isListHead(text, after, readings, known.household)) continue;
        const part = { text: meaning, readings, heading, moment: await momentOf(meaning, readings, context) };
        // 'delete the task and Mia's dentist on Thursday': what is there already may be meant otherwise.
        if (!readings.every((one) => one.kind === 'answer' && one.text.startsWith('That is there already')))
          return part;
        idle ??= part;
      }
    return idle;
  };
}

async function dividedAt({ starts, ends, costs }: Seams, said: string, partFrom: Reads, remark: Remarks) {
  if (starts.length > mostPieces) return undefined;
  // The best division of the message up to each of its seams.
  const best: (Tried | undefined)[] = [{ parts: [], cost: 0 }];
  for (let end = 1; end <= ends.length; end++)
    for (let start = 0; start < end; start++) {
      const before = best[start];
      if (!before || before.cost >= (best[end]?.cost ?? Number.POSITIVE_INFINITY)) continue;
      const text = said.slice(starts[start], ends[end - 1]);
      if (!isOne(text) || (text === said && several.test(said.toLowerCase()))) continue;
      const after = said.slice(ends[end - 1]);
      const part = (await partFrom(text.replaceAll('\n', ', '), before.parts, after)) ?? (await remark(text, after));
      if (!part && isEcho(text) && !isAnswered(before.parts)) best[end] ??= before;
      const cost = before.cost + (part?.readings.length ? (costs[end - 1] ?? 0) : costOfRemark);
      if (part && cost < (best[end]?.cost ?? Number.POSITIVE_INFINITY))
        best[end] = { parts: [...before.parts, part], cost };
    }
  return best[ends.length]?.parts;
}

/** What was only asked about is not kept for being said once more: "what's for dinner on Friday? add it to the list". */
const isAnswered = (parts: readonly Part[]) => parts.at(-1)?.readings.some(({ kind }) => kind === 'answer');

const unread = (text: string): Reading => ({ kind: 'answer', text: `I did not understand ‘${text}’.` });

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
