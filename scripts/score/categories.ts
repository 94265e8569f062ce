import { readFileSync } from 'node:fs';
import { shopCategoryOf } from '#food/shop/shop-category.ts';

interface LabelledName {
  name: string;
  category: string;
  alsoAccept: string[];
}

/** Merges every shop would accept: what stands among the spices also counts as found in the pantry, and so on. */
const merged = new Map([
  ['Spices & Herbs', ['Pantry']],
  ['Snacks & Sweets', ['Pantry']],
  ['Deli & Refrigerated', ['Meat & Seafood', 'Dairy & Eggs']],
]);

export interface CategoryScore {
  names: number;
  /** Per cent of the names with exactly the category of the label. */
  strict: number;
  /** Per cent with that, another one the label accepts, or one merged with it. */
  lenient: number;
  /** How many names were answered with 'Other'. */
  unanswered: number;
}

/** Measures shop categories on a file of lines {name, category, alsoAccept}. */
export function scoreCategories(file: string): CategoryScore {
  const labelled: LabelledName[] = readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  const answers = labelled.map((label) => ({ label, answer: shopCategoryOf(label.name) as string }));
  const share = (right: (label: LabelledName, answer: string) => boolean) =>
    (100 * answers.filter(({ label, answer }) => right(label, answer)).length) / answers.length;
  const accepted = ({ category, alsoAccept }: LabelledName) => [
    category,
    ...alsoAccept,
    ...(merged.get(category) ?? []),
  ];
  return {
    names: answers.length,
    strict: share((label, answer) => answer === label.category),
    lenient: share((label, answer) => accepted(label).includes(answer)),
    unanswered: answers.filter(({ answer }) => answer === 'Other').length,
  };
}
