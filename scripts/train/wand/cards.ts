import type { Reading } from '#capabilities/wand/rules/helper/read.ts';
import type { Values } from '#capabilities/wand/rules/tools/tool.ts';
import type { Write } from '../../score/wand-judge.ts';
import { currentValues, type Names, spokenTool, spokenValues } from '../../score/wand-values.ts';

/** The cards of a reading; none if the helper would ask a question instead. */
export function cardsOf({ tool, filled }: Reading): readonly Values[] {
  return tool && filled && !filled.missing && !filled.choices ? filled.cards : [];
}

export const writeOf = (tool: string, values: Values, names: Names): Write => ({
  tool: spokenTool(tool),
  values: spokenValues(tool, values, names),
  current: currentValues(tool, values, names),
});
