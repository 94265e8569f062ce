import type { Endpoint } from '#core/endpoint.ts';
import { type FieldDescription, fieldsOf } from '#core/field-descriptions.ts';

/** A value that a field of this kind takes. */
function sampleValue({ label, kind, options }: FieldDescription) {
  if (options) return options[0];
  const values = { date: '2026-12-01', time: '10:00', count: 1, money: 100, flag: true, many: [], list: [] };
  return kind in values ? values[kind as keyof typeof values] : label;
}

/** What a contract's description does not say: links, ids, what depends on another field, and what only one of its calls takes. */
const special: Record<string, object> = {
  '/api/household-members': { memberType: 'child', name: 'Mia', birthdate: '2019-03-04' },
  '/api/preferences': { name: 'Ana' },
  // A recipe knows nothing of `picture`; the call that gives it one does.
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

/** For every collection with ids one record that its contract takes: the generated tests make it for one family and try it as another. */
export function samplesOf(endpoints: readonly Endpoint[]): Record<string, object> {
  const withIds = new Set(endpoints.flatMap(({ path }) => /^(.*?)\/:/.exec(path)?.[1] ?? []));
  const made = endpoints.filter(
    ({ method, path }) => method === 'POST' && withIds.has(path) && !withoutSample.includes(path),
  );
  return Object.fromEntries(made.map(({ path, body }) => [path, { ...requiredOf(body), ...special[path] }]));
}

const requiredOf = (body: Endpoint['body']) =>
  Object.fromEntries(
    Object.entries(body ? fieldsOf(body) : {}).flatMap(([name, field]) =>
      field.isRequired ? [[name, sampleValue(field)]] : [],
    ),
  );

/** What is not made by a POST of one's own, or is found by a secret or a word: its capability tests who may reach it. */
export const withoutSample = [
  '/api/family/members',
  '/api/invitations',
  '/api/check-key',
  '/api/birthday-wishlists',
  '/api/birthday-wishlists/generate',
  '/api/birthday-wishlists/ideas-for',
  '/api/birthday-wishlists/party-for',
  '/api/plan-steps',
  '/api/grocery-lists',
  '/api/wand/proposals',
];
