import { expect, test } from 'vitest';
import { actionPhrasesFor, type Card, replaceSubjectWithIt } from './action-phrases.ts';
import { plainWord } from './plain-words.ts';

const card = (tool: string, subject = '', details: string[] = []): Card => ({ tool, subject, details, status: 'open' });
const removal = card('remove_appointment', 'Eye exam', ['Wed, Dec 2, David']);
const butter = card('add_groceries', 'butter');

test.each([
  ['yes', removal, 'Yes, you may delete it.'],
  ['yes', removal, 'delete it'],
  ['yes', removal, 'yes cancel it'],
  ['yes', removal, 'yes, we no longer need it, delete it'],
  ['yes', removal, "Yes, cancel David's eye exam."],
  ['no', removal, 'on second thought keep it'],
  ['no', removal, 'No; please do not delete it.'],
  ['no', removal, 'keep the eye exam'],
  ['no', removal, "don't cancel it, he can go"],
  ['no', card('add_appointment', 'Dentist'), 'cancel'],
  ['yes', butter, 'yes, add them'],
  ['yes', butter, 'put it on the list'],
  ['no', butter, 'delete it'],
  ['no', butter, "don't add it"],
  ['no', card('change_task'), "don't move it"],
  ['no', card('change_task'), 'leave it where it is'],
  ['yes', card('dismiss_task'), 'yep, check it off'],
  ['undo', { ...removal, status: 'approved' as const }, 'put it back on the calendar'],
])("the user decides '%s' about %o by saying '%s'", (word, shown, message) => {
  expect(plainWord(message, [shown])).toBe(word);
});

test.each([
  [removal, 'cancel it'],
  [removal, 'ok cancel it'],
  [removal, 'no, delete it'],
  [removal, 'yes keep it'],
  [removal, 'yes move it'],
  [removal, "yes, cancel Mia's haircut"],
  [removal, 'delete the eye exam'],
  [removal, 'yes, and the haircut'],
  [card('add_appointment', 'Dentist'), 'yes cancel it'],
  [card('add_appointment', 'Dentist'), 'cancel the dentist'],
  [card('add_appointment', 'Dentist'), 'keep it'],
  [card('add_appointment', 'Dentist'), 'yes, she also needs a haircut'],
  [card('plan_meal', 'Tacos'), 'yes, delete the tacos recipe'],
])("for %o, '%s' decides nothing, because it may be a new request", (shown, message) => {
  expect(plainWord(message, [shown])).toBeUndefined();
});

test('cards with different actions are decided by plain words only', () => {
  const both = [removal, card('add_task')];
  expect(actionPhrasesFor(both).agreeing).toEqual([]);
  expect(plainWord('yes delete it', both)).toBeUndefined();
  expect(plainWord('yes to both', both)).toBe('yes');
});

test('the subject of the only card is replaced with "it"', () => {
  expect(replaceSubjectWithIt('yes cancel davids eye exam', [removal])).toBe('yes cancel it');
  expect(replaceSubjectWithIt('yes cancel mias eye exam', [removal])).toBe('yes cancel mias it');
  expect(replaceSubjectWithIt('yes cancel the haircut', [removal])).toBe('yes cancel the haircut');
});
