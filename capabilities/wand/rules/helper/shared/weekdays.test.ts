import { expect, test } from 'vitest';
import { onWeekdays } from './weekdays.ts';

test.each([
  ['gym mon wed fri at 6am', 'gym every monday at 6am. gym every wednesday at 6am. gym every friday at 6am'],
  [
    'daycare drop off 8am mon to wed',
    'daycare drop off 8am every monday. daycare drop off 8am every tuesday. daycare drop off 8am every wednesday',
  ],
  ['grandma here thu fri sat at 6', undefined],
  ['camp mon to fri 9-3', undefined],
  ['no school mon, tue and wed, back at 8', undefined],
  ['soccer mon and wed at 5', undefined],
])('%j is on each of its days every week', (message, each) => {
  expect(onWeekdays(message)).toBe(each);
});
