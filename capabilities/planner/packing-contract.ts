import * as z from 'zod/mini';
import { endpoint } from '#core/endpoint.ts';
import { optionalFlag, optionalText, recordFields, requiredText } from '#core/fields.ts';

/** What each traveller takes along. */
const PackingItem = z.object({
  ...recordFields,
  tripId: z.uuid(),
  /** A traveller's name, or nobody's for what is shared. */
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

const packing = ['packing'];
export const packingApi = {
  list: endpoint('GET', '/api/reminders/:id/packing', {
    summary: 'The packing list of a trip',
    // Somebody's new name is on her list too.
    resources: ['packing', 'household'],
    answer: z.array(PackingItem),
  }),
  suggest: endpoint('POST', '/api/reminders/:id/packing/suggest', {
    summary: 'Fill the packing list of a trip from its type, season, length and travellers; what is there stays',
    resources: packing,
    answer: z.array(PackingItem),
    status: 200,
  }),
  add: endpoint('POST', '/api/reminders/:id/packing', {
    summary: 'Add to the packing list of a trip',
    resources: packing,
    body: NewPackingItem,
    answer: PackingItem,
  }),
  change: endpoint('PATCH', '/api/reminders/:id/packing/:itemId', {
    summary: 'Change or tick something on the packing list',
    resources: packing,
    body: z.partial(NewPackingItem),
    answer: PackingItem,
  }),
  remove: endpoint('DELETE', '/api/reminders/:id/packing/:itemId', {
    summary: 'Remove something from the packing list',
    resources: packing,
  }),
};
