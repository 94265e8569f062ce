import { readFileSync } from 'node:fs';
import { type Allergen, allergens, type Diet, diets } from '#food/diet/words.ts';
import { dietFindings } from '#food/diets.ts';

/** What a line contains and breaks, decided by hand before the rules were written. Arguable decisions count neither way. */
interface DietLabel {
  id: string;
  /** 'Open' was read while the rules were written, 'sealed' was not; 'fresh' was drawn and labelled after that, by somebody else. */
  part: 'open' | 'sealed' | 'fresh';
  contains: Allergen[];
  arguable: Allergen[];
  breaks: Diet[];
  breaksArguable: Diet[];
}

interface Tally {
  /** Labelled yes and not found: the line's id and what was missed. */
  misses: string[];
  /** Labelled no and found. */
  falseAlarms: string[];
  /** False alarms as a percentage of all decisions labelled no. */
  falseAlarmsOfDecisions: number;
  /** Lines with a false alarm as a percentage of all lines. */
  falseAlarmsOfLines: number;
}

export interface DietScore {
  lines: number;
  /** Labelled lines that the file does not hold. */
  skipped: number;
  allergens: Tally;
  diets: Tally;
}

interface Decision<Word> {
  id: string;
  found: readonly Word[];
  yes: readonly Word[];
  arguable: readonly Word[];
}

const percent = (part: number, whole: number) => (whole === 0 ? 0 : Math.round((1000 * part) / whole) / 10);

function tally<Word extends string>(words: readonly Word[], lines: readonly Decision<Word>[]): Tally {
  const misses: string[] = [];
  const falseAlarms: string[] = [];
  const linesWithAlarm = new Set<string>();
  let decisionsNo = 0;
  for (const { id, found, yes, arguable } of lines)
    for (const word of words) {
      if (arguable.includes(word)) continue;
      const isNo = !yes.includes(word);
      if (isNo) decisionsNo++;
      if (isNo !== found.includes(word)) continue;
      (isNo ? falseAlarms : misses).push(`${id} ${word}`);
      if (isNo) linesWithAlarm.add(id);
    }
  return {
    misses,
    falseAlarms,
    falseAlarmsOfDecisions: percent(falseAlarms.length, decisionsNo),
    falseAlarmsOfLines: percent(linesWithAlarm.size, lines.length),
  };
}

const rowsOf = <Row>(file: string | URL): Row[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((row) => JSON.parse(row));

/** Allergens and diets found in the labelled lines, whose text stands in the given file of lines and not in the project. */
export function scoreDiets(ingredientsFile: string): Record<DietLabel['part'], DietScore> {
  const lines = rowsOf<{ id: string; sentence: string }>(ingredientsFile);
  const sentences = new Map(lines.map(({ id, sentence }) => [id, sentence]));
  const labels = rowsOf<DietLabel>(new URL('diet-labels.jsonl', import.meta.url));
  const scoreOf = (part: DietLabel['part']): DietScore => {
    const ofPart = labels.filter((label) => label.part === part);
    const there = ofPart.flatMap((label) => {
      const sentence = sentences.get(label.id);
      return sentence === undefined ? [] : [{ ...label, findings: dietFindings(sentence) }];
    });
    return {
      lines: there.length,
      skipped: ofPart.length - there.length,
      allergens: tally(
        allergens,
        there.map(({ id, findings, contains, arguable }) => ({
          id,
          found: findings.contains,
          yes: contains,
          arguable,
        })),
      ),
      diets: tally(
        diets,
        there.map(({ id, findings, breaks, breaksArguable }) => ({
          id,
          found: findings.breaks,
          yes: breaks,
          arguable: breaksArguable,
        })),
      ),
    };
  };
  return { open: scoreOf('open'), sealed: scoreOf('sealed'), fresh: scoreOf('fresh') };
}
