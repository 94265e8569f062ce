import { shortWeekdayAndDate } from '#core/dates.ts';
import type { Gap, SheetPage } from '../page-contract.ts';
import { hasNothingNoted } from './nothing-noted.ts';
import { chosenChildren, type SheetChoices, type SheetFacts } from './sheet.ts';

/** Finds the gaps of a sheet: what a sitter would look for and not find, most urgent first. */
export function gapsOf(facts: SheetFacts, choices: SheetChoices, page: SheetPage): Gap[] {
  const children = chosenChildren(facts, choices);
  return [
    ...gap(
      page.emergency.length === 0,
      'The emergency number to dial',
      "We can't tell it from where you are.",
      '/household?house=notes',
    ),
    ...gap(facts.adults.length === 0, 'Who to call', 'The first call if something comes up.', '/household?tab=adult'),
    ...facts.adults.flatMap(({ id, name, phone }) =>
      gap(!phone, `${name}'s phone number`, 'For a quick question, or a worry.', `/household?tab=adult&edit=${id}`),
    ),
    ...children.flatMap(({ name, allergies }, index) => {
      const { whatToDo, healthNotes } = page.children[index] ?? {};
      return gap(
        allergies.length > 0 && !whatToDo && !healthNotes,
        `What to do about ${name}'s allergies`,
        'Where the medicine is, and who to call.',
        null,
      );
    }),
    ...children.flatMap(({ id, name }, index) => {
      const shown = page.children[index];
      return gap(
        shown !== undefined && hasNothingNoted(shown),
        `${name}'s allergies and health`,
        'What to keep away, and what to watch for.',
        `/household?tab=child&edit=${id}`,
      );
    }),
    ...gap(
      page.houseNotes === null,
      'Your address and house notes',
      'The first thing an emergency call asks for.',
      '/household?house=notes',
    ),
    ...gap(
      facts.contacts.length === 0,
      "Who to call if you can't be reached",
      'A neighbor, grandma, the pediatrician.',
      '/household?house=contact',
    ),
    ...children.flatMap(({ id, name, schedule }) =>
      gap(
        schedule.length === 0,
        `${name}'s routine: naps, bath, bedtime`,
        'So the evening goes like always.',
        `/children?edit=${id}`,
      ),
    ),
    ...gap(
      page.firstAid === null,
      'Where the first-aid things are',
      'For scraped knees and fevers.',
      '/household?house=notes',
    ),
    ...children.flatMap(({ id, name, birthdate }) =>
      gap(!birthdate, `${name}'s birthdate`, 'Then the sheet says the age.', `/household?tab=child&edit=${id}`),
    ),
    ...mealGap(page),
  ];
}

const gap = (isMissing: boolean, what: string, why: string, path: string | null): Gap[] =>
  isMissing ? [{ what, why, path }] : [];

function mealGap({ days }: SheetPage): Gap[] {
  const [first, ...others] = days.filter(({ meals }) => meals.length === 0).map(({ date }) => date);
  if (!first) return [];
  const what =
    others.length === 0 ? `Dinner on ${shortWeekdayAndDate(first)}` : `Meals on ${others.length + 1} of these days`;
  return [{ what, why: 'So nobody has to guess.', path: `/meal-planner?week=${first}` }];
}
