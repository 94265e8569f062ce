import { expect, test } from 'vitest';
import { appointmentTypes } from '../contract.ts';
import { iconOf } from './icon-of.ts';

test.each([
  ['Swim class', 'Educational', 'swim'],
  ['Swimming lessons', 'Educational', 'swim'],
  ['Parent-teacher evening', 'Educational', 'school'],
  ['Haircut', 'Personal Care', 'scissors'],
  ['Hair cut for Leo', 'Personal Care', 'scissors'],
  ['Pedicure', 'Personal Care', 'sparkles'],
  ['Dentist', 'Dental', 'tooth'],
  ['Eye test', 'Vision', 'glasses'],
  ['Ten-month check-up', 'Medical - Pediatrician', 'stethoscope'],
  ['Flu shots', 'Medical - Pediatrician', 'syringe'],
  ['X-ray of the wrist', 'Medical - Specialist', 'bandage'],
  ['Vet for Biscuit', 'Other', 'paw'],
  ['Piano lesson', 'Educational', 'music'],
  ['Soccer practice', 'Other', 'trophy'],
  ['Family photos', 'Other', 'camera'],
  ['Plumber', 'Other', 'wrench'],
])("'%s' (%s) has the icon '%s'", (title, type, icon) => {
  expect(iconOf(title, type)).toBe(icon);
});

test('a title without known words has the icon of its type', () => {
  expect(appointmentTypes.map((type) => iconOf('Something', type))).toEqual([
    'stethoscope',
    'stethoscope',
    'tooth',
    'glasses',
    'sparkles',
    'school',
    'calendar',
  ]);
  expect(iconOf('Something', 'A type of an imported one')).toBe('calendar');
});

test('words that only start alike do not count', () => {
  expect(iconOf('Party at the cathedral', 'Other')).toBe('party');
  expect(iconOf('Startup breakfast', 'Other')).toBe('calendar');
});
