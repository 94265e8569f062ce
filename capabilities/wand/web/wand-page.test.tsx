import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { addDays, clockTime, fullDate, shortWeekdayAndDate, today } from '#core/dates.ts';
import { focused } from '#testing/focused.ts';
import { renderPage } from '#testing/render-page.tsx';
import { type Client, servedApp } from '#testing/served-app.ts';
import { queryClient } from '#web/query-client.ts';
import { WandPage } from './wand-page.tsx';

const { signUp } = servedApp();
// Preload the lazy pieces: on a busy machine they load slower than a test waits.
await Promise.all([
  import('./conversation-card.tsx'),
  import('./proposal-fields-card.tsx'),
  import('./booking-card.tsx'),
]);

const trouble = "I'm having trouble connecting right now. Please try again in a moment.";
const tomorrow = addDays(today(), 1);

beforeEach(() => {
  sessionStorage.clear();
  history.replaceState(null, '', '/wand');
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }));
});

async function motherOfMia() {
  const mother = await signUp({ firstName: 'Ana' });
  await mother.post('/api/children', { name: 'Mia', birthdate: '2019-03-04' });
  return mother;
}
const field = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Message' });
const logText = async (words: string) => within(await screen.findByRole('log')).findByText(words);
const button = (name: string | RegExp) => screen.findByRole('button', { name });
const card = async (name: string | RegExp) => within(await screen.findByRole('region', { name }));
async function say(words: string) {
  await userEvent.click(await field());
  await userEvent.paste(words);
  await userEvent.keyboard('{Enter}');
}

/** Replaces the answers of the chat endpoint; all other requests go to the real server. */
function stubChat(answer: () => Promise<Response>) {
  const real = globalThis.fetch;
  vi.stubGlobal('fetch', (url: string, options: RequestInit) =>
    url === '/api/wand/chat' ? answer() : real(url, options),
  );
}

test('a family that has set up its week is only reminded that its words stay private', async () => {
  const mother = await motherOfMia();
  await mother.post('/api/appointments', { title: 'Swim class', type: 'Other', date: tomorrow, time: '15:30' });
  const dinners = { weekStartDate: '2026-11-09', assignedTo: ['family'], mealType: 'dinner', note: 'Tacos' };
  const days = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday'];
  expect((await mother.post('/api/meal-plans/assign', { ...dinners, days })).status).toBe(200);
  renderPage(<WandPage />, mother);
  expect(await screen.findByText('What you say stays private to your family.')).toBeTruthy();
  expect(screen.queryByText(/Just type/)).toBeNull();
});

test('an assistant greeting message says what is true today and suggests first messages that fit', async () => {
  const mother = await motherOfMia();
  await mother.post('/api/appointments', {
    title: 'Swim class',
    type: 'Other',
    date: tomorrow,
    time: '15:30',
    childName: 'Mia',
  });
  renderPage(<WandPage />, mother);
  expect(await screen.findByRole('heading', { name: /^Good (morning|afternoon|evening), Ana$/ })).toBeTruthy();
  expect(screen.getByText(/^Just type .* Nothing is saved until you say so\.$/)).toBeTruthy();
  const suggestions = within(screen.getByRole('list', { name: 'Try saying' }));
  expect(suggestions.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    "What's on this week?",
    'Dentist for Mia tomorrow at 3',
    'Add milk to the list',
  ]);
  await focused(await field());
  await userEvent.click(await button('Dentist for Mia tomorrow at 3'));
  await focused(await field());
  expect(await logText('Dentist for Mia tomorrow at 3')).toBeTruthy();
  expect((await card('New appointment: Dentist')).getByText('3:00 PM')).toBeTruthy();
  expect(screen.queryByRole('list', { name: 'Try saying' })).toBeNull();
});

test('text that another app shared is appended to the unsent message, and is not sent', async () => {
  const mother = await motherOfMia();
  sessionStorage.setItem('wandDraft', 'milk');
  history.replaceState(null, '', `/wand?${new URLSearchParams({ text: 'Picture day is on Friday' })}`);
  const { unmount } = renderPage(<WandPage />, mother);
  expect((await field()).value).toBe('milk\nPicture day is on Friday');
  expect(location.search).toBe('');
  unmount();
  renderPage(<WandPage />, mother);
  expect((await field()).value).toBe('milk\nPicture day is on Friday');
  expect(await mother.get('/api/wand/conversation')).toMatchObject({ json: { turns: [] } });
});

