import { nudgesApi } from '#capabilities/nudges/contract.ts';
import type { Tool, ToolContext } from './tool.ts';
import { readTool } from './tool-parts.ts';

const learnedThings = async ({ look }: ToolContext) =>
  (await look(nudgesApi.learned)).things.filter(({ answer }) => answer !== 'never');

export const nudgeTools: Tool[] = [
  readTool(
    'what_to_think_of',
    nudgesApi.show,
    'What the family usually does and is due now, each with its reason: visits to book, food to buy, dinners to plan',
    (nudges) => nudges.map(({ kind, sentence, reason }) => ({ kind, sentence, reason })),
  ),
  readTool(
    'what_we_learned',
    nudgesApi.learned,
    'Everything learned from what the family does, and whether learning is on; it is turned on in the profile',
    ({ learns, things }) => ({
      learns,
      things: things.map(({ label, reason, answer }) => ({ label, reason, answer })),
    }),
  ),
  {
    kind: 'write',
    name: 'stop_suggesting',
    endpoint: nudgesApi.answer,
    description: 'Propose to never suggest something again that the family usually does or buys',
    action: 'do',
    heading: 'Stop suggesting',
    fields: [
      {
        name: 'key',
        label: 'What',
        kind: 'choice',
        isRequired: true,
        options: async (context) => (await learnedThings(context)).map(({ key, label }) => ({ value: key, label })),
        hint: "its label as 'what_we_learned' tells it",
      },
    ],
    subject: async ({ key }, _record, context) =>
      (await learnedThings(context)).find((thing) => thing.key === key)?.label ?? 'Suggestion',
    input: ({ key }) => ({ body: { key, answer: 'never' } }),
    facts: () => ["You can bring it back anytime in your profile, under What We've Learned."],
    path: () => '/profile?tab=account',
  },
];
