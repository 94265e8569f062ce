import { expect, test } from 'vitest';
import { hill, prairie, sample, talkIn } from '#testing/wand-homes.ts';

const answer = async (message: string, home = sample) => (await talkIn(home, message)).answer;

test('greetings, thanks and farewells are answered without a card', async () => {
  expect(await answer('hello')).toMatch(/^Hello! You can say, for example:\n- /);
  expect(await answer('thanks!')).toBe("You're welcome!");
  expect(await answer('help', prairie)).toContain('nothing is saved before you approve it');
  expect(await answer('bye', hill)).toBe('See you soon.');
});

test('every example that it gives is understood in every household', async () => {
  for (const home of [sample, prairie, hill]) {
    const examples = (await answer('hello', home)).split('\n- ').slice(1);
    expect(examples).toHaveLength(4);
    for (const example of examples) {
      const said = await talkIn(home, example);
      if (example.endsWith('?')) expect(said.answer, example).toMatch(/dinner/i);
      else expect(said.cards, example).toHaveLength(1);
    }
  }
});

test('what is not understood names what was, and gives examples of this household', async () => {
  expect(await answer('asdf qwer')).toMatch(/^I don't understand that one yet\. Try ‘dentist for .+’, ‘.+’ or ‘.+’\.$/);
  expect(await answer('asdf qwer', hill)).toContain('Wilf');
});

test('what is not understood is answered with what is kept about it', async () => {
  const told = await answer('zxcv hellofresh qwer');
  expect(told).toContain('$240.00 a month');
  expect(told).toContain('‘pause it’');
  expect(await answer('Leo zxcv on Saturday')).toContain('Haircut (Leo)');
});
