import * as z from 'zod/mini';
import { endpoint } from '#core/endpoint.ts';
import { optionalFlag, optionalText, recordFields, requiredText } from '#core/fields.ts';

/** An item of a trip's packing list. */
const PackingItem = z.object({
  ...recordFields,
  tripId: z.uuid(),
  /** Name of a traveler; null for shared items. */
  traveler: z.nullable(z.string()),
  name: z.string(),
  isPacked: z.boolean(),
});
export type PackingItem = z.output<typeof PackingItem>;

const NewPackingItem = z.object({
  traveler: optionalText('Traveler'),
  name: requiredText('Item'),
  isPacked: optionalFlag('Packed'),
});

const packingResources = ['packing'];
export const packingApi = {
  list: endpoint('GET', '/api/reminders/:id/packing', {
    summary: 'The packing list of a trip',
    // Renaming a person renames their bag.
    resources: ['packing', 'household'],
    answer: z.array(PackingItem),
  }),
  suggest: endpoint('POST', '/api/reminders/:id/packing/suggest', {
    summary: 'Add suggestions to the packing list by travel type, season, length and travelers; existing items stay',
    resources: packingResources,
    answer: z.array(PackingItem),
    status: 200,
  }),
  add: endpoint('POST', '/api/reminders/:id/packing', {
    summary: 'Add an item to the packing list of a trip',
    resources: packingResources,
    body: NewPackingItem,
    answer: PackingItem,
  }),
  change: endpoint('PATCH', '/api/reminders/:id/packing/:itemId', {
    summary: 'Change or check off an item of the packing list',
    resources: packingResources,
    body: z.partial(NewPackingItem),
    answer: PackingItem,
  }),
  remove: endpoint('DELETE', '/api/reminders/:id/packing/:itemId', {
    summary: 'Remove an item from the packing list',
    resources: packingResources,
  }),
};
