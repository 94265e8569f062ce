import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { findItems } from '#capabilities/wand/rules/capture/find-items.ts';
import type { FoundItem } from '#capabilities/wand/rules/capture/found-item.ts';
import { readFile } from '#capabilities/wand/rules/capture/read-file.ts';
import { runCommand } from './run-command.ts';

/**
 * How well school notes are read: `node scripts/score-notes.ts` for the open half, with `--sealed` for both. A match has the same
 * date, the same time or none, and a title with an expected word.
 */

interface Expected {
  title: string;
  date: string;
  time: string | null;
}
interface LabelledNote {
  id: string;
  form: 'text' | 'eml' | 'html';
  text: string;
  items: Expected[];
}

const readOn = '2026-11-16';

const notesOf = (half: string): LabelledNote[] =>
  JSON.parse(readFileSync(new URL(`../capabilities/wand/sentences/notes-${half}.json`, import.meta.url), 'utf8'));

function matches({ title, date, time }: Expected, found: FoundItem) {
  const words = title.replace('~', '').toLowerCase().split('|');
  const isTitled = words.some((word) => found.title.toLowerCase().includes(word));
  return isTitled && date === found.date && time === (found.time ?? null);
}

function itemsIn({ form, text }: LabelledNote): FoundItem[] {
  const { text: note, ...about } = readFile({ name: `note.${form === 'text' ? 'txt' : form}`, text });
  return findItems(note, { ...about, today: readOn });
}

const shown = ({ date, time, title }: { date: string; time?: string | null | undefined; title: string }) =>
  [date, time, `'${title}'`].filter(Boolean).join(' ');
const percent = (part: number, whole: number) => ((100 * part) / Math.max(1, whole)).toFixed(1);

function score(half: string, id: string | undefined): string[] {
  const lines: string[] = [];
  let [right, expected, found] = [0, 0, 0];
  for (const note of notesOf(half).filter((one) => !id || one.id === id)) {
    const items = itemsIn(note);
    const left = [...items];
    const missed = note.items.filter((item) => {
      const index = left.findIndex((one) => matches(item, one));
      if (index >= 0) left.splice(index, 1);
      return index < 0;
    });
    right += note.items.length - missed.length;
    expected += note.items.length;
    found += items.length;
    // What is sealed is not told, only counted.
    if (half === 'sealed') continue;
    lines.push(...missed.map((item) => `${note.id} missed ${shown(item)}`));
    lines.push(...left.map((item) => `${note.id} wrong ${shown(item)}`));
  }
  const precision = `precision ${percent(right, found)} % (of ${found} found)`;
  return [
    ...lines,
    `notes, ${half} half: ${precision}, recall ${percent(right, expected)} % (of ${expected} expected)`,
  ];
}

await runCommand(async () => {
  const { sealed, id } = parseArgs({ options: { sealed: { type: 'boolean' }, id: { type: 'string' } } }).values;
  return [...score('open', id), ...(sealed ? score('sealed', id) : [])].join('\n');
});
