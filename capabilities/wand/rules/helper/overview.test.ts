import { expect, test } from 'vitest';
import { hill, prairie, sample } from '#testing/wand-homes.ts';
import type { BrainRequest } from '../tools/brain.ts';
import { overviewOf } from './overview.ts';

const asked = ({ look, clock }: typeof sample, message = '') =>
  ({ ...clock, look, message, past: [] }) as unknown as BrainRequest;

const birthday = {
  type: 'birthday',
  title: 'Grandma Rosa',
  date: '2026-11-20',
  time: null,
  endDate: null,
  isRecurring: false,
};

test('what may be forgotten: what is late or due today leads, then everything of the next days, with the steps of plans', async () => {
  const told = await overviewOf('forgetting', asked(prairie), prairie.family);
  expect(told).toMatch(/^1 task is late\.\n\nStill open:\n- .*: Furnace filter/);
  expect(told).toContain("Fri, Feb 12: Order Brynn's contacts");
  expect(told).toContain('Fri, Feb 19: Jackson');
  const step = {
    ...birthday,
    type: 'step',
    title: 'Order the cake',
    date: '2026-11-18',
    plan: { title: "Rosa's party" },
  };
  const choir = { ...birthday, title: 'Choir', type: 'appointment', isRecurring: true };
  const look = async () => ({ entries: [birthday, { ...step, date: sample.family.clock.today }, step, choir] });
  const sampleTold = await overviewOf('forgetting', { ...asked(sample), look } as never, sample.family);
  expect(sampleTold).toContain("1 step for Rosa's party is due today.\n\nStill open:\n");
  expect(sampleTold).toContain(
    "Order the cake (Rosa's party)\n\nComing up, so nothing slips by:\n- Wed, Nov 18: Order the cake (Rosa's party)\n- Fri, Nov 20: Grandma Rosa",
  );
  expect(sampleTold).not.toContain('Choir');
});

test('a week tells how much there is and which day is fullest', async () => {
  const week = await overviewOf('week', asked(sample, 'this week is too full'), sample.family);
  expect(week).toMatch(/^That's \d+ things, and .* is the fullest day\./);
  const next = await overviewOf('week', asked(sample, 'next week looks mad'), sample.family);
  expect(next).toContain('Thu, Nov 26');
  expect(next).not.toContain('Nov 17');
});

test('a trip tells when it is and what is still to pack', async () => {
  const trip = await overviewOf('trip', asked(hill), hill.family);
  expect(trip).toMatch(/^Northumberland.*: May 28/);
  expect(trip).toContain('- Wellies');
});

test('costs are summed for a month and a year, without what is paused', async () => {
  expect(await overviewOf('costs', asked(sample), sample.family)).toMatch(/ \$140\.00 a month, \$1,679\.95 a year\./);
  expect(await overviewOf('costs', asked(hill), hill.family)).toContain('Paused and not counted: Audible');
});
