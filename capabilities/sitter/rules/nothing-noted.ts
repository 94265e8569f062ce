import type { SheetPage } from '../page-contract.ts';

/** Whether the sheet says nothing about a child but the name and age. */
export const hasNothingNoted = ({ allergies, diet, healthNotes, routine }: SheetPage['children'][number]) =>
  allergies.length + diet.length + routine.length === 0 && !healthNotes;
