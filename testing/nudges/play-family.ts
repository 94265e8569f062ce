import { dayOf, mondayOf } from '#capabilities/meals/rules/week.ts';
import type { Dinner } from '#capabilities/nudges/rules/nudges.ts';
import type { CalendarDate } from '#core/dates.ts';
import type { Family } from '#scripts/score/nudges/family.ts';
import type { Happening } from '#scripts/score/nudges/happening.ts';
import type { Answer, Client } from '../client.ts';

/** What a simulated family does on one day, by the date on which it is sent. */
export interface LivedDay {
  date: CalendarDate;
  happenings: readonly Happening[];
}

/** Sends what a simulated family does through the calls that its screens make. */
export async function newPlayer(client: Client, { children }: Family) {
  const memberIds = new Map<string, string>();
  const recipeIds = new Map<string, string>();
  for (const { id, name, birthdate } of children)
    memberIds.set(id, (await sent(client.post('/api/household-members', { memberType: 'child', name, birthdate }))).id);

  async function recipeIdFor({ recipeId, name }: Dinner) {
    const stored =
      recipeIds.get(recipeId) ?? (await sent(client.post('/api/recipes', { name, mealType: 'dinner' }))).id;
    recipeIds.set(recipeId, stored);
    return stored;
  }

  const planDinner = ({ date }: Dinner, recipeId: string | null) =>
    sent(
      client.post('/api/meal-plans/assign', {
        ...{ weekStartDate: mondayOf(date), days: [dayOf(date)], assignedTo: ['family'] },
        ...{ mealType: 'dinner', recipeId },
      }),
    );

  const addLine = (food: string, today: CalendarDate) =>
    sent(client.post('/api/grocery-lists/current/items', { lines: [food], today }));

  async function checkOff(food: string, today: CalendarDate) {
    const isOpen = (item: { name: string; checked: boolean }) => item.name === food && !item.checked;
    const [listed] = await sent(client.get(`/api/grocery-lists?weekStartDate=${mondayOf(today)}`));
    const list = listed?.items.some(isOpen) ? listed : await addLine(food, today);
    const item = list.items.find(isOpen);
    await sent(client.patch(`/api/grocery-lists/${list.id}/items/${item.id}`, { checked: true }));
  }

  async function play(happening: Happening, today: CalendarDate) {
    if (happening.type === 'booked') {
      const { title, type, date, memberId } = happening.visit;
      const childId = memberId && memberIds.get(memberId);
      await sent(client.post('/api/appointments', { title, type, date, childId }));
    } else if (happening.type === 'listed') await addLine(happening.food, today);
    else if (happening.type === 'bought') await checkOff(happening.food, today);
    else if (happening.type === 'planned') await planDinner(happening.dinner, await recipeIdFor(happening.dinner));
    else if (happening.type === 'dropped') await planDinner(happening.dinner, null);
  }

  return {
    memberIds,
    recipeIds,
    async playDay({ date, happenings }: LivedDay) {
      for (const happening of happenings) await play(happening, date);
    },
  };
}

async function sent(call: Promise<Answer>) {
  const { status, json, text } = await call;
  if (status >= 400) throw new Error(`${status} ${text}`);
  return json;
}
