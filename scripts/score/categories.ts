import { readFileSync } from 'node:fs';
import { shopCategoryOf } from '#food/shop/shop-category.ts';

interface LabelledName {
  name: string;
  category: string;
  alsoAccept: string[];
}

/** Alternatives that any store would accept: spices also count as correct under Pantry, and so on. */
const alternatives = new Map([
  ['Spices & Herbs', ['Pantry']],
  ['Snacks & Sweets', ['Pantry']],
  ['Deli & Refrigerated', ['Meat & Seafood', 'Dairy & Eggs']],
]);

export interface CategoryScore {
  names: number;
  /** Percentage of names with exactly the labelled category. */
  strict: number;
  /** Percentage with the labelled category, one that the label also accepts, or an alternative. */
  lenient: number;
  /** Number of names categorized as 'Other'. */
  unanswered: number;
}

/** Measures shop categories on a file of lines {name, category, alsoAccept}. */
export function scoreCategories(file: string): CategoryScore {
  const labelled: LabelledName[] = readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  const answers = labelled.map((label) => ({ label, answer: shopCategoryOf(label.name) as string }));
  const share = (isRight: (label: LabelledName, answer: string) => boolean) =>
    (100 * answers.filter(({ label, answer }) => isRight(label, answer)).length) / answers.length;
  const accepted = ({ category, alsoAccept }: LabelledName) => [
    category,
    ...alsoAccept,
    ...(alternatives.get(category) ?? []),
  ];
  return {
    names: answers.length,
    strict: share((label, answer) => answer === label.category),
    lenient: share((label, answer) => accepted(label).includes(answer)),
    unanswered: answers.filter(({ answer }) => answer === 'Other').length,
  };
}
