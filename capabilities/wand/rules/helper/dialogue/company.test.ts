import { expect, test } from 'vitest';
import type { HouseholdMember } from '#capabilities/household/contract.ts';
import type { Proposal } from '../../../contract.ts';
import type { BrainRequest } from '../../tools/brain.ts';
import { inCompany } from './company.ts';
import { isAsked, ledBy } from './words.ts';

const household = [
  { id: 'chris', name: 'Chris', memberType: 'adult' },
  { id: 'mia', name: 'Mia', memberType: 'child' },
] as HouseholdMember[];
const fields = ['title', 'notes'].map((name) => ({ name, kind: 'text', value: null, options: [] }));
const card = { id: 'card', tool: 'add_appointment', subject: 'Guitar', status: 'open', fields } as unknown as Proposal;

test.each([
  ['can Chris take her?', 'Chris takes her'],
  ['and put Chris down to take her', 'Chris takes her'],
  ['Chris will pick her up', 'Chris will pick her up'],
])('who takes her is noted: %j', async (message, notes) => {
  const morning = { today: '2026-11-16', now: '09:00' };
  const asked = { message, past: [], ...morning, look: async () => [] } as unknown as BrainRequest;
  expect(isAsked(message, ledBy(message))).toBe(false);
  expect(await inCompany([card], { asked, household })).toMatchObject([{ kind: 'revise', values: { notes } }]);
});
