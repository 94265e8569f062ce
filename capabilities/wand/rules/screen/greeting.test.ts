import { expect, test } from 'vitest';
import type { CalendarEntry } from '#capabilities/calendar/contract.ts';
import type { Dashboard, DashboardChild, TodaysMeal } from '#capabilities/dashboard/contract.ts';
import { firstMessages, helloTo, todayLines } from './greeting.ts';

const today = '2026-11-19';
const at = (time: string) => ({ today, time });
const linesOf = (...args: Parameters<typeof todayLines>) =>
  todayLines(...args).map(({ when, what }) => (when ? `${when}: ${what}` : what));
const entry = (title: string, part: Partial<CalendarEntry> = {}) =>
  ({
    id: title,
    type: 'appointment',
    title,
    date: today,
    time: null,
    childName: null,
    plan: null,
    ...part,
  }) as CalendarEntry;
const dinner = (title: string) => ({ mealType: 'dinner', title }) as TodaysMeal;
const day = (part: Partial<Dashboard>) =>
  ({
    priority: [],
    tomorrow: [],
    week: [],
    meals: [],
    children: [],
    attention: [],
    firstSteps: null,
    ...part,
  }) as Dashboard;

test('the greeting goes by the time of day', () => {
  expect(['04:00', '08:00', '13:00', '19:00'].map((time) => helloTo('Ana', time))).toEqual([
    'Good evening, Ana',
    'Good morning, Ana',
    'Good afternoon, Ana',
    'Good evening, Ana',
  ]);
  expect(helloTo(null, '08:00')).toBe('Good morning');
});

test('by day it says what is next and what is for dinner', () => {
  const checkUp = entry('Check-up', { time: '10:30', childName: 'Noa' });
  const choir = entry('Choir', { time: '14:00' });
  const whole = day({ priority: [choir, checkUp], meals: [dinner('Tacos')] });
  expect(linesOf(whole, at('08:00'))).toEqual(['10:30 AM: Check-up for Noa', '2:00 PM: Choir', 'Dinner: Tacos']);
  expect(linesOf(whole, at('12:00'))).toEqual(['2:00 PM: Choir', 'Dinner: Tacos']);
  expect(linesOf(whole, at('16:00'))).toEqual(["You're done for today.", 'Dinner: Tacos']);
  expect(linesOf(day({ priority: [entry('Bake', { type: 'reminder' })] }), at('08:00'))).toEqual([
    'One thing is left to do today.',
    'Dinner is still open.',
  ]);
  expect(linesOf(day({ firstSteps: { hasKids: false, hasDate: false, dinnerCount: 0 } }), at('08:00'))).toEqual([
    'Your day is clear.',
  ]);
});

test('in the evening it looks ahead', () => {
  const swim = entry('Swim class', { time: '15:30', childName: 'Mia' });
  expect(linesOf(day({ tomorrow: [swim] }), at('20:00'))).toEqual([
    'Tomorrow starts with Swim class for Mia at 3:30 PM.',
  ]);
  expect(linesOf(day({ tomorrow: [entry('Bake'), swim] }), at('20:00'))).toEqual([
    'Tomorrow: Bake and Swim class for Mia',
  ]);
  expect(linesOf(day({ tomorrow: [entry('Bake'), swim, entry('Pack'), entry('Rest')] }), at('20:00'))).toEqual([
    'Tomorrow: Bake, Swim class for Mia and 2 more',
  ]);
  expect(linesOf(day({}), at('20:00'))).toEqual(['Nothing planned for tomorrow yet.']);
});

test('three first messages fit what the family has', () => {
  const kid = (name: string, upcoming: CalendarEntry[] = []) => ({ name, upcoming }) as DashboardChild;
  expect(firstMessages(day({ firstSteps: { hasKids: false, hasDate: false, dinnerCount: 0 } }))).toEqual([
    { topic: 'appointment', message: 'Dentist tomorrow at 3' },
    { topic: 'groceries', message: 'Add milk to the list' },
    { topic: 'dinners', message: 'Plan my week' },
  ]);
  const birthday = entry("Grandma Rosa's birthday", { type: 'birthday' });
  expect(
    firstMessages(day({ week: [birthday], meals: [dinner('Tacos')], children: [kid('Mia', [birthday]), kid('Leo')] })),
  ).toMatchObject([
    { message: "What's on this week?" },
    { message: 'Gift ideas for Grandma Rosa' },
    { message: 'Dentist for Leo tomorrow at 3' },
  ]);
});
