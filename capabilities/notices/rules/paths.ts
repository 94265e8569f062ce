import { recordPath } from '#core/record-path.ts';

/** The reminders page. '/reminders' itself is the planner, by the specification. */
export const settingsPath = '/reminders/settings';

/** The section of that page with everything that was sent. */
export const sentSection = 'sent';
export const sentPath = recordPath(settingsPath, sentSection);

/** The secret of a link in a mail. It is in the fragment, which browsers send to no server. */
export const secretInAddress = (hash: string) => hash.replace(/^#/, '').trim();
