import { expect, test } from 'vitest';
import { sampleDay, sampleHousehold, sampleLook } from '#testing/wand-sample-look.ts';
import type { BrainRequest } from '../../tools/brain.ts';
import type { Family } from '../family.ts';
import { answerTo } from './answer.ts';

test.each([
  ['what school does mia go to', 'Noted for Mia:\n- School: Lincoln Elementary'],
  ['what is mias blood type', 'Noted for Mia:\n- Blood type O'],
  ['how tall is mia', 'Nothing is noted about that for Mia.'],
  ['what grade is leo in', 'Nothing is noted about that for Leo.'],
  ["when is mia's dentist appointment?", 'Dentist (Mia) is on Thursday'],
])('what stands in the notes is told: %j', async (said, answer) => {
  const household = sampleHousehold.map((one) =>
    one.name === 'Mia' ? { ...one, notes: 'School: Lincoln Elementary\nLikes snow', healthNotes: 'Blood type O' } : one,
  );
  const asked = { ...sampleDay, look: sampleLook } as unknown as BrainRequest;
  expect(await answerTo(said, asked, { household } as unknown as Family)).toContain(answer);
});
