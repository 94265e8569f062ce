import { expect, test } from 'vitest';
import { typeOfTitle } from './type-of-title.ts';

const child = [{ memberType: 'child' as const }];

test.each([
  ['Dentist', 'Dental'],
  ['braces tightened', 'Dental'],
  ['Eye doctor', 'Vision'],
  ['Ten-month check-up', 'Medical - Pediatrician'],
  ['Check up', 'Medical - Pediatrician'],
  ['Flu shots', 'Medical - Pediatrician'],
  ['Well-baby visit', 'Medical - Pediatrician'],
  ['X-ray', 'Medical - Specialist'],
  ['Hair cut', 'Personal Care'],
  ['Swimming lessons', 'Educational'],
  ['Conference with the teacher', 'Educational'],
  ['Conference call', 'Other'],
  ['Soccer', 'Other'],
])("'%s' is %s", (title, type) => {
  expect(typeOfTitle(title, [])).toBe(type);
});

test.each(['', 'Den', 'Dentistry museum tour', 'Something'])("'%s' has no type", (title) => {
  expect(typeOfTitle(title, [])).toBeUndefined();
});

test("a child's doctor is the pediatrician", () => {
  expect(typeOfTitle('Doctor', child)).toBe('Medical - Pediatrician');
  expect(typeOfTitle('Dr. Patel', child)).toBe('Medical - Pediatrician');
  expect(typeOfTitle('Doctor', [])).toBe('Medical - Specialist');
  expect(typeOfTitle('Check-up', [{ memberType: 'adult' }])).toBe('Medical - Specialist');
  expect(typeOfTitle('Check-up', [{ memberType: 'pet' }])).toBe('Other');
});
