import { describe, expect, onTestFinished, test } from 'vitest';
import type { StoredEntry } from '#capabilities/calendar/rules/entries.ts';
import { setHabitsSource } from '#core/habits.ts';
import { momentOf } from '#core/zoned-time.ts';
import { dentist, entryOf, factsOf, personOf, subscriptionOf } from '#testing/notice-facts.ts';
import { detailLevels } from '../../settings-contract.ts';
import { collectMissed } from '../catch-up.ts';
import { defaultChoices } from '../due/defaults.ts';
import type { Facts } from '../due/facts.ts';
import { noticesDue, type PlannedNotice } from '../due/notices-due.ts';
import { subjectOf } from './brief-words.ts';
import { pathOf, wordsOf } from './notice-words.ts';

type Details = (typeof detailLevels)[number];

const span = { after: Date.parse('2026-10-01'), until: Date.parse('2026-12-24') };
const noticesOf = (facts: Facts) => noticesDue(facts, span);
const wordsAt = (facts: Facts, notice: PlannedNotice, details: Details = 'full') =>
  wordsOf(notice, facts, notice.dueAt, details);

function reminders(entry: StoredEntry, details: Details = 'full') {
  const facts = factsOf({ entries: [entry], people: [personOf('ana', { morningAt: null, weekAt: null })] });
  return noticesOf(facts).map((notice) => wordsAt(facts, notice, details));
}

const mias = (entry: Partial<StoredEntry> = {}) =>
  dentist({ childName: 'Mia', location: 'Smile Clinic', category: 'Dental', ...entry });

describe('a reminder', () => {
  test('says what, for whom, when and where', () => {
    expect(reminders(mias())).toEqual([
      { title: 'Dentist for Mia', body: 'Tomorrow at 4:00 PM, Smile Clinic.' },
      { title: 'Dentist for Mia', body: 'Today at 4:00 PM, Smile Clinic.' },
    ]);
  });

  test('does not repeat a name that the title has', () => {
    expect(reminders(mias({ title: "Mia's checkup" }))[0]?.title).toBe("Mia's checkup");
  });

  test('uses the 24-hour clock of a family that has one', () => {
    onTestFinished(setHabitsSource(() => ({ clock: '24', units: 'metric' })));
    expect(reminders(mias())[0]?.body).toBe('Tomorrow at 16:00, Smile Clinic.');
    expect(reminders(mias(), 'private')[0]?.title).toBe('Appointment for Mia, 16:00');
    expect(reminders(mias(), 'little')[0]?.title).toBe('You have something at 16:00');
  });

  test('of a birthday says what to do now: find an idea, buy it, wish', () => {
    const rosa = entryOf({ id: 'rosa', type: 'birthday', title: "Rosa's birthday", date: '2026-11-26' });
    expect(reminders(rosa)).toEqual([
      {
        title: "Rosa's birthday",
        body: "Thursday, November 26. Now's a good time to find an idea for a present.",
      },
      { title: "Rosa's birthday", body: "Thursday, November 26. Now's the time to get the present." },
      { title: "Rosa's birthday", body: 'Tomorrow. Remember to wish them a happy birthday!' },
    ]);
  });

  test('of a subscription says the price', () => {
    const facts = factsOf({
      subscriptions: [subscriptionOf({ renewalDate: '2026-11-26', subscriptionCost: 1599 })],
      people: [personOf('ana', { morningAt: null, weekAt: null })],
    });
    expect(noticesOf(facts).map((notice) => wordsAt(facts, notice))).toEqual([
      { title: 'Netflix renews ($15.99)', body: 'Thursday, November 26.' },
    ]);
  });
});

