import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { Link } from 'wouter';
import { focused } from '#testing/focused.ts';
import { renderPage, withFailingWrites } from '#testing/render-page.tsx';
import { type Client, servedApp } from '#testing/served-app.ts';
import { queryClient } from '#web/query-client.ts';
import { dismissToast, shownToast } from '#web/ui/toast.ts';
import { ProfilePage } from './profile-page.tsx';

const { signUp } = servedApp();
// Preloaded, because on a busy machine lazy imports may take longer than a test waits.
await Promise.all([
  import('./preferences-form.tsx'),
  import('./profile-summary-card.tsx'),
  import('./account-card.tsx'),
  import('#capabilities/calendar/web/feed-card.tsx'),
  import('#capabilities/family/web/family-card.tsx'),
  import('#capabilities/family/web/your-data-card.tsx'),
]);

beforeEach(() => {
  history.replaceState(null, '', '/profile');
  // A toast of the previous test must not match in the next one.
  dismissToast(shownToast()?.id ?? 0);
});

/** Signs up a person with these preferences. */
async function signUpWith(answers: object = {}) {
  const person = await signUp({ email: 'ana@example.com' });
  const { json } = await person.get('/api/preferences');
  await person.patch(`/api/preferences/${json.id}`, answers);
  return person;
}

