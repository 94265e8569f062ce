import type { GroupedStep } from './page-recipe.ts';

const label =
  /^(?:\S{1,40} )?(?:step|schritt|étape|etape|etapa|paso|passo|stap|steg|trin|vaihe)?\s?\d{1,2}\s?(?:[.:)]|\/\s?\d{1,2})?$/i;
const numbered = /^(?:\p{L}{1,10}\s)?(\d{1,2})\s?[.):|–-]?\s?(?=[\p{Lu}\p{Lo}"“])/u;

/** 'Step 1' on a line of its own. */
export const isStepLabel = (line: string) => label.test(line);

/** Takes the numbers off steps that are numbered in order; any other number belongs to its step. */
export function withoutNumbers(steps: GroupedStep[]): GroupedStep[] {
  let next = 1;
  return steps.map(({ text, group }) => {
    const match = numbered.exec(text);
    const number = Number(match?.[1]);
    if (!match || (number !== next && number !== 1)) return { text, group };
    next = number + 1;
    return { text: text.slice(match[0].length), group };
  });
}
