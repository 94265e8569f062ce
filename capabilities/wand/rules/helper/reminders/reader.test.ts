import { describe, expect, test } from 'vitest';
import { appointmentsApi } from '#capabilities/appointments/contract.ts';
import { calendarApi, eventsApi } from '#capabilities/calendar/contract.ts';
import { appointmentEntries, eventEntry, inCalendarOrder } from '#capabilities/calendar/rules/entries.ts';
import { householdApi } from '#capabilities/household/contract.ts';
import { heard as hear } from '#testing/wand-heard.ts';
import { sampleLook } from '#testing/wand-sample-look.ts';
import type { Look } from '../../tools/tool.ts';

/** The cards of a message, or the answer. */
async function heard(message: string, look?: Look) {
  const { cards, answer } = await hear(message, look);
  return cards || answer;
}

/** Another household: other names, a weekly pick-up, and an evening that Jonas does already. */
const otherLook: Look = async (endpoint, input) => {
  const [ana, david, ...others] = await sampleLook(householdApi.list);
  const household = [{ ...ana, name: 'Priya', id: 'priya' }, { ...david, name: 'Jonas', id: 'jonas' }, ...others];
  const [dentist, swim] = await sampleLook(appointmentsApi.list);
  const pickUp = { ...swim, id: 'pick-up', title: 'Pick-up', date: '2026-09-03', time: '15:00' };
  const appointments = [{ ...dentist, id: 'dentist' }, pickUp];
  const events = (await sampleLook(eventsApi.list)).map((event) => ({ ...event, assigneeId: 'jonas' }));
  if ((endpoint as unknown) === householdApi.list) return household as never;
  if ((endpoint as unknown) === appointmentsApi.list) return appointments as never;
  if ((endpoint as unknown) === eventsApi.list) return events as never;
  if ((endpoint as unknown) !== calendarApi.between) return sampleLook(endpoint, input);
  const { from = '', to = '' } = (input?.query ?? {}) as { from?: string; to?: string };
  const entries = [
    ...appointments.flatMap((one) => appointmentEntries(one as never, from, to)),
    ...events.filter(({ date }) => date >= from && date <= to).map(eventEntry),
  ];
  return { entries: inCalendarOrder(entries), undated: [] } as never;
};

const dentist = 'remind_me: type appointment, recordId Dentist Mia, leads';

describe('when she is reminded of something', () => {
  test.each([
    ['remind me 2 hours before the dentist', `${dentist} The evening before + 2 hours before`],
    ['Remind me two hours before the dentist on Thursday.', `${dentist} The evening before + 2 hours before`],
    [
      "can you remind me an hour before Mia's dentist?",
      `${dentist} The evening before + 2 hours before + 1 hour before`,
    ],
    ['remind me about the dentist 3 days before', `${dentist} 3 days before + The evening before + 2 hours before`],
    [
      'please remind me the day before at 8 pm about the dentist',
      `${dentist} The evening before + The evening before at 8:00 PM + 2 hours before`,
    ],
    [
      'remind me a week before the school fair',
      'remind_me: type event, recordId School fair, leads A week before + The evening before + 2 hours before',
    ],
    [
      "remind me three weeks before Emma's birthday",
      'remind_me: type birthday, recordId Emma, leads 3 weeks before + A week before + The day before',
    ],
    [
      "remind me an hour before Emma's party",
      'remind_me: type party, recordId Emma, leads The evening before + 2 hours before + 1 hour before',
    ],
    [
      'remind me 3 days before Lake Tahoe',
      'remind_me: type trip, recordId Lake Tahoe, leads A week before + 3 days before + The day before',
    ],
  ])('%s', async (said, card) => {
    expect(await heard(said)).toBe(card);
  });

  test('two that fit are asked about', async () => {
    expect(await heard('remind me 30 minutes before the haircut')).toBe(
      "Which one: Leo's Haircut on Sat, Nov 21 or Mia's Haircut on Sat, Nov 28?",
    );
  });

  test.each([
    'remind me 2 hours before kickoff',
    'remind me the day before the dentist to find the insurance card',
    'remind me before the dentist',
  ])('%s: no lead of anything that is kept', async (said) => {
    expect(await heard(said)).not.toContain('remind_me');
  });
});