/** Records the bodies of the PATCH requests that the client sends. */
function recordPatches(person: Client) {
  const sent: unknown[] = [];
  const request: Client['request'] = (options) => {
    if (options.method === 'PATCH') sent.push(JSON.parse(String(options.payload)));
    return person.request(options);
  };
  return { person: { ...person, request }, sent };
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const formLoaded = () => screen.findByLabelText('Name');
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save Changes' }));
const savedToast = () => screen.findByText('Your preferences have been saved successfully.');
const clear = (label: string) => userEvent.click(screen.getByRole('button', { name: `Clear ${label}` }));
const retype = async (label: string, text: string) => {
  await userEvent.clear(field(label));
  await userEvent.type(field(label), text);
};
const storedPreferences = async (person: Client) => (await person.get('/api/preferences')).json;

test('the profile has all fields with the specified labels', async () => {
  renderPage(<ProfilePage />, await signUpWith());
  expect(screen.getByRole('heading', { level: 1, name: 'Profile' })).toBeTruthy();
  expect(screen.getByText('Manage your preferences and account settings')).toBeTruthy();
  expect(screen.getByRole('status').textContent).toContain('Loading...');
  await formLoaded();
  expect(screen.getAllByRole('tab').map((tab) => tab.textContent?.trim())).toEqual(['Preferences', 'Account']);
  expect(screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual([
    'Preferences & Interests',
    'Personal Information',
    'Household',
  ]);
  const choices = (label: string) => [...screen.getByLabelText<HTMLSelectElement>(label).options].map((o) => o.text);
  expect(choices('Category').slice(1)).toEqual(['Working Mom', 'Full Time Mom', 'Part-Time Working Mom']);
  expect(choices('Tech Savvy Level').slice(1)).toEqual(['Beginner', 'Comfortable', 'Expert']);
  expect(choices('Favorite Holiday')).toHaveLength(7);
  expect(choices('Preferred Food Delivery Service').slice(1)).toEqual([
    'None',
    'Uber Eats',
    'DoorDash',
    'Grubhub',
    'Postmates',
  ]);
  const triggers = within(screen.getByRole('group', { name: 'Biggest Stress Trigger' })).getAllByRole('radio');
  expect(triggers.map((radio) => (radio as HTMLInputElement).value)).toEqual([
    'Forgetting important dates',
    'Meal planning',
    'Coordinating schedules',
    'Managing the mental load',
    'Other',
  ]);
  for (const label of ['Name', 'Adults', 'Kids', 'Pets', 'Favorite Stores for Yourself', 'Favorite Stores for Kids'])
    expect(field(label).value).toBe('');
  expect(field('Favorite Influencers').tagName).toBe('TEXTAREA');
  expect(field('What do you wish this app could do?')).toBeTruthy();
  expect(screen.getByText(/quick 'Order In' in the meal planner/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Clear/ })).toBeNull();
  expect(screen.getByText('Your biggest stress and one wish help us most. The rest can wait.')).toBeTruthy();
});

test('the summary says whose profile it is', async () => {
  renderPage(<ProfilePage />, await signUp({ firstName: 'Ana', lastName: 'Lopez', email: 'ana@example.com' }));
  expect(await screen.findByText('Ana Lopez')).toBeTruthy();
  expect(await screen.findByText('Just you so far')).toBeTruthy();
});

test('only changed fields are sent, and a toast confirms saving', async () => {
  const { person, sent } = recordPatches(
    await signUpWith({ name: 'Ana', familyKids: 3, favoriteStoresForKids: ['Old Navy'] }),
  );
  renderPage(<ProfilePage />, person);
  await formLoaded();
  await userEvent.selectOptions(field('Category'), 'Working Mom');
  await userEvent.type(field('Adults'), '2');
  await userEvent.type(field('Favorite Stores for Yourself'), ' Target ,, Uniqlo,');
  await userEvent.selectOptions(field('Preferred Food Delivery Service'), 'Uber Eats');
  await userEvent.click(screen.getByLabelText('Other'));
  await userEvent.type(field('What is it for you?'), 'Laundry');
  await save();
  expect(await screen.findByText('Profile updated')).toBeTruthy();
  await savedToast();
  expect(sent).toEqual([
    {
      momCategory: 'Working Mom',
      familyAdults: 2,
      favoriteStoresForSelf: ['Target', 'Uniqlo'],
      deliveryServicePreference: 'uber-eats',
      biggestStressTrigger: 'Other',
      stressTriggerOther: 'Laundry',
    },
  ]);
  expect(field('Favorite Stores for Yourself').value).toBe('Target, Uniqlo');
  expect(field('Favorite Stores for Kids').value).toBe('Old Navy');
});

test('emptied fields are cleared on saving, no matter how they were emptied', async () => {
  const answers = { name: 'Ana', familyAdults: 2, familyKids: 3, familyPets: 2, favoriteStoresForKids: ['Old Navy'] };
  const { person, sent } = recordPatches(await signUpWith({ ...answers, momCategory: 'Working Mom', familyPets: 1 }));
  renderPage(<ProfilePage />, person);
  await formLoaded();
  await userEvent.clear(field('Name'));
  await retype('Adults', '0');
  await userEvent.selectOptions(field('Category'), '');
  await clear('Favorite Stores for Kids');
  await focused(field('Favorite Stores for Kids'));
  expect(screen.queryByRole('button', { name: 'Clear Favorite Stores for Kids' })).toBeNull();
  for (let kids = 3; kids > 0; kids--) await userEvent.click(screen.getByRole('button', { name: 'Fewer Kids' }));
  await userEvent.clear(field('Pets'));
  expect(screen.getAllByText('Will be cleared when you save.')).toHaveLength(6);
  await userEvent.type(field('Pets'), '4');
  await save();
  await savedToast();
  const change = { name: null, familyAdults: null, familyKids: null, momCategory: null, familyPets: 4 };
  expect(sent).toEqual([{ ...change, favoriteStoresForKids: [] }]);
  expect(await storedPreferences(person)).toMatchObject({ ...change, favoriteStoresForKids: [] });
  for (const label of ['Name', 'Adults', 'Kids', 'Favorite Stores for Kids']) expect(field(label).value).toBe('');
});

test('a bar to save shows while something is changed, says when it is saved, and saves only changes', async () => {
  const { person, sent } = recordPatches(await signUpWith({ name: 'Ana' }));
  renderPage(<ProfilePage />, person);
  await formLoaded();
  expect(screen.queryByRole('button', { name: 'Save Changes' })).toBeNull();
  await userEvent.type(field('Name'), 'a');
  expect(screen.getByText('Unsaved changes')).toBeTruthy();
  await userEvent.type(field('Name'), '{Backspace}');
  expect(screen.queryByText('Unsaved changes')).toBeNull();
  expect(screen.queryByText('Saved')).toBeNull();
  await userEvent.type(field('Name'), 'a');
  await save();
  await savedToast();
  expect(await screen.findByText('Saved')).toBeTruthy();
  expect(sent).toEqual([{ name: 'Anaa' }]);
  await userEvent.type(field('Name'), 'b');
  expect(screen.queryByText('Saved')).toBeNull();
});

test('changes can be discarded, and that can be undone', async () => {
  const { person, sent } = recordPatches(await signUpWith({ name: 'Ana' }));
  renderPage(<ProfilePage />, person);
  await formLoaded();
  await retype('Name', 'Anna');
  await userEvent.click(screen.getByRole('button', { name: 'Discard' }));
  expect(field('Name').value).toBe('Ana');
  expect(screen.queryByText('Unsaved changes')).toBeNull();
  await focused(screen.getByRole('form', { name: 'Preferences' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(field('Name').value).toBe('Anna');
  expect(sent).toEqual([]);
});

test('counts that are not given are taken from the household', async () => {
  const person = await signUpWith({ familyPets: 1 });
  for (const name of ['Mia', 'Leo']) await person.post('/api/children', { name, birthdate: '2019-03-04' });
  renderPage(<ProfilePage />, person);
  await formLoaded();
  await userEvent.click(await screen.findByRole('button', { name: 'Use your household: 2 kids' }));
  expect(['Adults', 'Kids', 'Pets'].map((label) => field(label).value)).toEqual(['', '2', '1']);
  await save();
  await savedToast();
  expect(await storedPreferences(person)).toMatchObject({ familyAdults: null, familyKids: 2, familyPets: 1 });
});

test('the name and the counts have no button to clear them', async () => {
  renderPage(<ProfilePage />, await signUpWith({ name: 'Ana', familyKids: 3, favoriteStoresForKids: ['Old Navy'] }));
  await formLoaded();
  expect(screen.getAllByRole('button', { name: /^Clear/ }).map((button) => button.ariaLabel)).toEqual([
    'Clear Favorite Stores for Kids',
  ]);
});

test('saved values show even if refetching them fails', async () => {
  const person = await signUpWith({ name: 'Ana' });
  let isAway = false;
  renderPage(<ProfilePage />, {
    ...person,
    request: async (options) => {
      if (isAway) return { status: 503, text: 'Please try again', json: undefined, headers: {} };
      isAway = options.method === 'PATCH';
      return person.request(options);
    },
  });
  await formLoaded();
  await userEvent.clear(field('Name'));
  await save();
  await savedToast();
  expect(field('Name').value).toBe('');
});

test('an invalid field shows its error and gets the focus', async () => {
  const { person, sent } = recordPatches(await signUpWith());
  renderPage(<ProfilePage />, person);
  await formLoaded();
  await userEvent.type(field('Kids'), '100');
  await userEvent.click(field('Favorite Stores for Yourself'));
  await userEvent.paste('x'.repeat(201));
  await save();
  expect(screen.getByText('Kids must be a whole number from 0 to 99')).toBeTruthy();
  expect(screen.getByText('Favorite stores for yourself is too long (at most 200 characters)')).toBeTruthy();
  await focused(field('Favorite Stores for Yourself'));
  await userEvent.type(field('Kids'), '{Backspace}');
  expect(screen.queryByText('Kids must be a whole number from 0 to 99')).toBeNull();
  expect(sent).toEqual([]);
});

test('a failed save shows the error from the server and keeps the input', async () => {
  renderPage(<ProfilePage />, withFailingWrites(await signUpWith({ name: 'Ana' })));
  await formLoaded();
  await retype('Name', 'Anna');
  await save();
  expect(await screen.findByText('Error')).toBeTruthy();
  expect(screen.getByText('503: Please try again')).toBeTruthy();
  expect(field('Name').value).toBe('Anna');
});

test('the button shows that saving is in progress, and input typed meanwhile is kept', async () => {
  const person = await signUpWith();
  const held = Promise.withResolvers<void>();
  const slow: Client = {
    ...person,
    request: async (options) => {
      if (options.method === 'PATCH') await held.promise;
      return person.request(options);
    },
  };
  renderPage(<ProfilePage />, slow);
  await formLoaded();
  await userEvent.type(field('Name'), 'Ana');
  await save();
  await userEvent.click(await screen.findByRole('button', { name: 'Saving...' }));
  await userEvent.type(field('Pets'), '1');
  held.resolve();
  await savedToast();
  expect(field('Pets').value).toBe('1');
  expect(await storedPreferences(person)).toMatchObject({ name: 'Ana', familyPets: null });
});

test("another device's change updates only fields without unsaved edits", async () => {
  const { person, sent } = recordPatches(await signUpWith({ name: 'Ana', familyPets: 1 }));
  renderPage(<ProfilePage />, person);
  await formLoaded();
  await retype('Name', 'Anna');
  const { id } = await storedPreferences(person);
  await person.patch(`/api/preferences/${id}`, { name: 'Annie', familyPets: 2 });
  await act(() => queryClient.invalidateQueries());
  await waitFor(() => expect(field('Pets').value).toBe('2'));
  expect(field('Name').value).toBe('Anna');
  sent.length = 0;
  await save();
  await savedToast();
  expect(sent).toEqual([{ name: 'Anna' }]);
});

test('the input survives switching tabs, and leaving the page asks first', async () => {
  const person = await signUpWith({ name: 'Ana' });
  renderPage(
    <>
      <Link href="/dashboard">Dashboard</Link>
      <ProfilePage />
    </>,
    person,
  );
  const wouldBrowserAsk = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  await formLoaded();
  expect(wouldBrowserAsk()).toBe(false);
  await userEvent.clear(field('Name'));
  await userEvent.click(screen.getByRole('tab', { name: 'Account' }));
  expect(location.search).toBe('?tab=account');
  expect(wouldBrowserAsk()).toBe(true);
  await userEvent.click(screen.getByRole('tab', { name: 'Preferences' }));
  expect(field('Name').value).toBe('');

  await userEvent.click(screen.getByRole('link', { name: 'Dashboard' }));
  expect(await screen.findByRole('alertdialog', { name: 'Discard changes?' })).toBeTruthy();
  expect(location.pathname).toBe('/profile');
  await userEvent.click(screen.getByRole('button', { name: 'Keep editing' }));
  await save();
  await savedToast();
  expect(wouldBrowserAsk()).toBe(false);
  await userEvent.click(screen.getByRole('link', { name: 'Dashboard' }));
  expect(location.pathname).toBe('/dashboard');
});

test('preferences that cannot be loaded show an error with a retry button', async () => {
  const person = await signUpWith({ name: 'Ana' });
  let isBroken = true;
  const broken = { status: 500, text: 'Broken', json: undefined, headers: {} };
  renderPage(<ProfilePage />, {
    ...person,
    request: async (options) =>
      isBroken && String(options.url).startsWith('/api/preferences') ? broken : person.request(options),
  });
  expect(await screen.findByText("We couldn't load your preferences.")).toBeTruthy();
  isBroken = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect((await screen.findByLabelText<HTMLInputElement>('Name')).value).toBe('Ana');
});

test('the account tab names the provider, links to its page, and has the family, feed and data cards', async () => {
  renderPage(<ProfilePage />, await signUpWith());
  await formLoaded();
  await userEvent.click(screen.getByRole('tab', { name: 'Account' }));
  expect(await screen.findByText('Managed by Mothership')).toBeTruthy();
  expect(screen.getAllByText('ana@example.com')).not.toHaveLength(0);
  expect(
    screen.getByText(/^Change your email, password and social accounts on your Mothership account page/),
  ).toBeTruthy();
  const link = screen.getByRole<HTMLAnchorElement>('link', { name: /^Manage account/ });
  expect([new URL(link.href).pathname, link.target]).toEqual(['/oidc/account', '_blank']);
  expect(await screen.findByRole('heading', { name: 'Family' })).toBeTruthy();
  expect(await screen.findByRole('heading', { name: 'Calendar Feed' })).toBeTruthy();
  expect(await screen.findByRole('heading', { name: 'Your Data' })).toBeTruthy();
});
