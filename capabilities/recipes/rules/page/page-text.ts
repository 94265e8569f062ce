import { blocksOf } from './page-blocks.ts';
import { type PageElement, parsePage } from './page-tree.ts';
import { tidy } from './tidy-text.ts';

/** The visible text of an element, one line per block. */
export const linesOf = (element: PageElement) => blocksOf(element).map(({ text }) => text);

/** The visible text of an element in one line. */
export const textOf = (element: PageElement) => linesOf(element).join(' ');

const mayHoldMarkup = /<[a-z/!]|&[a-z#]/i;
/** Some pages escape text several times. */
const maxEscapings = 3;

/** Lines of a text without its markup and entities. */
export function plainLines(text: string): string[] {
  let lines = text.split('\n');
  for (let n = 0; n < maxEscapings && lines.some((line) => mayHoldMarkup.test(line)); n++) {
    // Empty paragraphs keep line breaks that HTML would collapse.
    lines = linesOf(parsePage(lines.join('<p></p>')));
  }
  return lines.map(tidy).filter(Boolean);
}

export const plainText = (text: string) => plainLines(text).join(' ');
