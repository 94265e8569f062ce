import { minutesIn } from './durations.ts';
import { isServings, servingsWords } from './line-shape.ts';
import type { PageRecipe } from './page-recipe.ts';
import { servingsIn } from './servings.ts';

export type RecipeFacts = Pick<PageRecipe, 'servings' | 'yields' | 'prepTime' | 'cookTime' | 'totalTime'>;
type TimeFact = 'prepTime' | 'cookTime' | 'totalTime';

/** What a line may open with or hold behind another fact, before a time. */
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
const longestFact = 120;
const longestValue = 40;
const isSentence = (line: string) => line.length > longestValue && line.endsWith('.');

/** What follows a label, up to the next label. */
function valueAfter(line: string, label: RegExp): string | undefined {
  const found = label.exec(line);
  if (!found) return undefined;
  const rest = line.slice(found.index + found[0].length).replace(separators, '');
  const next = timeLabels.map(([, other]) => rest.search(other)).filter((at) => at > 0);
  return rest.slice(0, Math.min(longestValue, ...next));
}

function yieldIn(line: string, next: string): string | undefined {
  if (isServings(line) && /\d/.test(line)) return line;
  const value = valueAfter(line, yieldLabel);
  if (value === '' && count.test(next) && next.length <= longestValue) return next;
  return value !== undefined && count.test(value) ? value : servingsWords(line);
}

function timeIn(line: string, next: string, label: RegExp): number | null {
  const value = valueAfter(line, label);
  const said = value === '' ? next.slice(0, longestValue) : value;
  return said !== undefined && time.test(said) ? minutesIn(said) : null;
}

/** Times and servings as people write them: 'Prep time: 10 min', 'Serves 4'; a label may stand on a line of its own. */
export function factsIn(lines: string[]): RecipeFacts {
  const facts: RecipeFacts = { servings: null, yields: null, prepTime: null, cookTime: null, totalTime: null };
  for (const [n, line] of lines.entries()) {
    if (line.length > longestFact || isSentence(line)) continue;
    const next = lines[n + 1] ?? '';
    for (const [fact, label] of timeLabels) facts[fact] ??= timeIn(line, next, label);
    const yields = facts.servings === null ? yieldIn(line, next) : undefined;
    if (yields !== undefined) Object.assign(facts, servingsIn([yields]));
  }
  return facts;
}

/** The time in all, where only its parts are known, or where it is less than them. */
export function withTotal<T extends RecipeFacts>(facts: T): T {
  const { prepTime, cookTime, totalTime } = facts;
  const least = Math.max(prepTime ?? 0, cookTime ?? 0);
  const sum = (prepTime ?? 0) + (cookTime ?? 0);
  return { ...facts, totalTime: totalTime !== null && totalTime >= least ? totalTime : sum || null };
}
