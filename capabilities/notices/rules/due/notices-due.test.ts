import { describe, expect, test } from 'vitest';
import { addDays } from '#core/dates.ts';
import { momentOf, wallTimeAt } from '#core/zoned-time.ts';
import { dentist, entryOf, factsOf, personOf, subscriptionOf } from '#testing/notice-facts.ts';
import { defaultChoices } from './defaults.ts';
import type { Facts, Receiver } from './facts.ts';
import { noticesDue } from './notices-due.ts';

/** When Ana gets notices, in her own time zone, with the kind and the title of what each is about. */
function toldAt(facts: Facts, from: string, to: string, personId = 'ana', zone = facts.timeZone) {
  const [after, until] = [from, to].map((date) => momentOf({ date, time: '00:00' }, zone)) as [number, number];
  return noticesDue(facts, { after, until })
    .filter((notice) => notice.personId === personId)
    .map(({ dueAt, kind, things }) => {
      const { date, time } = wallTimeAt(dueAt, zone);
      return `${date} ${time} ${kind}: ${things.map(({ title }) => title).join(', ')}`;
    });
}

/** Without briefs, so that only reminders are left. */
const plain = { morningAt: null, weekAt: null };
const onlyReminders = (choices: Partial<Receiver['choices']> = {}) => personOf('ana', { ...plain, ...choices });

describe('leads by kind', () => {
  test('an appointment: the evening before and 2 hours before', () => {
    const facts = factsOf({ entries: [dentist()], people: [onlyReminders()] });
    expect(toldAt(facts, '2026-11-01', '2026-12-01')).toEqual([
      '2026-11-18 18:00 appointment: Dentist',
      '2026-11-19 14:00 appointment: Dentist',
    ]);
  });

  test.each([
    ['event', ['2026-11-18 18:00', '2026-11-19 14:00']],
    ['party', ['2026-11-18 18:00', '2026-11-19 14:00']],
    ['birthday', ['2026-10-29 09:00', '2026-11-12 09:00', '2026-11-18 09:00']],
    ['trip', ['2026-11-12 09:00', '2026-11-18 09:00']],
  ] as const)('%s', (type, moments) => {
    const time = type === 'event' || type === 'party' ? '16:00' : null;
    const facts = factsOf({ entries: [dentist({ type, time })], people: [onlyReminders()] });
    expect(toldAt(facts, '2026-10-01', '2026-12-01').map((told) => told.slice(0, 16))).toEqual(moments);
  });

  test('a time that was typed freely counts; one that says nothing means no time', () => {
    const party = (time: string) =>
      toldAt(
        factsOf({ entries: [dentist({ type: 'party', time })], people: [onlyReminders()] }),
        '2026-11-19',
        '2026-11-20',
      );
    expect(party('3pm')).toEqual(['2026-11-19 13:00 appointment: Dentist']);
    expect(party('after lunch')).toEqual(['2026-11-19 07:00 appointment: Dentist']);
  });

  test("a person's own leads for a kind replace the default ones", () => {
    const leads = { ...defaultChoices.leads, appointment: ['30m'], birthday: [] };
    const entries = [dentist(), dentist({ id: 'rosa', type: 'birthday', time: null })];
    const facts = factsOf({ entries, people: [onlyReminders({ leads })] });
    expect(toldAt(facts, '2026-11-01', '2026-12-01')).toEqual(['2026-11-19 15:30 appointment: Dentist']);
  });

  test('each occurrence of a series has its own notice', () => {
    const entries = ['2026-11-19', '2026-11-26'].map((date) => dentist({ date }));
    const facts = factsOf({ entries, people: [onlyReminders()] });
    expect(toldAt(facts, '2026-11-01', '2026-12-01')).toHaveLength(4);
    const keys = noticesDue(facts, { after: 0, until: Date.parse('2027-01-01') }).map(({ key }) => key);
    expect(new Set(keys).size).toBe(4);
  });

  test("a key is the same for every time span that is queried, and changes with the event's time", () => {
    const facts = (time: string) => factsOf({ entries: [dentist({ time })], people: [onlyReminders()] });
    const keysOf = (time: string, after: string, until: string) =>
      noticesDue(facts(time), { after: Date.parse(after), until: Date.parse(until) }).map(({ key }) => key);
    const all = keysOf('16:00', '2026-10-01', '2026-12-01');
    expect(all).toHaveLength(2);
    expect([
      ...keysOf('16:00', '2026-11-18', '2026-11-19T12:00Z'),
      ...keysOf('16:00', '2026-11-19T12:00Z', '2026-11-20'),
    ]).toEqual(all);
    expect(keysOf('16:30', '2026-10-01', '2026-12-01').filter((key) => all.includes(key))).toEqual([]);
  });

  test('the start of the time span is exclusive and its end inclusive', () => {
    const facts = factsOf({ entries: [dentist()], people: [onlyReminders()] });
    const at = momentOf({ date: '2026-11-19', time: '14:00' }, facts.timeZone);
    expect(noticesDue(facts, { after: at - 1, until: at })).toHaveLength(1);
    expect(noticesDue(facts, { after: at, until: at + 1 })).toEqual([]);
  });

  test('a reminder can be at the moment itself', () => {
    const facts = factsOf({
      entries: [dentist()],
      people: [personOf('ana', plain, { 'appointment dentist': ['0m'] })],
    });
    expect(toldAt(facts, '2026-11-01', '2026-12-01')).toEqual(['2026-11-19 16:00 appointment: Dentist']);
    const [notice] = noticesDue(facts, { after: 0, until: Date.parse('2027-01-01') });
    expect(notice?.usefulUntil).toBeGreaterThan(notice?.dueAt ?? 0);
  });

  test('there is no reminder once the event has begun', () => {
    const leads = { ...defaultChoices.leads, appointment: ['0d 18:00'] };
    const facts = factsOf({ entries: [dentist()], people: [onlyReminders({ leads })] });
    expect(toldAt(facts, '2026-11-01', '2026-12-01')).toEqual([]);
  });
});

