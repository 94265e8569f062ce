import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, addMonths, daysBetween } from '#core/dates.ts';
import { type Child, type Evidence, learnedFrom, nudgesOn, type Purchase, type Rating, type Visit } from './nudges.ts';

const today = '2026-11-18';
const ago = (days: number) => addDays(today, -days);
const nothing: Evidence = {
  visits: [],
  booked: [],
  purchases: [],
  listed: [],
  dinners: [],
  planned: [],
  ratings: [],
  children: [],
};

const milk = (...days: number[]): Purchase[] => days.map((day) => ({ foodKey: 'milk', food: 'Milk', date: ago(day) }));
const tacos = (...days: number[]) => days.map((day) => ({ recipeId: 'r1', name: 'Tacos', date: ago(day) }));
const dentist = (day: number, more: Partial<Visit> = {}): Visit => ({
  id: `visit ${day}`,
  type: 'Dental',
  title: 'Checkup',
  memberId: 'mia',
  memberName: 'Mia',
  date: ago(day),
  ...more,
});
const keysOn = (day: string, evidence: Partial<Evidence>) =>
  nudgesOn(day, { ...nothing, ...evidence }).map(({ key }) => key);
const keys = (evidence: Partial<Evidence>) => keysOn(today, evidence);

test('a new family sees no claimed habit', () => {
  expect(keys({})).toEqual([]);
  expect(keys({ purchases: milk(7, 14, 21), dinners: tacos(7, 14), visits: [dentist(182), dentist(364)] })).toEqual([]);
});

test('visits of one kind for one person come again', () => {
  const visits = [dentist(182), dentist(365), dentist(546)];
  expect(nudgesOn(today, { ...nothing, visits })).toMatchObject([
    {
      key: 'visit:Dental:mia',
      kind: 'visit',
      subject: 'Dental:mia',
      label: "Mia's dentist visit",
      sentence: "Mia's last dentist visit was in May. Time to book?",
      reason: 'You usually go about every 6 months.',
      evidence: [ago(546), ago(365), ago(182)],
      period: 182,
    },
  ]);
  expect(keys({ visits, booked: [dentist(-20)] })).toEqual([]);
  expect(keys({ visits, booked: [dentist(-20, { memberId: 'leo' })] })).toEqual(['visit:Dental:mia']);
  expect(keys({ visits: visits.map((visit, index) => ({ ...visit, memberId: `child ${index}` })) })).toEqual([]);
  expect(keys({ visits: [dentist(182), dentist(250), dentist(546)] })).toEqual([]);
});

test('other visits are told apart by their titles, and dates of a series are no bookings', () => {
  const haircuts = [42, 84, 126].map((day) =>
    dentist(day, { type: 'Other', title: ' Hair  cut ', memberId: null, memberName: null }),
  );
  expect(keys({ visits: haircuts })).toEqual(['visit:Other hair cut:']);
  expect(keys({ visits: haircuts.map((visit) => ({ ...visit, id: 'series' })) })).toEqual([]);
});

test('a food that is bought regularly is due, unless it is on the list', () => {
  const purchases = milk(7, 14, 21, 28, 35);
  expect(nudgesOn(today, { ...nothing, purchases })).toMatchObject([
    { key: 'purchase:milk', sentence: 'You usually need milk by now.', reason: 'You buy it about once a week.' },
  ]);
  expect(keys({ purchases, listed: ['milk'] })).toEqual([]);
});

test('a missed week, an extra purchase and a change of rhythm are no problem', () => {
  expect(keys({ purchases: milk(7, 14, 28, 35, 42, 49, 56) })).toEqual(['purchase:milk']);
  expect(keys({ purchases: milk(7, 10, 14, 21, 28, 35, 42) })).toEqual(['purchase:milk']);
  expect(keys({ purchases: milk(14, 28, 42, 56, 70, 77, 84, 91, 98) })).toEqual(['purchase:milk']);
});

test("food that was bought twice lasts twice as long, but an extra visit doesn't postpone the next one", () => {
  const twice = milk(14, 15, 29, 43, 57, 71, 85);
  expect(keys({ purchases: twice })).toEqual([]);
  expect(keysOn(addDays(today, 11), { purchases: twice })).toEqual(['purchase:milk']);
  expect(keysOn(addDays(today, 15), { purchases: twice })).toEqual([]);
  const visits = [dentist(150), dentist(182), dentist(365), dentist(546)];
  expect(keys({ visits })).toEqual(['visit:Dental:mia']);
});

test('a nudge comes in time to book the visit or to write the list', () => {
  const visits = [dentist(175), dentist(357), dentist(539)];
  expect(keys({ visits })).toEqual(['visit:Dental:mia']);
  expect(keysOn(ago(1), { visits })).toEqual([]);
  const purchases = milk(2, 5, 8, 11, 14, 17);
  expect(keys({ purchases })).toEqual(['purchase:milk']);
  expect(keysOn(ago(1), { purchases })).toEqual([]);
});

