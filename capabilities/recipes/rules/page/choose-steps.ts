import type { GroupedStep } from './page-recipe.ts';

const wordsOf = (steps: GroupedStep[]): string[] =>
  steps.flatMap(({ text }) => text.toLowerCase().match(/\p{L}{3,}/gu) ?? []);

/** Whether most words of each text occur in the other. */
function haveSameWords(a: GroupedStep[], b: GroupedStep[]) {
  const [inA, inB] = [new Set(wordsOf(a)), new Set(wordsOf(b))];
  const shared = [...inA].filter((it) => inB.has(it)).length;
  return shared >= Math.max(inA.size, inB.size) * 0.8;
}

const maxStepLength = 300;

/** Prefers the steps of the structured data, unless it runs all steps together and the page shows them separately. */
export function chooseSteps(described: GroupedStep[], shown: GroupedStep[]): GroupedStep[] {
  if (described.length === 0) return shown;
  const isBlob = described.length === 1 && (described[0]?.text.length ?? 0) > maxStepLength;
  return isBlob && shown.length > 1 && haveSameWords(described, shown) ? shown : described;
}