describe('nights when the clocks change', () => {
  /** Sunday mornings after the change, per zone: the evening before by the wall clock, then two real hours. */
  test.each([
    ['America/New_York', '2026-03-08', '2026-03-07T23:00Z', '2026-03-08T12:00Z'],
    ['America/New_York', '2026-11-01', '2026-10-31T22:00Z', '2026-11-01T13:00Z'],
    ['Europe/Berlin', '2026-03-29', '2026-03-28T17:00Z', '2026-03-29T06:00Z'],
    ['Europe/Berlin', '2026-10-25', '2026-10-24T16:00Z', '2026-10-25T07:00Z'],
    ['Australia/Sydney', '2026-10-04', '2026-10-03T08:00Z', '2026-10-03T21:00Z'],
    ['Australia/Sydney', '2026-04-05', '2026-04-04T07:00Z', '2026-04-04T22:00Z'],
    ['Australia/Lord_Howe', '2026-10-04', '2026-10-03T07:30Z', '2026-10-03T21:00Z'],
    ['Australia/Lord_Howe', '2026-04-05', '2026-04-04T07:00Z', '2026-04-04T21:30Z'],
    ['UTC', '2026-03-29', '2026-03-28T18:00Z', '2026-03-29T08:00Z'],
  ])('%s, %s at 10:00', (timeZone, date, evening, twoHours) => {
    const entries = [dentist({ date, time: '10:00' })];
    const facts = factsOf({ timeZone, entries, people: [onlyReminders()] });
    const [after, until] = [Date.parse(addDays(date, -5)), Date.parse(addDays(date, 5))];
    expect(noticesDue(facts, { after, until }).map(({ dueAt }) => new Date(dueAt).toISOString())).toEqual(
      [evening, twoHours].map((moment) => new Date(moment).toISOString()),
    );
  });

  test('minutes over the change are real minutes', () => {
    const own = { 'appointment dentist': ['120m'] };
    const at = (date: string, time: string) => {
      const facts = factsOf({
        timeZone: 'America/New_York',
        entries: [dentist({ date, time })],
        people: [personOf('ana', plain, own)],
      });
      return toldAt(facts, addDays(date, -2), addDays(date, 2));
    };
    expect(at('2026-03-08', '04:00')).toEqual(['2026-03-08 01:00 appointment: Dentist']);
    expect(at('2026-11-01', '03:00')).toEqual(['2026-11-01 01:00 appointment: Dentist']);
  });

  test('quiet hours end at 7:00 by the wall clock on such a night, too', () => {
    const leads = { ...defaultChoices.leads, appointment: ['600m'] };
    for (const date of ['2026-03-08', '2026-11-01']) {
      const facts = factsOf({
        timeZone: 'America/New_York',
        entries: [dentist({ date, time: '14:00' })],
        people: [onlyReminders({ leads })],
      });
      expect(toldAt(facts, addDays(date, -2), addDays(date, 2))).toEqual([`${date} 07:00 appointment: Dentist`]);
    }
  });

  test('a brief at a time that the change skips comes an hour later', () => {
    const facts = factsOf({
      timeZone: 'Europe/Berlin',
      entries: [dentist({ date: '2026-03-29' })],
      people: [
        personOf('ana', { morningAt: '02:30', weekAt: null, leads: { ...defaultChoices.leads, appointment: [] } }),
      ],
    });
    expect(toldAt(facts, '2026-03-28', '2026-03-31')).toEqual(['2026-03-29 03:30 morning: Dentist']);
  });
});

