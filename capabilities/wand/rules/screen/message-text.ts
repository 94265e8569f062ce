import { isWebAddress } from '#core/web-address.ts';

/** A piece of a line: words, or an address that may be opened. */
type Run = { text: string } | { address: string };
export type Line = Run[];

interface Block {
  kind: 'paragraph' | 'list';
  lines: Line[];
}

const bullet = '- ';

/** What an answer looks like: paragraphs, lists and addresses. Everything else is shown as it was written. */
export function blocksOf(text: string): Block[] {
  const blocks: Block[] = [];
  let isNew = true;
  for (const line of text.replaceAll('\r\n', '\n').split('\n')) {
    const plain = line.trimEnd();
    if (plain.trim() === '') {
      isNew = true;
      continue;
    }
    const item = plain.trimStart();
    const kind = item.startsWith(bullet) ? 'list' : 'paragraph';
    const runs = runsOf(kind === 'list' ? item.slice(bullet.length) : plain);
    const last = blocks.at(-1);
    if (last?.kind === kind && !(isNew && kind === 'paragraph')) last.lines.push(runs);
    else blocks.push({ kind, lines: [runs] });
    isNew = false;
  }
  return blocks;
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