describe('whom to remind at an hour', () => {
  const cake = 'title Fetch the cake, triggerDate 2026-11-19, description At 5:00 PM, remindAt 17:00';

  test.each([
    ['remind David on Thursday at 5 to fetch the cake', `add_task: ${cake}, assigneeId david`],
    ['Please remind David to fetch the cake on Thursday at 5pm', `add_task: ${cake}, assigneeId david`],
    ['remind my husband on thursday at 5 to fetch the cake', `add_task: ${cake}, assigneeId david`],
    ['remind me on Thursday at 5 to fetch the cake', `add_task: ${cake}`],
    [
      'remind David to call the plumber tomorrow',
      'add_task: title Call the plumber, triggerDate 2026-11-17, assigneeId david',
    ],
    [
      'remind Mia on Thursday at 5 to feed the dog',
      'add_task: title Remind Mia to feed the dog, triggerDate 2026-11-19, description At 5:00 PM, remindAt 17:00',
    ],
  ])('%s', async (said, card) => {
    expect(await heard(said)).toBe(card);
  });

  test('in another household', async () => {
    expect(await heard('remind Jonas on Thursday at 5 to fetch the cake', otherLook)).toBe(
      `add_task: ${cake}, assigneeId jonas`,
    );
  });
});

describe('who does something', () => {
  const swim = 'change_appointment: id Swim class Mia, reach this, day 2026-11-17';

  test.each([
    ["David does Tuesday's swim class", `${swim}, assigneeId david`],
    ['David will do swim class on Tuesday', `${swim}, assigneeId david`],
    ["I'll do Tuesday's swim class", `${swim}, assigneeId ana`],
    ['my husband takes care of the dentist', 'change_appointment: id Dentist Mia, assigneeId david'],
    ['David is doing the school fair', 'change_event: id School fair, assigneeId david'],
  ])('%s', async (said, card) => {
    expect(await heard(said)).toBe(card);
  });

  test('in another household', async () => {
    expect(await heard("Jonas does Thursday's pick-up", otherLook)).toBe(
      'change_appointment: id pick-up, reach this, day 2026-11-19, assigneeId jonas',
    );
  });

  test.each([
    "Mia does Tuesday's swim class",
    'David does the dishes',
    'David does swim class on Tuesdays at 5',
    "does David do Tuesday's swim class?",
    "David doesn't do Tuesday's swim class",
  ])('%s: nobody is assigned', async (said) => {
    expect(await heard(said)).not.toContain('assigneeId');
  });

  test('what somebody does in a stretch of time is listed', async () => {
    const listed = await heard('what is Jonas doing next week', otherLook);
    expect(listed).toContain('Jonas, next week');
    expect(listed).toContain('Thanksgiving dinner');
    expect(listed).not.toContain('Pick-up');
    expect(await heard('what is Jonas doing this week', otherLook)).toBe('Nothing is planned for Jonas this week.');
  });
});

describe('a present in time is a week before', () => {
  test.each([
    ['remind me in time to get a present for Emma', 'add_task: title Get a present for Emma, triggerDate 2026-11-21'],
    [
      'please remind me to buy a gift for Uncle Tom in time',
      'add_task: title Buy a gift for Uncle Tom, triggerDate 2026-12-07',
    ],
    ['remind me in time to get a present for Mia', 'add_task: title Get a present for Mia, triggerDate 2027-02-25'],
    // Her birthday is in four days.
    [
      'remind me in time to get a present for Grandma Rosa',
      'add_task: title Get a present for Grandma Rosa, triggerDate 2026-11-16',
    ],
  ])('%s', async (said, card) => {
    expect(await heard(said)).toBe(card);
  });
});
