/** Time units in the most common recipe languages. Steps in other languages get no timer button. */
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
const rangeWords = new Set(['-', '–', '—', 'to', 'or', 'bis', 'à', 'a']);
const maxSeconds = 24 * 3600;

const token = /\p{L}+|\d+\/\d+|\d+[.,]\d+|\d+|[½¼¾⅓⅔]|[-–—]/gu;

function numberOf(word: string): number | undefined {
  const [numerator, denominator] = word.split('/');
  if (denominator) return Number(numerator) / Number(denominator);
  if (/^\d/.test(word)) return Number(word.replace(',', '.'));
  const wordValue = numberWords.indexOf(word);
  return fractions.get(word) ?? (wordValue > 0 ? wordValue : undefined);
}

interface Reading<Value> {
  value: Value;
  next: number;
}

/** Reads '1 ½', '1 1/2' or '20'; 'half an' and 'an' count as numbers too. */
function readNumber(words: string[], at: number): Reading<number> | undefined {
  const word = words[at] ?? '';
  if (word === 'half' && /^an?$/.test(words[at + 1] ?? '')) return { value: 1 / 2, next: at + 2 };
  if (word === 'an') return { value: 1, next: at + 1 };
  const whole = numberOf(word);
  if (whole === undefined) return undefined;
  const fraction = numberOf(words[at + 1] ?? '');
  return fraction !== undefined && fraction < 1
    ? { value: whole + fraction, next: at + 2 }
    : { value: whole, next: at + 1 };
}

/** Reads '20 minutes', '30-minute' or '8 to 10 minutes'. A range gives the shorter time, when the cook should check. */
function readTime(words: string[], at: number): Reading<number> | undefined {
  const lower = readNumber(words, at);
  if (!lower) return undefined;
  const upper = rangeWords.has(words[lower.next] ?? '') ? readNumber(words, lower.next + 1) : undefined;
  let { next } = upper ?? lower;
  if (words[next] === '-') next += 1;
  const seconds = unitSeconds.get(words[next] ?? '');
  return seconds === undefined ? undefined : { value: lower.value * seconds, next: next + 1 };
}

/** The times in a step in seconds: 'simmer for 1 hour and 20 minutes, rest 5 min' -> [4800, 300]. */
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
    const afterAnd = words[first.next] === 'and' ? first.next + 1 : first.next;
    const second = first.value >= 3600 ? readTime(words, afterAnd) : undefined;
    const continues = second !== undefined && second.value < 3600;
    times.push(Math.round(continues ? first.value + second.value : first.value));
    at = continues ? second.next : first.next;
  }
  return times.filter((seconds) => seconds > 0 && seconds <= maxSeconds);
}

/** 1200 -> '20:00', 4500 -> '1:15:00' */
export function formatTimer(seconds: number): string {
  const two = (count: number) => String(count).padStart(2, '0');
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}
