import { isProse, isSurelyIngredient, stepLikeness } from './line-shape.ts';
import type { Block } from './page-blocks.ts';
import { type Opening, sectionAt } from './section-words.ts';

/** A run of blocks that may be one of a recipe's two lists. */
export interface Section {
  kind: 'ingredients' | 'steps';
  /** Place of its first block, and the place after its last, among the page's blocks. */
  from: number;
  to: number;
}

/** Headings may stand between the lists of one part without a mark of their own. */
const mostHeadingsBetween = 2;

/** The open section with one more block, or a new one that begins with it. */
function extended(sections: Section[], open: Section | undefined, kind: Section['kind'], at: number): Section {
  const section = open ?? { kind, from: at, to: at };
  section.to = at + 1;
  if (!open) sections.push(section);
  return section;
}

/** The runs of blocks whose elements are named after a part of a recipe. */
function markedSections(blocks: Block[]): Section[] {
  const sections: Section[] = [];
  for (const kind of ['ingredients', 'steps'] as const) {
    let open: Section | undefined;
    blocks.forEach((block, n) => {
      if (block.mark === kind) {
        open = extended(sections, open, kind, n);
      } else if (open && (block.kind !== 'heading' || n - open.to >= mostHeadingsBetween)) open = undefined;
    });
  }
  return sections;
}

const joinsPurpose = /^(?:for|für|pour|para|per|voor|til|till|för|na) /;

/** A short line of text that opens a part counts as a heading, as people write it without markup. */
export const openedBy = ({ kind, text }: Block): Opening | undefined => {
  if (kind === 'item') return undefined;
  const opened = sectionAt(text);
  if (kind === 'heading' || !opened) return opened;
  return opened.about === '' || text.endsWith(':') || joinsPurpose.test(opened.about) ? opened : undefined;
};

interface HeadedSection extends Section {
  level: number;
}

/** A heading of the same rank ends a part, unless the ingredients just go on under it; prose ends a list of ingredients. */
function endsSection(open: HeadedSection, block: Block, next: Block | undefined) {
  if (open.kind === 'ingredients' && block.kind === 'text' && open.to - open.from > 2 && isProse(block.text))
    return true;
  if (block.kind !== 'heading' || block.level > 6 || block.level > open.level) return false;
  return !(open.kind === 'ingredients' && next?.kind === 'item' && isSurelyIngredient(next.text));
}

/** The runs of blocks under headings that name a part of a recipe, each up to the next heading that is not below it. */
function headedSections(blocks: Block[]): Section[] {
  const sections: Section[] = [];
  let open: HeadedSection | undefined;
  blocks.forEach((block, n) => {
    const opened = openedBy(block);
    const level = block.level || 7;
    if (opened && opened.kind !== 'other') {
      if (open?.kind === opened.kind) open.to = n + 1;
      else {
        open = { kind: opened.kind, from: n, to: n + 1, level };
        sections.push(open);
      }
    } else if (open && (opened || block.mark === 'aside' || endsSection(open, block, blocks[n + 1]))) open = undefined;
    else if (open) open.to = n + 1;
  });
  return sections;
}

export const sectionsOf = (blocks: Block[]): Section[] => [...markedSections(blocks), ...headedSections(blocks)];

const fewestIngredients = 3;

/** Lists whose items mostly open with amounts, for pages that name nothing. */
export function listsByShape(blocks: Block[]): Section[] {
  const sections: Section[] = [];
  let open: Section | undefined;
  blocks.forEach((block, n) => {
    const isNext = open && (block.list === blocks[n - 1]?.list || blocks[n - 1]?.kind === 'heading');
    if (block.kind === 'item' && block.mark !== 'aside') {
      open = extended(sections, isNext ? open : undefined, 'ingredients', n);
    } else if (open && (block.kind !== 'heading' || n - open.to >= mostHeadingsBetween)) open = undefined;
  });
  return sections.filter(({ from, to }) => {
    const counted = blocks.slice(from, to).filter((it) => isSurelyIngredient(it.text)).length;
    return counted >= fewestIngredients && counted * 2 >= to - from;
  });
}

/** What looks like steps right after the ingredients, for pages that do not name the method. */
export function stepsAfter(blocks: Block[], { to }: Section): Section[] {
  let from = to;
  while (from < blocks.length && from < to + 3 && blocks[from]?.kind === 'heading') from++;
  let end = from;
  while (end < blocks.length) {
    const block = blocks[end];
    if (!block || block.kind === 'heading' || block.mark === 'aside' || stepLikeness(block.text) < 0.3) break;
    end++;
  }
  return end > from ? [{ kind: 'steps', from, to: end }] : [];
}
