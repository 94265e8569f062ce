import { describe, expect, test } from 'vitest';
import { isLastOwner, nameOf, refusalToLeave } from './membership.ts';

const ana = { userId: 'ana', role: 'owner' } as const;
const david = { userId: 'david', role: 'member' } as const;
const eva = { userId: 'eva', role: 'owner' } as const;

test('a sole owner is the last owner', () => {
  expect(isLastOwner([ana, david], 'ana')).toBe(true);
  expect(isLastOwner([ana, david], 'david')).toBe(false);
  expect(isLastOwner([ana, david, eva], 'ana')).toBe(false);
});

describe('leaving', () => {
  test('is allowed for members and for owners who are not the last', () => {
    expect(refusalToLeave([ana, david], 'david')).toBeUndefined();
    expect(refusalToLeave([ana, eva], 'ana')).toBeUndefined();
  });

  test('is refused for the last owner and for the only member', () => {
    expect(refusalToLeave([ana, david], 'ana')).toBe(
      "You're the only owner. Make someone else an owner before you leave",
    );
    expect(refusalToLeave([ana], 'ana')).toBe("You're the only one in this family. Delete it instead");
  });
});

test.each([
  [{ firstName: 'Ana', lastName: 'Lopez', calledName: 'Anita' }, 'Ana Lopez'],
  [{ firstName: ' Ana ', lastName: '', calledName: null }, 'Ana'],
  [{ firstName: null, lastName: null, calledName: 'Anita' }, 'Anita'],
  [{ firstName: null, lastName: ' ', calledName: null }, 'Someone'],
])('the display name of %j is %s', (names, expected) => {
  expect(nameOf(names)).toBe(expected);
});
