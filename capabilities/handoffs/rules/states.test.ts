import { describe, expect, test } from 'vitest';
import { type HandoffEvent, type HandoffState, handoffEvents, handoffStates, openStates, type Role } from './events.ts';
import { allowedActions, next } from './states.ts';

type Line = [from: HandoffState, event: Exclude<HandoffEvent, 'ask'>, by: Role | undefined, after: string];

/** State, assignee and who gets a notice: '!' by all channels, '.' only in the bell. */
const lines: Line[] = [
  ['asked', 'yes', 'taker', 'accepted taker giver.'],
  ['asked', 'no', 'taker', 'returned same giver!'],
  ['asked', 'how about', 'taker', 'countered same giver!'],
  ['countered', 'agree', 'giver', 'accepted taker taker!'],
  ['countered', 'rather not', 'giver', 'returned same taker.'],
  ['asked', 'lapsed', undefined, 'returned same giver! taker.'],
  ['countered', 'lapsed', undefined, 'returned same giver! taker.'],
  ['asked', 'take back', 'giver', 'withdrawn same taker!'],
  ['countered', 'take back', 'giver', 'withdrawn same taker!'],
  ['accepted', 'take back', 'giver', 'withdrawn giver taker!'],
  ['accepted', 'cannot', 'taker', 'returned giver giver!'],
  ['accepted', 'done', 'taker', 'done same giver.'],
  ['accepted', 'done', 'giver', 'done same'],
  ['accepted', 'finished', undefined, 'done same giver.'],
  ['asked', 'finished', undefined, 'void same'],
  ['asked', 'moved', undefined, 'asked same taker!'],
  ['countered', 'moved', undefined, 'countered same taker!'],
  ['accepted', 'moved', undefined, 'accepted same taker!'],
  ['asked', 'removed', undefined, 'void same'],
  ['accepted', 'removed', undefined, 'void same taker!'],
  ['returned', 'removed', undefined, 'void same'],
  ['asked', 'reassigned', undefined, 'withdrawn same taker!'],
  ['accepted', 'reassigned', undefined, 'withdrawn same taker!'],
  ['asked', 'taker left', undefined, 'returned same giver!'],
  ['accepted', 'taker left', undefined, 'returned giver giver!'],
  ['asked', 'giver left', undefined, 'void same owners.'],
  ['returned', 'giver left', undefined, 'void same owners.'],
  ['accepted', 'giver left', undefined, 'accepted same owners.'],
  ['asked', 'left alone', undefined, 'void same'],
  ['accepted', 'left alone', undefined, 'void same'],
  ['returned', 'left alone', undefined, 'void same'],
  ['returned', 'myself', 'giver', 'closed giver'],
  ['returned', 'let it go', 'giver', 'closed nobody'],
  ['returned', 'ask again', 'giver', 'closed same'],
  ['accepted', 'over', undefined, 'closed same'],
  ['returned', 'over', undefined, 'closed same'],
];

const shown = (...[handoff, event, by]: Parameters<typeof next>) => {
  const outcome = next(handoff, event, by);
  const told = outcome?.told.map(({ who, bellOnly }) => `${who}${bellOnly ? '.' : '!'}`) ?? [];
  return outcome && [outcome.state, outcome.assignee, ...told].join(' ');
};

describe('the table', () => {
  test.each(lines)('%s, %s by %s: %s', (state, event, by, after) => {
    expect(shown({ state, isGuest: false }, event, by)).toBe(after);
  });

  test('nothing else is possible', () => {
    const events = handoffEvents.filter((event) => event !== 'ask');
    const possible = handoffStates.flatMap((state) =>
      events.flatMap((event) =>
        (['giver', 'taker', 'other', undefined] as const)
          .filter((by) => next({ state, isGuest: false }, event, by))
          .map((by) => `${state} ${event} ${by}`),
      ),
    );
    const listed = lines.map(([state, event, by]) => `${state} ${event} ${by}`);
    const alsoAlike = ['returned finished', 'countered finished', 'countered removed', 'countered reassigned']
      .concat(['countered taker left', 'countered giver left', 'countered left alone'])
      .map((line) => `${line} undefined`);
    expect(possible.toSorted()).toEqual([...listed, ...alsoAlike].toSorted());
  });

  test('ended hand-offs stay as they are', () => {
    const ended = handoffStates.filter((state) => !openStates.some((open) => open === state));
    for (const state of ended)
      for (const role of ['giver', 'taker', 'other'] as const)
        expect(allowedActions({ state, isGuest: false }, role)).toEqual([]);
  });
});

test('with a guest the giver stays the assignee, and only the giver gets notices', () => {
  expect(shown({ state: 'asked', isGuest: true }, 'yes', 'taker')).toBe('accepted same giver.');
  expect(shown({ state: 'asked', isGuest: true }, 'lapsed')).toBe('returned same giver!');
  expect(shown({ state: 'accepted', isGuest: true }, 'moved')).toBe('accepted same');
  expect(allowedActions({ state: 'asked', isGuest: true }, 'giver')).toEqual(['take back', 'new link']);
});
