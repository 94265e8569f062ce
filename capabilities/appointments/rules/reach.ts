/** Which occurrences of a series a change or removal covers. */
export const reaches = ['this', 'later', 'all'] as const;
export type Reach = (typeof reaches)[number];

export const reachLabels: Record<Reach, string> = {
  this: 'Only this one',
  later: 'This and later',
  all: 'All',
};

/** Fields that can differ for a single occurrence. All others belong to the series. */
const occurrenceFields = ['title', 'date', 'time', 'location', 'notes', 'assigneeId'];

/** The possible reaches of a change of these fields. For example, the child can't change for one occurrence only. */
export const reachesFor = (fields: readonly string[]): readonly Reach[] =>
  fields.every((field) => occurrenceFields.includes(field)) ? reaches : ['later', 'all'];
