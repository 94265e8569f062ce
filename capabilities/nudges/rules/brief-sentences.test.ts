import { expect, test } from 'vitest';
import { briefSentences } from './brief-sentences.ts';
import type { Nudge } from './nudges.ts';

const nudge = (kind: Nudge['kind'], subject: string, sentence: string): Nudge => ({
  ...{ key: `${kind}:${subject}`, kind, subject, label: subject, strength: 1, sentence, reason: '' },
  ...{ evidence: [], dueSince: '2026-11-15', period: 7 },
});
const milk = nudge('purchase', 'milk', 'You usually need milk by now.');
const tacos = nudge('dinner', 'r1', "It's about time for Tacos again.");

test('a brief says the first two', () => {
  const haircut = nudge('visit', 'Other haircut:mia', 'The last Haircut for Mia was in May. Time to book?');
  expect(briefSentences([milk, haircut, tacos])).toEqual(
    [milk, haircut].map(({ sentence }) => ({ sentence, vague: sentence })),
  );
  expect(briefSentences([])).toEqual([]);
});

test.each([
  ['visit', 'Dental:mia'],
  ['visit', 'Vision:'],
  ['visit', 'Medical - Specialist:leo'],
  ['checkup', 'leo:24'],
] as const)('where others can see it, a %s of %s is just a visit', (kind, subject) => {
  const sentence = "Mia's last dentist visit was in May. Time to book?";
  expect(briefSentences([nudge(kind, subject, sentence)])).toEqual([
    { sentence, vague: 'It may be time to book a visit.' },
  ]);
});
