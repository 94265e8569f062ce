import { expect, test } from 'vitest';
import { openWords } from './screen-names.ts';

test('the link to where something lives now names the screen', () => {
  expect(openWords('/appointments')).toBe('Open in Appointments');
  expect(openWords('/meal-planner?week=2026-11-16')).toBe('Open in Meal Planner');
  expect(openWords('/recipes/0b7c?x=1')).toBe('Open in Recipes');
  expect(openWords('/dashboard#calendar')).toBe('Open in Calendar');
  expect(openWords('/nowhere')).toBe('Open');
});