test('Enter sends, Shift+Enter inserts a newline, and two cards are approved together, linked and undone', async () => {
  const mother = await motherOfMia();
  renderPage(<WandPage />, mother);
  const input = await field();
  await userEvent.click(input);
  await userEvent.paste('dentist for Mia tomorrow at 3');
  await userEvent.keyboard('{Shift>}{Enter}{/Shift}');
  await userEvent.paste('and add milk');
  expect(input.value).toBe('dentist for Mia tomorrow at 3\nand add milk');
  // Enter that ends an IME composition; the second form is Safari's.
  fireEvent.keyDown(input, { key: 'Enter', isComposing: true });
  fireEvent.keyDown(input, { key: 'Enter', keyCode: 229 });
  expect(await mother.get('/api/wand/conversation')).toMatchObject({ json: { turns: [] } });
  await userEvent.keyboard('{Enter}');
  expect(input.value).toBe('');
  await focused(input);

  const dentist = await card('New appointment: Dentist');
  for (const words of ['Dental', shortWeekdayAndDate(tomorrow), clockTime('15:00'), 'Mia'])
    expect(dentist.getByText(words)).toBeTruthy();
  expect(dentist.queryByText('Location')).toBeNull();
  expect(await mother.get('/api/appointments')).toMatchObject({ json: [] });

  const all = await button('Approve all (2)');
  await waitFor(() => expect(all.getAttribute('aria-disabled')).toBe('false'));
  await userEvent.dblClick(all);
  await waitFor(() => expect(screen.getAllByText('Done')).toHaveLength(2));
  await focused(input);
  expect(await mother.get('/api/appointments')).toMatchObject({ json: [{ title: 'Dentist', date: tomorrow }] });
  expect(dentist.getByRole('link', { name: 'Open in Appointments' }).getAttribute('href')).toBe('/appointments');

  await userEvent.click(dentist.getByRole('button', { name: 'Undo: Dentist' }));
  expect(await dentist.findByText('Undone')).toBeTruthy();
  expect(await mother.get('/api/appointments')).toMatchObject({ json: [] });

  await userEvent.click(await button("What I've done"));
  const journal = within(await screen.findByRole('dialog', { name: "What I've done" }));
  expect((await journal.findAllByRole('listitem')).map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining([expect.stringMatching(/Dentist.*Undone$/), expect.stringMatching(/milk.*Undo/i)]),
  );
  await userEvent.click(journal.getByRole('button', { name: /^Undo: .*milk/i }));
  await waitFor(() => expect(journal.getAllByText('Undone')).toHaveLength(2));
});

test('a card is edited in place, shows validation errors, and is approved with the values shown', async () => {
  const mother = await motherOfMia();
  await mother.post('/api/wand/chat', { message: 'dentist for Mia tomorrow at 3' });
  renderPage(<WandPage />, mother);
  const dentist = await card('New appointment: Dentist');
  fireEvent.click(dentist.getByText('3:00 PM'));
  const time = await dentist.findByLabelText('Time');
  await focused(time);
  fireEvent.change(dentist.getByLabelText('Title'), { target: { value: '' } });
  fireEvent.blur(dentist.getByLabelText('Title'));
  const title = dentist.getByLabelText('Title');
  await waitFor(() => expect(title.getAttribute('aria-invalid')).toBe('true'));
  expect(dentist.getByRole('alert').textContent).toBe('Title is required');
  await userEvent.click(await button('Approve: Dentist'));
  await waitFor(() => expect(dentist.getByRole('alert').textContent).toBe('Title is required'));
  await focused(await button('Approve: Dentist'));
  fireEvent.change(title, { target: { value: 'Dr. Lee' } });
  fireEvent.change(time, { target: { value: '16:30' } });
  fireEvent.blur(time);
  await waitFor(() => expect(dentist.queryByText('Title is required')).toBeNull());
  await userEvent.click(dentist.getByRole('button', { name: 'Finish editing' }));
  await focused(await button('Approve: Dr. Lee'));

  await userEvent.click(await button('Edit: Dr. Lee'));
  await userEvent.click(dentist.getByRole('button', { name: 'More details' }));
  await focused(dentist.getByLabelText('Location'));
  // Approved without leaving the field.
  fireEvent.change(dentist.getByLabelText('Location'), { target: { value: 'Oak Street' } });
  fireEvent.click(screen.getByRole('button', { name: /^Approve/ }));
  expect(await screen.findByText('Done')).toBeTruthy();
  const [appointment] = (await mother.get('/api/appointments')).json;
  expect(appointment).toMatchObject({ title: 'Dr. Lee', time: '16:30', location: 'Oak Street' });

  await say('move the Dr. Lee appointment to 5 pm');
  const change = await card(/^Change appointment/);
  expect(change.getByText('4:30 PM').tagName).toBe('DEL');
  expect(change.getByText('5:00 PM').tagName).toBe('INS');
  const dismiss = change.getByRole('button', { name: /^Not now/ });
  await waitFor(() => expect(dismiss.getAttribute('aria-disabled')).toBe('false'));
  await userEvent.click(dismiss);
  expect(await change.findByText('Not now', { selector: '[role=status] *' })).toBeTruthy();
});

