/** Words for units of time in the languages that recipes come in most; the rest simply gets no button. */
const unitSeconds = new Map<string, number>([
  ...['s', 'sec', 'secs', 'second', 'seconds', 'sekunden', 'secondes', 'segundos', 'secondi'].map(
    (word) => [word, 1] as const,
  ),
  ...['min', 'mins', 'minute', 'minutes', 'minuten', 'minutos', 'minuto', 'minuti', 'minuut'].map(
    (word) => [word, 60] as const,
  ),
  ...['h', 'hr', 'hrs', 'hour', 'hours', 'stunde', 'stunden', 'heure', 'heures', 'hora', 'horas', 'ora', 'ore'].map(
    (word) => [word, 3600] as const,
  ),
]);

const numberWords = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const fractions = new Map(Object.entries({ '½': 1 / 2, '¼': 1 / 4, '¾': 3 / 4, '⅓': 1 / 3, '⅔': 2 / 3 }));
const between = new Set(['-', '–', '—', 'to', 'or', 'bis', 'à', 'a']);
const longestSeconds = 24 * 3600;

const token = /\p{L}+|\d+\/\d+|\d+[.,]\d+|\d+|[½¼¾⅓⅔]|[-–—]/gu;

function numberOf(word: string): number | undefined {
  const [above, below] = word.split('/');
  if (below) return Number(above) / Number(below);
  if (/^\d/.test(word)) return Number(word.replace(',', '.'));
  const spoken = numberWords.indexOf(word);
  return fractions.get(word) ?? (spoken > 0 ? spoken : undefined);
}

interface Reading<Value> {
  value: Value;
  next: number;
}

/** '1 ½', '1 1/2' and '20'; 'half an' and 'an' count as numbers before a unit. */
function readNumber(words: string[], at: number): Reading<number> | undefined {
  const word = words[at] ?? '';
  if (word === 'half' && /^an?$/.test(words[at + 1] ?? '')) return { value: 1 / 2, next: at + 2 };
  if (word === 'an') return { value: 1, next: at + 1 };
  const whole = numberOf(word);
  if (whole === undefined) return undefined;
  const more = numberOf(words[at + 1] ?? '');
  return more !== undefined && more < 1 ? { value: whole + more, next: at + 2 } : { value: whole, next: at + 1 };
}

/** '20 minutes', '30-minute', '8 to 10 minutes': of a range the shorter time, because that is when to have a look. */
function readTime(words: string[], at: number): Reading<number> | undefined {
  const least = readNumber(words, at);
  if (!least) return undefined;
  const upper = between.has(words[least.next] ?? '') ? readNumber(words, least.next + 1) : undefined;
  let { next } = upper ?? least;
  if (words[next] === '-') next += 1;
  const seconds = unitSeconds.get(words[next] ?? '');
  return seconds === undefined ? undefined : { value: least.value * seconds, next: next + 1 };
}

/** The times in a step, in seconds and in their order: 'simmer for 1 hour and 20 minutes, rest 5 min' -> [4800, 300]. */
export function timersIn(step: string): number[] {
  const words = step.toLowerCase().match(token) ?? [];
  const times: number[] = [];
  let at = 0;
  while (at < words.length) {
    const first = readTime(words, at);
    if (!first) {
      at += 1;
      continue;
    }
    const joined = words[first.next] === 'and' ? first.next + 1 : first.next;
    const second = first.value >= 3600 ? readTime(words, joined) : undefined;
    const continues = second !== undefined && second.value < 3600;
    times.push(Math.round(continues ? first.value + second.value : first.value));
    at = continues ? second.next : first.next;
  }
  return times.filter((seconds) => seconds > 0 && seconds <= longestSeconds);
}

/** 1200 -> '20:00', 4500 -> '1:15:00' */
export function clock(seconds: number): string {
  const two = (count: number) => String(count).padStart(2, '0');
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}
