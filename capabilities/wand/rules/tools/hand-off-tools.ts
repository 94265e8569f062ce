import { askApi, NewHandoff } from '#capabilities/handoffs/ask-contract.ts';
import { type Handoff, handoffsApi } from '#capabilities/handoffs/contract.ts';
import { pathOf } from '#capabilities/handoffs/rules/page-words.ts';
import { householdApi } from '#capabilities/household/contract.ts';
import { askedLines, outcomeLines, standingWords } from './hand-off-lines.ts';
import { handedThing } from './hand-off-things.ts';
import type { DefaultInput, FoundRecord, Tool, ToolContext, Values, WriteTool } from './tool.ts';
import { fieldsFrom } from './tool-fields.ts';
import { formatDateTime, joinWithCommas, readTool } from './tool-parts.ts';

const otherAdults = async ({ look }: ToolContext) =>
  (await look(householdApi.list)).filter(({ memberType, isYou }) => memberType === 'adult' && !isYou);

/** An adult without a login is asked by a link, like a guest. */
async function askInput(values: Values, context: ToolContext, { params, body }: DefaultInput) {
  const adult = (await otherAdults(context)).find(({ id }) => id === values.takerId);
  if (!adult || adult.linkedUserId) return { params, body };
  const { takerId: _, ...others } = body;
  return { params, body: { ...others, guestName: adult.name } };
}

const handedOver: WriteTool = {
  kind: 'write',
  name: 'hand_over',
  endpoint: askApi.ask,
  description:
    "Propose to ask somebody to take care of something: its type and id as 'whats_on' tells them; or type 'groceries' or 'subscription' with the id; or type 'cooking' with a day and no id. Only their yes makes it theirs",
  action: 'do',
  heading: 'Hand over',
  recordIds: ['type', 'recordId'],
  fields: fieldsFrom(
    NewHandoff,
    {
      takerId: {
        label: 'Ask',
        kind: 'choice',
        options: async (context) => (await otherAdults(context)).map(({ id, name }) => ({ value: id, label: name })),
        hint: 'an adult of the household',
      },
      guestName: { label: 'By a link', hint: 'or the name of somebody else, who gets a link from her' },
      day: { hint: "of a series which occurrence, by its usual day; for 'cooking' the day" },
      answerByDate: { hint: 'only if she said so' },
      answerByTime: { label: 'At', hint: 'only if she said so' },
      word: { hint: 'in her own words, only if she gave one' },
      showsAllergies: { hint: "whether the link's page names the child's allergies, only if she said so" },
    },
    ['type', 'recordId'],
  ),
  record: handedThing,
  input: askInput,
  details: (asked: Handoff, context) => askedLines(asked, context),
  // A guest's link is created on that screen: a token is never part of a conversation.
  path: ({ id, isGuest }: Handoff) => `${pathOf(id)}${isGuest ? '?link' : ''}`,
};

async function handoff({ look, ...clock }: ToolContext, { id: wanted }: Values): Promise<FoundRecord | undefined> {
  const found = (await look(handoffsApi.list)).find(({ id }) => id === wanted);
  if (!found) return undefined;
  const { id, title, date, time } = found;
  const summary = joinWithCommas([formatDateTime(date, time), standingWords(found, clock)]);
  return { id, title, summary, values: {} };
}

/** An action on a hand-off. The dry run refuses actions that this person can't take, and shows the result. */
const stepTool = (tool: Pick<WriteTool, 'name' | 'endpoint' | 'description' | 'heading'>): WriteTool => ({
  kind: 'write',
  action: 'do',
  fields: fieldsFrom(tool.endpoint.body, {}),
  record: handoff,
  details: (stepped: Handoff) => outcomeLines(stepped),
  path: ({ id }: Handoff) => pathOf(id),
  ...tool,
});

export const handOffTools: Tool[] = [
  readTool(
    'list_hand_offs',
    handoffsApi.list,
    'What is being handed over in the family and what came back, with ids; role is her part in it, may is what she can do now',
    (handoffs, clock) =>
      handoffs.map((one) => ({
        ...{ id: one.id, type: one.type, recordId: one.recordId, day: one.day, title: one.title },
        ...{ date: one.date, time: one.time, role: one.role, may: one.may, standing: standingWords(one, clock) },
        ...{ giverName: one.giverName, takerName: one.takerName, word: one.word, answerWord: one.answerWord },
        proposal: one.proposal,
      })),
  ),
  handedOver,
  stepTool({
    name: 'answer_hand_off',
    endpoint: handoffsApi.answer,
    description: "Propose her answer to what she is asked to do; with 'how about' another date or time, or a message",
    heading: 'Answer',
  }),
  stepTool({
    name: 'take_back',
    endpoint: handoffsApi.takeBack,
    description: 'Propose to take back what she handed over',
    heading: 'Take back',
  }),
  stepTool({
    name: 'decide_proposal',
    endpoint: handoffsApi.decide,
    description: 'Propose to agree to what the other one suggested instead, which moves it, or rather not',
    heading: 'Decide',
  }),
  stepTool({
    name: 'decide_returned',
    endpoint: handoffsApi.close,
    description: "Propose that she does what came back herself, or lets it go. To ask somebody else, use 'hand_over'",
    heading: 'Decide',
  }),
];
