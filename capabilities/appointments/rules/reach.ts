/** How far a change or a removal of a series reaches. The same three words everywhere. */
export const reaches = ['this', 'later', 'all'] as const;
export type Reach = (typeof reaches)[number];

export const reachLabels: Record<Reach, string> = {
  this: 'Only this one',
  later: 'This and later',
  all: 'All',
};

/** What one occurrence can have of its own. Everything else is the series'. */
const ownFields = ['title', 'date', 'time', 'location', 'notes'];

/** Which answers are possible to a change of these fields: how often it takes place, or for whom, is no matter of one occurrence. */
export const reachesFor = (fields: readonly string[]): readonly Reach[] =>
  fields.every((field) => ownFields.includes(field)) ? reaches : ['later', 'all'];
