import { minutesIn } from './durations.ts';
import { isServings, servingsWords } from './line-shape.ts';
import type { PageRecipe } from './page-recipe.ts';
import { servingsIn } from './servings.ts';

export type RecipeFacts = Pick<PageRecipe, 'servings' | 'yields' | 'prepTime' | 'cookTime' | 'totalTime'>;
type TimeFact = 'prepTime' | 'cookTime' | 'totalTime';

/** Labels before a time; they may come after another fact in the same line. */
const timeLabels: [fact: TimeFact, label: RegExp][] = [
  [
    'prepTime',
    /\b(?:prep(?:aration)?(?: time)?|vorbereitung(?:szeit)?|pr[ée]paration|preparaci[óo]n|tempo de preparo|preparo|preparazione|voorbereiding(?:stijd)?|förberedelser?|forberedelser?)(?!\p{L})/iu,
  ],
  [
    'cookTime',
    /\b(?:cook(?:ing)?(?: time)?|bak(?:e|ing)(?: time)?|kochzeit|backzeit|garzeit|cuisson|cocci[óo]n|cozimento|cottura|kooktijd|oventijd|koketid|stegetid|steketid|bagetid)(?!\p{L})/iu,
  ],
  [
    'totalTime',
    /\b(?:total(?: time)?|ready in|time required|gesamtzeit|temps total|tiempo total|tempo totale?|totale tijd|bereidingstijd|tillagningstid|tilberedningstid|arbeidstid|tijd|tid)(?!\p{L})/iu,
  ],
];
const separators = /^[\s:|=–—-]{0,5}/;
const time = /^(?:about |approx\.? |ca\.? |circa |env\.? )?[\d½¼¾][\d½¼¾.,:\s–-]{0,8}(?:h|u|st|ó|t|d|m|p)/iu;
const yieldLabel =
  /^(?:serves|servings?|yields?|makes|portions?|portionen|porciones|raciones|rendimento|porções|porties|portioner|dosi)(?!\p{L})/iu;
const count = /^(?:about |approx\.? |ca\.? |circa )?\d/i;
const maxFactLength = 120;
const maxValueLength = 40;
const isSentence = (line: string) => line.length > maxValueLength && line.endsWith('.');

/** The text between a label and the next label. */
function valueAfter(line: string, label: RegExp): string | undefined {
  const found = label.exec(line);
  if (!found) return undefined;
  const rest = line.slice(found.index + found[0].length).replace(separators, '');
  const next = timeLabels.map(([, other]) => rest.search(other)).filter((at) => at > 0);
  return rest.slice(0, Math.min(maxValueLength, ...next));
}

function yieldIn(line: string, next: string): string | undefined {
  if (isServings(line) && /\d/.test(line)) return line;
  const value = valueAfter(line, yieldLabel);
  if (value === '' && count.test(next) && next.length <= maxValueLength) return next;
  return value !== undefined && count.test(value) ? value : servingsWords(line);
}

function timeIn(line: string, next: string, label: RegExp): number | null {
  const value = valueAfter(line, label);
  const timeText = value === '' ? next.slice(0, maxValueLength) : value;
  return timeText !== undefined && time.test(timeText) ? minutesIn(timeText) : null;
}

/** Finds times and servings such as 'Prep time: 10 min' or 'Serves 4'; the value may be on the line after its label. */
export function factsIn(lines: string[]): RecipeFacts {
  const facts: RecipeFacts = { servings: null, yields: null, prepTime: null, cookTime: null, totalTime: null };
  for (const [n, line] of lines.entries()) {
    if (line.length > maxFactLength || isSentence(line)) continue;
    const next = lines[n + 1] ?? '';
    for (const [fact, label] of timeLabels) facts[fact] ??= timeIn(line, next, label);
    const yields = facts.servings === null ? yieldIn(line, next) : undefined;
    if (yields !== undefined) Object.assign(facts, servingsIn([yields]));
  }
  return facts;
}

/** Computes the total time if it is missing or less than one of its parts. */
export function withTotal<T extends RecipeFacts>(facts: T): T {
  const { prepTime, cookTime, totalTime } = facts;
  const minTotal = Math.max(prepTime ?? 0, cookTime ?? 0);
  const sum = (prepTime ?? 0) + (cookTime ?? 0);
  return { ...facts, totalTime: totalTime !== null && totalTime >= minTotal ? totalTime : sum || null };
}
