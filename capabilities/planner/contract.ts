import * as z from 'zod/mini';
import { collection, endpoint } from '#core/endpoint.ts';
import {
  oneOf,
  optionalCount,
  optionalDate,
  optionalFlag,
  optionalOneOf,
  optionalText,
  recordFields,
  requiredText,
  requiredWebAddress,
} from '#core/fields.ts';
import { optionalList, optionalWords } from '#core/list-fields.ts';

/** What has to be thought of: tasks, milestones, what the season brings, and trips. The calls say 'reminders'. */

export const itemCategories = ['seasonal', 'health', 'milestone', 'recurring'] as const;
/** A trip's category is set by its own form. */
export const categories = [...itemCategories, 'trip'] as const;
export type Category = (typeof categories)[number];
export const travelTypes = ['domestic', 'international', 'road-trip', 'cruise'] as const;
export type TravelType = (typeof travelTypes)[number];

const text = z.nullable(z.string());

export const PlannerItem = z.object({
  ...recordFields,
  title: z.string(),
  category: z.enum(categories),
  description: z.string(),
  aiGenerated: z.boolean(),
  actionable: z.boolean(),
  links: z.array(z.object({ label: z.string(), url: z.string() })),
  triggerType: text,
  triggerDate: text,
  childAgeMonths: z.nullable(z.int()),
  relatedItemId: text,
  dismissed: z.boolean(),
  dismissedAt: z.nullable(z.iso.datetime()),
  destination: text,
  startDate: text,
  endDate: text,
  travelType: z.nullable(z.enum(travelTypes)),
  travelers: z.array(z.string()),
});
export type PlannerItem = z.output<typeof PlannerItem>;

/** A trip whose end is before its start is refused at its end. */
const endsAfterStart = z.refine<{ startDate?: string | null | undefined; endDate?: string | null | undefined }>(
  ({ startDate, endDate }) => !startDate || !endDate || endDate >= startDate,
  { error: 'End date must not be before the start date', path: ['endDate'] },
);

const fields = z.object({
  title: requiredText('Title'),
  category: oneOf('Category', categories),
  description: requiredText('Description', 10_000),
  aiGenerated: optionalFlag('AI generated'),
  actionable: optionalFlag('Actionable'),
  links: optionalList(
    'Links',
    z.object({
      label: requiredText('Label'),
      url: requiredWebAddress('Link', 'Link must be an address that starts with http:// or https://'),
    }),
    'labels and links',
    20,
  ),
  triggerType: optionalText('Trigger type', 50),
  triggerDate: optionalDate('Date'),
  childAgeMonths: optionalCount('Age in months', 1_200),
  /** Something of this family that has an id: a planner item, an appointment, a birthday, an event, a person. Else 422. */
  relatedItemId: optionalText('Related item', 100),
  dismissed: optionalFlag('Dismissed'),
  destination: optionalText('Destination'),
  startDate: optionalDate('Start date'),
  endDate: optionalDate('End date'),
  travelType: optionalOneOf('Travel type', travelTypes),
  travelers: optionalWords('Travelers', { max: 50 }),
});
export const NewPlannerItem = fields.check(endsAfterStart);
export type NewPlannerItem = z.input<typeof NewPlannerItem>;

const resources = ['planner'];
const month = requiredText('Month').check(z.regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'Month must be like 2026-11'));

export const plannerApi = {
  ...collection('/api/reminders', {
    one: 'a planner item or a trip',
    many: 'the planner items and trips, dismissed ones too',
    resources,
    // A child takes her milestones along, and a new name changes theirs.
    shows: ['planner', 'household'],
    item: PlannerItem,
    added: NewPlannerItem,
    changed: z.partial(fields),
  }),
  /** What a season asks for lives in code; accepting or declining a suggestion makes a planner item of it. */
  suggestions: endpoint('GET', '/api/seasonal-suggestions', {
    summary: 'What the month suggests to think of, without what was accepted or declined this year',
    resources,
    query: z.optional(z.object({ month: z.optional(month) })),
    answer: z.array(z.object({ key: z.string(), title: z.string(), description: z.string(), month: z.string() })),
  }),
  answerSuggestion: endpoint('POST', '/api/seasonal-suggestions', {
    summary: 'Put a suggestion of the season on the planner, or decline it',
    resources,
    body: z.object({
      key: requiredText('Suggestion'),
      month,
      declined: optionalFlag('Declined'),
    }),
    answer: PlannerItem,
    statusIfExists: 200,
  }),
  addBabyMilestones: endpoint('POST', '/api/reminders/auto-generate-baby-milestones', {
    summary: 'Add the monthly photo milestones of babies under one year that are not there yet',
    resources,
    answer: z.object({ created: z.int() }),
    status: 200,
  }),
};