test('a plain yes approves the card', async () => {
  const mother = await motherOfMia();
  await mother.post('/api/wand/chat', { message: 'dentist for Mia tomorrow at 3' });
  renderPage(<WandPage />, mother);
  await card('New appointment: Dentist');
  await say('yes');
  expect(await screen.findByText('Done')).toBeTruthy();
  expect(await logText('Done: Dentist.')).toBeTruthy();
});

test("a 'Thinking...' indicator is followed by streamed text until the user stops it", async () => {
  renderPage(<WandPage />, await motherOfMia());
  const input = await field();
  let push: (text: string) => void = () => undefined;
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => {
      push = (text) => controller.enqueue(new TextEncoder().encode(text));
    },
  });
  stubChat(async () => new Response(body));
  await userEvent.type(input, 'Tell me a story{Enter}');
  expect(await screen.findByText('Thinking...')).toBeTruthy();
  await act(async () =>
    push('data: {"turnId":"3f0c1a52-7f52-4c8e-9f53-0d6a0c5b8a11"}\n\ndata: {"content":"Once upon"}\n\n'),
  );
  expect(await logText('Once upon')).toBeTruthy();
  expect(screen.queryByText('Thinking...')).toBeNull();
  await userEvent.type(input, 'and then?{Enter}');
  expect(input.value).toBe('and then?');

  expect(await button('Stop')).toBeTruthy();
  await userEvent.keyboard('{Escape}');
  expect(await logText('Stopped.')).toBeTruthy();
  expect(await logText('Once upon')).toBeTruthy();
  expect(await button('Send')).toBeTruthy();
  await userEvent.clear(input);
  await userEvent.keyboard('{ArrowUp}');
  expect(input.value).toBe('Tell me a story');
});

test.each([
  ['the server is down', async () => new Response('Please try again', { status: 503 }), ''],
  ['there is no network', () => Promise.reject(new TypeError('Failed to fetch')), ''],
  ['the answer breaks off', async () => new Response('data: {"content":"Half"}\n\n'), ''],
  ['the request is refused', async () => new Response('One answer at a time', { status: 429 }), 'One answer at a time'],
])('on failure the assistant message reads as specified and the draft is kept: %s', async (_why, answer, alert) => {
  const mother = await motherOfMia();
  const view = renderPage(<WandPage />, mother);
  const input = await field();
  stubChat(answer);
  await say('dentist tomorrow');
  expect(await logText(trouble)).toBeTruthy();
  await waitFor(() => expect(input.value).toBe('dentist tomorrow'));
  expect(screen.getByRole('alert').textContent).toBe(alert);
  view.unmount();
  queryClient.clear();
  renderPage(<WandPage />, mother);
  expect((await field()).value).toBe('dentist tomorrow');
});

test('a card that a later answer changes is shown with that answer and its previous value', async () => {
  renderPage(<WandPage />, await motherOfMia());
  await say('dentist for Mia tomorrow at 3');
  await card('New appointment: Dentist');
  await say('make it 4');
  expect(await screen.findByText('This card said 3:00 PM before.')).toBeTruthy();
  const later = (await screen.findByText('make it 4')).closest('article');
  expect(later?.contains(await screen.findByRole('region', { name: 'New appointment: Dentist' }))).toBe(true);
  expect(screen.getAllByRole('region', { name: 'New appointment: Dentist' })).toHaveLength(1);
});

