import { expect, test } from 'vitest';
import { removalWarning } from './removal-warning.ts';

test('the warning before deleting a member says what is deleted with them and what stays', () => {
  expect(removalWarning('child', 'Mia')).toBe(
    "Mia will be removed everywhere, with wishlists, milestones and planned meals. Mia's appointments stay. This can't be undone.",
  );
  expect(removalWarning('adult', 'Ana')).toContain("Ana's appointments stay.");
  expect(removalWarning('pet', 'Rex')).toBe("Rex will be removed from your household. This can't be undone.");
});
