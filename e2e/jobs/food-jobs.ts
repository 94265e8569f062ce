import { mondayOf } from '#capabilities/meals/rules/week.ts';
import { addDays, today } from '#core/dates.ts';
import { type Job, NotPossible } from './job.ts';
import { openFromBar } from './screens.ts';

/** The week after next, because the demo family has already planned this week and the next. */
const week = addDays(mondayOf(today()), 14);

export const dinners: Job = {
  title: 'Dinners and the list',
  work: async (hand) => {
    const { page, tap } = hand;
    await openFromBar(hand, 'Meals');
    for (const _week of [1, 2]) await tap(page.getByRole('button', { name: 'Next week' }));
    await tap(page.getByRole('button', { name: 'Plan My Week' }));
    await tap(page.getByRole('button', { name: /^Plan \d+ meals$/ }));
    await page
      .getByText(/meals planned/)
      .first()
      .waitFor();
    await tap(page.getByRole('link', { name: 'Generate Grocery List' }));
    await tap(page.getByRole('button', { name: 'Generate from Meal Plan' }));
    await page.getByText('Grocery list generated from your meal plan!').first().waitFor();
  },
  isDone: async ({ read }) => {
    const { rows } = await read(`/api/meal-plans/week?weekStartDate=${week}`);
    const planned = rows.flatMap(({ cells }: { cells: unknown[] }) => cells).length;
    const [list] = await read(`/api/grocery-lists?weekStartDate=${week}`);
    return planned >= 7 && list.items.length > 20 && list.withoutIngredients.length === 0;
  },
};

/** Two phones have the list open. One goes offline, checks off an item, and comes back online. */
export const shop: Job = {
  title: 'The shop on two phones, one offline',
  prepare: async ({ write }) => {
    await write('/api/grocery-lists/current/items', { lines: ['candles', 'birthday cards'], today: today() });
  },
  work: async (hand, phones) => {
    const partner = await phones.another();
    await openFromBar(hand, 'Groceries');
    await openFromBar(partner, 'Groceries');
    const [candles, cards] = [/^candles/i, /^birthday cards/i];
    await partner.see(partner.page.getByRole('checkbox', { name: candles }));
    await partner.page.context().setOffline(true);
    await partner.tap(partner.page.getByRole('checkbox', { name: candles }));
    await hand.tap(hand.page.getByRole('checkbox', { name: cards }));
    const errorText = partner.page.getByText(/check your connection/i).first();
    const isRefused = await errorText.waitFor({ timeout: 5000 }).then(
      () => true,
      () => false,
    );
    if (isRefused) throw new NotPossible('items cannot be checked off offline');
    await partner.page.context().setOffline(false);
    await hand.page.getByRole('checkbox', { name: candles, checked: true }).waitFor();
    await partner.page.getByRole('checkbox', { name: cards, checked: true }).waitFor();
  },
  isDone: async ({ read }) => {
    const lists: { items: { name: string; checked: boolean }[] }[] = await read('/api/grocery-lists');
    const checkedItems = lists.flatMap(({ items }) => items).filter(({ checked }) => checked);
    return ['candles', 'birthday cards'].every((name) => checkedItems.some((item) => item.name === name));
  },
};
