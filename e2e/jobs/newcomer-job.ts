import { mondayOf } from '#capabilities/meals/rules/week.ts';
import { today } from '#core/dates.ts';
import { newEmail, password } from '../journey.ts';
import type { Job } from './job.ts';

/** From the landing page to two kids, one date and planned dinners. The last job, because it signs out of the demo family. */
export const newcomer: Job = {
  title: 'A newcomer, at most 25 taps',
  work: async ({ page, go, tap, type, pickTime }) => {
    await go('/api/logout');
    await tap(page.getByRole('link', { name: 'Sign In / Sign Up' }));
    await tap(page.getByRole('link', { name: 'Create account' }));
    await type(page.getByLabel('First name'), 'Eva');
    await type(page.getByLabel('Email'), newEmail());
    await type(page.getByLabel('Password', { exact: true }), password);
    await tap(page.getByRole('button', { name: 'Create account' }));

    await tap(page.getByRole('button', { name: 'Next' }));
    for (const _kid of [1, 2]) await tap(page.getByRole('button', { name: 'More Kids' }));
    await type(page.getByPlaceholder('Kid 1'), 'Mia');
    await type(page.getByPlaceholder('Kid 2'), 'Leo');
    await tap(page.getByRole('button', { name: 'Skip setup' }));
    await tap(page.getByRole('link', { name: 'Go to Dashboard' }));

    await tap(page.getByRole('button', { name: 'Put one date on the calendar' }));
    const form = page.getByRole('dialog', { name: 'Add Event' });
    await type(form.getByLabel('Title'), 'School fair');
    await pickTime(form.getByLabel('Time'), '15:00');
    await tap(form.getByRole('button', { name: 'Save' }));
    await form.waitFor({ state: 'hidden' });

    await tap(page.getByRole('link', { name: 'Pick five dinners' }));
    await tap(page.getByRole('button', { name: 'Take a look' }));
    await tap(page.getByRole('button', { name: /^Add all/ }));
    await tap(page.getByRole('button', { name: 'Plan My Week' }));
    await tap(page.getByRole('button', { name: /^Plan \d+ meals?$/ }));
    await page
      .getByText(/meals? planned/)
      .first()
      .waitFor();
  },
  isDone: async ({ read }) => {
    const [children, events, { rows }] = [
      await read('/api/children'),
      await read('/api/events'),
      await read(`/api/meal-plans/week?weekStartDate=${mondayOf(today())}`),
    ];
    // Late in the evening, dinners begin with tomorrow's.
    const planned = rows.flatMap(({ cells }: { cells: { mealType: string }[] }) => cells);
    const hasDinner = planned.some(({ mealType }: { mealType: string }) => mealType === 'dinner');
    return children.length === 2 && events.length === 1 && hasDinner;
  },
};
