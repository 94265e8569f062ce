import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, onTestFinished, test } from 'vitest';
import { mondayOf } from '#capabilities/meals/rules/week.ts';
import { addDays, addMonths, shortDate, today } from '#core/dates.ts';
import { renderPage } from '#testing/render-page.tsx';
import { type Client, servedApp } from '#testing/served-app.ts';
import { askedDinnerPath } from '../rules/asked-dinner.ts';
import { ForYouCard } from './for-you-card.tsx';
import { LearnedCard } from './learned-card.tsx';
import { UsuallyNeededCard } from './usually-needed-card.tsx';

const { signUp } = servedApp();
// Lazy chunks can take longer to load on a busy machine than a test waits.
await Promise.all([import('#capabilities/places/web/book-form.tsx'), import('#web/ui/overlays/dialog-panel.tsx')]);

/** Mia has been to the dentist every six months, and it's time again. */
async function familyWithDentist() {
  const mother = await signUp();
  const { json: mia } = await mother.post('/api/children', { name: 'Mia', birthdate: '2015-03-04' });
  const dates = [6, 12, 18].map((months) => addMonths(today(), -months));
  for (const date of dates)
    await mother.post('/api/appointments', { title: 'Dentist', type: 'Dental', date, childId: mia.id });
  return { mother, dates };
}

/**
 * The same person, with milk that is usually bought by now. It is inserted directly, because no call adds earlier
 * purchases.
 */
const needingMilk = (person: Client): Client => ({
  ...person,
  async request(options) {
    if (options.method !== 'GET' || !String(options.url).startsWith('/api/nudges/groceries'))
      return person.request(options);
    const milk = { key: 'purchase:milk', kind: 'purchase', subject: 'milk', label: 'Milk', evidence: [] };
    const json = [{ ...milk, sentence: 'You usually need milk by now.', reason: 'You buy it about once a week.' }];
    return { status: 200, text: JSON.stringify(json), json, headers: {} };
  },
});

const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));

test('a due nudge says why, can be put off, and comes back with Undo', async () => {
  const { mother, dates } = await familyWithDentist();
  renderPage(<ForYouCard />, mother);
  const card = within(await screen.findByRole('region', { name: 'For you' }));
  expect(card.getByText(/^Mia's last dentist visit was in .*\. Time to book\?$/)).toBeTruthy();
  // How to reach the dentist isn't known, so the message is there to be copied.
  await press('Book Dentist');
  const booking = within(await screen.findByRole('dialog', { name: 'Book Dentist' }));
  const message = await booking.findByRole<HTMLTextAreaElement>('textbox');
  // Whom it is for is known once the household has loaded.
  await waitFor(() => expect(message.value).toMatch(/for Mia, \d+/));
  await press('Close');
  await press(/^Why do I see this\?/);
  expect(card.getByText('You usually go about every 6 months.')).toBeTruthy();
  for (const date of dates) expect(card.getByText(shortDate(date))).toBeTruthy();
  await press("Not now: Mia's dentist visit");
  await waitFor(() => expect(screen.queryByRole('region', { name: 'For you' })).toBeNull());
  await press('Undo');
  expect(await screen.findByRole('region', { name: 'For you' })).toBeTruthy();
});

test('the link of a brief asks how the dinner was', async () => {
  const mother = await signUp();
  const { json: soup } = await mother.post('/api/recipes', { name: 'Lentil soup', mealType: 'dinner' });
  const date = addDays(today(), -1);
  history.replaceState(null, '', askedDinnerPath({ recipeId: soup.id, date }));
  onTestFinished(() => history.replaceState(null, '', '/dashboard'));
  renderPage(<ForYouCard />, mother);
  expect(await screen.findByText("How was last night's Lentil soup?")).toBeTruthy();
  await press('Loved it');
  await waitFor(async () =>
    expect((await mother.get('/api/meal-ratings')).json).toMatchObject([{ recipeId: soup.id, date, rating: 'liked' }]),
  );
});

test('a family about which nothing is known sees nothing', async () => {
  const mother = await signUp();
  renderPage(
    <>
      <ForYouCard />
      <LearnedCard />
    </>,
    mother,
  );
  expect(await screen.findByText(/^Nothing yet\./)).toBeTruthy();
  expect(screen.queryByRole('region', { name: 'For you' })).toBeNull();
});

test('one tap puts what is usually needed on the list, and Undo takes it off', async () => {
  const mother = await signUp();
  renderPage(<UsuallyNeededCard week={mondayOf(today())} />, needingMilk(mother));
  const names = async () => {
    const { json } = await mother.get('/api/grocery-lists');
    return json.flatMap(({ items }: { items: { name: string }[] }) => items.map(({ name }) => name));
  };
  await press('Add Milk');
  expect(await screen.findByText('Milk is on your list')).toBeTruthy();
  expect(await names()).toEqual(['Milk']);
  await press('Undo');
  await waitFor(async () => expect(await names()).toEqual([]));
});

test('never is final until it is reversed, something can be forgotten, and all of it turned off', async () => {
  const { mother } = await familyWithDentist();
  renderPage(<LearnedCard />, mother);
  const label = "Mia's dentist visit";
  await press("What We've Learned");
  await userEvent.click(await screen.findByText(label));
  await press(`Never suggest ${label}`);
  expect(await screen.findByText('Never suggested')).toBeTruthy();
  expect((await mother.get(`/api/nudges?today=${today()}`)).json).toEqual([]);
  await press(`Suggest ${label} again`);
  await waitFor(() => expect(screen.queryByText('Never suggested')).toBeNull());
  await press(`Forget ${label}`);
  await press('Forget it');
  expect(await screen.findByText(/^Nothing yet\./)).toBeTruthy();
  await userEvent.click(screen.getByRole('switch', { name: 'Learn from what your family does' }));
  await waitFor(() => expect(screen.queryByText(/^Nothing yet\./)).toBeNull());
  expect((await mother.get('/api/nudges/learned')).json).toEqual({ learns: false, things: [] });
});
