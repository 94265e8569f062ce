import { blocksOf } from './page-blocks.ts';
import { type PageElement, parsePage } from './page-tree.ts';
import { tidy } from './tidy-text.ts';

/** What is to be read in an element, one line for each block. */
export const linesOf = (element: PageElement) => blocksOf(element).map(({ text }) => text);

/** What is to be read in an element, as one line. */
export const textOf = (element: PageElement) => linesOf(element).join(' ');

const mayHoldMarkup = /<[a-z/!]|&[a-z#]/i;
/** Some pages escape what was escaped already. */
const escapings = 3;

/** The lines of a text that may hold markup and entities. */
export function plainLines(text: string): string[] {
  let lines = text.split('\n');
  for (let n = 0; n < escapings && lines.some((line) => mayHoldMarkup.test(line)); n++) {
    // An empty paragraph keeps the line breaks that markup would swallow.
    lines = linesOf(parsePage(lines.join('<p></p>')));
  }
  return lines.map(tidy).filter(Boolean);
}

export const plainText = (text: string) => plainLines(text).join(' ');
