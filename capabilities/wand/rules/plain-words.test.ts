import { expect, test } from 'vitest';
import { plainWord } from './plain-words.ts';

test.each([
  [
    'yes',
    'Yes',
    'yes please',
    'Yep!',
    'ok',
    'okay thanks',
    'sure, go ahead',
    'do it',
    'yes, add them',
    'Looks good 👍',
    "that's right",
    'approve all',
    'Yes, both please',
  ],
  [
    'no',
    'No',
    'no thanks',
    'never mind',
    'Nevermind.',
    "no, don't",
    'dismiss',
    'forget it',
    'leave it',
    'no thank you',
  ],
  [
    'undo',
    'Undo',
    'undo that please',
    'oh no undo that please',
    'take it back',
    'wait, undo',
    'can you undo that',
    'oops, revert that',
  ],
])("plain ways to say '%s'", (word, ...messages) => {
  for (const message of messages) expect([message, plainWord(message)]).toEqual([message, word]);
});

test.each([
  'yes but on Friday',
  'yes, for Leo',
  'no, make it 4',
  'no, for Leo',
  'add milk',
  'ok so what is on today?',
  'undo?',
  'undo the dentist',
  'leave the dentist on Friday',
  'thanks',
  'great',
  'good',
  'all',
  "don't add milk",
  'cancel the dentist',
  '4',
  'yes ４',
  'ok но не сейчас',
  'yes, 但是星期五',
  'ok؟',
  '👍',
  '',
])("'%s' decides nothing", (message) => {
  expect(plainWord(message)).toBeUndefined();
});
