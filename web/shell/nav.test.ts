import { expect, test } from 'vitest';
import { ariaCurrentOf, bottomBarEntries, sidebarEntries, testIdOf } from './nav.ts';

test('the sidebar lists the specified entries in order, with others in between', () => {
  const specified = [
    'Dashboard /dashboard',
    'Magic Wand /wand',
    'Household /household',
    'Appointments /appointments',
    'Meal Planning /food',
    'Birthdays /birthdays',
    'Planner /planner',
    'Subscriptions /subscriptions',
    'Profile /profile',
    'About /about',
    'Admin /admin',
  ];
  const entries = sidebarEntries.map(({ title, path }) => `${title} ${path}`);
  expect(entries.filter((entry) => specified.includes(entry))).toEqual(specified);
});

test('test ids are built from the lower-cased title with hyphens', () => {
  expect(sidebarEntries.map(testIdOf)).toContain('link-magic-wand');
  expect(sidebarEntries.map(testIdOf)).toContain('link-meal-planning');
});

test('the bottom bar leads to Today, Meals, Wand, Groceries and Planner', () => {
  expect(bottomBarEntries.map(({ title, path }) => `${title} ${path}`)).toEqual([
    'Today /dashboard',
    'Meals /food',
    'Wand /wand',
    'Groceries /grocery-lists',
    'Planner /planner',
  ]);
});

const markedEntries = (path: string) =>
  sidebarEntries.flatMap((entry) => {
    const mark = ariaCurrentOf(entry, path);
    return mark ? [`${entry.title}: ${mark}`] : [];
  });

test.each([
  ['/dashboard', ['Dashboard: page']],
  ['/', ['Dashboard: page']],
  ['/reminders', ['Planner: page']],
  ['/children', ['Household: true']],
  ['/meal-planner', ['Meal Planning: true']],
  ['/contact', ['About: true']],
  ['/nowhere', []],
])('on %s these entries are marked: %j', (path, expected) => {
  expect(markedEntries(path)).toEqual(expected);
});
