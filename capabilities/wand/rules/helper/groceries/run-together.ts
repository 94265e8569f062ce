import { categoryWords, entryOf, type Match, matchesIn, stateOf, weights } from '#food/shelves.ts';
import { withoutAmount } from './amounts.ts';

/** Where one thing to buy ends and the next begins in a list without commas: 'milk eggs and bread', 'flour sugar vanilla'. */

const words = (line: string) => new Set(line.split(/\s+/));

/** Of what is made of other foods ('apple pie', 'turkey sandwich') these are bought by their plain name. */
const plainForms = words(
  `bread rice flour sugar cheese pasta salt coffee tea oil yogurt yoghurt honey salsa ketchup mustard mayo mayonnaise jelly jam soda beer lentil chickpea oat yeast
  tofu hummus spaghetti macaroni bagel tortilla detergent battery`,
);
/** Flavour nothing that stands behind them; what is made of them ('milk chocolate', 'bread crumbs') the table of foods knows. */
const flavourless = words('milk bread flour water ketchup detergent');
/** Tell nothing about a cheese, unlike 'cheddar'. */
const plainDairy = words('milk egg butter cream yogurt');
/** Kinds of what stands behind them, though they are foods by themselves. */
const varieties = words(
  'honeycrisp braeburn cremini crimini iceberg romaine butternut medjool shiitake portobello chanterelle',
);
/** Are made of what stands before them, though no forms. */
const made = words('sausage pizza burger jerky meatball patty popcorn salad');
/** One thing, though the table of foods knows each of its words alone. */
const wholes = new Set([
  'tuna fish',
  'fish oil',
  'liver oil',
  'cod liver',
  'butter chicken',
  'garlic butter',
  'lemon lime',
  'beef stew',
]);
/** What a food comes in belongs to it: 'juice boxes', 'cheese sticks'. */
const shapes = words('box pouch stick bar cup pod packet');

const flavourKinds = words('vegetable aromatic herb chile spice snack');
const isFlavour = (first: string, { kind }: Match) => flavourKinds.has(kind) || /^(?:vanilla|honey)$/.test(first);
const describing = words(
  'new organic ripe whole plain unsalted salted skim lean sliced shredded grated big small large red green white brown yellow baby mini',
);

/** 'organic', 'frozen': tells of what kind a food is. */
export const isDescribing = (word: string) => describing.has(word) || stateOf(word) !== undefined;

const nameOf = (named: readonly string[], { from, to }: Match) => named.slice(from, to).join(' ');

/** Whether two foods side by side are two things: 'flour sugar', and not 'cheddar cheese' or 'apple pie'. */
function areApart(before: Match, after: Match, named: readonly string[]): boolean {
  const [first, second] = [nameOf(named, before), nameOf(named, after)];
  const [head = ''] = second.split(' ');
  const isForm = after.weight === weights.form && entryOf(head)?.weight === weights.form;
  if (flavourless.has(first)) return true;
  if (after.weight === weights.vague || made.has(second) || varieties.has(first) || wholes.has(`${first} ${head}`))
    return false;
  if (isForm && (!plainForms.has(head) || isFlavour(first, before))) return false;
  if (isForm && before.kind === after.kind && before.weight < weights.form) return plainDairy.has(first);
  // 'glitter glue'
  if (after.kind === 'household' && !second.includes(' ')) return false;
  return after.kind !== 'meat' || (before.kind !== 'spice' && first !== 'honey');
}

/** Of these two alone are a list too: 'butter eggs', and not 'chicken rice'. */
const isStaple = (name: string) => plainForms.has(name) || plainDairy.has(name) || flavourless.has(name);

/** 'bananas bread' is no banana bread. */
function atPlurals(match: Match, said: readonly string[], named: readonly string[]): Match[] {
  for (let at = match.from + 1; at < match.to; at++) {
    const [first, second] = [
      entryOf(named.slice(match.from, at).join(' ')),
      entryOf(named.slice(at, match.to).join(' ')),
    ];
    if (said[at - 1] !== named[at - 1] && first && second)
      return [
        { ...first, from: match.from, to: at },
        { ...second, from: at, to: match.to },
      ];
  }
  return [match];
}

/** What divides the list that a line stands in: where there are commas, what stands together is one thing. */
export interface Punctuation {
  hasCommas: boolean;
  hasAnd: boolean;
}

/** The things of a run of foods; the line itself where it names one thing, or something that is no food. */
export function thingsInRun(line: string, { hasCommas, hasAnd }: Punctuation): string[] {
  const foods = withoutAmount(line);
  const said = foods.toLowerCase().split(' ');
  const named = categoryWords(foods);
  if (said.length !== named.length) return [line];
  const matches = matchesIn(named)
    .flatMap((match) => atPlurals(match, said, named))
    .map((match) => (shapes.has(named[match.to] ?? '') ? { ...match, to: match.to + 1 } : match));
  const isRun =
    matches.at(-1)?.to === named.length &&
    matches.every(({ from }, index) => named.slice(matches[index - 1]?.to ?? 0, from).every(isDescribing));
  if (!isRun) return [line];
  // One plural inside shows that all of it is a list.
  const isList = matches.slice(0, -1).some(({ to }) => said[to - 1] !== named[to - 1]);
  const ends = matches.flatMap((match, index) => {
    const next = matches[index + 1];
    const isSaid = hasAnd || matches.length > 2 || isStaple(nameOf(named, match));
    // "Biscuit's treats"
    if (next && said[match.to - 1]?.endsWith("'s")) return [];
    return !next || isList || (isSaid && !hasCommas && areApart(match, next, named)) ? [match.to] : [];
  });
  const own = foods.split(' ');
  const amount = line.slice(0, line.length - foods.length);
  return ends.map((to, index) => (index === 0 ? amount : '') + own.slice(ends[index - 1] ?? 0, to).join(' '));
}
