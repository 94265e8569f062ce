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
  [
    "jack's got football mondays and thursdays 4:30-5:30",
    "jack's got football every monday 4:30-5:30. jack's got football every thursday 4:30-5:30",
  ],
  [
    'swim every Mon and Wed at 5 starting next week',
    'swim every monday at 5 starting next week. swim every wednesday at 5 starting next week',
  ],
  [
    'soccer practice tue/thu 4-5pm until dec 18',
    'soccer practice every tuesday 4-5pm until dec 18. soccer practice every thursday 4-5pm until dec 18',
  ],
  ['camp tue and thu 9-3 next week', undefined],
  ['trash day every monday and thursday', 'trash day every monday. trash day every thursday'],
])('%j is on each of its days every week', (message, each) => {
  expect(onWeekdays(message)).toBe(each);
});
