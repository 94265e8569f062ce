import type { Handoff } from '#capabilities/handoffs/contract.ts';
import { addDays, addMonths, today, weekdayAndDate } from '#core/dates.ts';
import { signUp } from '../journey.ts';
import type { Hand } from './hand.ts';
import { createApi, type Job, type Phones } from './job.ts';
import { say } from './screens.ts';

/** Jobs with other people: handing over the pick-up, and a sheet for the sitter. */

/** David joins the family with a login of his own. Returns his phone. */
async function davidsPhone({ page: own }: Hand, phones: Phones) {
  const phone = await phones.visitor();
  await signUp(phone.page, { firstName: 'David' });
  const [ana, david] = [createApi(own.request), createApi(phone.page.request)];
  const { link } = await ana.write('/api/family/invitations');
  await david.write(`/api/invitations/${link.split('/').at(-1)}/accept`);
  const { id: userId } = await david.read('/api/auth/user');
  const adults: { id: string; name: string }[] = await ana.read('/api/household-members?memberType=adult');
  const adult = adults.find(({ name }) => name === 'David');
  await ana.write(`/api/household-members/${adult?.id}/link`, { userId });
  return phone;
}

export const pickUp: Job = {
  title: 'Hand the pick-up to the partner',
  work: async (hand, phones) => {
    const { page, tap } = hand;
    const david = await davidsPhone(hand, phones);
    await page.reload();
    const week = page.getByRole('region', { name: 'Upcoming This Week' });
    await tap(week.getByRole('link', { name: 'Swim class' }));
    await tap(page.getByRole('group', { name: 'Who does Swim class?' }).getByRole('button', { name: /^Hand over/ }));
    await tap(page.getByRole('button', { name: 'Ask David' }));
    await page.getByRole('link', { name: /^Asked David/ }).waitFor();

    await david.go('/dashboard');
    await david.tap(david.page.getByRole('link', { name: /Ana (asks|is asking) you/ }));
    await david.tap(david.page.getByRole('button', { name: "Yes, I'll do it" }));
    await page.getByRole('link', { name: 'David said yes' }).waitFor();
  },
  // Only this week's; the series stays as it is.
  isDone: async ({ read }) =>
    (await read('/api/appointments')).some(
      (one: { title: string; assigneeId: string | null; changedOccurrences: { assigneeId: string | null }[] }) =>
        one.title === 'Swim class' &&
        one.assigneeId === null &&
        one.changedOccurrences.filter(({ assigneeId }) => assigneeId).length === 1,
    ),
};

/** The weekly swim class of the demo family, after this week's. */
function nextWeeksSwim() {
  let day = addDays(addMonths(today(), -2), 1);
  while (day < addDays(today(), 7)) day = addDays(day, 7);
  return day;
}

export const pickUpBySentence: Job = {
  title: 'The same by a sentence',
  work: async (hand) => {
    await say(hand, `ask David to take Mia to swim on ${weekdayAndDate(nextWeeksSwim())}`);
    await hand.page.getByRole('link', { name: 'Open', exact: true }).waitFor();
  },
  isDone: async ({ read }) =>
    (await read('/api/handoffs')).some(
      ({ title, day, state, takerName }: Handoff) =>
        title === 'Swim class' && day === nextWeeksSwim() && state === 'asked' && takerName === 'David',
    ),
};

export const sitterSheet: Job = {
  title: 'A sheet for the sitter',
  work: async ({ page, tap }) => {
    await tap(page.getByRole('link', { name: 'Sitter sheet' }));
    await tap(page.getByRole('button', { name: 'Make the sheet' }));
    await page.getByRole('heading', { level: 1, name: 'Mia, Leo and Noa' }).waitFor();
  },
  isDone: async ({ read }) => (await read('/api/sitter-sheets')).length === 1,
};

export const sitterSheetBySentence: Job = {
  title: 'The same by a sentence',
  work: async (hand) => {
    await say(hand, 'make a sheet for the sitter tonight');
    await hand.tap(hand.page.getByRole('link', { name: 'Open the sheet' }));
    await hand.page.getByRole('heading', { level: 1, name: 'Mia, Leo and Noa' }).waitFor();
  },
  isDone: async ({ read }) => (await read('/api/sitter-sheets')).length === 2,
};
