import type { BrainRequest } from '../../tools/brain.ts';
import type { ToolContext, WriteTool } from '../../tools/tool.ts';
import type { Step } from '../reader.ts';
import { meaningOf } from '../records/find-record.ts';
import { noTrip, whichToPackFor } from './packing-list.ts';

const later: Step = {
  kind: 'answer',
  text: 'Say yes to the new trip first, then tell me once more what to pack for it.',
};

/** It is asked for which of the others, or there is none. */
const isAskedOrNone = (step: Step) =>
  step === noTrip || (step.kind === 'ask' && step.question.startsWith(whichToPackFor));

/** 'trip to Boston in April, pack umbrellas': not for another trip that is there already, and the new one has no list yet. */
export async function packingLater(
  steps: readonly Step[],
  ground: ToolContext & Pick<BrainRequest, 'past'>,
  toolNamed: (name: string) => WriteTool | undefined,
): Promise<Step[]> {
  const isNew = steps.some((step) => step.kind === 'propose' && step.tool === 'add_trip');
  const cards = ground.past.flatMap(({ proposals }) => proposals);
  if (!isNew && !cards.some(({ tool, status }) => tool === 'add_trip' && status === 'open')) return [...steps];
  const kept = await Promise.all(
    steps.map(async (step) => {
      if (isAskedOrNone(step)) return later;
      if (step.kind !== 'propose' || !/^(?:add_packing|make_packing_list)$/.test(step.tool)) return step;
      const { title = '' } = (await toolNamed(step.tool)?.record?.(ground, step.values)) ?? {};
      const said = meaningOf(step.quote);
      return meaningOf(title).some((word) => said.includes(word)) ? step : later;
    }),
  );
  return kept.filter((step, index) => step !== later || kept.indexOf(later) === index);
}
