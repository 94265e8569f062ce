import { expect, test } from 'vitest';
import type { PlannerItem } from '../contract.ts';
import type { PackingItem } from '../packing-contract.ts';
import { bagsOf, groupByCategory, recentlyDismissed, soonestFirst, weekAhead } from './lists.ts';

const item = (title: string, category: PlannerItem['category'], dismissedAt: string | null = null) =>
  ({ title, category, dismissed: dismissedAt !== null, dismissedAt }) as PlannerItem;
const titles = (items: readonly PlannerItem[]) => items.map(({ title }) => title);

const items = [
  item('Sea', 'trip'),
  item('Flu shots', 'health'),
  item('Leaves', 'seasonal'),
  item('Vitamins', 'health'),
  item('Old', 'health', '2026-11-01T10:00:00.000Z'),
  item('Older', 'trip', '2026-10-01T10:00:00.000Z'),
  item('Oldest', 'health', '2026-09-01T10:00:00.000Z'),
];

const today = '2026-11-19';

test('active items are grouped by category, without empty groups', () => {
  expect(groupByCategory(items, today).map((group) => [group.category, titles(group.items)])).toEqual([
    ['seasonal', ['Leaves']],
    ['health', ['Flu shots', 'Vitamins']],
    ['trip', ['Sea']],
  ]);
});

test('dismissed items are sorted newest first, and their number is limited', () => {
  expect(titles(recentlyDismissed(items))).toEqual(['Old', 'Older', 'Oldest']);
  expect(titles(recentlyDismissed(items, 'health'))).toEqual(['Old', 'Oldest']);
  const many = Array.from({ length: 50 }, (_, n) => item(`${n}`, 'health', `2026-11-01T10:00:${10 + n}.000Z`));
  expect(titles(recentlyDismissed(many)).slice(0, 2)).toEqual(['49', '48']);
  expect(recentlyDismissed(many)).toHaveLength(20);
});

test('there is a shared bag, one for each traveler, and one for a former traveler with items', () => {
  const thing = (traveler: string | null, name: string) => ({ traveler, name }) as PackingItem;
  const list = [thing(null, 'Keys'), thing('Mia', 'Kite'), thing('Jo', 'Hat')];
  expect(bagsOf(list, ['Ana', 'Mia']).map(({ traveler, items: [first] }) => [traveler, first?.name])).toEqual([
    [null, 'Keys'],
    ['Ana', undefined],
    ['Mia', 'Kite'],
    ['Jo', 'Hat'],
  ]);
});

test('items are sorted by the date on which they are due, and those without one come last', () => {
  const due = (title: string, triggerDate: string | null, doneDates: string[] = []) => {
    const rhythm = doneDates.length > 0 ? { recurringFrequency: 'weekly' as const } : {};
    return { ...item(title, 'task'), triggerDate, doneDates, skippedDates: [], ...rhythm } as PlannerItem;
  };
  const unsorted = [due('Whenever', null), due('Weekly', '2026-11-18', ['2026-11-18']), due('Tomorrow', '2026-11-20')];
  expect(titles(soonestFirst(unsorted, today))).toEqual(['Tomorrow', 'Weekly', 'Whenever']);
});

const dated = [
  { ...item('Sea', 'trip'), startDate: '2026-11-21' },
  { ...item('Photo', 'milestone'), triggerDate: '2026-11-20' },
  { ...item('Flu shots', 'health'), triggerDate: null },
  { ...item('Vitamins', 'health'), triggerDate: '2026-11-24' },
  { ...item('Leaves', 'seasonal'), triggerDate: null },
  { ...item('Filter', 'recurring'), triggerDate: '2026-11-02' },
  { ...item('Later', 'task'), triggerDate: '2026-11-26' },
] as PlannerItem[];

test('the category with the soonest item comes first, and those without any date last', () => {
  expect(groupByCategory(dated, today).map((group) => titles(group.items).join(', '))).toEqual([
    'Filter',
    'Photo',
    'Sea',
    'Vitamins, Flu shots',
    'Later',
    'Leaves',
  ]);
});

test('the week ahead has seven days, and what is overdue is up today', () => {
  const step = (title: string, date: string | null) =>
    ({ id: title, title, date, subject: 'birthday', subjectId: 'rosa', subjectTitle: "Rosa's party" }) as const;
  const steps = [
    step('Guest list', '2026-11-17'),
    step('Cake', '2026-11-19'),
    step('Candles', '2026-11-20'),
    step('Someday', null),
  ];
  const days = weekAhead([...dated, { ...items[4], triggerDate: today } as PlannerItem], steps, today);
  expect(days[0]?.things).toMatchObject([
    { about: '17 days ago', item: { title: 'Filter' } },
    { about: "Rosa's party, 1 more step", path: '/birthdays?open=rosa&step=Guest list' },
  ]);
  expect(days[1]?.things[1]).toMatchObject({ about: "Rosa's party", step: { title: 'Candles' } });
  expect(days.map((day) => [day.date, ...day.things.map(({ title }) => title)])).toEqual([
    ['2026-11-19', 'Filter', 'Guest list'],
    ['2026-11-20', 'Photo', 'Candles'],
    ['2026-11-21', 'Sea'],
    ['2026-11-22'],
    ['2026-11-23'],
    ['2026-11-24', 'Vitamins'],
    ['2026-11-25'],
  ]);
});
