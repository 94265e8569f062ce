import { expect, test } from 'vitest';
import { nudgesOn } from '#capabilities/nudges/rules/nudges.ts';
import { kinds } from './habit.ts';
import { judgeFamilies, scoreOf, sets } from './sets.ts';

// The sealed families are not tested here, because their misses must not influence work on the rules.
// `npm run score -- --nudges` replays all of the open ones; the targets are 80% and 70%.
test('most of what is shown to a few open families is true and due, and most due dates are suggested', () => {
  const families = judgeFamilies(nudgesOn, { ...sets.open, families: 4 });
  for (const kind of kinds) {
    const { shown, right, dueDates, suggested, ended, gone, tooSoon } = scoreOf(families, kind);
    expect(dueDates, kind).toBeGreaterThan(50);
    expect(right / shown, `${kind}: true and due`).toBeGreaterThanOrEqual(0.75);
    expect(suggested / dueDates, `${kind}: suggested in time`).toBeGreaterThanOrEqual(0.65);
    expect(gone, `${kind}: gone`).toBe(ended);
    expect(tooSoon, `${kind}: too soon`).toBe(0);
  }
});
