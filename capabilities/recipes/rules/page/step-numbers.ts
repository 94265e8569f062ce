import type { GroupedStep } from './page-recipe.ts';

const label =
  /^(?:\S{1,40} )?(?:step|schritt|étape|etape|etapa|paso|passo|stap|steg|trin|vaihe)?\s?\d{1,2}\s?(?:[.:)]|\/\s?\d{1,2})?$/i;
const numbered = /^(?:\p{L}{1,10}\s)?(\d{1,2})\s?[.):|–-]?\s?(?=[\p{Lu}\p{Lo}"“])/u;

/** Whether a line is only a label such as 'Step 1'. */
export const isStepLabel = (line: string) => label.test(line);

/** Removes consecutive step numbers; other leading numbers are part of the step. */
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