describe('quiet hours', () => {
  const told = (time: string, choices: Partial<Receiver['choices']> = {}, own?: Record<string, string[]>) => {
    const person = personOf(
      'ana',
      { ...plain, leads: { ...defaultChoices.leads, appointment: ['120m'] }, ...choices },
      own,
    );
    return toldAt(factsOf({ entries: [dentist({ time })], people: [person] }), '2026-11-15', '2026-11-25').map((one) =>
      one.slice(0, 16),
    );
  };

  test('a reminder during quiet hours waits for their end', () => {
    expect(told('08:30')).toEqual(['2026-11-19 07:00']);
    expect(told('09:00')).toEqual(['2026-11-19 07:00']);
  });

  test('a reminder that would then be too late is sent before they begin', () => {
    expect(told('06:00')).toEqual(['2026-11-18 20:55']);
    expect(told('07:10')).toEqual(['2026-11-18 20:55']);
    expect(told('07:15')).toEqual(['2026-11-19 07:00']);
    expect(told('00:30')).toEqual(['2026-11-18 20:55']);
  });

  test('they begin inclusive and end exclusive', () => {
    expect(told('22:59')).toEqual(['2026-11-19 20:59']);
    expect(told('23:00')).toEqual(['2026-11-19 20:55']);
    expect(told('09:01')).toEqual(['2026-11-19 07:01']);
  });

  test('quiet hours can be within a day, not over midnight', () => {
    const nap = { quietFrom: '12:00', quietUntil: '15:00' };
    expect(told('16:00', nap)).toEqual(['2026-11-19 15:00']);
    expect(told('14:30', nap)).toEqual(['2026-11-19 11:55']);
    expect(told('06:00', nap)).toEqual(['2026-11-19 04:00']);
  });

  test('there may be no quiet hours', () => {
    expect(told('06:00', { quietFrom: null, quietUntil: null })).toEqual(['2026-11-19 04:00']);
  });

  test('leads that the person set on the record are kept to the minute', () => {
    expect(told('06:00', {}, { 'appointment dentist': ['123m'] })).toEqual(['2026-11-19 03:57']);
  });

  test('several leads at the same moment become one, the closest to the event', () => {
    const leads = { ...defaultChoices.leads, appointment: ['600m', '500m', '120m'] };
    expect(told('09:00', { leads })).toEqual(['2026-11-19 07:00']);
    const facts = factsOf({ entries: [dentist({ time: '09:00' })], people: [onlyReminders({ leads })] });
    const [only] = noticesDue(facts, { after: 0, until: Date.parse('2027-01-01') });
    expect(only?.key).toContain(' 120m ');
  });

  test('several leads that move to before quiet hours become one', () => {
    const leads = { ...defaultChoices.leads, appointment: ['360m', '120m'] };
    expect(told('06:00', { leads })).toEqual(['2026-11-18 20:55']);
  });
});

