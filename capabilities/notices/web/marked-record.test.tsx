import { cleanup, screen, waitFor } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { AppointmentsPage } from '#capabilities/appointments/web/appointments-page.tsx';
import { BirthdaysPage } from '#capabilities/birthdays/web/birthdays-page.tsx';
import { CalendarCard } from '#capabilities/calendar/web/calendar-card.tsx';
import { PlannerPage } from '#capabilities/planner/web/planner-page.tsx';
import { SubscriptionsPage } from '#capabilities/subscriptions/web/subscriptions-page.tsx';
import { WishlistsPage } from '#capabilities/wishlists/web/wishlists-page.tsx';
import { addDays, addMonths, today } from '#core/dates.ts';
import { recordPath } from '#core/record-path.ts';
import { focused } from '#testing/focused.ts';
import { renderPage as render } from '#testing/render-page.tsx';
import { servedApp } from '#testing/served-app.ts';
import type { Client } from '#testing/test-app.ts';
import { useMarkedRecord } from '#web/ui/record/marked-record.ts';

const { signUp } = servedApp();
const scrolledTo = vi.fn();

beforeAll(() => {
  // jsdom has no layout.
  Element.prototype.scrollIntoView = function scroll() {
    scrolledTo(this);
  };
});

afterEach(() => {
  localStorage.clear();
  scrolledTo.mockClear();
});

function Marker() {
  useMarkedRecord();
  return null;
}

const renderPage = (page: ReactElement, person: Client) =>
  render(
    <>
      <Marker />
      {page}
    </>,
    person,
  );

const marked = () => document.querySelector<HTMLElement>('[data-marked]');

const waitForMark = (text: string) =>
  waitFor(() => {
    expect(marked()?.textContent).toContain(text);
    expect(scrolledTo).toHaveBeenCalledExactlyOnceWith(marked());
  });

const added = async (person: Client, path: string, body: object): Promise<string> =>
  (await person.post(path, body)).json.id;
const open = (screenPath: string, id: string, stepId?: string) =>
  history.pushState(null, '', recordPath(screenPath, id, stepId));

/** A mother who shows only her own things, and the id of another adult. */
async function motherOfTwoAdults() {
  const mother = await signUp();
  const adult = (name: string) =>
    added(mother, '/api/household-members', { memberType: 'adult', name, relationship: 'other' });
  const [ana, david] = [await adult('Ana'), await adult('David')];
  await mother.post(`/api/household-members/${ana}/link`, { userId: mother.userId });
  localStorage.setItem('whose', ana);
  return { mother, david };
}

test('an appointment is scrolled to and marked, even a late one that someone else takes care of', async () => {
  const { mother, david } = await motherOfTwoAdults();
  const soon = addDays(today(), 1);
  for (let place = 0; place < 30; place++)
    await added(mother, '/api/appointments', { title: `Practice ${place}`, type: 'Other', date: soon });
  const his = { title: 'His dentist', type: 'Dental', date: addMonths(today(), 5), assigneeId: david };
  const id = await added(mother, '/api/appointments', his);
  open('/appointments', id);
  renderPage(<AppointmentsPage />, mother);
  await waitForMark('His dentist');
  await focused(marked());
});

test('a planner item is marked although its group is folded, and the mark goes with the next address', async () => {
  const { mother, david } = await motherOfTwoAdults();
  const item = { category: 'health', description: 'Soon', assigneeId: david };
  const ids: string[] = [];
  for (const title of ['One', 'Two', 'Three', 'Four', 'Five'])
    ids.push(await added(mother, '/api/reminders', { ...item, title }));
  await added(mother, '/api/reminders', { ...item, title: 'Hers', assigneeId: null });
  open('/planner', String(ids[4]));
  renderPage(<PlannerPage />, mother);
  await waitForMark('Five');
  history.pushState(null, '', '/planner');
  expect(marked()).toBe(null);
});

test("a step is marked in the plan of its trip, birthday or child's party, which unfolds", async () => {
  const mother = await signUp();
  const soon = addDays(today(), 20);
  const child = await added(mother, '/api/children', { name: 'Mia', birthdate: '2019-03-04' });
  const subjects = {
    trip: await added(mother, '/api/reminders', { title: 'Sea', category: 'trip', description: 'A week' }),
    birthday: await added(mother, '/api/birthdays', { name: 'Bo', date: '1990-01-02', relationship: 'friend' }),
    wishlist: await added(mother, `/api/birthday-wishlists/party-for/${child}`, { partyDate: soon }),
  };
  const pages = {
    trip: ['/planner', PlannerPage],
    birthday: ['/birthdays', BirthdaysPage],
    wishlist: ['/birthday-wishlists', WishlistsPage],
  } as const;
  for (const subject of ['trip', 'birthday', 'wishlist'] as const) {
    const subjectId = subjects[subject];
    const step = await added(mother, '/api/plan-steps', { subject, subjectId, title: `Step of a ${subject}` });
    const [path, Page] = pages[subject];
    open(path, subjectId, step);
    const page = renderPage(<Page />, mother);
    await waitForMark(`Step of a ${subject}`);
    page.unmount();
    scrolledTo.mockClear();
  }
});

test("a friend's birthday is on its tab, a child's has no record of its own, and a subscription is marked too", async () => {
  const mother = await signUp();
  const child = await added(mother, '/api/children', { name: 'Mia', birthdate: '2019-03-04' });
  const friend = await added(mother, '/api/birthdays', { name: 'Bo', date: '1990-01-02', relationship: 'friend' });
  const service = { serviceName: 'Netflix', serviceType: 'streaming' };
  const subscription = await added(mother, '/api/connected-services', service);
  open('/birthdays', friend);
  renderPage(<BirthdaysPage />, mother);
  await waitForMark('Bo');
  scrolledTo.mockClear();
  open('/birthdays', child);
  await waitForMark('Mia');
  cleanup();
  scrolledTo.mockClear();
  open('/subscriptions', subscription);
  renderPage(<SubscriptionsPage />, mother);
  await waitForMark('Netflix');
});

test('an event of any month opens with its details, and closing them clears the address', async () => {
  const mother = await signUp();
  const event = { title: 'School play', date: addMonths(today(), 3), time: '18:00' };
  const id = await added(mother, '/api/events', event);
  open('/dashboard', id);
  renderPage(<CalendarCard today={today()} />, mother);
  const dialog = await screen.findByRole('dialog', { name: 'School play' });
  await waitFor(() => expect(dialog.textContent).toContain('6:00 PM'));
  screen.getByRole('button', { name: 'Close' }).click();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBe(null));
  expect(location.search).toBe('');
});
