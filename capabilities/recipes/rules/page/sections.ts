import { isProse, isSurelyIngredient, stepLikeness } from './line-shape.ts';
import type { Block } from './page-blocks.ts';
import { type Opening, parseSectionHeading } from './section-words.ts';

/** A range of blocks that may be the ingredients or the steps. */
export interface Section {
  kind: 'ingredients' | 'steps';
  /** Index of its first block; `to` is exclusive. */
  from: number;
  to: number;
}

/** How many headings that name no known section, such as "For the sauce", may be between the lists of one section. */
const maxHeadingsBetween = 2;

/** Adds a block to the open section, or starts a new section with it. */
function extendSection(sections: Section[], open: Section | undefined, kind: Section['kind'], at: number): Section {
  const section = open ?? { kind, from: at, to: at };
  section.to = at + 1;
  if (!open) sections.push(section);
  return section;
}

/** Sections found by the marks of their blocks. */
function markedSections(blocks: Block[]): Section[] {
  const sections: Section[] = [];
  for (const kind of ['ingredients', 'steps'] as const) {
    let open: Section | undefined;
    blocks.forEach((block, n) => {
      if (block.part === kind) {
        open = extendSection(sections, open, kind, n);
      } else if (open && (block.kind !== 'heading' || n - open.to >= maxHeadingsBetween)) open = undefined;
    });
  }
  return sections;
}

const startsWithFor = /^(?:for|für|pour|para|per|voor|til|till|för|na) /;

/** The section that a block opens. A short line of plain text counts as a heading too. */
export const openingOf = ({ kind, text }: Block): Opening | undefined => {
  if (kind === 'item') return undefined;
  const opened = parseSectionHeading(text);
  if (kind === 'heading' || !opened) return opened;
  return opened.about === '' || text.endsWith(':') || startsWithFor.test(opened.about) ? opened : undefined;
};

interface HeadedSection extends Section {
  level: number;
}

/** A heading of the same level ends a section unless more ingredients follow; prose ends a list of ingredients. */
function endsSection(open: HeadedSection, block: Block, next: Block | undefined) {
  if (open.kind === 'ingredients' && block.kind === 'text' && open.to - open.from > 2 && isProse(block.text))
    return true;
  if (block.kind !== 'heading' || block.level > 6 || block.level > open.level) return false;
  return !(open.kind === 'ingredients' && next?.kind === 'item' && isSurelyIngredient(next.text));
}

/** Sections found by their headings, each up to the next heading of the same or a higher level. */
function headedSections(blocks: Block[]): Section[] {
  const sections: Section[] = [];
  let open: HeadedSection | undefined;
  blocks.forEach((block, n) => {
    const opened = openingOf(block);
    const level = block.level || 7;
    if (opened && opened.kind !== 'other') {
      if (open?.kind === opened.kind) open.to = n + 1;
      else {
        open = { kind: opened.kind, from: n, to: n + 1, level };
        sections.push(open);
      }
    } else if (open && (opened || block.part === 'aside' || endsSection(open, block, blocks[n + 1]))) open = undefined;
    else if (open) open.to = n + 1;
  });
  return sections;
}

export const sectionsOf = (blocks: Block[]): Section[] => [...markedSections(blocks), ...headedSections(blocks)];

const minIngredients = 3;

/** Lists whose items mostly start with amounts, for pages without section headings. */
export function listsByShape(blocks: Block[]): Section[] {
  const sections: Section[] = [];
  let open: Section | undefined;
  blocks.forEach((block, n) => {
    const isNext = open && (block.list === blocks[n - 1]?.list || blocks[n - 1]?.kind === 'heading');
    if (block.kind === 'item' && block.part !== 'aside') {
      open = extendSection(sections, isNext ? open : undefined, 'ingredients', n);
    } else if (open && (block.kind !== 'heading' || n - open.to >= maxHeadingsBetween)) open = undefined;
  });
  return sections.filter(({ from, to }) => {
    const counted = blocks.slice(from, to).filter((it) => isSurelyIngredient(it.text)).length;
    return counted >= minIngredients && counted * 2 >= to - from;
  });
}

/** Blocks that look like steps right after the ingredients, for pages without a heading for the steps. */
export function stepsAfter(blocks: Block[], { to }: Section): Section[] {
  let from = to;
  while (from < blocks.length && from < to + 3 && blocks[from]?.kind === 'heading') from++;
  let end = from;
  while (end < blocks.length) {
    const block = blocks[end];
    if (!block || block.kind === 'heading' || block.part === 'aside' || stepLikeness(block.text) < 0.3) break;
    end++;
  }
  return end > from ? [{ kind: 'steps', from, to: end }] : [];
}
