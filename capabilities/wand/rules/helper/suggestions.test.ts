import { expect, test } from 'vitest';
import { nudgesApi } from '#capabilities/nudges/contract.ts';
import { heard } from '#testing/wand-heard.ts';
import { sampleLook } from '#testing/wand-sample-look.ts';
import type { Look } from '../tools/tool.ts';

const thing = (key: string, label: string, answer: string | null = null) => ({ key, label, answer });
const shown = [
  { sentence: "Mia's last dentist visit was in May. Time to book?", reason: 'About every 6 months.' },
  { sentence: 'You usually need milk by now.', reason: 'You buy it about once a week.' },
];
const things = [
  thing('purchase:diapers', 'Diapers'),
  thing('purchase:oat cookies', 'Oat cookies'),
  thing('purchase:cookies', 'Cookies'),
  thing('dinner:tacos', 'Tacos'),
  thing('visit:dental:mia', "Mia's dentist visit"),
  thing('purchase:milk', 'Milk', 'never'),
];

const learning =
  (learns: boolean, nudges: object[] = shown): Look =>
  async (endpoint, input) => {
    if ((endpoint as unknown) === nudgesApi.show) return (learns ? nudges : []) as never;
    if ((endpoint as unknown) === nudgesApi.learned) return { learns, things: learns ? things : [] } as never;
    return sampleLook(endpoint, input);
  };

test.each([
  'what should I think of',
  'What should I think of today?',
  'what should we think about',
  'What else should I remember?',
  'what am I forgetting?',
])('%s: what is shown for her, with its reasons', async (said) => {
  expect((await heard(said, learning(true))).answer).toBe(
    `Here's what I'd think of:\n- ${shown.map(({ sentence, reason }) => `${sentence} ${reason}`).join('\n- ')}`,
  );
  expect((await heard(said, learning(true, []))).answer).toMatch(/^Nothing comes to mind right now\./);
  expect((await heard(said, learning(false))).answer).toContain(
    "turn it on in your profile, under What We've Learned.",
  );
});

test.each([
  ['stop suggesting diapers', 'purchase:diapers'],
  ['Please stop suggesting diapers!', 'purchase:diapers'],
  ['never suggest diapers again', 'purchase:diapers'],
  ["don't suggest the tacos anymore", 'dinner:tacos'],
  ['stop suggesting cookies', 'purchase:cookies'],
  ["stop bringing up Mia's dentist visit", 'visit:dental:mia'],
])('%s', async (said, key) => {
  expect((await heard(said, learning(true))).cards).toBe(`stop_suggesting: key ${key}`);
});

test('what is not suggested cannot be stopped', async () => {
  const answerTo = async (said: string, learns = true) => (await heard(said, learning(learns))).answer;
  expect(await answerTo('stop suggesting kies')).toBe("I'm not suggesting kies, so you're all set.");
  expect(await answerTo('stop suggesting milk')).toBe("I stopped that already, so you're all set.");
  expect(await answerTo('stop suggesting milk', false)).toContain('turn it on');
});

test('a dinner that nobody learned about is still rated', async () => {
  expect((await heard('never suggest chicken soup again', learning(true))).cards).toContain(
    'rate_meal: recipeId Chicken soup',
  );
});