describe('the people to remind', () => {
  const [ana, david, leo] = [
    personOf('ana', plain, {}, { adultId: 'adult ana', isOwner: true }),
    personOf('david', plain, {}, { adultId: 'adult david' }),
    personOf('leo', plain),
  ];
  const receivers = (entry: Parameters<typeof dentist>[0], people: Receiver[] = [ana, david, leo]) => {
    const due = noticesDue(factsOf({ entries: [dentist(entry)], people }), {
      after: 0,
      until: Date.parse('2027-01-01'),
    });
    return [...new Set(due.map(({ personId }) => personId))];
  };

  test('are only the assignee, if they sign in', () => {
    expect(receivers({ assigneeId: 'adult david', writerId: 'ana' })).toEqual(['david']);
  });

  test("are the writer, if the assignee doesn't sign in or there is none", () => {
    expect(receivers({ assigneeId: 'adult grandma', writerId: 'leo' })).toEqual(['leo']);
    expect(receivers({ assigneeId: null, writerId: 'david' })).toEqual(['david']);
  });

  test('are the owners, if the writer has left', () => {
    expect(receivers({ assigneeId: null, writerId: 'somebody else' })).toEqual(['ana']);
  });

  test('are the writer again, if the assignee has left the family', () => {
    expect(receivers({ assigneeId: 'adult david', writerId: 'leo' }, [ana, leo])).toEqual(['leo']);
  });

  test('include people with their own leads, who get only those', () => {
    const third = { ...leo, ownLeads: new Map([['appointment dentist', ['60m']]]) };
    const facts = factsOf({ entries: [dentist({ assigneeId: 'adult david' })], people: [ana, david, third] });
    expect(toldAt(facts, '2026-11-01', '2026-12-01', 'leo')).toEqual(['2026-11-19 15:00 appointment: Dentist']);
    expect(toldAt(facts, '2026-11-01', '2026-12-01', 'david')).toHaveLength(2);
    expect(toldAt(facts, '2026-11-01', '2026-12-01', 'ana')).toEqual([]);
  });

  test('distinguish own leads for a birthday from those for its party, which has the same id', () => {
    const person = personOf('ana', plain, { 'birthday dentist': ['2d 10:00'] });
    const entries = [dentist({ type: 'birthday', time: null }), dentist({ type: 'party' })];
    expect(toldAt(factsOf({ entries, people: [person] }), '2026-10-01', '2026-12-01')).toEqual([
      '2026-11-17 10:00 birthday: Dentist',
      '2026-11-18 18:00 appointment: Dentist',
      '2026-11-19 14:00 appointment: Dentist',
    ]);
  });

  test('exclude people who turned off reminders for this record', () => {
    expect(receivers({ writerId: 'ana' }, [personOf('ana', plain, { 'appointment dentist': [] })])).toEqual([]);
  });
});

describe('subscriptions', () => {
  const told = (fields: Parameters<typeof subscriptionOf>[0], choices = {}) =>
    toldAt(
      factsOf({ subscriptions: [subscriptionOf(fields)], people: [onlyReminders(choices)] }),
      '2026-11-01',
      '2027-01-15',
    );

  test('a renewal by its own days, each month', () => {
    expect(told({ nextBillingDate: '2026-11-20', renewalReminderLeadDays: 3, subscriptionCost: 1599 })).toEqual([
      '2026-11-17 09:00 renewal: Netflix renews ($15.99)',
      '2026-12-17 09:00 renewal: Netflix renews ($15.99)',
    ]);
  });

  test('a trial that ends', () => {
    expect(told({ renewalDate: '2026-11-20', status: 'Free trial', billingFrequency: 'annually' })).toEqual([
      '2026-11-13 09:00 renewal: Netflix trial ends',
    ]);
  });

  test('a trial ends only once, also if nobody changes the status afterwards', () => {
    const ended = [
      '2026-11-13 09:00 renewal: Netflix trial ends',
      '2026-12-13 09:00 renewal: Netflix renews',
      '2027-01-13 09:00 renewal: Netflix renews',
    ];
    expect(told({ nextBillingDate: '2026-11-20', status: 'trial' })).toEqual(ended);
    // The subscription was billed for a while before the trial began.
    const fields = { nextBillingDate: '2025-03-20', status: 'trial' };
    expect(told({ ...fields, subscriptionStartDate: '2026-11-10' })).toEqual(ended);
    expect(told(fields)).toEqual(ended);
    expect(told({ ...fields, subscriptionStartDate: '2025-03-01' })).toEqual(
      ended.map((line) => line.replace('trial ends', 'renews')),
    );
  });

  test('a year ahead, if the subscription says so', () => {
    expect(told({ nextBillingDate: '2027-11-20', renewalReminderLeadDays: 365, billingFrequency: 'annually' })).toEqual(
      ['2026-11-20 09:00 renewal: Netflix renews'],
    );
  });

  test('a refill by its own days', () => {
    expect(told({ lastShipmentDate: '2026-11-01', supplyDays: 30, lowStockAlert: true, lowStockThreshold: 3 })).toEqual(
      ['2026-11-28 09:00 refill: Netflix runs out'],
    );
  });

  test.each([
    ['cancelled', { nextBillingDate: '2026-11-20', status: 'cancelled', isActive: false }],
    ['without the reminder', { nextBillingDate: '2026-11-20', renewalReminder: false }],
    ['without the alert', { lastShipmentDate: '2026-11-01', supplyDays: 30, lowStockAlert: false }],
  ])('nothing for one %s', (_what, fields) => {
    expect(told(fields)).toEqual([]);
  });

  test('nothing if the person turned renewals off', () => {
    const leads = { ...defaultChoices.leads, renewal: [] };
    expect(told({ nextBillingDate: '2026-11-20' }, { leads })).toEqual([]);
  });

  test('a bill on the day of the renewal has one notice', () => {
    const yearly = { billingFrequency: 'annually', nextBillingDate: '2026-11-20', renewalDate: '2026-11-20' } as const;
    expect(told(yearly)).toEqual(['2026-11-13 09:00 renewal: Netflix renews']);
  });
});

