import { type Mark, markReader } from './block-marks.ts';
import { opensWithAmount } from './line-shape.ts';
import type { PageElement } from './page-tree.ts';
import { tidy } from './tidy-text.ts';

/** One piece of a page that stands on lines of its own. */
export interface Block {
  kind: 'heading' | 'item' | 'text';
  text: string;
  /** Of a heading: 1 to 6 as in HTML, 7 for a line that only looks like one. */
  level: number;
  /** What the names of the elements around it say it is part of. */
  mark: Mark;
  /** The list or table it stands in, counted through the page; 0 for none. */
  list: number;
}

const unseenTags = new Set(
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

const isLowered = ({ tag }: PageElement) => tag === 'sub' || tag === 'sup';

/** Two pieces with a style of their own are set apart on the page although no space stands between them in the source. */
const areSetApart = (a: PageElement, b: PageElement) =>
  isInline(b) &&
  !isLowered(b) &&
  (a.tag !== b.tag || (a.attributes.class !== undefined && b.attributes.class !== undefined));

const listTags = new Set(['ul', 'ol', 'table']);

const looksLikeHeading = 7;
const longestHeading = 80;
/** What holds more blocks is no single line, whatever its tag. */
const mostParts = 40;

/** A list typed by hand is still a list. */
const kindOf = (line: string) => (/^[-–—•▢]\s/.test(line) ? 'item' : 'text');

export const splitAtBullets = (text: string) => {
  const parts = text.split(/(?=[•▢])/);
  return parts.length > 2 ? parts.map((it) => it.trim()).filter((it) => it.length > 1) : [text];
};

/** Reads a tree into blocks, in order. */
class BlockReader {
  readonly blocks: Block[] = [];
  private readonly markOf = markReader();
  private buffer = '';
  private boldLength = 0;
  private bold = 0;
  private list = 0;
  private lists = 0;

  visit(element: PageElement, mark: Mark) {
    let before: PageElement | undefined;
    for (const child of element.children) {
      if (typeof child === 'string') {
        this.buffer += child;
        if (this.bold > 0) this.boldLength += child.trim().length;
        before = undefined;
      } else if (!unseenTags.has(child.tag)) {
        if (before && areSetApart(before, child)) this.buffer += ' ';
        this.enter(child, this.markOf(child, mark));
        before = child;
      }
    }
  }

  private enter(element: PageElement, mark: Mark) {
    const { tag } = element;
    const isBold = tag === 'b' || tag === 'strong' || tag === 'u';
    if (isBold) this.bold++;
    if (isInline(element)) this.visit(element, mark);
    else {
      this.flush(mark);
      const around = this.list;
      if (listTags.has(tag)) this.list = ++this.lists;
      const from = this.blocks.length;
      this.visit(element, mark);
      this.flush(mark);
      this.list = around;
      const level = /^h[1-6]$/.test(tag) ? Number(tag[1]) : 0;
      if (level > 0) this.join(from, 'heading', level);
      else if (tag === 'li' || tag === 'tr') this.join(from, 'item', 0);
    }
    if (isBold) this.bold--;
  }

  /** What one heading, list item or row holds is one block, unless it holds a list itself. */
  private join(from: number, kind: Block['kind'], level: number) {
    if (this.blocks.length - from > mostParts) return;
    const inside = this.blocks.slice(from);
    const [first] = inside;
    if (!first || inside.some((it) => it.kind === 'item' || (it.kind === 'heading' && it.level < looksLikeHeading)))
      return;
    // A step may repeat the ingredients it needs.
    const parts = inside.filter((it) => it.mark === first.mark);
    const text = parts.map((it) => it.text).join(' ');
    if (kind === 'heading' && text.length > longestHeading) for (const part of parts) part.kind = 'text';
    else this.blocks.splice(from, inside.length, { ...first, kind, text, level });
  }

  flush(mark: Mark) {
    const text = this.buffer.trim() === '' ? '' : tidy(this.buffer);
    if (text !== '') {
      const isHeading =
        text.length <= longestHeading &&
        this.boldLength > 0 &&
        this.boldLength >= text.length - 1 &&
        !opensWithAmount(text);
      const { list } = this;
      if (isHeading) this.blocks.push({ kind: 'heading', text, level: looksLikeHeading, mark, list });
      else
        for (const line of splitAtBullets(text))
          this.blocks.push({ kind: kindOf(line), text: line, level: 0, mark, list });
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
