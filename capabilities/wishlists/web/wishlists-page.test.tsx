import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { addDays, birthdayIn, dateParts, today } from '#core/dates.ts';
import { renderPage, withFailingWrites } from '#testing/render-page.tsx';
import { type Client, servedApp } from '#testing/served-app.ts';
import { queryClient } from '#web/query-client.ts';
import { WishlistsPage } from './wishlists-page.tsx';

const { signUp } = servedApp();
const wishlists = '/api/birthday-wishlists';

/** The next birthday is twelve days away. */
const birthday = addDays(today(), 12);
const birthdate = birthdayIn(dateParts(birthday).year - 7, birthday);
const { year } = dateParts(birthday);

async function signUpWithChild(name = 'Mia') {
  const mother = await signUp();
  const { json: child } = await mother.post('/api/children', { name, birthdate, preferences: ['dinosaurs'] });
  return { mother, child };
}
async function signUpWithList() {
  const { mother, child } = await signUpWithChild();
  const { json: list } = await mother.post(`${wishlists}/generate/${child.id}`);
  return { mother, child, list, title: list.recommendations[0].title as string };
}
const stored = async (mother: Client) => (await mother.get(wishlists)).json;
const fill = async (label: string, value: string) =>
  fireEvent.change(await screen.findByLabelText(label), { target: { value } });
const openMenu = () => press("More for Mia's gift ideas");
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));

