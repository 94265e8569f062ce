import { expect, test } from 'vitest';
import { sampleContext } from '#testing/wand-reading.ts';
import { clauseOf } from '../message/clause.ts';
import { questionReader } from './question-reader.ts';

test.each([
  ['what school does mia go to', 'Noted for Mia:\n- Goes to Lincoln Elementary'],
  ['what is mias blood type', 'Noted for Mia:\n- Blood type O'],
  ['how tall is mia', 'Nothing is noted about that for Mia.'],
  ['what grade is leo in', 'Nothing is noted about that for Leo.'],
  ["when is mia's dentist appointment?", 'Dentist (Mia) is on Thursday'],
])('what stands in the notes is told: %j', async (said, answer) => {
  const { context } = await sampleContext();
  const household = context.household.map((one) =>
    one.name === 'Mia' ? { ...one, notes: 'Goes to Lincoln Elementary\nLikes snow', healthNotes: 'Blood type O' } : one,
  );
  const asked = { ...context.asked, message: said };
  const readings = await questionReader(clauseOf(said, household, asked), { ...context, asked, household });
  expect(readings?.map((one) => (one.kind === 'answer' ? one.text : one.kind)).join()).toContain(answer);
});
