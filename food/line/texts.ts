import { tag } from './tags.ts';
import type { TokenContext } from './token-context.ts';

export interface LineTexts {
  food: string;
  preparation: string;
  comment: string;
}

/** Words that only connect an amount or a remark to the rest. */
const connectingWords = new Set(
  'of a an the about approximately approx plus or and x each to de di du des do da optional'.split(' '),
);

/** Food, preparation and comment as written in the line, without the tokens of its amounts. */
export function readTexts(
  line: string,
  contexts: readonly TokenContext[],
  tags: Uint8Array,
  used: ReadonlySet<number>,
): LineTexts {
  const runsOf = (isWanted: (tag: number) => boolean) =>
    runs(contexts.length, (at) => !used.has(at) && isWanted(tags[at] as number)).map((run) =>
      trimRun(run, contexts, used),
    );
  const textOf = (found: readonly Run[], between: string) =>
    found
      .filter(([from, to]) => from <= to)
      .map(([from, to]) => balanceBrackets(line.slice(contexts[from]?.token.start, contexts[to]?.token.end)))
      .join(between);
  const food = textOf(runsOf(isFood), ' ');
  const allWords = () => runs(contexts.length, (at) => contexts[at]?.token.number === undefined);
  return {
    food: food === '' ? textOf(allWords(), ' ') : food,
    preparation: textOf(runsOf(isPreparation), ', '),
    comment: textOf(
      runsOf((it) => !isFood(it) && !isPreparation(it)),
      ', ',
    ),
  };
}

const isFood = (it: number) => it === tag.food;
const isPreparation = (it: number) => it === tag.preparationBefore || it === tag.preparationAfter || it === tag.inside;

type Run = [from: number, to: number];

function runs(length: number, isWanted: (at: number) => boolean): Run[] {
  const found: Run[] = [];
  for (let at = 0; at < length; at++) {
    if (!isWanted(at)) continue;
    const last = found.at(-1);
    if (last && last[1] === at - 1) last[1] = at;
    else found.push([at, at]);
  }
  return found;
}

/** Drops a connecting word ('of', 'de') after an amount; a run of only such words becomes empty. */
function trimRun([from, to]: Run, contexts: readonly TokenContext[], used: ReadonlySet<number>): Run {
  const isConnecting = (at: number) => connectingWords.has(contexts[at]?.word.lower ?? '');
  const begin = used.has(from - 1) && isConnecting(from) ? from + 1 : from;
  for (let at = begin; at <= to; at++) if (!isConnecting(at)) return [begin, to];
  return [from, from - 1];
}

/** Repairs unbalanced brackets in a text cut out of a line. */
function balanceBrackets(text: string): string {
  const [opened, closed] = [text.lastIndexOf('('), text.lastIndexOf(')')];
  if (opened > closed) return `${text})`;
  return closed >= 0 && opened < 0 ? text.replace(/\) ?/g, ' ').trim() : text;
}
