/** How long before something a person is reminded: days at a time of day, or minutes. */
export type Lead = { days: number; at: string } | { minutes: number };

const leadPattern = /^(\d{1,3})d (([01]\d|2[0-3]):[0-5]\d)$|^(\d{1,6})m$/;

/** '1d 18:00' or '120m'. Undefined for a text that is no lead. */
export function parseLead(written: string): Lead | undefined {
  const [, days, at, , minutes] = leadPattern.exec(written) ?? [];
  if (days !== undefined && at !== undefined) return { days: Number(days), at };
  return minutes === undefined ? undefined : { minutes: Number(minutes) };
}

export const writeLead = (lead: Lead) => ('days' in lead ? `${lead.days}d ${lead.at}` : `${lead.minutes}m`);
