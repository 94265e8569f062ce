import { expect, test } from 'vitest';
import { openLinkLabel } from './screen-names.ts';

test('the link to a record names its screen', () => {
  expect(openLinkLabel('/appointments')).toBe('Open in Appointments');
  expect(openLinkLabel('/meal-planner?week=2026-11-16')).toBe('Open in Meal Planner');
  expect(openLinkLabel('/recipes/0b7c?x=1')).toBe('Open in Recipes');
  expect(openLinkLabel('/dashboard#calendar')).toBe('Open in Calendar');
  expect(openLinkLabel('/nowhere')).toBe('Open');
  expect(openLinkLabel('/handoffs/0b7c')).toBe('Open');
  expect(openLinkLabel('/handoffs/0b7c?link')).toBe('Get the link');
  expect(openLinkLabel('/sitter/0b7c')).toBe('Open the sheet');
});
