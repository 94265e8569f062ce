import type { Endpoint } from '#core/endpoint.ts';
import { type FieldDescription, fieldsOf } from '#core/field-descriptions.ts';

/** A valid value for a field. */
function sampleValue({ label, kind, options }: FieldDescription) {
  if (options) return options[0];
  const values = { date: '2026-12-01', time: '10:00', count: 1, money: 100, flag: true, many: [], list: [] };
  return kind in values ? values[kind as keyof typeof values] : label;
}

/** Values that field descriptions can't provide: links, ids, dependent fields, and fields of only one endpoint. */
const extraValues: Record<string, object> = {
  '/api/household-members': { memberType: 'child', name: 'Mia', birthdate: '2019-03-04', picture: 'AAAA' },
  '/api/preferences': { name: 'Ana' },
  // `picture` is not a field of the record, but of the endpoint that adds a picture.
  '/api/recipes': {
    ingredients: [{ name: '2 cups flour' }],
    picture: 'AAAA',
    key: 'turkey-bolognese',
    former: {},
    filledAt: '2026-11-16T12:00:00.000Z',
  },
  '/api/booking-links': { url: 'https://dentist.example/' },
  '/api/birthdays': { relationship: 'family' },
  '/api/reminders': { category: 'trip', name: 'Sunscreen' },
  '/api/meal-plans': { weekStartDate: '2026-11-16', assignedTo: 'family' },
  '/api/family/invitations': { email: 'david@example.com' },
};

/** One valid record per collection with ids. Generated tests create it in one family and access it from another. */
export function samplesOf(endpoints: readonly Endpoint[]): Record<string, object> {
  const withIds = new Set(endpoints.flatMap(({ path }) => /^(.*?)\/:/.exec(path)?.[1] ?? []));
  const creating = endpoints.filter(
    ({ method, path }) => method === 'POST' && withIds.has(path) && !withoutSample.includes(path),
  );
  return Object.fromEntries(creating.map(({ path, body }) => [path, { ...requiredOf(body), ...extraValues[path] }]));
}

const requiredOf = (body: Endpoint['body']) =>
  Object.fromEntries(
    Object.entries(body ? fieldsOf(body) : {}).flatMap(([name, field]) =>
      field.isRequired ? [[name, sampleValue(field)]] : [],
    ),
  );

/** Paths whose records have no POST of their own or are found by a token or name; their capabilities test access. */
export const withoutSample = [
  '/api/family/members',
  '/api/invitations',
  '/api/check-key',
  '/api/birthday-wishlists',
  '/api/birthday-wishlists/generate',
  '/api/birthday-wishlists/ideas-for',
  '/api/birthday-wishlists/party-for',
  '/api/plan-steps',
  '/api/meal-ratings',
  '/api/grocery-lists',
  '/api/wand/proposals',
  '/api/notices',
  '/api/notices/devices',
  '/api/sitter-sheets',
  '/api/sitter-sheet',
  '/api/handoffs',
];
