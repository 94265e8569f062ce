import { hasAmount, isSurelyIngredient } from './line-shape.ts';
import { withoutBullet } from './list-groups.ts';
import { type Block, splitAtBullets } from './page-blocks.ts';
import { mayEndHeading, parseSectionHeading, type SectionKind } from './section-words.ts';
import { tidy } from './tidy-text.ts';

const emojiBullet = /^(?:\p{Extended_Pictographic}[\u{fe0f}\u{200d}]{0,2}){1,4}\s?/u;
const number = /^\d{1,2}\s?[.)]\s/;
const markdown = /^#{1,6}\s|^[*_]{2}|[*_]{2}:?$/g;
const hashtagsOnly = /^(?:#[\p{L}\p{N}_]{1,60}\s?){1,60}$/u;
const maxHeadingLength = 50;
const maxLabelLength = 40;

interface Label {
  kind: SectionKind;
  from: number;
  /** Index after its colon. */
  to: number;
}

/** The next heading with a colon inside a line: 'A fine salsa. Ingredients: 4 tomatoes'. */
function labelAfter(line: string, start: number): Label | undefined {
  for (let colon = line.indexOf(':', start); colon >= 0; colon = line.indexOf(':', colon + 1)) {
    const words = line.slice(Math.max(start, colon - maxLabelLength), colon).split(/(?<=\s)/);
    if (!mayEndHeading(words.at(-1) ?? '')) continue;
    for (let n = words.length - 1; n >= 0; n--) {
      const label = words.slice(n).join('');
      const opened = parseSectionHeading(label);
      if (opened && opened.kind !== 'other' && opened.about === '')
        return { kind: opened.kind, from: colon - label.length, to: colon + 1 };
    }
  }
  return undefined;
}

/** Splits at commas outside brackets, if at least half of the items have amounts. */
function splitAtCommas(text: string): string[] {
  const items = text.split(/[,;](?![^()]{0,60}\))/);
  return items.filter(hasAmount).length * 2 >= items.length ? items : [text];
}

/** Splits a line at the headings inside it, and the text after 'Ingredients:' into items. */
function splitAtLabels(line: string): string[] {
  const parts: string[] = [];
  let open: Label | undefined;
  let at = 0;
  const addText = (to: number) => {
    const text = line.slice(at, to);
    for (const part of open?.kind === 'ingredients' ? splitAtCommas(text) : [text]) parts.push(part);
  };
  for (let label = labelAfter(line, 0); label; label = labelAfter(line, at)) {
    addText(label.from);
    parts.push(line.slice(label.from, label.to));
    open = label;
    at = label.to;
  }
  addText(line.length);
  return parts.map(tidy);
}

function blockOf(line: string): Block {
  const bare = line.replace(markdown, '').trim();
  const text = withoutBullet(bare.replace(emojiBullet, ''));
  const isItem = text !== bare || number.test(text);
  const opensSection = text.endsWith(':') || line.startsWith('#') || parseSectionHeading(text)?.about === '';
  const isHeading = opensSection && text.length <= maxHeadingLength && !number.test(text) && !isSurelyIngredient(text);
  const kind = isHeading ? 'heading' : isItem ? 'item' : 'text';
  return { kind, text, level: isHeading ? 7 : 0, part: null, list: 0 };
}

/** Converts plain text to blocks, one per line. */
export const textBlocks = (text: string): Block[] =>
  text
    .replace(/(\d)\ufe0f?\u20e3/g, '$1. ')
    .split(/\r\n|[\r\n\u2028]/)
    .map(tidy)
    .flatMap(splitAtBullets)
    .flatMap(splitAtLabels)
    .filter((line) => line !== '' && !hashtagsOnly.test(line))
    .map(blockOf)
    .filter((block) => block.text !== '');
