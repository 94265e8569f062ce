import { isWebAddress } from '#core/web-address.ts';

/** Part of a line: text, or a link. */
type Run = ({ text: string } | { address: string }) & { isBold?: true };
export type Line = Run[];
export interface Block {
  kind: 'paragraph' | 'list' | 'numbered';
  /** The number of the first line of a numbered list. */
  start?: number;
  lines: Line[];
}

/** A line without its formatting. */
export const plainText = (line: Line) => line.map((run) => ('text' in run ? run.text : run.address)).join('');

const bullets = ['- ', '* ', '• '];
const number = /^(\d{1,3})[.)] /;

/** Parses an answer into paragraphs, lists, bold text and links. All other markup stays plain text. */
export function parseBlocks(text: string): Block[] {
  const blocks: Block[] = [];
  let isNew = true;
  for (const line of text.replaceAll('\r\n', '\n').split('\n')) {
    const plain = line.trimEnd();
    if (plain.trim() === '') {
      isNew = true;
      continue;
    }
    const { words, ...block } = parseLine(plain);
    const runs = splitBold(words).flatMap(({ text, isBold }) =>
      splitAddresses(text).map((run): Run => (isBold ? { ...run, isBold } : run)),
    );
    const last = blocks.at(-1);
    if (last?.kind === block.kind && !(isNew && last.kind === 'paragraph')) last.lines.push(runs);
    else blocks.push({ ...block, lines: [runs] });
    isNew = false;
  }
  return blocks;
}

function parseLine(line: string): Omit<Block, 'lines'> & { words: string } {
  const item = line.trimStart();
  const bullet = bullets.find((one) => item.startsWith(one));
  if (bullet) return { kind: 'list', words: item.slice(bullet.length) };
  const [lead, start] = number.exec(item) ?? [];
  if (lead) return { kind: 'numbered', start: Number(start), words: item.slice(lead.length) };
  return { kind: 'paragraph', words: line };
}

const boldMark = '**';
const isWordOrPath = (letter: string | undefined) => letter !== undefined && /[\p{L}\p{N}/*]/u.test(letter);
const isSpaceOrMark = (letter: string | undefined) => letter === undefined || /[\s*]/.test(letter);

/** Splits 'a **b** c' at pairs of marks around whole words. A mark without a partner stays text. */
function splitBold(line: string): { text: string; isBold?: true }[] {
  const parts: { text: string; isBold?: true }[] = [];
  let from = 0;
  let opened = -1;
  for (let at = line.indexOf(boldMark); at >= 0; at = line.indexOf(boldMark, at + boldMark.length)) {
    const [before, after] = [line[at - 1], line[at + boldMark.length]];
    if (opened >= 0 && !isSpaceOrMark(before) && !isWordOrPath(after)) {
      parts.push({ text: line.slice(from, opened) }, { text: line.slice(opened + boldMark.length, at), isBold: true });
      from = at + boldMark.length;
      opened = -1;
    } else if (!isSpaceOrMark(after) && !isWordOrPath(before)) opened = at;
  }
  return [...parts, { text: line.slice(from) }].filter(({ text }) => text !== '');
}

/** Splits a line into text and web addresses. Punctuation after an address belongs to the text. */
function splitAddresses(line: string): Line {
  const runs: Line = [];
  let words = '';
  for (const part of line.split(/(\s+)/)) {
    const start = part.search(/https?:\/\//i);
    const address = start < 0 ? '' : trimPunctuation(part.slice(start));
    if (!isWebAddress(address)) {
      words += part;
      continue;
    }
    words += part.slice(0, start);
    if (words !== '') runs.push({ text: words });
    runs.push({ address });
    words = part.slice(start + address.length);
  }
  if (words !== '') runs.push({ text: words });
  return runs;
}

const closingPunctuation = '.,;:!?)]}>\'"';

function trimPunctuation(text: string): string {
  let end = text.length;
  while (end > 0 && closingPunctuation.includes(text[end - 1] ?? '')) end -= 1;
  return text.slice(0, end);
}
