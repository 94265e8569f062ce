import { shortWeekdayAndDate } from '#core/dates.ts';
import type { Gap, SheetPage } from '../page-contract.ts';
import { chosenChildren, type SheetChoices, type SheetFacts } from './sheet.ts';

/** Finds the gaps of a sheet: what a sitter would look for and not find, most urgent first. */
export function gapsOf(facts: SheetFacts, choices: SheetChoices, page: SheetPage): Gap[] {
  const children = chosenChildren(facts, choices);
  const gap = (isMissing: boolean, sentence: string, path: string | null): Gap[] =>
    isMissing ? [{ sentence, path }] : [];
  return [
    ...gap(page.emergency.length === 0, 'No emergency number for where you live', '/household?house=notes'),
    ...gap(facts.adults.length === 0, 'No one to call yet', '/household?tab=adult'),
    ...facts.adults.flatMap(({ id, name, phone }) =>
      gap(!phone, `No phone number for ${name}`, `/household?tab=adult&edit=${id}`),
    ),
    ...children.flatMap(({ name, allergies }, index) => {
      const { whatToDo, healthNotes } = page.children[index] ?? {};
      return gap(
        allergies.length > 0 && !whatToDo && !healthNotes,
        `Nothing on what to do about ${name}'s allergies`,
        null,
      );
    }),
    ...gap(page.firstAid === null, 'No place for the first-aid things', '/household?house=notes'),
    ...gap(facts.contacts.length === 0, "No one to call if you can't be reached", '/household?house=contact'),
    ...children.flatMap(({ id, name, birthdate }) =>
      gap(!birthdate, `No birthdate for ${name}`, `/household?tab=child&edit=${id}`),
    ),
    ...children.flatMap(({ id, name, schedule }) =>
      gap(schedule.length === 0, `No routine for ${name} yet: naps, bath, bedtime`, `/children?edit=${id}`),
    ),
    ...mealGap(page),
  ];
}

function mealGap({ days }: SheetPage): Gap[] {
  const [first, ...others] = days.filter(({ meals }) => meals.length === 0).map(({ date }) => date);
  if (!first) return [];
  const sentence =
    others.length === 0
      ? `No dinner planned for ${shortWeekdayAndDate(first)}`
      : `No meals planned on ${others.length + 1} of these days`;
  return [{ sentence, path: `/meal-planner?week=${first}` }];
}
