import type { EntryType } from '../contract.ts';

/** The three colors of the legend. */
export const entryColors = ['appointment', 'birthday', 'planner'] as const;
export type EntryColor = (typeof entryColors)[number];

const colors: Record<EntryType, EntryColor> = {
  appointment: 'appointment',
  event: 'appointment',
  birthday: 'birthday',
  party: 'birthday',
  trip: 'planner',
  reminder: 'planner',
  step: 'planner',
};

export const colorOf = (type: EntryType): EntryColor => colors[type];
