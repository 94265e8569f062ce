import { dayOf, mondayOf } from '#capabilities/meals/rules/week.ts';
import type { Dinner } from '#capabilities/nudges/rules/nudges.ts';
import { addDays, type CalendarDate, daysBetween, today } from '#core/dates.ts';
import { type Family, newFamily } from '#scripts/score/nudges/family.ts';
import type { Happening } from '#scripts/score/nudges/happening.ts';
import { usual } from '#scripts/score/nudges/proportions.ts';
import type { Answer, Client } from '../client.ts';

/** The actions of a simulated family, by the date on which they are sent. */
export interface LivedDay {
  date: CalendarDate;
  happenings: readonly Happening[];
}

/**
 * Moves a family's days so that they end shortly before today, because the server's clock can't be set. The weekdays
 * stay.
 */
export function familyUntilNow(seed: number, days: number): Family {
  const family = newFamily(seed, usual);
  const weeks = Math.floor(daysBetween(family.dates[days] ?? '', today('UTC')) / 7);
  return { ...family, dates: family.dates.map((date) => addDays(date, 7 * weeks)) };
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

  /** The list item of a food that isn't checked off yet, maybe on last week's list. */
  const openLines = new Map<string, string>();

  async function addLine(food: string, today: CalendarDate) {
    const list = await sent(client.post('/api/grocery-lists/current/items', { lines: [food], today }));
    const isOpen = (item: { name: string; checked: boolean }) => item.name === food && !item.checked;
    openLines.set(food, `/api/grocery-lists/${list.id}/items/${list.items.find(isOpen).id}`);
  }

  async function checkOff(food: string, today: CalendarDate) {
    if (!openLines.has(food)) await addLine(food, today);
    await sent(client.patch(openLines.get(food) ?? '', { checked: true }));
    openLines.delete(food);
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
    else {
      const { recipeId, date, rating } = happening.rating;
      await sent(client.post('/api/meal-ratings', { recipeId: recipeIds.get(recipeId), date, rating }));
    }
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
