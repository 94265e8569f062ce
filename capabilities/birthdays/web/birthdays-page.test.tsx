import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { addDays, birthdayIn, dateParts, longDate, today } from '#core/dates.ts';
import { renderPage, withFailingWrites } from '#testing/render-page.tsx';
import { servedApp } from '#testing/served-app.ts';
import { BirthdaysPage } from './birthdays-page.tsx';

const { signUp } = servedApp();

beforeEach(() => history.replaceState(null, '', '/birthdays'));

const now = today();
/** A birthdate whose birthday is `days` away. Multiples of four years are safe for February 29. */
const bornBefore = (years: number, days: number) =>
  birthdayIn(dateParts(addDays(now, days)).year - years, addDays(now, days));
const names = () => screen.getAllByRole('article').map((card) => within(card).getAllByRole('heading')[0]?.textContent);
const cardOf = async (name: string) => (await screen.findByRole('heading', { name })).closest('article') as HTMLElement;

test('family and friends are in two tabs: the next birthday first, the others with countdown and age', async () => {
  const mother = await signUp();
  const born = bornBefore(72, 12);
  await mother.post('/api/birthdays', { name: 'Rosa', date: born, relationship: 'family' });
  await mother.post('/api/birthdays', { name: 'Tom', date: bornBefore(8, 1), relationship: 'friend' });
  await mother.post('/api/children', { name: 'Mia', birthdate: bornBefore(4, 0) });
  await mother.post('/api/children', { name: 'Rosa', birthdate: born });
  renderPage(<BirthdaysPage />, mother);
  expect(screen.getByRole('heading', { level: 1, name: 'Birthdays' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'AI Gift Ideas' }).getAttribute('href')).toBe('/birthday-wishlists');
  expect(await screen.findByRole('tab', { name: 'Family 2' })).toBeTruthy();
  const mia = within(await cardOf('Mia'));
  expect(names()).toEqual(['Mia', 'Rosa']);
  expect([mia.getByText('Today'), mia.getByText('turns 4 today!'), mia.getByText('Child')]).toHaveLength(3);
  expect(mia.getByRole('link').getAttribute('href')).toBe('/birthday-wishlists');
  expect(mia.queryByRole('button')).toBe(null);
  const rosa = within(await cardOf('Rosa'));
  expect([rosa.getByText('In 12 days'), rosa.getByText('Turns 72'), rosa.getByText('Family')]).toHaveLength(3);
  expect(rosa.queryByText(longDate(born))).toBe(null);
  await userEvent.click(rosa.getByRole('button', { name: 'Rosa' }));
  expect(rosa.getByText(longDate(born))).toBeTruthy();

  await userEvent.click(screen.getByRole('tab', { name: 'Friends 1' }));
  const tom = within(await cardOf('Tom'));
  expect([tom.getByText('Tomorrow'), tom.getByText('Friend')]).toHaveLength(2);
});

test('the card of the next birthday shows gift ideas, notes, wishlist and party, and the plan when opened', async () => {
  const mother = await signUp();
  await mother.post('/api/birthdays', {
    name: 'Rosa',
    date: '1956-11-20',
    relationship: 'family',
    wishlistLink: 'https://wishes.example/rosa',
    notes: 'Likes <b>peonies</b>',
    giftIdeas: ['A scarf, the blue one', 'Theatre tickets'],
    partyDate: '2026-11-21',
    partyTime: '15:30',
    partyLocation: 'Our garden',
  });
  renderPage(<BirthdaysPage />, mother);
  const card = within(await cardOf('Rosa'));
  expect(card.getByText('born November 20, 1956')).toBeTruthy();
  expect(card.getByRole('link', { name: /^View Wishlist/ }).getAttribute('href')).toBe('https://wishes.example/rosa');
  expect(card.getByText('Likes <b>peonies</b>')).toBeTruthy();
  expect(card.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'A scarf, the blue one',
    'Theatre tickets',
  ]);
  expect(card.getByRole('heading', { name: 'Party Details' })).toBeTruthy();
  for (const detail of [/Nov 21/, '3:30 PM', 'Our garden']) expect(card.getByText(detail)).toBeTruthy();
  const disclosure = card.getByRole('button', { name: 'Plan the party for Rosa' });
  await userEvent.click(disclosure);
  expect(await card.findByRole('heading', { name: 'Plan' })).toBeTruthy();
  await userEvent.click(disclosure);
  expect(card.queryByRole('heading', { name: 'Plan' })).toBe(null);
});

