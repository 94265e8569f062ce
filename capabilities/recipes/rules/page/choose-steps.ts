import type { GroupedStep } from './page-recipe.ts';

const wordsOf = (steps: GroupedStep[]): string[] =>
  steps.flatMap(({ text }) => text.toLowerCase().match(/\p{L}{3,}/gu) ?? []);

/** Most words of either text stand in the other. */
function saysTheSame(a: GroupedStep[], b: GroupedStep[]) {
  const [inA, inB] = [new Set(wordsOf(a)), new Set(wordsOf(b))];
  const shared = [...inA].filter((it) => inB.has(it)).length;
  return shared >= Math.max(inA.size, inB.size) * 0.8;
}

const longestStep = 300;

/** The method as the data have it; as the page shows it where the data run all steps together. */
export function chooseSteps(described: GroupedStep[], shown: GroupedStep[]): GroupedStep[] {
  if (described.length === 0) return shown;
  const isBlob = described.length === 1 && (described[0]?.text.length ?? 0) > longestStep;
  return isBlob && shown.length > 1 && saysTheSame(described, shown) ? shown : described;
}