describe('briefs', () => {
  const task = (fields: Parameters<typeof dentist>[0] = {}) =>
    entryOf({ id: 'filter', type: 'reminder', title: 'Change the filter', date: '2026-11-19', ...fields });

  test('one in the morning with everything of the day, one on Sunday with the week ahead, none for an empty day', () => {
    const leads = { ...defaultChoices.leads, appointment: [] };
    const facts = factsOf({ entries: [dentist(), task()], people: [personOf('ana', { leads })] });
    expect(toldAt(facts, '2026-11-08', '2026-11-30')).toEqual([
      '2026-11-15 17:00 week: Dentist, Change the filter',
      '2026-11-19 07:00 morning: Dentist, Change the filter',
    ]);
  });

  test('come at the chosen times and day, even within quiet hours', () => {
    const leads = { ...defaultChoices.leads, appointment: [] };
    const person = personOf('ana', { leads, morningAt: '05:30', weekDay: 3, weekAt: '22:00' });
    expect(toldAt(factsOf({ entries: [dentist()], people: [person] }), '2026-11-08', '2026-11-30')).toEqual([
      '2026-11-18 22:00 week: Dentist',
      '2026-11-19 05:30 morning: Dentist',
    ]);
  });

  test('the week ahead ends after seven days', () => {
    const leads = { ...defaultChoices.leads, appointment: [] };
    const entries = ['2026-11-15', '2026-11-16', '2026-11-22', '2026-11-23'].map((date) => dentist({ date, id: date }));
    const facts = factsOf({ entries, people: [personOf('ana', { leads, morningAt: null })] });
    const [week] = noticesDue(facts, { after: Date.parse('2026-11-14'), until: Date.parse('2026-11-16') });
    expect(week?.things.map(({ day }) => day)).toEqual(['2026-11-16', '2026-11-22']);
  });

  test("no brief has things of another person, but it has unassigned ones and those of adults who don't sign in", () => {
    const people = [
      personOf('ana', {}, {}, { adultId: 'adult ana' }),
      personOf('david', {}, {}, { adultId: 'adult david' }),
    ];
    const entries = [
      task({ id: '1', title: 'Hers', assigneeId: 'adult ana' }),
      task({ id: '2', title: 'His', assigneeId: 'adult david' }),
      task({ id: '3', title: 'Ours', writerId: 'david' }),
      task({ id: '4', title: "Grandma's", assigneeId: 'adult grandma' }),
    ];
    const morning = (personId: string) => toldAt(factsOf({ entries, people }), '2026-11-19', '2026-11-20', personId);
    expect(morning('ana')).toEqual(["2026-11-19 07:00 morning: Hers, Ours, Grandma's"]);
    expect(morning('david')).toEqual(["2026-11-19 07:00 morning: His, Ours, Grandma's"]);
  });

  test('without a brief, the tasks of the day are one notice at 8:00, for those who do them', () => {
    const people = [onlyReminders(), personOf('david', plain)];
    const entries = [task(), task({ id: 'bulbs', title: 'Plant the bulbs', type: 'step' })];
    const facts = factsOf({ entries, people });
    expect(toldAt(facts, '2026-11-01', '2026-12-01')).toEqual([
      '2026-11-19 08:00 task: Change the filter, Plant the bulbs',
    ]);
    expect(toldAt(facts, '2026-11-01', '2026-12-01', 'david')).toEqual([]);
  });

  test('the notice of tasks waits for the end of quiet hours', () => {
    const facts = factsOf({ entries: [task()], people: [onlyReminders({ quietUntil: '09:30' })] });
    expect(toldAt(facts, '2026-11-01', '2026-12-01')).toEqual(['2026-11-19 09:30 task: Change the filter']);
  });

  test('a task with its own leads has only those reminders', () => {
    const person = personOf('ana', plain, { 'reminder filter': ['0d 17:00'] });
    expect(toldAt(factsOf({ entries: [task()], people: [person] }), '2026-11-01', '2026-12-01')).toEqual([
      '2026-11-19 17:00 task: Change the filter',
    ]);
  });

  test('tasks have leads if the person chose some', () => {
    const leads = { ...defaultChoices.leads, task: ['1d 12:00'] };
    expect(
      toldAt(factsOf({ entries: [task()], people: [onlyReminders({ leads })] }), '2026-11-01', '2026-12-01'),
    ).toEqual(['2026-11-18 12:00 task: Change the filter']);
  });
});

