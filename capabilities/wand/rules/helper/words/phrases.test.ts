import { expect, test } from 'vitest';
import { parted, request } from './phrases.ts';

test('politeness on either side is no part of a request', () => {
  expect(request('hey, can you please add milk, thanks!')).toBe('add milk');
  expect(request('I need you to add baby carrots too')).toBe('add baby carrots');
  expect(request('okay')).toBe('okay');
});

test('words that only speak of what was asked stand aside', () => {
  expect(parted("we don't need parmesan, remove it from the list")).toEqual({
    main: "we don't need parmesan",
    aside: 'remove it from the list',
  });
  expect(parted("we're out of milk so put it on the list").main).toBe("we're out of milk");
  expect(parted('uncheck the bread, i didnt buy it after all').main).toBe('uncheck the bread');
  expect(parted('milk, eggs, bread')).toEqual({ main: 'milk, eggs, bread', aside: '' });
});
