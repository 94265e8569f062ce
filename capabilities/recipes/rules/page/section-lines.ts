import { isBareAmount, isProse, isServings, mentionsServings, opensWithAmount, stepLikeness } from './line-shape.ts';
import { groupHeading, withGroups, withoutBullet } from './list-groups.ts';
import type { Block } from './page-blocks.ts';
import { type GroupedLine, type GroupedStep, maxLines } from './page-recipe.ts';
import type { Opening } from './section-words.ts';
import { openingOf } from './sections.ts';
import { isStepLabel, withoutNumbers } from './step-numbers.ts';
import { firstOfAlternatives } from './unit-systems.ts';

type ListedLine = GroupedLine & { list: number; isItem: boolean };

const lengthOf = (blocks: Block[]) => blocks.reduce((length, { text }) => length + text.length, 0);

/** Whether a section is mostly a list; text outside of the list is then ignored. */
function isMostlyList(blocks: Block[]) {
  const items = blocks.filter((it) => it.kind === 'item');
  const texts = blocks.filter((it) => it.kind === 'text');
  return items.length > 1 && lengthOf(items) > lengthOf(texts) / 2;
}

/** Whether a heading names a group, unlike 'Ingredients' or 'Ingredients for 4 people'. */
const namesGroup = (heading: string, opened: Opening | undefined) =>
  opened?.about !== '' && !(opened && mentionsServings(heading));

/** The lines of a section, each with the heading above it as its group. */
function listedLines(blocks: Block[]): ListedLine[] {
  const isList = isMostlyList(blocks);
  const lines: ListedLine[] = [];
  let group: string | null = null;
  for (const block of blocks) {
    const text = withoutBullet(block.text);
    if (text === '' || isStepLabel(text)) continue;
    const opened = openingOf(block);
    if (block.kind === 'heading' || opened) group = namesGroup(text, opened) ? text.replace(/\s?:$/, '') : null;
    else if (isList && block.kind === 'text') group = groupHeading(text) ?? group;
    else lines.push({ line: text, group, list: block.list, isItem: block.kind === 'item' });
  }
  return lines;
}

/** Treats bold lines as text, for sections where every line is bold. */
const asText = (blocks: Block[]): Block[] =>
  blocks.map((it) => (it.kind === 'heading' && it.level > 6 ? { ...it, kind: 'text' } : it));

function linesIn(blocks: Block[]) {
  const lines = listedLines(blocks);
  return (lines.length > 1 ? lines : listedLines(asText(blocks))).slice(0, maxLines);
}

const minSplitLines = 3;

/** Joins amounts and foods if the page puts them on alternating lines. */
function withAmountsJoined(lines: ListedLine[]): ListedLine[] {
  const isAmountOnly = ({ line, isItem }: ListedLine) => !isItem && isBareAmount(line);
  const amountLines = lines.filter(isAmountOnly).length;
  const pairs = lines.filter((it, n) => isAmountOnly(it) && !opensWithAmount(lines[n + 1]?.line ?? '1')).length;
  if (amountLines < minSplitLines || pairs < amountLines * 0.8) return lines;
  const joined: ListedLine[] = [];
  for (const line of lines) {
    const last = joined.at(-1);
    const continuesLast = last && ((isAmountOnly(last) && !opensWithAmount(line.line)) || line.line.startsWith('('));
    if (last && continuesLast) joined[joined.length - 1] = { ...last, line: `${last.line} ${line.line}` };
    else joined.push(line);
  }
  return joined;
}

export function ingredientLines(blocks: Block[]): GroupedLine[] {
  const lines = linesIn(blocks).filter(({ line }) => !isServings(line));
  while (lines.length > 1 && isProse(lines.at(-1)?.line ?? '')) lines.pop();
  return withGroups(firstOfAlternatives(withAmountsJoined(lines)));
}

const minDuplicateLength = 30;

/** If most steps are sentences, drops fragments after the last one, such as button labels or signatures. */
function withoutTrailingFragments(lines: string[]) {
  const likeness = lines.map(stepLikeness);
  if (likeness.filter((it) => it === 1).length * 2 < lines.length) return lines;
  return lines.slice(0, likeness.findLastIndex((it) => it >= 0.3) + 1);
}

/** The steps of a section without duplicates; some pages contain them twice, for wide and narrow screens. */
export function stepLines(blocks: Block[]): GroupedStep[] {
  const lines = linesIn(blocks);
  const stepCount = withoutTrailingFragments(lines.map(({ line }) => line)).length;
  const seen = new Set<string>();
  const steps = lines.slice(0, stepCount).filter(({ line }) => {
    const isRepeat = line.length >= minDuplicateLength && seen.has(line);
    seen.add(line);
    return !isRepeat;
  });
  return withoutNumbers(steps.map(({ line, group }) => ({ text: line, group })));
}
