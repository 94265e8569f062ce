import { expect, test } from 'vitest';
import type { DayLine } from '../../contract.ts';
import { dayGroups } from './day-groups.ts';

const line = (title: string, when = ''): DayLine => ({ line: title, date: '2026-11-19', when, title, type: null });
const step = (title: string): DayLine => ({ ...line(title), type: 'step' });
const shown = (lines: DayLine[]) =>
  dayGroups(lines).map(({ plan, lines: ofGroup }) => [plan, ...ofGroup.map(({ title, about }) => [title, about])]);

test('steps of the same plan are together, and its name is said once', () => {
  expect(shown([step("Guests (Rosa's party)"), step('Route (Lake trip)'), step("Cake (Rosa's party)")])).toEqual([
    ["Rosa's party", ['Guests', "Rosa's party"], ['Cake', "Rosa's party"]],
    ['Lake trip', ['Route', 'Lake trip']],
  ]);
});

test('what is no step stays in its place, also if two things are for the same child', () => {
  expect(shown([line('Check-up (Noa)', '9:00 AM'), line('Choir (Mia)', '2:00 PM'), line('Swim (Noa)')])).toEqual([
    [undefined, ['Check-up', 'Noa']],
    [undefined, ['Choir', 'Mia']],
    [undefined, ['Swim', 'Noa']],
  ]);
});

test('a title without brackets at its end stays whole', () => {
  expect(shown([line('Restock (all of) the first-aid kit')])).toEqual([
    [undefined, ['Restock (all of) the first-aid kit', '']],
  ]);
});
