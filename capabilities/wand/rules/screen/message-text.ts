import { isWebAddress } from '#core/web-address.ts';

/** A piece of a line: words, or an address that may be opened. */
type Run = ({ text: string } | { address: string }) & { isBold?: true };
export type Line = Run[];
interface Block {
  kind: 'paragraph' | 'list' | 'numbered';
  /** The number of the first line of a numbered list. */
  start?: number;
  lines: Line[];
}

const bullets = ['- ', '* ', '• '];
const number = /^(\d{1,3})[.)] /;

/** What an answer looks like: paragraphs, lists, bold words and addresses. Everything else is shown as it was written. */
export function blocksOf(text: string): Block[] {
  const blocks: Block[] = [];
  let isNew = true;
  for (const line of text.replaceAll('\r\n', '\n').split('\n')) {
    const plain = line.trimEnd();
    if (plain.trim() === '') {
      isNew = true;
      continue;
    }
    const { words, ...block } = lineOf(plain);
    const runs = boldParts(words).flatMap(({ text, isBold }) =>
      runsOf(text).map((run): Run => (isBold ? { ...run, isBold } : run)),
    );
    const last = blocks.at(-1);
    if (last?.kind === block.kind && !(isNew && last.kind === 'paragraph')) last.lines.push(runs);
    else blocks.push({ ...block, lines: [runs] });
    isNew = false;
  }
  return blocks;
}

function lineOf(line: string): Omit<Block, 'lines'> & { words: string } {
  const item = line.trimStart();
  const bullet = bullets.find((one) => item.startsWith(one));
  if (bullet) return { kind: 'list', words: item.slice(bullet.length) };
  const [lead, start] = number.exec(item) ?? [];
  if (lead) return { kind: 'numbered', start: Number(start), words: item.slice(lead.length) };
  return { kind: 'paragraph', words: line };
}

const mark = '**';
const isWordOrPath = (letter: string | undefined) => letter !== undefined && /[\p{L}\p{N}/*]/u.test(letter);
const isGap = (letter: string | undefined) => letter === undefined || /[\s*]/.test(letter);

/** 'a **b** c': what stands between two marks around whole words is bold. A mark without its other stays as it is. */
function boldParts(line: string): { text: string; isBold?: true }[] {
  const parts: { text: string; isBold?: true }[] = [];
  let from = 0;
  let opened = -1;
  for (let at = line.indexOf(mark); at >= 0; at = line.indexOf(mark, at + mark.length)) {
    const [before, after] = [line[at - 1], line[at + mark.length]];
    if (opened >= 0 && !isGap(before) && !isWordOrPath(after)) {
      parts.push({ text: line.slice(from, opened) }, { text: line.slice(opened + mark.length, at), isBold: true });
      from = at + mark.length;
      opened = -1;
    } else if (!isGap(after) && !isWordOrPath(before)) opened = at;
  }
  return [...parts, { text: line.slice(from) }].filter(({ text }) => text !== '');
}

/** Where words and addresses meet; a full stop after an address belongs to the sentence. */
function runsOf(line: string): Line {
  const runs: Line = [];
  let words = '';
  for (const part of line.split(/(\s+)/)) {
    const start = part.search(/https?:\/\//i);
    const address = start < 0 ? '' : withoutStops(part.slice(start));
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

const stops = '.,;:!?)]}>\'"';

function withoutStops(text: string): string {
  let end = text.length;
  while (end > 0 && stops.includes(text[end - 1] ?? '')) end -= 1;
  return text.slice(0, end);
}