describe('outside the app', () => {
  test.each(['Medical - Pediatrician', 'Medical - Specialist', 'Dental', 'Vision', 'dental', 'health'])(
    'a thing of the kind %j is vague',
    (category) => {
      for (const words of reminders(mias({ category }), 'private')) {
        expect(words.title).toBe('Appointment for Mia, 4:00 PM');
        expect(words.body).toMatch(/^(Tomorrow|Today) at 4:00 PM\.$/);
      }
    },
  );

  test('without a child it names nobody', () => {
    expect(reminders(mias({ childName: null }), 'private')[0]?.title).toBe('Appointment, 4:00 PM');
  });

  test('other kinds are as they are', () => {
    expect(reminders(mias({ category: 'Educational', title: 'Parent evening' }), 'private')[0]).toEqual({
      title: 'Parent evening for Mia',
      body: 'Tomorrow at 4:00 PM, Smile Clinic.',
    });
  });

  test("with 'full', all details are included", () => {
    expect(reminders(mias(), 'full')[0]?.title).toBe('Dentist for Mia');
  });

  test("with 'little', no title of any kind is included", () => {
    expect(reminders(mias({ category: 'Other' }), 'little')).toEqual([
      { title: 'You have something at 4:00 PM', body: 'Tomorrow at 4:00 PM.' },
      { title: 'You have something at 4:00 PM', body: 'Today at 4:00 PM.' },
    ]);
    expect(reminders(dentist({ type: 'trip', time: null }), 'little').at(-1)).toEqual({
      title: "Something's coming up",
      body: 'Tomorrow.',
    });
  });
});

/** A week that has every kind of thing. */
const task = (id: string, title: string, fields: Partial<StoredEntry> = {}) =>
  entryOf({ id, type: 'reminder', title, date: '2026-11-19', ...fields });
const week = factsOf({
  entries: [
    mias({ details: 'Allergic to penicillin' }),
    dentist({ id: 'swim', title: 'Swim class', childName: 'Leo', time: '09:30', details: 'Bring the inhaler' }),
    task('filter', 'Change the filter', { details: 'Size 20' }),
    task('refill', 'Pick up the insulin', { category: 'health' }),
    entryOf({ id: 'sea', type: 'trip', title: 'To the sea', date: '2026-11-21', location: 'Maine' }),
  ],
  subscriptions: [subscriptionOf({ renewalDate: '2026-11-20', subscriptionCost: 1599 })],
  people: [personOf('ana', { leads: { ...defaultChoices.leads, appointment: [], trip: [], renewal: [] } })],
  adultNames: new Map([
    ['1', 'Ana'],
    ['2', 'David'],
  ]),
});
const ofKind = (facts: Facts, kind: PlannedNotice['kind']) => {
  const found = noticesOf(facts).find((notice) => notice.kind === kind);
  if (!found) throw new Error(`There is no ${kind}`);
  return found;
};