test('a birthday can be added, moved to the other tab and removed', async () => {
  const mother = await signUp();
  renderPage(<BirthdaysPage />, mother);
  expect(await screen.findByText('No family birthdays yet')).toBeTruthy();
  await userEvent.click(screen.getAllByRole('button', { name: 'Add Birthday' })[0] as HTMLElement);
  const dialog = within(await screen.findByRole('dialog', { name: 'Add Birthday' }));
  await userEvent.click(await dialog.findByRole('button', { name: 'Save' }));
  expect(await dialog.findByText('Name is required')).toBeTruthy();
  expect(dialog.getByText('Date is required')).toBeTruthy();
  await userEvent.type(dialog.getByLabelText('Name'), 'Tom');
  await userEvent.type(dialog.getByLabelText('Date'), '2018-06-01');
  await userEvent.click(dialog.getByRole('button', { name: /^More/ }));
  await userEvent.type(dialog.getByLabelText('Gift ideas'), 'Lego, the big one{Enter}{Enter}A book');
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  expect(within(await cardOf('Tom')).getByText('Lego, the big one')).toBeTruthy();

  await userEvent.click(await screen.findByRole('button', { name: 'Edit Tom' }));
  const edit = within(await screen.findByRole('dialog', { name: "Edit Tom's Birthday" }));
  await userEvent.click(await edit.findByRole('radio', { name: 'Friend' }));
  await userEvent.click(edit.getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('tab', { name: 'Friends 1', selected: true })).toBeTruthy();
  expect((await mother.get('/api/birthdays')).json).toMatchObject([
    { name: 'Tom', relationship: 'friend', giftIdeas: ['Lego, the big one', 'A book'], notes: null },
  ]);

  await userEvent.click(await screen.findByRole('button', { name: 'Delete Tom' }));
  await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText("No friends' birthdays yet")).toBeTruthy();
});

test('a failed deletion shows an Error toast with the message from the server', async () => {
  const mother = await signUp();
  await mother.post('/api/birthdays', { name: 'Rosa', date: '1956-11-20', relationship: 'family' });
  renderPage(<BirthdaysPage />, withFailingWrites(mother));
  await userEvent.click(await screen.findByRole('button', { name: 'Delete Rosa' }));
  await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Error')).toBeTruthy();
  expect(screen.getByText('503: Please try again')).toBeTruthy();
  expect(await cardOf('Rosa')).toBeTruthy();
});

test('birthdays that cannot be loaded show an error with a retry button', async () => {
  const broken = async () => ({ status: 500, text: 'Broken', json: undefined, headers: {} });
  renderPage(<BirthdaysPage />, { ...(await signUp()), request: broken });
  expect(await screen.findByText('Failed to fetch birthdays')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
});

test.each([
  ['builtin', 'Gift ideas come from our built-in list, since no AI is set up here.'],
  ['gemini', ''],
])('with the AI provider %s the note at AI Gift Ideas is: %s', async (provider, note) => {
  document.documentElement.dataset.aiProvider = provider;
  renderPage(<BirthdaysPage />, await signUp());
  const noteId = screen.getByRole('link', { name: 'AI Gift Ideas' }).getAttribute('aria-describedby');
  expect(noteId ? document.getElementById(noteId)?.textContent : '').toBe(note);
  await screen.findByRole('heading', { name: 'No family birthdays yet' });
});
