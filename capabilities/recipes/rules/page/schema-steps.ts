import type { GroupedStep } from './page-recipe.ts';
import { plainLines, plainText } from './page-text.ts';
import { asNode, isOfType, type SchemaNode, textOfValue, valuesOf } from './schema-node.ts';
import { isStepLabel } from './step-numbers.ts';
import { comparable } from './tidy-text.ts';

const listOf = (node: SchemaNode) => valuesOf(node.get('itemlistelement') ?? node.get('steps') ?? node.get('step'));

/** A step's title, unless it's only a number or repeats the start of the step. */
function titleOf(node: SchemaNode, text: string) {
  const title = plainText(textOfValue(node.get('name') ?? node.get('headline') ?? ''));
  if (title === '' || isStepLabel(title)) return null;
  return comparable(text).startsWith(comparable(title)) ? null : title;
}

function stepsOfNode(node: SchemaNode, group: string | null, depth: number): GroupedStep[] {
  const parts = listOf(node);
  if (parts.length > 0) {
    const isSection = !isOfType(node, 'howtostep', 'howtodirection');
    const name = isSection ? plainText(textOfValue(node.get('name') ?? '')) : '';
    return stepsIn(parts, name || group, depth + 1);
  }
  const lines = plainLines(textOfValue(node.get('text') ?? node.get('description') ?? node.get('name') ?? node));
  const title = titleOf(node, lines.join(' ')) ?? group;
  return lines.length === 0 ? [] : [{ text: lines.join(' '), group: title }];
}

/** Maximum nesting of sections. */
const maxDepth = 8;

/** The steps in a recipeInstructions value: texts, steps, sections of steps, or lists of these. */
export function stepsIn(value: unknown, group: string | null = null, depth = 0): GroupedStep[] {
  if (depth > maxDepth) return [];
  return valuesOf(value).flatMap((it) => {
    const node = asNode(it);
    if (node) return stepsOfNode(node, group, depth);
    return plainLines(textOfValue(it)).map((text) => ({ text, group }));
  });
}
