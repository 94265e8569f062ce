/** How much of a thing: 'two packs', 'a dozen', '500 g'. */

const units = new Set(
  `dozen dozens half quarter quarters gallon gallons pint pints quart quarts liter liters litre litres l ml pound pounds lb lbs oz ounce ounces kilo kilos kg g gram grams
  bag bags box boxes can cans tin tins jar jars bottle bottles carton cartons pack packs packet packets package packages case cases bunch bunches head heads loaf loaves stick sticks
  tub tubs roll rolls bar bars tube tubes six cup cups couple few block blocks tray trays crate crates piece pieces slice slices jug jugs sack sacks punnet punnets`.split(
    /\s+/,
  ),
);
const counts = new Set('a an one two three four five six seven eight nine ten twelve another'.split(' '));
const sizes = new Set('more big small large extra whole'.split(' '));
const figure = /^x?(?:\d{1,4}(?:[.,/]\d{1,3})?|[½¼¾])(?:g|kg|ml|l|lb|lbs|oz|x)?$/;

const lowerWords = (text: string) => text.toLowerCase().split(' ').filter(Boolean);

/** How many words of the number stand at a place. */
function numberLength([first = '', second = '', third = '']: readonly string[]): number {
  if (first === 'x' && figure.test(second)) return 2;
  if (first === 'half' && (second === 'a' || second === 'an')) return 2;
  if (first === 'a' && second === 'couple' && third === 'of') return 3;
  return figure.test(first) || counts.has(first) ? 1 : 0;
}

/** How many words at the beginning say how much; 0 where they begin with something else. */
function amountLength(words: readonly string[]): number {
  const number = numberLength(words);
  if (number === 0) return 0;
  const size = sizes.has(words[number] ?? '') ? 1 : 0;
  const measures = words.slice(number + size, number + size + 2);
  const first = measures.findIndex((word) => !units.has(word));
  return number + size + (first === -1 ? measures.length : first);
}

/** Says how much, and not of what: 'two packs'. */
export function isAmount(text: string): boolean {
  const words = lowerWords(text);
  return words.length > 0 && amountLength(words) === words.length;
}

/** Every amount that is said somewhere: '2', 'a dozen', but neither 'a' nor 'one'. */
export const amountsIn = (text: string): string[] =>
  lowerWords(text.replaceAll(/[,;:!?]/g, ' ')).flatMap((word, at, words) => {
    const length = amountLength(words.slice(at));
    return length > 1 || (length === 1 && !/^(?:an?|one|another)$/.test(word))
      ? [words.slice(at, at + length).join(' ')]
      : [];
  });

const sized = /^(?:of )?sizes? \d{1,2} /i;
/** 'two packs of wipes', 'tin of wipes', 'size 3 wipes' -> 'wipes' */
export function withoutAmount(line: string): string {
  const words = lowerWords(line);
  const length = units.has(words[0] ?? '') && words[1] === 'of' ? 1 : amountLength(words);
  const rest = line.split(' ').filter(Boolean).slice(length);
  return (length === 0 || rest.length === 0 ? line : rest.join(' ').replace(/^of /i, '')).replace(sized, '');
}

/** 'olive oil 2l', 'formula 3 cans' -> 'olive oil', 'formula' */
export function withoutAmountBehind(line: string): string {
  const words = line.split(' ');
  const length = [3, 2, 1].find(
    (count) => /^x?\d/.test(words.at(-count) ?? '') && isAmount(words.slice(-count).join(' ')),
  );
  return length && length < words.length ? words.slice(0, -length).join(' ') : line;
}

/** '1 l of ayran', '2 cans formula': only things are measured. */
export function isMeasured(line: string): boolean {
  const words = lowerWords(line);
  const amount = words.slice(0, amountLength(words));
  return (
    amount.length < words.length &&
    (amount.some((word) => units.has(word)) || /^\d[\d.,/]{0,5}\p{L}/u.test(amount[0] ?? ''))
  );
}

/** 'a bag of apples', but not 'an apple' */
export function beginsWithUnit(line: string): boolean {
  const [article, unit = ''] = lowerWords(line);
  return (article === 'a' || article === 'an') && units.has(unit);
}

/** Where a further thing begins in a list without commas: 'apple juice a dozen bagels'. */
export function atFurtherAmount(line: string): [string, string?] {
  const words = line.split(' ');
  const lower = words.map((word) => word.toLowerCase());
  const at = lower.findIndex((word, index) => {
    const next = lower[index + 1] ?? '';
    if (index === 0 || next === '' || /^sizes?$/.test(lower[index - 1] ?? '')) return false;
    if (word === 'half') return next === 'a';
    return /^\d{1,3}$/.test(word) || ((word === 'a' || word === 'an') && units.has(next)) || few.has(word);
  });
  return at === -1 ? [line] : [words.slice(0, at).join(' '), words.slice(at).join(' ')];
}

const few = new Set('two three four five six'.split(' '));
