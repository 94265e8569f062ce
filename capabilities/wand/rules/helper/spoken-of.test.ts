import { expect, test } from 'vitest';
import { prairie, sample } from '#testing/wand-homes.ts';
import { pointedAt, thingNamedIn, withFormerDay, withFormerMonth, withFormerPerson } from './spoken-of.ts';

test("an order with 'it' is about what was told before it", () => {
  expect(pointedAt('the open day is on Friday at six, can you put it on the calendar')).toBe(
    'add the open day is on Friday at six, on the calendar',
  );
  expect(pointedAt('milk is out, take it off the list')).toBeUndefined();
  expect(pointedAt('add it')).toBeUndefined();
});

test('a text means the record that it names by most words, if there is one', () => {
  expect(thingNamedIn(['the eye exam again', 'what a week'], sample.family)?.title).toBe('Eye exam');
  expect(thingNamedIn(['what a week'], sample.family)).toBeUndefined();
  expect(thingNamedIn(['the W-2s again'], prairie.family)?.title).toBe('Send W-2s to Gary');
  expect(thingNamedIn(['I saw Gary'], prairie.family)).toBeUndefined();
});

test("'the day before' counts from the day that was spoken of", () => {
  expect(withFormerDay('wash the car the day before that', '2026-11-20')).toBe('wash the car on 2026-11-19');
  expect(withFormerDay('wash the car the day before that', undefined)).toBe('wash the car the day before that');
  expect(withFormerDay('wash the car the Monday before', '2026-11-20')).toBe('wash the car on 2026-11-16');
  expect(withFormerDay('no, the Tuesday that week', '2026-11-20')).toBe('no, on 2026-11-17');
});

test('a pronoun means the last person whom it can mean', () => {
  const after = (text: string, ...told: string[]) =>
    withFormerPerson(
      text,
      told.map((one) => ({ text: one, reading: undefined })),
      sample,
    );
  expect(after('they can see him at five', 'Leo fell again', 'Mia is beside herself')).toBe('they can see Leo at five');
  expect(after('cancel her swim class', 'Leo fell', 'Mia is sick')).toBe("cancel Mia's swim class");
  expect(after('her name is Waffles', 'Mia found a cat')).toBe('her name is Waffles');
});

test('a day of the month is in the month that was spoken of', () => {
  const after = (text: string, told: string) => withFormerMonth(text, [{ text: told, reading: undefined }]);
  expect(after('bake a cake by the 12th', 'the bazaar is November 13 at 10')).toBe(
    'bake a cake by the 12th of November',
  );
  expect(after('bake a cake by the 12th of May', 'the bazaar is November 13')).toBe('bake a cake by the 12th of May');
  expect(after('bake a cake by the 12th', 'the bazaar may be fun')).toBe('bake a cake by the 12th');
});