test('without children the page asks to add profiles first', async () => {
  renderPage(<WishlistsPage />, await signUp());
  expect(screen.getByRole('heading', { level: 1, name: 'Birthday Wishlists' })).toBeTruthy();
  expect(await screen.findByText('Add child profiles first')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Add Child Profiles' }).getAttribute('href')).toBe('/children');
});

test('a list is generated once, is marked New until opened, and can be generated for next year', async () => {
  const { mother } = await signUpWithChild();
  renderPage(<WishlistsPage />, mother);
  expect(await screen.findByText('Mia turns 7 in 12 days')).toBeTruthy();
  expect(screen.queryByRole('button', { name: "More for Mia's gift ideas" })).toBeNull();
  await press('Generate');
  expect(await screen.findByText('New')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'See all 12' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Generate' })).toBeNull();
  await press('See all 12');
  const [list] = await stored(mother);
  const { title, description, estimatedPrice, category, productUrl, retailer } = list.recommendations[0];
  const idea = (await screen.findByRole('heading', { name: title })).closest('article') as HTMLElement;
  for (const text of [category, description, estimatedPrice.replace('-', '–')])
    expect(within(idea).getByText(text)).toBeTruthy();
  await userEvent.click(within(idea).getByRole('button', { name: `About ${title}`, expanded: false }));
  expect(within(idea).getByRole('button', { name: `About ${title}`, expanded: true })).toBeTruthy();
  const link = within(idea).getByRole('link', { name: new RegExp(`^Search ${retailer}`) });
  expect(link.getAttribute('href')).toBe(productUrl);
  await expect.poll(async () => (await stored(mother))[0]).toMatchObject({ viewed: true });
  await expect.poll(() => screen.queryByText('New')).toBeNull();

  await openMenu();
  await press('Regenerate for Next Year');
  expect(await screen.findByText(`Ideas for ${year + 1} are ready`)).toBeTruthy();
  expect(screen.getByRole('heading', { name: `Gift Ideas for ${year}` })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Show' }));
  expect(await screen.findByRole('heading', { name: `Gift Ideas for ${year + 1}` })).toBeTruthy();
  expect(screen.getByText('New')).toBeTruthy();
  await press(`${year} age 7 (up next)`);
  expect(screen.getByRole('heading', { name: `Gift Ideas for ${year}` })).toBeTruthy();
  expect(await stored(mother)).toHaveLength(2);
});

test('the party of the upcoming birthday is shown for every selected year', async () => {
  const { mother, child, list } = await signUpWithList();
  await mother.patch(`${wishlists}/${list.id}`, { partyLocation: 'Roller rink' });
  renderPage(<WishlistsPage />, mother);
  await openMenu();
  await press('Regenerate for Next Year');
  await screen.findByText(`Ideas for ${year + 1} are ready`);
  expect(screen.getByText('Roller rink')).toBeTruthy();
  await press(`${year + 1} age 8`);
  expect(screen.getByText(/^Mia turns 8 on /)).toBeTruthy();
  const [party, ...others] = screen.getAllByRole('region', { name: /^Party planning/ });
  expect(party?.getAttribute('aria-label')).toBe(`Party planning for Mia, ${year}`);
  expect(within(party as HTMLElement).getByText('Roller rink')).toBeTruthy();
  expect(others).toEqual([]);

  // A party of another year is shown as well.
  const { json } = await mother.post(`${wishlists}/generate/${child.id}?year=${year + 1}`);
  await mother.patch(`${wishlists}/${json.id}`, { partyLocation: 'Zoo' });
  await act(() => queryClient.invalidateQueries());
  const later = await screen.findByRole('region', { name: `Party planning for Mia, ${year + 1}` });
  expect(within(later).getByText('Zoo')).toBeTruthy();
  expect(screen.getByText('Roller rink')).toBeTruthy();
});

test('a party can be planned before there are gift ideas', async () => {
  const { mother } = await signUpWithChild();
  renderPage(<WishlistsPage />, mother);
  await press('Plan the party for Mia');
  await press('Save');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await stored(mother), 'an empty form creates nothing').toEqual([]);
  await press('Plan the party for Mia');
  await fill('Location', 'Roller rink');
  await press('Save');
  expect(await screen.findByText('Roller rink')).toBeTruthy();
  expect((await stored(mother))[0]).toMatchObject({ partyLocation: 'Roller rink', recommendations: [] });
  expect(screen.queryByText('New')).toBeNull();
  expect(screen.queryByRole('button', { name: /^See / })).toBeNull();
  await press('Generate');
  expect(await screen.findByRole('button', { name: 'See all 12' })).toBeTruthy();
  expect(screen.getByText('Roller rink')).toBeTruthy();
  expect(await stored(mother)).toHaveLength(1);
});

test('an idea can be kept, given, removed and restored', async () => {
  const { mother, title } = await signUpWithList();
  renderPage(<WishlistsPage />, mother);
  await press('See all 12');
  await press(`Keep: ${title}`);
  expect(await screen.findByText('1 kept')).toBeTruthy();
  await expect.poll(async () => (await stored(mother))[0]).toMatchObject({ keptItems: [title] });
  await press(`Already gave it: ${title}`);
  await expect.poll(async () => (await stored(mother))[0]).toMatchObject({ keptItems: [], given: [title] });
  await press(`Remove ${title}`);
  expect(await screen.findByText('Idea removed')).toBeTruthy();
  expect(screen.queryByRole('heading', { name: title })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('1 given')).toBeTruthy();
  await expect.poll(async () => (await stored(mother))[0]).toMatchObject({ given: [title], removedItems: [] });
  await press(`Remove ${title}`);
  await expect.poll(async () => (await stored(mother))[0]).toMatchObject({ removedItems: [title] });
  await userEvent.click(await screen.findByText('Removed ideas'));
  await press(`Bring back ${title}`);
  expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
  await expect.poll(async () => (await stored(mother))[0]).toMatchObject({ given: [], removedItems: [] });
});

test('an own idea is shown exactly as typed, and earlier gifts are listed', async () => {
  const { mother, child, list } = await signUpWithList();
  await mother.patch(`${wishlists}/${list.id}`, { given: ['Red sled'] });
  await mother.post(`${wishlists}/generate/${child.id}?year=${year + 1}`);
  renderPage(<WishlistsPage />, mother);
  await press(`${year + 1} age 8`);
  await press('See all 12');
  await userEvent.click(await screen.findByText('Already given'));
  expect(screen.getByText('Red sled')).toBeTruthy();
  await press('Add my own');
  await press('Add');
  expect(await screen.findByText('Title is required')).toBeTruthy();
  await fill('Title', '<b>Piano</b>');
  await fill('Link', 'javascript:alert(1)');
  await press('Add');
  expect(await screen.findByText('Link must be an address that starts with http:// or https://')).toBeTruthy();
  await fill('Link', '');
  await fill('Link', 'https://example.com/piano');
  await press('Add');
  expect(await screen.findByRole('heading', { name: '<b>Piano</b>' })).toBeTruthy();
  expect(screen.getByRole('link', { name: /^Open the link/ }).getAttribute('href')).toBe('https://example.com/piano');
});

test('an adult can take care of the party', async () => {
  const { mother } = await signUpWithChild();
  const david = { memberType: 'adult', name: 'David', relationship: 'partner' };
  const { json: adult } = await mother.post('/api/household-members', david);
  renderPage(<WishlistsPage />, mother);
  await press('Plan the party for Mia');
  expect(await screen.findByRole('radio', { name: 'Any of us', checked: true })).toBeTruthy();
  await userEvent.click(await screen.findByRole('radio', { name: 'David' }));
  await press('Save');
  expect(await screen.findByRole('button', { name: "David does it. Choose who does Mia's party" })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Plan the party for Mia' })).toBeTruthy();
  expect((await stored(mother))[0]).toMatchObject({ assigneeId: adult.id });
});

test('party details are saved trimmed, and emptied fields are cleared', async () => {
  const { mother } = await signUpWithList();
  renderPage(<WishlistsPage />, mother);
  await press('Plan the party for Mia');
  await fill('Party date', '2027-03-13');
  await fill('Party time', '15:00');
  await fill('Location', '  Roller rink ');
  await press('Save');
  expect(await screen.findByText('Saturday, March 13, 2027')).toBeTruthy();
  expect(screen.getByText('3:00 PM')).toBeTruthy();
  expect((await stored(mother))[0]).toMatchObject({ partyLocation: 'Roller rink', partyNotes: null });

  await press('Edit the details for Mia');
  await fill('Location', '');
  await press('Clear Party time');
  expect(screen.getAllByText('Will be cleared when you save.')).toHaveLength(2);
  await press('Save');
  await expect.poll(() => screen.queryByText('3:00 PM')).toBeNull();
  expect((await stored(mother))[0]).toMatchObject({ partyDate: '2027-03-13', partyTime: null, partyLocation: null });
});

test('deleting asks for confirmation, and Generate is offered again', async () => {
  const { mother } = await signUpWithList();
  renderPage(<WishlistsPage />, mother);
  await openMenu();
  await press(`Delete Mia's wishlist for ${year}`);
  const question = await screen.findByRole('alertdialog', { name: `Delete Mia's wishlist for ${year}?` });
  await userEvent.click(within(question).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Wishlist deleted')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Generate' })).toBeTruthy();
  expect(await stored(mother)).toEqual([]);
});

test('failures show error toasts with their own titles', async () => {
  const { mother, title } = await signUpWithList();
  await mother.post('/api/children', { name: 'Leo', birthdate: addDays(birthdate, 400) });
  renderPage(<WishlistsPage />, withFailingWrites(mother));
  await press('Generate');
  expect(await screen.findByText('Generation Failed')).toBeTruthy();
  expect(screen.getByText('503: Please try again')).toBeTruthy();
  await press('See all 12');
  await press(`Keep: ${title}`);
  expect(await screen.findByText('Error saving idea')).toBeTruthy();
  expect(screen.getByRole('button', { name: `Keep: ${title}` }).getAttribute('aria-pressed')).toBe('false');
  await press('Plan the party for Mia');
  await fill('Location', 'Park');
  await press('Save');
  expect(await screen.findByText('Error saving party details')).toBeTruthy();
  expect((screen.getByLabelText('Location') as HTMLInputElement).value).toBe('Park');
  await press('Cancel');
  await openMenu();
  await press(`Delete Mia's wishlist for ${year}`);
  await press('Delete');
  expect(await screen.findByText('Error deleting wishlist')).toBeTruthy();
});

test('a failure without a message shows the specified text, and failed loading can be retried', async () => {
  const { mother } = await signUpWithChild();
  let isDown = true;
  renderPage(<WishlistsPage />, {
    ...mother,
    request: async (options) => {
      if (options.method === 'POST') return { status: 502, text: '', json: undefined, headers: {} };
      return isDown ? { status: 503, text: 'Down', json: undefined, headers: {} } : mother.request(options);
    },
  });
  expect(await screen.findByText('Failed to fetch children')).toBeTruthy();
  isDown = false;
  await press('Try again');
  expect(await screen.findByText('Failed to fetch wishlists')).toBeTruthy();
  await press('Try again');
  await press('Generate');
  expect(await screen.findByText('Could not generate wishlist. Please try again.')).toBeTruthy();
});

test('the card says what the ideas are picked for, and the list which birthday they are for', async () => {
  const { mother } = await signUpWithChild();
  renderPage(<WishlistsPage />, mother);
  await screen.findByText("Twelve gift ideas picked for Mia's age, interests, favorite colors and sizes.");
  await press('Generate');
  await press('See all 12');
  await screen.findByRole('heading', { name: /^Ideas for an? \d+(?:st|nd|rd|th) birthday$/ });
});
