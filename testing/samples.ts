/** For every collection one record that its contract takes: the generated tests make it for one family and try it as another. */
export const samples: Record<string, object> = {
  '/api/household-members': { memberType: 'child', name: 'Mia', birthdate: '2019-03-04' },
  '/api/children': { name: 'Leo', birthdate: '2022-06-01' },
  '/api/preferences': { name: 'Ana' },
  // A recipe knows nothing of `picture`; the call that gives it one does.
  '/api/recipes': {
    name: 'Pancakes',
    mealType: 'breakfast',
    ingredients: [{ name: '2 cups flour' }],
    picture: 'AAAA',
    key: 'turkey-bolognese',
    former: {},
    filledAt: '2026-11-16T12:00:00.000Z',
  },
  '/api/food-categories': { food: 'tofu', category: 'Produce' },
  '/api/appointments': { title: 'Dentist', type: 'Dental', date: '2026-12-01' },
  '/api/booking-links': { name: 'Dentist', url: 'https://dentist.example/' },
  '/api/birthdays': { name: 'Rosa', date: '1956-11-20', relationship: 'family' },
  '/api/events': { title: 'School fair', date: '2026-12-05', time: '10:00' },
  '/api/reminders': { title: 'To the sea', category: 'trip', description: 'A week', name: 'Sunscreen' },
  '/api/meal-plans': { weekStartDate: '2026-11-16', assignedTo: 'family' },
  '/api/connected-services': { serviceName: 'Coterie Diapers', serviceType: 'diaper_subscription' },
  '/api/grocery-stores': { name: 'Corner market' },
  '/api/staples': { food: 'salt' },
  '/api/family/invitations': { email: 'david@example.com' },
};

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
