const amount = /[\d½⅓⅔¼¾⅕⅖⅗⅘⅙⅚⅛⅜⅝⅞]/;
const startsWithAmount =
  /^[^\p{L}\p{N}]{0,3}(?:[\d½⅓⅔¼¾⅕⅖⅗⅘⅙⅚⅛⅜⅝⅞]|(?:an?|one|two|three|half|ein|eine|une?|uma?|en|et|een)\s)/iu;
const numbered = /^\d{1,2}[.)]\s/;
const bareAmount = /^(?:ca?\.? )?[\d½⅓⅔¼¾⅛.,/ –-]{1,9}\s?\p{L}{0,8}\.?$/u;
const eater =
  /^(?:people|persons?|servings?|personen|personnes?|personer|portion(?:s|en|er|i)?|porties|pessoas|personas|persone|porç(?:ão|ões)|porciones|főre|adag|osoby|osób|porcj[ie])$/iu;
const servings = /^(?:serves|serving size|yields?|makes)\b.{0,20}$/iu;
const countOfSomething = /^[\d –-]{0,7}\s?(\p{L}{3,12})$/u;
const countsInside = /\d{1,3}(?: ?[-–] ?\d{1,3})? (\p{L}{3,12})(?!\p{L})/gu;
const sentenceEnd = /[.!?。][")”’]?$/;

const shortestSentence = 30;
const longestIngredient = 180;
const longestSureIngredient = 110;
const longestBareIngredient = 70;

export const hasAmount = (line: string) => amount.test(line);

export const opensWithAmount = (line: string) => startsWithAmount.test(line) && !numbered.test(line);

/** A short line that opens with an amount; a long sentence that does is a numbered step. */
export const isSurelyIngredient = (line: string) =>
  opensWithAmount(line) && line.length <= longestSureIngredient && !(line.length > 60 && sentenceEnd.test(line));

/** An amount without its food: '200 g'. */
export const isBareAmount = (line: string) => hasAmount(line) && bareAmount.test(line);

/** How many it serves, said among the ingredients. */
export function isServings(line: string): boolean {
  const [, word = ''] = countOfSomething.exec(line) ?? [];
  return servings.test(line) || eater.test(word) || /^serves$/i.test(word);
}

/** The words in a line that say how many it serves: '4 people'. */
export const servingsWords = (line: string): string | undefined =>
  [...line.matchAll(countsInside)].find(([, word = '']) => eater.test(word))?.[0];

export const mentionsServings = (line: string) => servingsWords(line) !== undefined;

/** A sentence of some length that opens with no amount. */
export const isProse = (line: string) =>
  line.length > longestBareIngredient && sentenceEnd.test(line) && !opensWithAmount(line);

/** How much a line looks like an ingredient: from 2 (opens with an amount) to -1 (prose). */
export function ingredientLikeness(line: string): number {
  if (line.length > longestIngredient) return -1;
  if (opensWithAmount(line)) return 2;
  if (line.length > longestBareIngredient) return hasAmount(line) ? 0.5 : -1;
  if (sentenceEnd.test(line)) return line.length > shortestSentence || !hasAmount(line) ? -0.5 : 1;
  return hasAmount(line) ? 1 : 0.5;
}

/** How much a line looks like a step of the method: from 1 (a sentence) to -0.5 (a scrap). */
export function stepLikeness(line: string): number {
  if (line.length >= 60) return 1;
  if (line.length >= 20) return sentenceEnd.test(line) ? 1 : 0.3;
  return sentenceEnd.test(line) ? 0.3 : -0.5;
}
