import type { Reading } from '#capabilities/wand/rules/helper/read.ts';
import type { Values } from '#capabilities/wand/rules/tools/tool.ts';
import { judgeInHousehold } from '../../score/household-judge.ts';
import type { Sentence, Write } from '../../score/wand-judge.ts';
import { currentValues, type Names, spokenTool, spokenValues } from '../../score/wand-values.ts';

export type Expected = NonNullable<Sentence['expect']['writes']>[number];

/** The cards of a reading; none if the helper would ask a question instead. */
export function cardsOf({ tool, filled }: Reading): readonly Values[] {
  return tool && filled && !filled.missing && !filled.choices ? filled.cards : [];
}

/** How far a change of a series reaches is asked after the reading, where nobody said it. */
const withoutReach = ({ tool, values = {} }: Expected): Expected => {
  const { reach: _, day: __, ...others } = values;
  return { tool, values: others };
};

/** Whether a sentence asked for exactly these cards, judged as leniently as where a household is measured. */
export function faultsOf(sentence: Sentence, writes: readonly Write[], text: string): readonly string[] {
  const isOpen = writes.some(({ tool, values }) => /^(?:change|remove)_appointment$/.test(tool) && !values.reach);
  const meant = sentence.expect.writes ?? [];
  const expect = { ...sentence.expect, writes: isOpen ? meant.map(withoutReach) : meant };
  return judgeInHousehold({ ...sentence, expect }, { text, writes: [...writes], decided: [] }).faults;
}

export const writeOf = (tool: string, values: Values, names: Names): Write => ({
  tool: spokenTool(tool),
  values: spokenValues(tool, values, names),
  current: currentValues(tool, values, names),
});

/** What was said twice is shown once. */
export const withoutSame = (writes: readonly Write[]): Write[] => [
  ...new Map(writes.map((write) => [JSON.stringify([write.tool, write.values]), write])).values(),
];
