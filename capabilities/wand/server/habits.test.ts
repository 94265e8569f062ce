import { expect, test } from 'vitest';
import { addDays, today } from '#core/dates.ts';
import { testApp } from '#testing/test-app.ts';

const { signUp } = await testApp();

/** The sentence takes the short way on the main thread; on several lines it is read in a worker thread. */
test.each([['when is the dentist?'], ['hello\nwhen is the dentist?']])(
  'the assistant answers %j with the clock of the family',
  async (message) => {
    const ana = await signUp();
    await ana.post('/api/appointments', { title: 'Dentist', type: 'Other', date: addDays(today(), 1), time: '15:30' });
    expect((await ana.post('/api/wand/chat', { message })).text).toContain('3:30 PM');
    await ana.patch('/api/family/habits', { clock: '24' });
    const { text } = await ana.post('/api/wand/chat', { message });
    expect(text).toContain('15:30');
    expect(text).not.toContain('PM');
  },
);
