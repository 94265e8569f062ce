import { expect, test } from 'vitest';
import { deliveryChoices } from './delivery-services.ts';

test('every delivery service has its display name', () => {
  expect(deliveryChoices.map(({ label }) => label)).toEqual(['None', 'Uber Eats', 'DoorDash', 'Grubhub', 'Postmates']);
});
