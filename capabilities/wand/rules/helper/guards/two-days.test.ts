import { expect, test } from 'vitest';
import { sampleDay } from '#testing/wand-sample-look.ts';
import type { Reading } from '../reader.ts';
import { movesBetweenMore } from './two-days.ts';

const card = (tool: string, id: string | null, date = '2026-11-18'): Reading => ({
  kind: 'propose',
  tool,
  values: { ...(id && { id }), date },
  quote: '',
});
const moved = [card('skip_appointment', 'swim', '2026-11-17'), card('add_appointment', null)];

test.each<[string, Reading[], boolean]>([
  ['move swim from tuesday and thursday to wednesday', moved, true],
  ['piano is on mondays and thursdays now', [card('change_appointment', 'piano')], true],
  ['move swim from tuesday to wednesday', moved, false],
  ['skip swim on november 24 and december 1', [card('skip_appointment', 'swim')], false],
  [
    'move swim to friday and piano to monday',
    [card('change_appointment', 'a'), card('change_appointment', 'b')],
    false,
  ],
])('what has one day has no two: %s', (said, readings, expected) => {
  expect(movesBetweenMore(readings, said, sampleDay)).toBe(expected);
});