test('a stale card is not approved, and is refreshed', async () => {
  const mother = await motherOfMia();
  renderPage(<WandPage />, mother);
  await say('dentist for Mia tomorrow at 3');
  const dentist = await card('New appointment: Dentist');
  await waitFor(() => expect(screen.queryByText('Thinking...')).toBeNull());
  const [{ proposals }] = (await mother.get('/api/wand/conversation')).json.turns;
  await mother.patch(`/api/wand/proposals/${proposals[0].id}`, { values: { time: '17:00' } });
  const approve = await button('Approve: Dentist');
  await waitFor(() => expect(approve.getAttribute('aria-disabled')).toBe('false'));
  await userEvent.click(approve);
  expect(await dentist.findByText(/^This card has changed since you saw it\./)).toBeTruthy();
  expect(await dentist.findByText('5:00 PM')).toBeTruthy();
  expect((await mother.get('/api/appointments')).json).toEqual([]);
  await userEvent.click(await button('Approve: Dentist'));
  expect(await dentist.findByText('Done')).toBeTruthy();
  expect((await mother.get('/api/appointments')).json).toMatchObject([{ time: '17:00' }]);
});

test('a change from a note is not included in Approve all', async () => {
  const mother = await motherOfMia();
  await mother.post('/api/events', { title: 'Winter concert', date: addDays(today(), 20), time: '18:00' });
  renderPage(<WandPage />, mother);
  await say(
    [
      'Dear parents,',
      `The winter concert has moved to ${fullDate(addDays(today(), 27))} at 18:00.`,
      `The book fair is on ${fullDate(addDays(today(), 30))} at 9:00.`,
      `The bake sale is on ${fullDate(addDays(today(), 31))} at 9:00.`,
      'Your school',
    ].join('\n'),
  );
  const concert = await card('Change event: Winter concert');
  expect(concert.getByText(/^You didn’t ask for this in your own words/)).toBeTruthy();
  const forAll = await button('Approve all (2)');
  await waitFor(() => expect(forAll.getAttribute('aria-disabled')).toBe('false'));
  await userEvent.click(forAll);
  expect(await (await card('New event: Bake sale')).findByText('Done')).toBeTruthy();
  expect(concert.getByRole('button', { name: 'Approve: Winter concert' })).toBeTruthy();
});

test('bold words and lists are formatted, and all other markup is shown as text', async () => {
  renderPage(<WandPage />, await motherOfMia());
  await field();
  const content = '**Monday**:\n* <b>Swim</b>\n1. Eat';
  stubChat(async () => new Response(`data: ${JSON.stringify({ content })}\n\ndata: [DONE]\n\n`));
  await say('what is on?');
  expect((await logText('Monday')).tagName).toBe('STRONG');
  expect((await logText('<b>Swim</b>')).tagName).toBe('LI');
  expect((await logText('Eat')).closest('ol')).toBeTruthy();
  expect(screen.queryByText(/\*/)).toBeNull();
});

test('an answer about several days groups them by day, also when the conversation is opened again', async () => {
  const mother = await motherOfMia();
  const later = addDays(today(), 3);
  await mother.post('/api/appointments', { title: 'Swim class', type: 'Other', date: tomorrow, time: '15:30' });
  await mother.post('/api/appointments', { title: 'Haircut', type: 'Other', date: tomorrow, time: '17:00' });
  await mother.post('/api/reminders', {
    title: 'Bake a pie',
    category: 'task',
    description: 'Apple',
    triggerDate: later,
  });
  const view = renderPage(<WandPage />, mother);
  await say('what is coming up?');
  const rowsOf = async (title: string) => {
    const days = (await logText(title)).closest('li')?.parentElement as HTMLElement;
    return within(days)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
  };
  const swimming = ['Appointment Swim class 3:30 PM', 'Appointment Haircut 5:00 PM'];
  expect(await rowsOf('Swim class')).toEqual(swimming);
  expect(await rowsOf('Bake a pie')).toEqual(['Planner Item Bake a pie']);
  expect(screen.getByText(/^Tomorrow/)).toBeTruthy();
  view.unmount();
  queryClient.clear();
  renderPage(<WandPage />, mother);
  await field();
  expect(await rowsOf('Swim class')).toEqual(swimming);
});

