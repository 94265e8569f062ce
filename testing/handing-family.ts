import { addDays, today } from '#core/dates.ts';
import { joinFamily } from './join-family.ts';
import type { servedApp } from './served-app.ts';

/** Ana and David, who both sign in, Mia with an allergy, and Mia's swim class in three days. */
export async function handingFamily({ signUp }: Pick<ReturnType<typeof servedApp>, 'signUp'>) {
  const [ana, david] = [await signUp({ firstName: 'Ana' }), await signUp({ firstName: 'David' })];
  await joinFamily(david, ana);
  const adult = async ({ userId }: { userId: string }, name: string) => {
    const member = { memberType: 'adult', name, relationship: 'partner' };
    const { id } = (await ana.post('/api/household-members', member)).json;
    await ana.post(`/api/household-members/${id}/link`, { userId });
    return id as string;
  };
  const adults = { ana: await adult(ana, 'Ana'), david: await adult(david, 'David') };
  const child = { memberType: 'child', name: 'Mia', birthdate: '2019-04-05', allergies: ['Peanuts'] };
  const mia = (await ana.post('/api/household-members', child)).json;
  const swim = (
    await ana.post('/api/appointments', {
      ...{ title: 'Swim class', type: 'Educational', date: addDays(today('UTC'), 3), time: '15:30', childId: mia.id },
      ...{ location: 'Community pool', whatToBring: 'Goggles', phone: '(555) 010-0199' },
    })
  ).json;
  const ask = async (more: object = { takerId: adults.david }) =>
    (await ana.post('/api/handoffs', { type: 'appointment', recordId: swim.id, ...more })).json;
  const assignee = async () => (await ana.get('/api/appointments')).json[0].assigneeId as string | null;
  return { ana, david, adults, swim, ask, assignee };
}
