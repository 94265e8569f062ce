import * as z from 'zod/mini';
import { assigneeId, optionalAssigneeId } from '#capabilities/household/assignee-contract.ts';
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
import { optionalList, optionalUniqueWords } from '#core/list-fields.ts';
import { frequencies } from '#core/recurrence.ts';

/** Planner items: tasks, milestones, seasonal suggestions and trips. The API paths call them 'reminders'. */

/** The specified ones, and 'task' for what has to be done once. */
export const itemCategories = ['seasonal', 'health', 'milestone', 'recurring', 'task'] as const;
/** Users can't choose the category 'trip'; the trip form sets it. */
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
  assigneeId,
  /** The rhythm of an item that repeats; `triggerDate` is its first date. */
  recurringFrequency: z.nullable(z.enum(frequencies)),
  recurringUntil: text,
  /** Dates of a repeating item that were checked off or skipped. */
  doneDates: z.array(z.string()),
  skippedDates: z.array(z.string()),
});
export type PlannerItem = z.output<typeof PlannerItem>;

/** Reports an end date before the start date on the end date field. */
const endsAfterStart = z.refine<{ startDate?: string | null | undefined; endDate?: string | null | undefined }>(
  ({ startDate, endDate }) => !startDate || !endDate || endDate >= startDate,
  { error: "End date can't be before the start date", path: ['endDate'] },
);

const itemFields = z.object({
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
  /** Id of a record of this family: planner item, appointment, birthday, event or household member; otherwise 422. */
  relatedItemId: optionalText('Related item', 100),
  dismissed: optionalFlag('Dismissed'),
  destination: optionalText('Destination'),
  startDate: optionalDate('Start date'),
  endDate: optionalDate('End date'),
  travelType: optionalOneOf('Travel type', travelTypes),
  travelers: optionalUniqueWords('Travelers', { max: 50 }),
  assigneeId: optionalAssigneeId,
  recurringFrequency: optionalOneOf('Repeats', frequencies),
  recurringUntil: optionalDate('Repeat until'),
});

interface RhythmFields {
  triggerDate?: string | null | undefined;
  recurringFrequency?: string | null | undefined;
  recurringUntil?: string | null | undefined;
}
const startsOnDate = z.refine<RhythmFields>(
  ({ recurringFrequency, triggerDate }) => !recurringFrequency || Boolean(triggerDate),
  { error: 'Date is required for something that repeats', path: ['triggerDate'] },
);
const repeatsUntilLater = z.refine<RhythmFields>(
  ({ recurringFrequency, recurringUntil: until, triggerDate }) =>
    !recurringFrequency || !until || !triggerDate || until >= triggerDate,
  { error: "Repeat until can't be before the date", path: ['recurringUntil'] },
);

export const NewPlannerItem = itemFields.check(endsAfterStart, startsOnDate, repeatsUntilLater);
export type NewPlannerItem = z.input<typeof NewPlannerItem>;

const resources = ['planner'];

const month = requiredText('Month').check(z.regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'Month must be like 2026-11'));

export const plannerApi = {
  ...collection('/api/reminders', {
    one: 'a planner item or a trip',
    many: 'the planner items and trips, dismissed ones too',
    resources,
    isKept: true,
    // Deleting a child deletes its milestones, and renaming it renames them.
    shows: ['planner', 'household'],
    item: PlannerItem,
    added: NewPlannerItem,
    changed: z.partial(itemFields),
  }),
  /** Suggestions are defined in code; accepting or declining one creates a planner item. */
  suggestions: endpoint('GET', '/api/seasonal-suggestions', {
    summary: 'The suggestions of a month that were not accepted or declined this year',
    resources,
    query: z.optional(z.object({ month: z.optional(month) })),
    answer: z.array(z.object({ key: z.string(), title: z.string(), description: z.string(), month: z.string() })),
  }),
  answerSuggestion: endpoint('POST', '/api/seasonal-suggestions', {
    summary: 'Accept or decline a seasonal suggestion',
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
    summary: 'Add missing monthly photo milestones of babies under one year',
    resources,
    answer: z.object({ created: z.int() }),
    status: 200,
  }),
};