test('a file is read, and an unreadable one gets a helpful message', async () => {
  renderPage(<WandPage />, await motherOfMia());
  const choose = async (name: string, text: string) => {
    await field();
    fireEvent.change(screen.getByLabelText('Read a file'), { target: { files: [new File([text], name)] } });
  };
  await choose('flyer.pdf', '%PDF');
  expect((await screen.findByText(/^I can read \.txt, \.eml, \.ics and \.html files\./)).role).toBe('alert');
  await choose('blank.txt', ' \n ');
  expect(await screen.findByText('That file is empty.')).toBeTruthy();
  // Dropped outside the conversation, where the browser would open the file by default.
  const drop = (files: File[]) => fireEvent.drop(document.body, { dataTransfer: { types: ['Files'], files } });
  expect(drop([new File(['x'], 'a.txt'), new File(['y'], 'b.txt')])).toBe(false);
  expect(await screen.findByText('One file at a time, please.')).toBeTruthy();
  await choose('school.txt', `Picture day is on ${shortWeekdayAndDate(tomorrow)} at 9 am.`);
  expect(await logText('school.txt')).toBeTruthy();
  await waitFor(() => expect(screen.queryByText('Thinking...')).toBeNull());
  expect(screen.queryByText('One file at a time, please.')).toBeNull();

  const input = await field();
  fireEvent.change(input, { target: { value: 'y'.repeat(20_001) } });
  fireEvent.keyDown(input, { key: 'Enter' });
  expect(await screen.findByText(/^That's more than 20,000 characters\./)).toBeTruthy();
  expect(input.value).toHaveLength(20_001);
});

test('loading the conversation can be retried, and the conversation can be cleared', async () => {
  const mother = await motherOfMia();
  await mother.post('/api/wand/chat', { message: 'blue monkeys sideways' });
  let isDown = true;
  const flaky: Client = {
    ...mother,
    request: async (options) =>
      isDown && options.url === '/api/wand/conversation'
        ? { status: 503, text: 'Please try again', json: undefined, headers: {} }
        : mother.request(options),
  };
  renderPage(<WandPage />, flaky);
  expect(await screen.findByText("We couldn't load your conversation.")).toBeTruthy();
  isDown = false;
  await userEvent.click(await button('Try again'));
  expect(await screen.findByText('blue monkeys sideways')).toBeTruthy();
  stubChat(async () => new Response('', { status: 503 }));
  await say('green monkeys');
  expect(await logText(trouble)).toBeTruthy();
  await userEvent.click(await button('Clear conversation'));
  await userEvent.click(await button('Clear'));
  expect(await screen.findByRole('list', { name: 'Try saying' })).toBeTruthy();
  expect(screen.queryByText(/monkeys/, { selector: 'p' })).toBeNull();
});

test('a booking card books in one tap with the written message, and asks what came of it', async () => {
  const mother = await motherOfMia();
  await mother.post('/api/places', { name: 'Dr. Lee', category: 'Dental', email: 'desk@lee.example' });
  renderPage(<WandPage />, mother);
  await say('book the dentist for Mia');
  const booking = await card('Book: Dr. Lee');
  expect(await booking.findByText(/I'd like a dental check-up for Mia, \d+/)).toBeTruthy();
  expect(booking.queryByRole('button', { name: /^Approve/ })).toBeNull();
  const link = booking.getByRole<HTMLAnchorElement>('link', { name: /^Book Dr\. Lee/ });
  await waitFor(() =>
    expect(decodeURIComponent(link.href)).toMatch(/^mailto:desk@lee\.example.*for Mia, \d+, preferably/),
  );
  link.addEventListener('click', (event) => event.preventDefault());
  fireEvent.click(link);
  expect(await booking.findByRole('button', { name: 'Booked? Add it' })).toBeTruthy();
  await userEvent.click(booking.getByRole('button', { name: 'Not now: Dr. Lee' }));
  expect(await booking.findByText('Closed')).toBeTruthy();
  expect((await mother.get('/api/appointments')).json).toEqual([]);
});
