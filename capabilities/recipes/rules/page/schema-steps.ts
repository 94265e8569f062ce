import type { GroupedStep } from './page-recipe.ts';
import { plainLines, plainText } from './page-text.ts';
import { asNode, isOfType, type SchemaNode, valuesOf, wordsOf } from './schema-node.ts';
import { isStepLabel } from './step-numbers.ts';
import { comparable } from './tidy-text.ts';

const listOf = (node: SchemaNode) => valuesOf(node.get('itemlistelement') ?? node.get('steps') ?? node.get('step'));

/** A step's title, unless it is a mere number or the beginning of the step itself. */
function titleOf(node: SchemaNode, text: string) {
  const title = plainText(wordsOf(node.get('name') ?? node.get('headline') ?? ''));
  if (title === '' || isStepLabel(title)) return null;
  return comparable(text).startsWith(comparable(title)) ? null : title;
}

function stepsOfNode(node: SchemaNode, group: string | null, depth: number): GroupedStep[] {
  const parts = listOf(node);
  if (parts.length > 0) {
    const isSection = !isOfType(node, 'howtostep', 'howtodirection');
    const name = isSection ? plainText(wordsOf(node.get('name') ?? '')) : '';
    return stepsIn(parts, name || group, depth + 1);
  }
  const lines = plainLines(wordsOf(node.get('text') ?? node.get('description') ?? node.get('name') ?? node));
  const title = titleOf(node, lines.join(' ')) ?? group;
  return lines.length === 0 ? [] : [{ text: lines.join(' '), group: title }];
}

/** As deep as sections may hold sections. */
const deepest = 8;

/** The steps in the value of recipeInstructions: texts, steps, sections of steps, or lists of any of them. */
export function stepsIn(value: unknown, group: string | null = null, depth = 0): GroupedStep[] {
  if (depth > deepest) return [];
  return valuesOf(value).flatMap((it) => {
    const node = asNode(it);
    if (node) return stepsOfNode(node, group, depth);
    return plainLines(wordsOf(it)).map((text) => ({ text, group }));
  });
}
