import { opensWithAmount } from './line-shape.ts';
import { createPartFinder, type PagePart } from './page-part.ts';
import type { PageElement } from './page-tree.ts';
import { tidy } from './tidy-text.ts';

/** A block of text on a page: a heading, a list item or a paragraph. */
export interface Block {
  kind: 'heading' | 'item' | 'text';
  text: string;
  /** Heading level: 1 to 6 as in HTML, 7 for a bold line that looks like a heading, 0 for other blocks. */
  level: number;
  /** The part of the page it belongs to, by class and id of the elements around it. */
  part: PagePart;
  /** Running number of the list or table it is in; 0 for none. */
  list: number;
}

const hiddenTags = new Set(
  'script style noscript template svg button select textarea input iframe object video audio canvas nav head title figcaption'.split(
    ' ',
  ),
);
const inlineTags = new Set(
  'a abbr b bdi bdo big cite code data del dfn em font i img ins kbd label mark meta q s samp small span strike strong sub sup time tt u var wbr'.split(
    ' ',
  ),
);
const isInline = ({ tag }: PageElement) => inlineTags.has(tag);

const isSubOrSuperscript = ({ tag }: PageElement) => tag === 'sub' || tag === 'sup';

/** Whether two adjacent inline elements are visually separate, although the source has no space between them. */
const areVisuallySeparate = (a: PageElement, b: PageElement) =>
  isInline(b) &&
  !isSubOrSuperscript(b) &&
  (a.tag !== b.tag || (a.attributes.class !== undefined && b.attributes.class !== undefined));

const listTags = new Set(['ul', 'ol', 'table']);

const pseudoHeadingLevel = 7;
const maxHeadingLength = 80;
/** An element with more blocks is not a single line, whatever its tag. */
const maxParts = 40;

/** Lines that start with a bullet are list items even without markup. */
const kindOf = (line: string) => (/^[-–—•▢]\s/.test(line) ? 'item' : 'text');

export const splitAtBullets = (text: string) => {
  const parts = text.split(/(?=[•▢])/);
  return parts.length > 2 ? parts.map((it) => it.trim()).filter((it) => it.length > 1) : [text];
};

/** Flattens an element tree into blocks, in document order. */
class BlockReader {
  readonly blocks: Block[] = [];
  private readonly partOf = createPartFinder();
  private buffer = '';
  private boldLength = 0;
  private bold = 0;
  private list = 0;
  private lists = 0;

  visit(element: PageElement, part: PagePart) {
    let before: PageElement | undefined;
    for (const child of element.children) {
      if (typeof child === 'string') {
        this.buffer += child;
        if (this.bold > 0) this.boldLength += child.trim().length;
        before = undefined;
      } else if (!hiddenTags.has(child.tag)) {
        if (before && areVisuallySeparate(before, child)) this.buffer += ' ';
        this.enter(child, this.partOf(child, part));
        before = child;
      }
    }
  }

  private enter(element: PageElement, part: PagePart) {
    const { tag } = element;
    const isBold = tag === 'b' || tag === 'strong' || tag === 'u';
    if (isBold) this.bold++;
    if (isInline(element)) this.visit(element, part);
    else {
      this.flush(part);
      const outerList = this.list;
      if (listTags.has(tag)) this.list = ++this.lists;
      const from = this.blocks.length;
      this.visit(element, part);
      this.flush(part);
      this.list = outerList;
      const level = /^h[1-6]$/.test(tag) ? Number(tag[1]) : 0;
      if (level > 0) this.join(from, 'heading', level);
      else if (tag === 'li' || tag === 'tr') this.join(from, 'item', 0);
    }
    if (isBold) this.bold--;
  }

  /** Joins the blocks of one heading, list item or table row, unless it contains a list itself. */
  private join(from: number, kind: Block['kind'], level: number) {
    if (this.blocks.length - from > maxParts) return;
    const inside = this.blocks.slice(from);
    const [first] = inside;
    if (!first || inside.some((it) => it.kind === 'item' || (it.kind === 'heading' && it.level < pseudoHeadingLevel)))
      return;
    // Drops blocks with another part, such as ingredients repeated within a step.
    const parts = inside.filter((it) => it.part === first.part);
    const text = parts.map((it) => it.text).join(' ');
    if (kind === 'heading' && text.length > maxHeadingLength) for (const part of parts) part.kind = 'text';
    else this.blocks.splice(from, inside.length, { ...first, kind, text, level });
  }

  flush(part: PagePart) {
    const text = this.buffer.trim() === '' ? '' : tidy(this.buffer);
    if (text !== '') {
      const isHeading =
        text.length <= maxHeadingLength &&
        this.boldLength > 0 &&
        this.boldLength >= text.length - 1 &&
        !opensWithAmount(text);
      const { list } = this;
      if (isHeading) this.blocks.push({ kind: 'heading', text, level: pseudoHeadingLevel, part, list });
      else
        for (const line of splitAtBullets(text))
          this.blocks.push({ kind: kindOf(line), text: line, level: 0, part, list });
    }
    this.buffer = '';
    this.boldLength = 0;
  }
}

export function blocksOf(root: PageElement): Block[] {
  const reader = new BlockReader();
  reader.visit(root, null);
  reader.flush(null);
  return reader.blocks;
}
