import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { AppointmentsPage } from '#capabilities/appointments/web/appointments-page.tsx';
import { DashboardPage } from '#capabilities/dashboard/web/dashboard-page.tsx';
import { PlannerPage } from '#capabilities/planner/web/planner-page.tsx';
import { addDays, today } from '#core/dates.ts';
import { renderPage } from '#testing/render-page.tsx';
import { servedApp } from '#testing/served-app.ts';
import { queryClient } from '#web/query-client.ts';

const { signUp } = servedApp();

afterEach(() => localStorage.clear());

const tomorrow = addDays(today(), 1);
const names = ['Hers', 'His', 'Ours'];

/** A mother, linked with the first of these adults; each has an appointment and a planner item, and one is nobody's. */
async function motherWith(adults: string[]) {
  const mother = await signUp();
  const ids: (string | null)[] = [];
  for (const name of adults)
    ids.push(
      (await mother.post('/api/household-members', { memberType: 'adult', name, relationship: 'other' })).json.id,
    );
  await mother.post(`/api/household-members/${ids[0]}/link`, { userId: mother.userId });
  for (const [index, title] of names.entries()) {
    const assigneeId = ids[index] ?? null;
    await mother.post('/api/appointments', { title, type: 'Other', date: tomorrow, assigneeId });
    const item = { title, category: 'health', description: 'Soon', triggerDate: tomorrow, assigneeId };
    await mother.post('/api/reminders', item);
  }
  return { mother, ids };
}

const mine = () => screen.findByRole('button', { name: 'Mine' });
const pages = { dashboard: DashboardPage, appointments: AppointmentsPage, planner: PlannerPage };

test.each(Object.entries(pages))(
  "the %s shows the person's own records and those without an assignee, or everyone's, and remembers the choice",
  async (_name, Page) => {
    const { mother } = await motherWith(['Ana', 'David']);
    const page = renderPage(<Page />, mother);
    expect((await screen.findAllByText('His')).length).toBeGreaterThan(0);
    expect((await screen.findByRole('button', { name: 'Everyone' })).getAttribute('aria-pressed')).toBe('true');
    await userEvent.click(await mine());
    await waitFor(() => expect(screen.queryByText('His')).toBe(null));
    for (const name of ['Hers', 'Ours']) expect(screen.getAllByText(name).length).toBeGreaterThan(0);

    page.unmount();
    queryClient.clear();
    renderPage(<Page />, mother);
    expect((await screen.findAllByText('Hers')).length).toBeGreaterThan(0);
    expect(screen.queryByText('His')).toBe(null);
    expect((await mine()).getAttribute('aria-pressed')).toBe('true');
    await userEvent.click(screen.getByRole('button', { name: 'Everyone' }));
    expect((await screen.findAllByText('His')).length).toBeGreaterThan(0);
  },
);

test.each(Object.entries(pages))(
  "the %s says kindly that nothing is the person's own, and can show everyone's",
  async (_name, Page) => {
    const { mother, ids } = await motherWith(['Ana', 'David']);
    for (const path of ['appointments', 'reminders'])
      for (const { id } of (await mother.get(`/api/${path}`)).json)
        await mother.patch(`/api/${path}/${id}`, { assigneeId: ids[1] });
    renderPage(<Page />, mother);
    await userEvent.click(await mine());
    const [show] = await screen.findAllByRole('button', { name: 'Show everyone' });
    expect(screen.getAllByText(/^Nothing (of yours right now|is waiting for you)/).length).toBeGreaterThan(0);
    await userEvent.click(show as HTMLElement);
    expect((await screen.findAllByText('His')).length).toBeGreaterThan(0);
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Show everyone' })).toBe(null));
  },
);

test('it is not offered to the only adult, nor to a person who is none of the adults', async () => {
  const { mother } = await motherWith(['Ana']);
  const page = renderPage(<PlannerPage />, mother);
  const heading = () => within(screen.getByRole('heading', { level: 1 }).closest('.page-heading') as HTMLElement);
  await screen.findAllByText('His');
  expect(heading().queryByRole('button', { name: 'Mine' })).toBe(null);
  page.unmount();

  const couple = await motherWith(['Ana', 'David']);
  await couple.mother.post(`/api/household-members/${couple.ids[0]}/link`, { userId: null });
  localStorage.setItem('whose', couple.ids[0] ?? '');
  queryClient.clear();
  renderPage(<PlannerPage />, couple.mother);
  // The stored choice is ignored.
  expect((await screen.findAllByText('His')).length).toBeGreaterThan(0);
  expect(heading().queryByRole('button', { name: 'Mine' })).toBe(null);
});
