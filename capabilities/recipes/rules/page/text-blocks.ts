import { hasAmount, isSurelyIngredient } from './line-shape.ts';
import { withoutBullet } from './list-groups.ts';
import { type Block, splitAtBullets } from './page-blocks.ts';
import { mayEndHeading, type SectionKind, sectionAt } from './section-words.ts';
import { tidy } from './tidy-text.ts';

const picture = /^(?:\p{Extended_Pictographic}[\u{fe0f}\u{200d}]{0,2}){1,4}\s?/u;
const number = /^\d{1,2}\s?[.)]\s/;
const markdown = /^#{1,6}\s|^[*_]{2}|[*_]{2}:?$/g;
const hashtagsOnly = /^(?:#[\p{L}\p{N}_]{1,60}\s?){1,60}$/u;
const longestHeading = 50;
const longestLabel = 40;

interface Label {
  kind: SectionKind;
  from: number;
  /** The place after its colon. */
  to: number;
}

/** The next heading inside a line, before a colon: 'A fine salsa. Ingredients: 4 tomatoes'. */
function labelAfter(line: string, start: number): Label | undefined {
  for (let colon = line.indexOf(':', start); colon >= 0; colon = line.indexOf(':', colon + 1)) {
    const words = line.slice(Math.max(start, colon - longestLabel), colon).split(/(?<=\s)/);
    if (!mayEndHeading(words.at(-1) ?? '')) continue;
    for (let n = words.length - 1; n >= 0; n--) {
      const label = words.slice(n).join('');
      const opened = sectionAt(label);
      if (opened && opened.kind !== 'other' && opened.about === '')
        return { kind: opened.kind, from: colon - label.length, to: colon + 1 };
    }
  }
  return undefined;
}

/** Items between commas (not those in brackets), where most of them have amounts. */
function splitAtCommas(text: string): string[] {
  const items = text.split(/[,;](?![^()]{0,60}\))/);
  return items.filter(hasAmount).length * 2 >= items.length ? items : [text];
}

/** Headings inside a line become lines of their own, and what stands behind 'Ingredients:' a list. */
function splitAtLabels(line: string): string[] {
  const parts: string[] = [];
  let open: Label | undefined;
  let at = 0;
  const take = (to: number) => {
    const text = line.slice(at, to);
    for (const part of open?.kind === 'ingredients' ? splitAtCommas(text) : [text]) parts.push(part);
  };
  for (let label = labelAfter(line, 0); label; label = labelAfter(line, at)) {
    take(label.from);
    parts.push(line.slice(label.from, label.to));
    open = label;
    at = label.to;
  }
  take(line.length);
  return parts.map(tidy);
}

function blockOf(line: string): Block {
  const bare = line.replace(markdown, '').trim();
  const text = withoutBullet(bare.replace(picture, ''));
  const isListed = text !== bare || number.test(text);
  const opensPart = text.endsWith(':') || line.startsWith('#') || sectionAt(text)?.about === '';
  const isHeading = opensPart && text.length <= longestHeading && !number.test(text) && !isSurelyIngredient(text);
  const kind = isHeading ? 'heading' : isListed ? 'item' : 'text';
  return { kind, text, level: isHeading ? 7 : 0, mark: null, list: 0 };
}

/** Reads plain text, line by line, into the same blocks as a page. */
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
