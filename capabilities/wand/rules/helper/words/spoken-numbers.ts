/**
 * Converts spoken numbers to digits: 'ten forty five' -> '10:45', 'the twenty seventh' -> 'the 27th', 'born nineteen
 * ninety two' -> 'born 1992'.
 */

const units =
  'a one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen';
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety';
const counts = new Map([
  ...units.split(' ').map((word, at): [string, number] => [word, at || 1]),
  ...tens.split(' ').map((word, at): [string, number] => [word, (at + 2) * 10]),
]);
export const ordinals =
  'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth'.split(
    ' ',
  );
const endings = ['', 'st', 'nd', 'rd'];

/** The value of a number word or of digits; NaN for other words. */
export const numberIn = (word: string) => counts.get(word.toLowerCase()) ?? Number(word || Number.NaN);
const twoDigits = (number: number) => String(number).padStart(2, '0');

const twoWords =
  /\b(twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)[ -](one|two|three|four|five|six|seven|eight|nine|first|second|third|fourth|fifth|sixth|seventh|eighth|ninth)\b/gi;
const rounds = /\b(\p{L}{1,9}|\d\d) (hundred|thousand)(?:(?: and)? (\p{L}{3,9}|\d\d)\b)?/giu;
/** Positions in which a single word is a number, too. */
const alone = /\b\p{L}{3,9}\b/giu;
const ofMonth =
  /\b(?:(?:janu|febru)ary|march|april|june|july|august|(?:septem|octo|novem|decem)ber|sizes?(?: (?:is|are|an?|now|up|to)){0,3}) $/i;
const ofPrice =
  /^ (?:dollars?|bucks|quid|euros?|(?:a|per) (?:month|quarter|year)|monthly|quarterly|yearly|annually)\b/i;

function inDigits(word: string, at: number, text: string): string {
  const isNumber = counts.has(word.toLowerCase());
  const isPlace = isNumber && (ofMonth.test(text.slice(0, at)) || ofPrice.test(text.slice(at + word.length)));
  return isPlace ? String(numberIn(word)) : word;
}

/** 'the twenty second', but not 'a ninety second break' */
function together(said: string, ten: string, unit: string): string {
  const ordinal = ordinals.indexOf(unit.toLowerCase()) + 1;
  const number = numberIn(ten) + (ordinal || numberIn(unit));
  if (ordinal > 0 && number > 31) return said;
  return ordinal > 0 ? `${number}${endings[ordinal] ?? 'th'}` : String(number);
}

function rounded(said: string, count: string, round: string, more?: string): string {
  const number = numberIn(count) * (round.toLowerCase() === 'hundred' ? 100 : 1000);
  const rest = more ? numberIn(more) : 0;
  if (Number.isNaN(number)) return said;
  return Number.isNaN(rest) ? `${number} ${more}` : String(number + rest);
}

const money =
  /^ (?:dollars?|bucks|quid|pounds?|euros?|(?:a|per|each|every|once a) (?:month|quarter|year)|monthly|quarterly|yearly|annually)\b/i;
const measure =
  /^[ -](?:ounces?|oz|lbs?|grams?|minutes?|packs?|hours?|days?|weeks?|months?|years?|inch|people|kids)\b/i;
const ofSize = /\b(?:sizes?|wears)(?: (?:is|are|an?|now|up|to)){0,3} $/i;
const ofYear =
  /(?:\b(?:born|year|since|in|of)(?: in| on)?|\d(?:st|nd|rd|th)?|first|second|third|\p{L}{2,7}th)[ ,]{1,2}$/iu;

/** Two adjacent numbers are a time, a year, a price or a size, depending on the words around them. */
function inARow(said: string, one: string, two: string, at: number, text: string): string {
  const [before, behind] = [text.slice(0, at), text.slice(at + said.length)];
  const [first, second] = [numberIn(one), numberIn(two.replace(/^oh /i, ''))];
  if (money.test(behind)) return `${first}.${twoDigits(second)}`;
  if (/^\d/.test(one)) return said;
  if (first < 4 && ofSize.test(before)) return `${first}${twoDigits(second)}`;
  if (first >= 19 && ofYear.test(before)) return `${first}${twoDigits(second)}`;
  return measure.test(behind) ? said : `${first}${second > 59 ? '.' : ':'}${twoDigits(second)}`;
}

const numberOf = (word = '') => (word.toLowerCase() === 'a' ? undefined : counts.get(word.toLowerCase()));
const isFirst = (word: string) => /^\d{2,3}$/.test(word) || (numberOf(word) ?? 99) <= 20;
/** The second number, in digits or as up to two words: 'forty', 'oh five'. */
function secondOf(word = '', next = ''): string | undefined {
  const digit = numberOf(next);
  if (word.toLowerCase() === 'oh') return digit && digit < 10 ? `${word} ${next}` : undefined;
  return /^\d\d$/.test(word) || (numberOf(word) ?? 0) >= 10 ? word : undefined;
}
const goesOn = (word = '') =>
  /^(?:oh|\d\d)$/i.test(word) || [10, 15].includes(numberOf(word) ?? 0) || (numberOf(word) ?? 0) >= 20;

/** 'ten forty five' is three numbers; the last two were combined before. */
function inPairs(row: string, from: number, text: string): string {
  const words = row.split(' ');
  const said: string[] = [];
  for (let at = 0, place = from; at < words.length; at++) {
    const word = words[at] ?? '';
    const second = isFirst(word) ? secondOf(words[at + 1], words[at + 2]) : undefined;
    const next = at + 1 + (second?.split(' ').length ?? 0);
    const isPair = second !== undefined && !goesOn(words[next]);
    const pair = isPair ? `${word} ${second}` : word;
    said.push(isPair ? inARow(pair, word, second, place, text) : word);
    place += pair.length + 1;
    if (isPair) at = next - 1;
  }
  return said.join(' ');
}
const rows = /\b[\p{L}\d]{1,40}(?: [\p{L}\d]{1,40}){1,200}/gu;

/** 'is at 6 30 now' */
const apart =
  /\b(at|is|to|from|till|until|now|around|by) (\d|1[0-2]) ([0-5][05])\b(?! ?(?:min|hour|day|week|dollar|people|kid|%|\$|oz|g\b|ml\b|kg\b))/gi;

/** Other single words stay as they are, because they are parsed later and may not be numbers: 'one of them'. */
export const numbersInDigits = (text: string): string =>
  text
    .replaceAll(apart, '$1 $2:$3')
    .replaceAll(twoWords, together)
    .replaceAll(rounds, rounded)
    .replaceAll(rows, inPairs)
    .replaceAll(alone, inDigits);
