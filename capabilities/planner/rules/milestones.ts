import { addMonths, ageInMonths, type CalendarDate } from '#core/dates.ts';

/** A photo for every month of the first year. Descriptions contain no name, so renaming a child affects only titles. */

const descriptions = [
  'One month already! Choose a blanket and a spot, and keep both for the whole year.',
  'Two months of smiles. Morning light by a window is the kindest.',
  'Three months, and that head is held high. A picture on the tummy shows it best.',
  'Four months of giggles. Let someone make faces behind the camera.',
  'Five months, and everything goes into the mouth. Let a favorite toy be in the picture.',
  'Half a year! Put the first picture beside this one and be amazed.',
  'Seven months, perhaps sitting up. A pillow behind, just in case.',
  'Eight months and curious. Get down on the floor for this one.',
  'Nine months: as long in the world as before it. A picture of you two belongs here.',
  'Ten months and on the move. Take many, keep one.',
  'Eleven months. Hands and feet will never be this small again: one picture of just those.',
  'A whole year! Same blanket, same spot, and perhaps some cake.',
] as const;

interface Baby {
  id: string;
  name: string;
  birthdate: CalendarDate;
}

export const milestoneTitle = (name: string, month: number) => `${name}'s ${month}-month photo`;

/** The upcoming photos of a child under one year; none for an unborn child. */
export function photoMilestones({ id, name, birthdate }: Baby, today: CalendarDate) {
  const age = ageInMonths(birthdate, today);
  if (age < 0 || age >= descriptions.length) return [];
  return descriptions
    .map((description, index) => ({
      madeFrom: `milestone:${id}:${index + 1}`,
      title: milestoneTitle(name, index + 1),
      description,
      category: 'milestone' as const,
      triggerType: 'milestone',
      triggerDate: addMonths(birthdate, index + 1),
      childAgeMonths: index + 1,
      childId: id,
      relatedItemId: id,
      aiGenerated: true,
    }))
    .filter(({ triggerDate }) => triggerDate >= today);
}
