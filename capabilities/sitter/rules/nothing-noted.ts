import type { Child } from '#capabilities/household/contract.ts';
import type { SheetPage } from '../page-contract.ts';

/** Whether the sheet says nothing about a child but the name and age. */
export const hasNothingNoted = ({ allergies, diet, healthNotes, routine }: SheetPage['children'][number]) =>
  allergies.length + diet.length + routine.length === 0 && !healthNotes;

/** Whether there is nothing about a child that a sheet could say. */
export const hasNothingToNote = ({ allergies, dietaryRestrictions, schedule, healthNotes }: Child) =>
  allergies.length + dietaryRestrictions.length + schedule.length === 0 && !healthNotes;
