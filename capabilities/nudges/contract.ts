import * as z from 'zod/mini';
import { mealPlanResources } from '#capabilities/meals/contract.ts';
import { endpoint } from '#core/endpoint.ts';
import { oneOf, optionalDate, requiredText } from '#core/fields.ts';
import { kinds } from './rules/learning/evidence.ts';

/**
 * Nudges: things that this family usually does and that are due now, with the reason. They are computed from what the
 * family did; see record 62.
 */

export const answers = ['taken', 'not now', 'never'] as const;

/** The most nudges that the dashboard shows at a time. */
export const nudgesShown = 3;

const Nudge = z.object({
  key: z.string(),
  kind: z.enum(kinds),
  /** Food key, recipe id, or visit type and member. */
  subject: z.string(),
  /** 'Milk', "Mia's dentist visit" */
  label: z.string(),
  sentence: z.string(),
  reason: z.string(),
  /** The days it was learned from, oldest first. */
  evidence: z.readonly(z.array(z.string())),
});
export type ShownNudge = z.output<typeof Nudge>;

/** A learned habit, due or not. */
const LearnedThing = z.extend(Nudge, {
  answer: z.nullable(z.enum(answers)),
  /** The last day on which the nudge is hidden. */
  restsUntil: z.nullable(z.string()),
});
export type LearnedThing = z.output<typeof LearnedThing>;

const NudgeKey = z.object({
  key: requiredText('Key', 400).check(
    z.refine((key) => kinds.some((kind) => key.startsWith(`${kind}:`)), "Key isn't valid"),
  ),
});

const today = z.optional(z.object({ today: optionalDate('Today') }));
const resources = ['nudges'];
const shows = [...new Set([...resources, 'appointments', 'groceries', 'household', 'family', ...mealPlanResources])];
const path = '/api/nudges';

export const nudgesApi = {
  show: endpoint('GET', path, {
    summary: 'What the family usually does and is due now, the surest first, at most three',
    resources: shows,
    query: today,
    answer: z.array(Nudge),
  }),
  due: endpoint('GET', `${path}/groceries`, {
    summary: 'What the family usually needs by now and is not on the list',
    resources: shows,
    query: today,
    answer: z.array(Nudge),
  }),
  learned: endpoint('GET', `${path}/learned`, {
    summary: 'Everything learned from what the family did, with the days it was learned from and the answers',
    resources: shows,
    query: today,
    answer: z.object({
      /** Whether the family lets us learn. If not, the other fields are empty. */
      learns: z.boolean(),
      things: z.array(LearnedThing),
    }),
  }),
  answer: endpoint('POST', `${path}/answers`, {
    summary: 'Answer a nudge: taken, not now, or never again',
    resources,
    body: z.extend(NudgeKey, { answer: oneOf('Answer', answers) }),
    answer: z.object({ key: z.string(), answer: z.enum(answers), restsUntil: z.nullable(z.string()) }),
    status: 200,
  }),
  undo: endpoint('POST', `${path}/answers/undo`, {
    summary: 'Take back an answer to a nudge, also never',
    resources,
    body: NudgeKey,
  }),
  forget: endpoint('POST', `${path}/forget`, {
    summary: 'Forget something learned; what the family did until today never counts again for it',
    resources,
    body: NudgeKey,
  }),
  changeSettings: endpoint('PATCH', `${path}/settings`, {
    summary: 'Turn learning from what the family does on or off',
    resources: [...resources, 'family'],
    body: z.object({ learns: z.boolean('Learning must be true or false') }),
  }),
};
