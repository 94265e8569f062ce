import { expect, test } from 'vitest';
import { recentChanges } from './recent-changes.ts';

const minute = 60_000;
const said = (family: string, ...resources: string[]) => JSON.stringify({ family, resources });

test('a change is remembered for two minutes, as old as it was said last', () => {
  let now = 0;
  const recent = recentChanges(() => now);
  recent.note(said('a', 'groceries'));
  now = minute;
  recent.note(said('a', 'household'));
  recent.note(said('b', 'household'));
  now = 2 * minute;
  recent.note(said('a', 'groceries'));
  expect(recent.of('a')).toEqual({
    remembers: 2 * minute,
    changes: [
      { resources: ['household'], ago: minute },
      { resources: ['groceries'], ago: 0 },
    ],
  });
  now = 3 * minute + 1;
  recent.note(said('b', 'planner'));
  expect(recent.of('a').changes).toEqual([{ resources: ['groceries'], ago: minute + 1 }]);
});

test('after a gap nobody is told that everything before it is known', () => {
  let now = 0;
  const recent = recentChanges(() => now);
  now = minute;
  recent.noteGap();
  now += 3000;
  expect(recent.of('a').remembers).toBe(3000);
});
