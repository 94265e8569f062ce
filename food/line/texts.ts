import type { Sight } from './sight.ts';
import { tag } from './tags.ts';

export interface LineTexts {
  food: string;
  preparation: string;
  comment: string;
}

/** Words that only join an amount or a remark to the rest. */
const joining = new Set(
  'of a an the about approximately approx plus or and x each to de di du des do da optional'.split(' '),
);

/** The texts of a tagged line as the line has them, without the tokens that its amounts used. */
export function readTexts(
  line: string,
  sights: readonly Sight[],
  tags: Uint8Array,
  used: ReadonlySet<number>,
): LineTexts {
  const runsOf = (isWanted: (tag: number) => boolean) =>
    runs(sights.length, (at) => !used.has(at) && isWanted(tags[at] as number)).map((run) => trimmed(run, sights, used));
  const textOf = (found: readonly Run[], between: string) =>
    found
      .filter(([from, to]) => from <= to)
      .map(([from, to]) => balanced(line.slice(sights[from]?.token.start, sights[to]?.token.end)))
      .join(between);
  const food = textOf(runsOf(isFood), ' ');
  const allWords = () => runs(sights.length, (at) => sights[at]?.token.number === undefined);
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

/** What joins an amount to its food ('of', 'de') belongs to neither, and a run of such words alone says nothing. */
function trimmed([from, to]: Run, sights: readonly Sight[], used: ReadonlySet<number>): Run {
  const isJoining = (at: number) => joining.has(sights[at]?.word.lower ?? '');
  const begin = used.has(from - 1) && isJoining(from) ? from + 1 : from;
  for (let at = begin; at <= to; at++) if (!isJoining(at)) return [begin, to];
  return [from, from - 1];
}

/** A text cut out of a line may have lost one of a pair of brackets. */
function balanced(text: string): string {
  const [opened, closed] = [text.lastIndexOf('('), text.lastIndexOf(')')];
  if (opened > closed) return `${text})`;
  return closed >= 0 && opened < 0 ? text.replace(/\) ?/g, ' ').trim() : text;
}
