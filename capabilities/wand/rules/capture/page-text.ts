import { type PageElement, parsePage } from '#capabilities/recipes/rules/page/page-tree.ts';
import { wordSet } from './tokens.ts';

const hiddenTags = new Set([
  'script',
  'style',
  'head',
  'title',
  'template',
  'noscript',
  'svg',
  'nav',
  'footer',
  'select',
  'button',
]);
const inlineTags = wordSet(
  'a abbr b bdi bdo big cite code del em font i ins kbd label mark q s samp small span strike strong sub sup time tt u var',
);
const blockTags = new Set([
  'p',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'ul',
  'ol',
  'table',
  'blockquote',
  'section',
  'article',
  'center',
]);
const maxCellLength = 300;

/** The visible text of a page: each table row is a line with tabs, each list item and paragraph a separate line. */
export function pageText(html: string): string {
  return textOf(parsePage(html))
    .split('\n')
    .map((line) => line.trim())
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
}

const collapseSpaces = (text: string) => text.replaceAll(/\s+/g, ' ');

function textOf(element: PageElement): string {
  const { tag } = element;
  if (hiddenTags.has(tag)) return '';
  if (tag === 'br') return '\n';
  if (tag === 'tr' && isDataRow(element)) return `${cellsOf(element).map(flatText).join('\t')}\n`;
  const inner = element.children
    .map((child) => (typeof child === 'string' ? collapseSpaces(child) : textOf(child)))
    .join('');
  if (tag === 'li') return `\n- ${inner.trim()}\n`;
  if (tag === '' || inlineTags.has(tag)) return inner;
  return blockTags.has(tag) ? `\n\n${inner}\n\n` : `\n${inner}\n`;
}

const cellsOf = ({ children }: PageElement) =>
  children.filter((child) => typeof child !== 'string').filter(({ tag }) => tag === 'td' || tag === 'th');
const flatText = (cell: PageElement) => collapseSpaces(textOf(cell)).trim();

/** Whether a row has data: several short, plain cells. Newsletters also use tables for layout. */
function isDataRow(row: PageElement): boolean {
  const cells = cellsOf(row);
  return cells.length > 1 && cells.every((cell) => !holdsBlocks(cell) && flatText(cell).length <= maxCellLength);
}

const holdsBlocks = (element: PageElement): boolean =>
  element.children.some(
    (child) =>
      typeof child !== 'string' && (['table', 'ul', 'ol', 'h1', 'h2', 'h3'].includes(child.tag) || holdsBlocks(child)),
  );
