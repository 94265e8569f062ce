const amount = /[\d½⅓⅔¼¾⅕⅖⅗⅘⅙⅚⅛⅜⅝⅞]/;
const startsWithAmount =
  /^[^\p{L}\p{N}]{0,3}(?:[\d½⅓⅔¼¾⅕⅖⅗⅘⅙⅚⅛⅜⅝⅞]|(?:an?|one|two|three|half|ein|eine|une?|uma?|en|et|een)\s)/iu;
const numbered = /^\d{1,2}[.)]\s/;
const bareAmount = /^(?:ca?\.? )?[\d½⅓⅔¼¾⅛.,/ –-]{1,9}\s?\p{L}{0,8}\.?$/u;
const servingsUnit =
  /^(?:people|persons?|servings?|personen|personnes?|personer|portion(?:s|en|er|i)?|porties|pessoas|personas|persone|porç(?:ão|ões)|porciones|főre|adag|osoby|osób|porcj[ie])$/iu;
const servings = /^(?:serves|serving size|yields?|makes)\b.{0,20}$/iu;
const countedNoun = /^[\d –-]{0,7}\s?(\p{L}{3,12})$/u;
const countedNouns = /\d{1,3}(?: ?[-–] ?\d{1,3})? (\p{L}{3,12})(?!\p{L})/gu;
const sentenceEnd = /[.!?。][")”’]?$/;

const minSentenceLength = 30;
const maxIngredientLength = 180;
const maxSureIngredientLength = 110;
const maxBareIngredientLength = 70;

export const hasAmount = (line: string) => amount.test(line);

export const opensWithAmount = (line: string) => startsWithAmount.test(line) && !numbered.test(line);

/** A short line that starts with an amount; a long sentence that does is a numbered step. */
export const isSurelyIngredient = (line: string) =>
  opensWithAmount(line) && line.length <= maxSureIngredientLength && !(line.length > 60 && sentenceEnd.test(line));

/** An amount without its food: '200 g'. */
export const isBareAmount = (line: string) => hasAmount(line) && bareAmount.test(line);

/** Whether a line among the ingredients only says how many the recipe serves. */
export function isServings(line: string): boolean {
  const [, word = ''] = countedNoun.exec(line) ?? [];
  return servings.test(line) || servingsUnit.test(word) || /^serves$/i.test(word);
}

/** The part of a line that says how many it serves: '4 people'. */
export const servingsWords = (line: string): string | undefined =>
  [...line.matchAll(countedNouns)].find(([, word = '']) => servingsUnit.test(word))?.[0];

export const mentionsServings = (line: string) => servingsWords(line) !== undefined;

/** A longer sentence that doesn't start with an amount. */
export const isProse = (line: string) =>
  line.length > maxBareIngredientLength && sentenceEnd.test(line) && !opensWithAmount(line);

/** How much a line looks like an ingredient, from 2 (starts with an amount) to -1 (prose). */
export function ingredientLikeness(line: string): number {
  if (line.length > maxIngredientLength) return -1;
  if (opensWithAmount(line)) return 2;
  if (line.length > maxBareIngredientLength) return hasAmount(line) ? 0.5 : -1;
  if (sentenceEnd.test(line)) return line.length > minSentenceLength || !hasAmount(line) ? -0.5 : 1;
  return hasAmount(line) ? 1 : 0.5;
}

/** How much a line looks like a step, from 1 (a sentence) to -0.5 (a fragment). */
export function stepLikeness(line: string): number {
  if (line.length >= 60) return 1;
  if (line.length >= 20) return sentenceEnd.test(line) ? 1 : 0.3;
  return sentenceEnd.test(line) ? 0.3 : -0.5;
}
