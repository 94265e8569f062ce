import { describe, expect, test } from 'vitest';
import { testApp } from '#testing/test-app.ts';
import { talkWith } from '#testing/wand-talk.ts';
import { help } from '../rules/helper/help.ts';

const { signUp, database } = await testApp();

/** A Monday. */
const day = { today: '2026-11-16', now: '09:00', timeZone: 'UTC' };

/** A family with a swim class on Tuesdays. */
async function withSwimClass() {
  const mother = await signUp();
  const weekly = { isRecurring: true, recurringFrequency: 'weekly' };
  const swim = { title: 'Swim class', type: 'Other', date: '2026-09-01', time: '16:00', ...weekly };
  await mother.post('/api/appointments', swim);
  const talk = talkWith({ database, person: mother, answering: help, clockOf: () => day });
  const calendar = async () => {
    const { entries } = (await mother.get('/api/calendar?from=2026-11-10&to=2026-12-08')).json;
    return entries.map(({ date, time }: { date: string; time: string }) => `${date.slice(5)} ${time}`);
  };
  const before = (await mother.get('/api/appointments')).json;
  return {
    ...talk,
    calendar,
    /** Sends the messages, approves the resulting cards, returns the calendar, and undoes everything. */
    async calendarAfter(...messages: string[]) {
      let answered = await talk.say(messages[0] ?? '');
      for (const more of messages.slice(1)) answered = await talk.say(more);
      await talk.approve(answered.proposals);
      const result = await calendar();
      for (const { id } of answered.proposals) await talk.undo(id);
      expect((await mother.get('/api/appointments')).json).toEqual(before);
      return result;
    },
  };
}

const tuesdays = ['11-10 16:00', '11-17 16:00', '11-24 16:00', '12-01 16:00', '12-08 16:00'];
const without = (...days: string[]) => tuesdays.filter((one) => !days.includes(one.slice(0, 5)));

describe('a request about a series', () => {
  test('to delete it asks which occurrences, and deletes exactly those', async () => {
    const { say, calendarAfter, calendar } = await withSwimClass();
    const { text, proposals } = await say('delete swim');
    expect(text).toBe('Swim class repeats. Only this one (Tue, Nov 17), this and later, or all?');
    expect(proposals).toEqual([]);
    expect(await calendarAfter('delete swim', 'only this one')).toEqual(without('11-17'));
    expect(await calendarAfter('delete swim', 'this and later')).toEqual(['11-10 16:00']);
    expect(await calendarAfter('cancel swim', 'from now on')).toEqual(['11-10 16:00']);
    expect(await calendarAfter('delete swim', 'all')).toEqual([]);
    expect(await calendar()).toEqual(tuesdays);
  });

  test('is dropped when another request follows instead of an answer', async () => {
    const { calendarAfter } = await withSwimClass();
    const moved = ['11-10 16:00', '11-17 16:00', '11-27 16:00', '12-04 16:00'];
    expect(await calendarAfter('delete swim', 'move swim to Friday starting next week')).toEqual(moved);
  });

  test('needs no question if it says which occurrences', async () => {
    const { calendarAfter } = await withSwimClass();
    expect(await calendarAfter('cancel swim this Tuesday')).toEqual(without('11-17'));
    expect(await calendarAfter('cancel swim next week')).toEqual(without('11-24'));
    expect(await calendarAfter('no more swim')).toEqual(['11-10 16:00']);
    expect(await calendarAfter('delete swim from december on')).toEqual(without('12-01', '12-08'));
    expect(await calendarAfter("move tomorrow's swim class to wednesday")).toEqual(
      [...without('11-17'), '11-18 16:00'].toSorted(),
    );
  });

  test('to move it starting next week leaves this week unchanged', async () => {
    const { calendarAfter } = await withSwimClass();
    const moved = ['11-10 16:00', '11-17 16:00', '11-26 16:00', '12-03 16:00'];
    expect(await calendarAfter('move swim to Thursday starting next week')).toEqual(moved);
    expect(await calendarAfter('move swim to Thursdays starting next week')).toEqual(moved);
  });

  test('to move it asks which occurrences, and moves exactly those', async () => {
    const { say, calendarAfter } = await withSwimClass();
    expect((await say('move swim to 5')).text).toContain('Only this one (Tue, Nov 17), this and later, or all?');
    const at5 = (one: string) => one.replace('16:00', '17:00');
    expect(await calendarAfter('move swim to 5', 'just this one')).toEqual(
      tuesdays.map((one) => (one.startsWith('11-17') ? at5(one) : one)),
    );
    expect(await calendarAfter('move swim to 5', 'this and later')).toEqual([
      '11-10 16:00',
      ...tuesdays.slice(1).map(at5),
    ]);
    expect(await calendarAfter('move swim to 5', 'all of them')).toEqual(tuesdays.map(at5));
  });
});
