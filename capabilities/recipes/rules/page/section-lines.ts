import { isBareAmount, isProse, isServings, mentionsServings, opensWithAmount, stepLikeness } from './line-shape.ts';
import { groupIn, withGroups, withoutBullet } from './list-groups.ts';
import type { Block } from './page-blocks.ts';
import { type GroupedLine, type GroupedStep, mostLines } from './page-recipe.ts';
import type { Opening } from './section-words.ts';
import { openedBy } from './sections.ts';
import { isStepLabel, withoutNumbers } from './step-numbers.ts';
import { firstOfAlternatives } from './unit-systems.ts';

type Listed = GroupedLine & { list: number; isItem: boolean };

const lengthOf = (blocks: Block[]) => blocks.reduce((length, { text }) => length + text.length, 0);

/** Where most of a part is a list, what is not in the list is talk. */
function isMostlyList(blocks: Block[]) {
  const items = blocks.filter((it) => it.kind === 'item');
  const texts = blocks.filter((it) => it.kind === 'text');
  return items.length > 1 && lengthOf(items) > lengthOf(texts) / 2;
}

/** 'Ingredients' and 'Ingredients for 4 people' name no group. */
const isOwnGroup = (heading: string, opened: Opening | undefined) =>
  opened?.about !== '' && !(opened && mentionsServings(heading));

/** The lines of a part with the headings they stand under. */
function listedLines(blocks: Block[]): Listed[] {
  const isList = isMostlyList(blocks);
  const lines: Listed[] = [];
  let group: string | null = null;
  for (const block of blocks) {
    const text = withoutBullet(block.text);
    if (text === '' || isStepLabel(text)) continue;
    const opened = openedBy(block);
    if (block.kind === 'heading' || opened) group = isOwnGroup(text, opened) ? text.replace(/\s?:$/, '') : null;
    else if (isList && block.kind === 'text') group = groupIn(text) ?? group;
    else lines.push({ line: text, group, list: block.list, isItem: block.kind === 'item' });
  }
  return lines;
}

/** Where every line is bold, none is a heading. */
const asText = (blocks: Block[]): Block[] =>
  blocks.map((it) => (it.kind === 'heading' && it.level > 6 ? { ...it, kind: 'text' } : it));

function linesIn(blocks: Block[]) {
  const lines = listedLines(blocks);
  return (lines.length > 1 ? lines : listedLines(asText(blocks))).slice(0, mostLines);
}

const fewestHalves = 3;

/** Puts an amount and its food together where the page sets them on two lines, one after the other. */
function withAmountsJoined(lines: Listed[]): Listed[] {
  const isHalf = ({ line, isItem }: Listed) => !isItem && isBareAmount(line);
  const halves = lines.filter(isHalf).length;
  const pairs = lines.filter((it, n) => isHalf(it) && !opensWithAmount(lines[n + 1]?.line ?? '1')).length;
  if (halves < fewestHalves || pairs < halves * 0.8) return lines;
  const joined: Listed[] = [];
  for (const line of lines) {
    const last = joined.at(-1);
    const belongs = last && ((isHalf(last) && !opensWithAmount(line.line)) || line.line.startsWith('('));
    if (last && belongs) joined[joined.length - 1] = { ...last, line: `${last.line} ${line.line}` };
    else joined.push(line);
  }
  return joined;
}

export function ingredientLines(blocks: Block[]): GroupedLine[] {
  const lines = linesIn(blocks).filter(({ line }) => !isServings(line));
  while (lines.length > 1 && isProse(lines.at(-1)?.line ?? '')) lines.pop();
  return withGroups(firstOfAlternatives(withAmountsJoined(lines)));
}

const shortestRepeat = 30;

/** A scrap behind the last sentence is a button or a signature, where the steps are sentences. */
function withoutScraps(lines: string[]) {
  const likeness = lines.map(stepLikeness);
  if (likeness.filter((it) => it === 1).length * 2 < lines.length) return lines;
  return lines.slice(0, likeness.findLastIndex((it) => it >= 0.3) + 1);
}

/** The steps of a part, each once: some pages hold them for wide and for narrow screens. */
export function stepLines(blocks: Block[]): GroupedStep[] {
  const lines = linesIn(blocks);
  const kept = withoutScraps(lines.map(({ line }) => line)).length;
  const seen = new Set<string>();
  const steps = lines.slice(0, kept).filter(({ line }) => {
    const isRepeat = line.length >= shortestRepeat && seen.has(line);
    seen.add(line);
    return !isRepeat;
  });
  return withoutNumbers(steps.map(({ line, group }) => ({ text: line, group })));
}
