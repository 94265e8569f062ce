import { expect, test } from 'vitest';
import type { HouseholdMember } from '#capabilities/household/contract.ts';
import { withCapitals } from './capitals.ts';

const household = ['Zoe', 'Ginger'].map((name) => ({ id: name, name }) as HouseholdMember);

test.each([
  ["Sign zoe's form", "Sign Zoe's form"],
  ['Pta meeting', 'PTA meeting'],
  ['Fix the tv with zoe', 'Fix the TV with Zoe'],
  ['Buy ginger', 'Buy ginger'],
  ['Zoe-proof the water filter', 'Zoe-proof the water filter'],
])('what is on a card is written as it always is: %s', (title, written) => {
  const [step] = withCapitals([{ kind: 'propose', tool: 'add_task', values: { title }, quote: '' }], household);
  expect(step).toMatchObject({ values: { title: written } });
});