describe('while a person travels', () => {
  test('their time zone decides evenings, quiet hours and briefs, and leads in hours stay the same', () => {
    const facts = factsOf({
      timeZone: 'America/New_York',
      entries: [dentist()],
      people: [personOf('ana', { timeZone: 'Europe/Berlin', weekAt: null }), personOf('david', { weekAt: null })],
    });
    // 16:00 in New York is 22:00 in Berlin; two hours before is 20:00 there.
    expect(toldAt(facts, '2026-11-17', '2026-11-21', 'ana', 'Europe/Berlin')).toEqual([
      '2026-11-18 18:00 appointment: Dentist',
      '2026-11-19 07:00 morning: Dentist',
      '2026-11-19 20:00 appointment: Dentist',
    ]);
    expect(toldAt(facts, '2026-11-17', '2026-11-21', 'david')).toEqual(['2026-11-19 07:00 morning: Dentist']);
  });

  test('a reminder that would come at night there is sent before quiet hours', () => {
    const facts = factsOf({
      timeZone: 'America/New_York',
      entries: [dentist()],
      people: [personOf('ana', { ...plain, timeZone: 'Asia/Tokyo' })],
    });
    // 16:00 in New York is 6:00 in Tokyo on the next day.
    expect(toldAt(facts, '2026-11-17', '2026-11-21', 'ana', 'Asia/Tokyo')).toEqual([
      '2026-11-18 18:00 appointment: Dentist',
      '2026-11-19 20:55 appointment: Dentist',
    ]);
  });

  test('nothing is lost on either side of the date line', () => {
    for (const zone of ['Pacific/Kiritimati', 'Pacific/Pago_Pago']) {
      const facts = factsOf({
        timeZone: zone === 'Pacific/Kiritimati' ? 'Pacific/Pago_Pago' : 'Pacific/Kiritimati',
        entries: [dentist({ type: 'trip', time: null })],
        people: [personOf('ana', { ...plain, timeZone: zone })],
      });
      expect(toldAt(facts, '2026-11-01', '2026-12-01', 'ana', zone)).toEqual([
        '2026-11-12 09:00 trip: Dentist',
        '2026-11-18 09:00 trip: Dentist',
      ]);
    }
  });
});

test('an undated entry is never due', () => {
  const facts = factsOf({ entries: [dentist({ date: null })], people: [personOf('ana')] });
  expect(noticesDue(facts, { after: 0, until: Date.parse('2030-01-01') })).toEqual([]);
});
