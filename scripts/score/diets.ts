import { readFileSync } from 'node:fs';
import { type Allergen, allergens, type Diet, diets } from '#food/diet/words.ts';
import { dietFindings } from '#food/diets.ts';

/** Labels of a line's allergens and broken diets, made before the rules were written. Arguable ones don't count. */
interface DietLabel {
  id: string;
  /** 'open' was read while writing the rules, 'sealed' was not; 'fresh' was labelled later by someone else. */
  part: 'open' | 'sealed' | 'fresh';
  contains: Allergen[];
  arguable: Allergen[];
  breaks: Diet[];
  breaksArguable: Diet[];
}

interface Tally {
  /** Labelled but not found: line id and allergen or diet. */
  misses: string[];
  /** Found but not labelled. */
  falseAlarms: string[];
  /** False alarms as a percentage of all negative labels. */
  falseAlarmsOfDecisions: number;
  /** Lines with a false alarm as a percentage of all lines. */
  falseAlarmsOfLines: number;
}

export interface DietScore {
  lines: number;
  /** Labelled lines that are not in the file. */
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
  let negatives = 0;
  for (const { id, found, yes, arguable } of lines)
    for (const word of words) {
      if (arguable.includes(word)) continue;
      const isNo = !yes.includes(word);
      if (isNo) negatives++;
      if (isNo !== found.includes(word)) continue;
      (isNo ? falseAlarms : misses).push(`${id} ${word}`);
      if (isNo) linesWithAlarm.add(id);
    }
  return {
    misses,
    falseAlarms,
    falseAlarmsOfDecisions: percent(falseAlarms.length, negatives),
    falseAlarmsOfLines: percent(linesWithAlarm.size, lines.length),
  };
}

const rowsOf = <Row>(file: string | URL): Row[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((row) => JSON.parse(row));

/** Scores allergens and diets of the labelled lines. The labels have only ids; the text is in the given file. */
export function scoreDiets(ingredientsFile: string): Record<DietLabel['part'], DietScore> {
  const lines = rowsOf<{ id: string; sentence: string }>(ingredientsFile);
  const sentences = new Map(lines.map(({ id, sentence }) => [id, sentence]));
  const labels = rowsOf<DietLabel>(new URL('diet-labels.jsonl', import.meta.url));
  const scoreOf = (part: DietLabel['part']): DietScore => {
    const ofPart = labels.filter((label) => label.part === part);
    const labelledLines = ofPart.flatMap((label) => {
      const sentence = sentences.get(label.id);
      return sentence === undefined ? [] : [{ ...label, findings: dietFindings(sentence) }];
    });
    return {
      lines: labelledLines.length,
      skipped: ofPart.length - labelledLines.length,
      allergens: tally(
        allergens,
        labelledLines.map(({ id, findings, contains, arguable }) => ({
          id,
          found: findings.contains,
          yes: contains,
          arguable,
        })),
      ),
      diets: tally(
        diets,
        labelledLines.map(({ id, findings, breaks, breaksArguable }) => ({
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
