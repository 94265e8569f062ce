import { topicPhrases } from '../lexicon/question-topics.ts';
import { questionWords } from '../lexicon/question-words.ts';
import { questionPhrases } from '../lexicon/questions.ts';
import { spokenPhrases, spokenWords } from '../lexicon/spoken-words.ts';
import { remembered } from './remembered.ts';

/** Whether a text contains a phrase that the lexicon lists under a meaning: says('how much is hulu', 'asksPrice'). */

const phraseTable = { ...questionPhrases, ...topicPhrases, ...spokenPhrases };
const wordTable = { ...questionWords, ...spokenWords };

export type Meaning = keyof typeof phraseTable | keyof typeof wordTable;

interface Slot {
  isIt(word: string): boolean;
  least: number;
  most: number;
}
interface Phrase {
  slots: readonly Slot[];
  isFirst: boolean;
  isLast: boolean;
}

/** 'kid(s)' -> kid, kids */
const spellings = (word: string): string[] =>
  word.includes('(') ? [word.replace(/\(\w+\)/, ''), word.replace(/\((\w+)\)/, '$1')].flatMap(spellings) : [word];

function slotOf(part: string): Slot {
  if (part === '...') return { isIt: () => true, least: 0, most: 5 };
  const isLoose = part.endsWith('?');
  const words = (isLoose ? part.slice(0, -1) : part).split('/').flatMap(spellings);
  const whole = new Set(words);
  const begun = words.filter((word) => word.endsWith('~')).map((word) => word.slice(0, -1));
  const isIt = (word: string) =>
    whole.has(word) ||
    whole.has('*') ||
    (whole.has('#') && Number(word) < 1000) ||
    begun.some((beginning) => word.startsWith(beginning));
  return { isIt, least: isLoose ? 0 : 1, most: 1 };
}

const phraseOf = (line: string): Phrase => ({
  slots: line.replace('^', '').replace('$', '').trim().split(' ').map(slotOf),
  isFirst: line.startsWith('^'),
  isLast: line.endsWith('$'),
});

/** All positions where a match of the slots that begins at this word can end. */
function endsOf(slots: readonly Slot[], words: readonly string[], at: number): number[] {
  const [slot, ...rest] = slots;
  if (!slot) return [at];
  const ends = slot.least === 0 ? endsOf(rest, words, at) : [];
  for (let count = 1; count <= slot.most && slot.isIt(words[at + count - 1] ?? ' '); count++) {
    if (at + count > words.length) break;
    ends.push(...endsOf(rest, words, at + count));
  }
  return ends;
}

const lines: [string, string[]][] = [
  ...Object.entries(phraseTable).map(([meaning, said]): [string, string[]] => [meaning, said.split(/[|\n]/)]),
  ...Object.entries(wordTable).map(([meaning, said]): [string, string[]] => [meaning, said.split(/\s+/)]),
];
const isSimple = (line: string) => /^[\p{L}\d]+$/u.test(line);
const known = new Map(
  lines.map(([meaning, said]) => [
    meaning,
    { alone: new Set(said.filter(isSimple)), together: said.filter((line) => !isSimple(line)).map(phraseOf) },
  ]),
);

/** The end of the longest of these phrases that begins at a word. */
export function endAt(words: readonly string[], at: number, meaning: Meaning): number | undefined {
  const { alone, together } = known.get(meaning) ?? { alone: new Set<string>(), together: [] };
  let last = alone.has(words[at] ?? '') ? at + 1 : -1;
  for (const { slots, isFirst, isLast } of together) {
    const [first] = slots;
    if ((isFirst && at > 0) || (first?.least === 1 && !first.isIt(words[at] ?? ' '))) continue;
    const ends = endsOf(slots, words, at).filter((end) => !isLast || end === words.length);
    last = Math.max(last, ...ends);
  }
  return last < 0 ? undefined : last;
}

const asked = new Map([...known.keys()].map((meaning) => [meaning, remembered<boolean>()]));
export const says = (text: string, meaning: Meaning): boolean =>
  asked.get(meaning)?.(text, () => {
    const words = text.split(' ');
    return words.some((_, at) => endAt(words, at, meaning) !== undefined);
  }) ?? false;
