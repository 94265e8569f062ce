import { expect, test } from 'vitest';
import { canOpenInTab, instacartErrorMessage, thriveAddress } from './shops.ts';

test('Thrive Market is searched for all names, joined by commas', () => {
  const items = [{ name: 'Mac & cheese' }, { name: '100% juice' }];
  expect(thriveAddress('https://thrivemarket.com/search?search=', items)).toBe(
    'https://thrivemarket.com/search?search=Mac%20%26%20cheese%2C100%25%20juice',
  );
});

test.each([
  [503, '{"error":"Instacart is not configured"}', 'Instacart is not configured'],
  [502, '{"message":"no"}', 'Failed with status 502'],
  [502, '{"error":""}', 'Failed with status 502'],
  [502, '', 'Failed with status 502'],
  [500, 'Oops', 'Unknown error'],
  [500, 'null', 'Unknown error'],
])('status %s with body %s gives the message "%s"', (status, answer, sentence) => {
  expect(instacartErrorMessage(status, answer)).toBe(sentence);
});

test('only https addresses can be opened in a new tab', () => {
  expect(canOpenInTab('https://www.instacart.com/store/x')).toBe(true);
  for (const url of ['http://www.instacart.com/', 'javascript:alert(1)', 'data:text/html,x', '//x.example', ''])
    expect(canOpenInTab(url)).toBe(false);
});