describe('briefs', () => {
  test('the morning brief says what happens when, then what to do', () => {
    expect(wordsAt(week, ofKind(week, 'morning'))).toEqual({
      title: 'Good morning! You have 4 things today',
      body: 'Swim class for Leo at 9:30 AM. Dentist for Mia at 4:00 PM, Smile Clinic. To do: Change the filter and Pick up the insulin.',
    });
  });

  test('outside the app medical things are vague in it', () => {
    expect(wordsAt(week, ofKind(week, 'morning'), 'private').body).toBe(
      'Swim class for Leo at 9:30 AM. Appointment for Mia at 4:00 PM. To do: Change the filter and A private to-do.',
    );
  });

  test("with 'little' it only counts", () => {
    expect(wordsAt(week, ofKind(week, 'morning'), 'little')).toEqual({
      title: 'Good morning! You have 4 things today',
      body: 'Open the app to take a look.',
    });
    expect(wordsAt(week, ofKind(week, 'week'), 'little').body).toBe('Open the app to take a look.');
  });

  test('a single thing is counted in the singular', () => {
    const facts = factsOf({ entries: [dentist()], people: [personOf('ana')] });
    expect(wordsAt(facts, ofKind(facts, 'morning')).title).toBe('Good morning! You have 1 thing today');
  });

  test('the week ahead has a line per day, and then what needs a decision', () => {
    const { title, body } = wordsAt(week, ofKind(week, 'week'));
    expect(title).toBe('Your week ahead');
    expect(body.split('\n')).toEqual([
      'Thursday, November 19: Swim class for Leo at 9:30 AM. Dentist for Mia at 4:00 PM, Smile Clinic. To do: Change the filter and Pick up the insulin.',
      'Friday, November 20: Netflix renews ($15.99).',
      'Saturday, November 21: To the sea, Maine.',
      "Who's taking these? Dentist for Mia and Swim class for Leo.",
      'Do you still want to pay for these? Netflix renews ($15.99).',
    ]);
  });

  test('sentences of other capabilities are the last line, and vague outside the app', () => {
    const added = [
      { sentence: 'You usually need milk by now.', vague: 'You usually need milk by now.' },
      { sentence: 'Dentist?', vague: 'A visit?' },
      { sentence: 'Eye doctor?', vague: 'A visit?', path: '/dashboard?open=soup' },
    ];
    for (const kind of ['morning', 'week'] as const) {
      const notice = { ...ofKind(week, kind), added };
      const lastLine = (details?: Details) => wordsAt(week, notice, details).body.split('\n').at(-1);
      expect(lastLine()).toBe('You usually need milk by now. Dentist? Eye doctor?');
      expect(lastLine('private')).toBe('You usually need milk by now. A visit?');
      expect(lastLine('little')).toBe('Open the app to take a look.');
      expect(pathOf(notice)).toBe('/dashboard?open=soup');
    }
  });

  test("a brief for the only adult doesn't ask who takes something", () => {
    const alone = { ...week, adultNames: new Map([['1', 'Ana']]) };
    expect(wordsAt(alone, ofKind(alone, 'week')).body).not.toContain('Who');
  });

  test('an assigned entry needs no decision', () => {
    const taken = { ...week, entries: week.entries.map((entry) => ({ ...entry, assigneeId: '9' })) };
    expect(wordsAt(taken, ofKind(taken, 'week')).body).not.toContain('Who');
  });

  test('many tasks are counted', () => {
    const entries = Array.from({ length: 9 }, (_, index) => task(`${index}`, `Task ${index + 1}`));
    const facts = factsOf({ entries, people: [personOf('ana', { morningAt: null, weekAt: null })] });
    expect(wordsAt(facts, ofKind(facts, 'task'))).toEqual({
      title: 'You have 9 things to do today',
      body: 'To do: Task 1, Task 2, Task 3, Task 4, Task 5, Task 6 and 3 more.',
    });
  });

  test('missed things are listed by day', () => {
    const [since, at] = [
      Date.parse('2026-11-15T12:00Z'),
      momentOf({ date: '2026-11-19', time: '08:00' }, week.timeZone),
    ];
    const { catchUp } = collectMissed(noticesDue(week, { after: since, until: at }), since, at);
    if (!catchUp) throw new Error('Nothing was missed');
    expect(wordsAt(week, catchUp, 'private')).toEqual({
      title: 'You have 4 things to catch up on',
      body: 'Thursday, November 19: Swim class for Leo at 9:30 AM. Appointment for Mia at 4:00 PM. To do: Change the filter and A private to-do.',
    });
  });
});

test('no text has notes or details in it, and none outside the app has anything medical', () => {
  const people = [personOf('ana', { leads: { ...defaultChoices.leads, task: ['1d 12:00'] } })];
  const facts = { ...week, people };
  for (const details of detailLevels) {
    const texts = JSON.stringify(noticesOf(facts).map((notice) => wordsAt(facts, notice, details)));
    expect(texts).not.toMatch(/allergic|penicillin|inhaler|size 20/i);
    if (details !== 'full') expect(texts).not.toMatch(/dentist|insulin|clinic/i);
  }
});

test('each notice leads to its record, and a brief to the dashboard', () => {
  const facts = factsOf({
    entries: [dentist()],
    subscriptions: [subscriptionOf({ nextBillingDate: '2026-11-26' })],
    people: [personOf('ana')],
  });
  const paths = new Set(noticesOf(facts).map((notice) => `${notice.kind} ${pathOf(notice)}`));
  expect([...paths].toSorted()).toEqual([
    'appointment /appointments?open=dentist',
    'morning /dashboard',
    'renewal /subscriptions?open=netflix',
    'week /dashboard',
  ]);
});

test('what is sent later is named by what it will be about', () => {
  const fair = entryOf({ id: 'fair', type: 'event', title: 'School fair', date: '2026-11-19', time: '10:00' });
  const facts = factsOf({ entries: [mias(), fair], people: [personOf('ana')] });
  expect(new Set(noticesOf(facts).map(subjectOf))).toEqual(
    new Set(['School fair', 'Dentist for Mia', 'School fair, plus 1 more', 'Your week ahead']),
  );
});
