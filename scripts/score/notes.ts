import { findItems } from '#capabilities/wand/rules/capture/find-items.ts';
import type { FoundItem } from '#capabilities/wand/rules/capture/found-item.ts';
import { readFile } from '#capabilities/wand/rules/capture/read-file.ts';
import { expectedFrom, type SentenceSet, sectionsIn, unescaped } from './sentence-files.ts';

/** Scores how well school notes are parsed. A match has the same date and time, and an expected word in the title. */

interface Expected {
  title: string;
  date: string;
  time?: string;
}
interface LabelledNote {
  id: string;
  form: string;
  text: string;
  items: Expected[];
}

const today = '2026-11-16';

const notesOf = (set: SentenceSet): LabelledNote[] =>
  sectionsIn(`notes-${set}`).map(({ heading, lines }) => {
    const [id = '', form = ''] = heading.split(' ');
    const text = lines.filter((line) => line.startsWith('|')).map((line) => unescaped(line.slice(2)));
    const items = lines.filter((line) => line.startsWith('>')).map((line) => expectedFrom(line.slice(1)).values);
    return { id, form, text: text.join('\n'), items: items as unknown as Expected[] };
  });

function matches({ title, date, time }: Expected, found: FoundItem) {
  const words = title.replace('~', '').toLowerCase().split('|');
  const isTitled = words.some((word) => found.title.toLowerCase().includes(word));
  return isTitled && date === found.date && (time ?? null) === (found.time ?? null);
}

function itemsIn({ form, text }: LabelledNote): FoundItem[] {
  const { text: note, ...about } = readFile({ name: `note.${form === 'text' ? 'txt' : form}`, text });
  return findItems(note, { ...about, today });
}

const format = ({ date, time, title }: { date: string; time?: string | null | undefined; title: string }) =>
  [date, time, `'${title}'`].filter(Boolean).join(' ');

export interface NoteScore {
  expected: number;
  found: number;
  right: number;
  /** Missed and made-up items, one line each. */
  wrong: string[];
}

export function scoreNotes(set: SentenceSet): NoteScore {
  const score: NoteScore = { expected: 0, found: 0, right: 0, wrong: [] };
  for (const note of notesOf(set)) {
    const items = itemsIn(note);
    const left = [...items];
    const missed = note.items.filter((item) => {
      const index = left.findIndex((one) => matches(item, one));
      if (index >= 0) left.splice(index, 1);
      return index < 0;
    });
    score.right += note.items.length - missed.length;
    score.expected += note.items.length;
    score.found += items.length;
    score.wrong.push(
      ...missed.map((item) => `${note.id} missed ${format(item)}`),
      ...left.map((item) => `${note.id} made up ${format(item)}`),
    );
  }
  return score;
}
