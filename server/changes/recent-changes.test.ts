import { expect, test } from 'vitest';
import { recentChanges } from './recent-changes.ts';

const minute = 60_000;
const payload = (family: string, ...resources: string[]) => JSON.stringify({ family, resources });

test('a change is remembered for two minutes after its last announcement', () => {
  let now = 0;
  const recent = recentChanges(() => now);
  recent.add(payload('a', 'groceries'));
  now = minute;
  recent.add(payload('a', 'household'));
  recent.add(payload('b', 'household'));
  now = 2 * minute;
  recent.add(payload('a', 'groceries'));
  expect(recent.forFamily('a')).toEqual({
    completeForMs: 2 * minute,
    changes: [
      { resources: ['household'], msAgo: minute },
      { resources: ['groceries'], msAgo: 0 },
    ],
  });
  now = 3 * minute + 1;
  recent.add(payload('b', 'planner'));
  expect(recent.forFamily('a').changes).toEqual([{ resources: ['groceries'], msAgo: minute + 1 }]);
});

test('after a gap, changes count as complete only from the gap on', () => {
  let now = 0;
  const recent = recentChanges(() => now);
  now = minute;
  recent.noteGap();
  now += 3000;
  expect(recent.forFamily('a').completeForMs).toBe(3000);
});