test("a dinner in a rhythm is due, but not what is planned or what they didn't like", () => {
  const dinners = tacos(14, 28, 42, 56);
  expect(nudgesOn(today, { ...nothing, dinners })).toMatchObject([
    { key: 'dinner:r1', subject: 'r1', sentence: "It's about time for Tacos again." },
  ]);
  expect(keys({ dinners, planned: tacos(-3) })).toEqual([]);
  const rated = (rating: Rating['rating']) => ({ recipeId: 'r1', date: ago(28), rating });
  expect(keys({ dinners, ratings: [rated('liked')] })).toEqual(['dinner:r1']);
  expect(keys({ dinners, ratings: [rated('not again'), rated('liked')] })).toEqual([]);
});

test('a child without visits gets the usual ages, with their source', () => {
  const child: Child = { id: 'leo', name: 'Leo', birthdate: addMonths(today, -24) };
  expect(nudgesOn(today, { ...nothing, children: [child] })).toMatchObject([
    {
      key: 'checkup:leo:24',
      sentence: 'Leo is about 2. Many families book a check-up around now; ask your pediatrician.',
      reason: expect.stringContaining('American Academy of Pediatrics'),
      period: 0,
    },
  ]);
  const seen = dentist(400, { type: 'Medical - Pediatrician', memberId: 'leo' });
  expect(keys({ children: [child], visits: [seen] })).toEqual([]);
  expect(keys({ children: [{ ...child, birthdate: addMonths(today, -27) }] })).toEqual([]);
  expect(keys({ children: [{ ...child, birthdate: null }] })).toEqual([]);
  expect(keys({ children: [{ ...child, birthdate: addDays(today, 5) }] })).toEqual([]);
  expect(keys({ children: [{ ...child, birthdate: ago(4) }] })).toEqual(['checkup:leo:0']);
});

test('the strongest nudge comes first, and a habit stays until it has faded', () => {
  const evidence = { ...nothing, purchases: milk(3, 10, 17, 24, 31, 38), dinners: tacos(14, 28, 42, 56) };
  expect(keys(evidence)).toEqual(['dinner:r1']);
  expect(learnedFrom(today, evidence).map(({ key }) => key)).toEqual(['purchase:milk', 'dinner:r1']);
});

const periods = fc.integer({ min: 7, max: 100 });
const counts = fc.integer({ min: 5, max: 30 });
/** Purchases at about the same distance, the last one some days ago. */
const regular = (period: number, count: number, last: number) =>
  milk(...Array.from({ length: count }, (_, index) => last + index * period));

test('a habit that ended is gone within two of its periods', () => {
  fc.assert(
    fc.property(periods, counts, fc.integer({ min: 0, max: 200 }), (period, count, more) => {
      const purchases = regular(period, count, 2 * period + more);
      expect(keys({ purchases })).toEqual([]);
      expect(learnedFrom(today, { ...nothing, purchases })).toEqual([]);
    }),
  );
});

test('a regular habit is shown near its day, within a quarter of its period and a week', () => {
  fc.assert(
    fc.property(periods, counts, (period, count) => {
      const purchases = regular(period, count, 0);
      const days = Array.from({ length: 2 * period }, (_, index) => index + 1);
      const shown = days.filter((day) => keysOn(addDays(today, day), { purchases }).length > 0);
      expect(shown).toContain(period);
      const [first = 0] = shown;
      expect(period - first).toBeLessThanOrEqual(Math.min(7, period / 4));
    }),
    { numRuns: 30 },
  );
});

test('more of the same makes it surer, waiting makes it weaker, and the order of evidence means nothing', () => {
  const strengthOn = (day: string, purchases: Evidence['purchases']) =>
    learnedFrom(day, { ...nothing, purchases })[0]?.strength ?? 0;
  fc.assert(
    fc.property(periods, fc.integer({ min: 5, max: 9 }), fc.integer({ min: 0, max: 50 }), (period, count, days) => {
      const purchases = regular(period, count, 0);
      expect(strengthOn(today, regular(period, count + 1, 0))).toBeGreaterThan(strengthOn(today, purchases));
      expect(strengthOn(addDays(today, days + 1), purchases)).toBeLessThanOrEqual(
        strengthOn(addDays(today, days), purchases),
      );
      expect(learnedFrom(today, { ...nothing, purchases: purchases.toReversed() })).toEqual(
        learnedFrom(today, { ...nothing, purchases }),
      );
    }),
  );
});

test('any evidence gives strengths from 0 to 1 and days that were in it', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 900 }), { maxLength: 40 }), (days) => {
      for (const { strength, evidence, dueSince } of learnedFrom(today, { ...nothing, purchases: milk(...days) })) {
        expect(strength).toBeGreaterThan(0);
        expect(strength).toBeLessThanOrEqual(1);
        expect(evidence.every((date) => days.includes(daysBetween(date, today)))).toBe(true);
        expect(dueSince > (evidence.at(-1) ?? '')).toBe(true);
      }
    }),
  );
});
