import { expect, test } from 'vitest';
import { readingOf } from '#testing/wand-reading.ts';
import { planReader } from './plan-reader.ts';

test.each([
  ['david picks up mia fri at 5', 'title David picks up Mia, date 2026-11-20, time 17:00, type Other, childId mia'],
  [
    'Sarah is picking Leo up from daycare tomorrow at 5',
    'title Sarah picking Leo up from daycare, date 2026-11-17, time 17:00, type Educational, childId leo',
  ],
  [
    'david watches leo saturday 10-12',
    'title David watches Leo, date 2026-11-21, time 10:00, notes Until 12:00 PM, type Other, childId leo',
  ],
  ['pick up mia at 3 tomorrow', 'title Pick up Mia, date 2026-11-17, time 15:00, type Other, childId mia'],
  [
    'my sister takes biscuit to the vet saturday at 10',
    'title Sister takes Biscuit to the vet, date 2026-11-21, time 10:00, type Other, childId biscuit',
  ],
  ['Grandma is picking up the kids on thursday', 'title Grandma picking up the kids, date 2026-11-19, type Other'],
  ['my mom visits dec 1-10', 'title Mom visits, date 2026-12-01, notes Until Thu, Dec 10, type Other'],
  [
    'pick mum up from the station thursday 14:20',
    'title Pick mum up from the station, date 2026-11-19, time 14:20, type Other',
  ],
  [
    'David is in Chicago for work on friday',
    'title David in Chicago for work, date 2026-11-20, type Other, childId david',
  ],
  [
    'my sister is staying with us friday to sunday',
    'title Sister staying, date 2026-11-20, notes Until Sun, Nov 22, type Other',
  ],
  [
    "Mia spends the night at Emma's on saturday",
    "title Mia spends the night at Emma's, date 2026-11-21, type Other, childId mia",
  ],
  ['grandma is coming friday', 'title Grandma coming, date 2026-11-20, type Other'],
  ['rose is babysitting friday night', 'title Rose babysitting, date 2026-11-20, type Other'],
  [
    "david's out of town tuesday to thursday",
    'title David out of town, date 2026-11-17, notes Until Thu, Nov 19, type Other, childId david',
  ],
  ['david works late thursday', 'title David works late, date 2026-11-19, type Other, childId david'],
  ['no school on wednesday', 'title No school, date 2026-11-18, type Educational'],
  [
    "mia's school closed nov 25 to 27",
    "title Mia's school closed, date 2026-11-25, notes Until Fri, Nov 27, type Educational, childId mia",
  ],
  ['kids have a half day on wednesday', 'title Kids half day, date 2026-11-18, type Other'],
  ['daycare starts jan 4', 'title Daycare starts, date 2027-01-04, type Educational'],
  ['trash day is tuesday', 'title Trash day, date 2026-11-17, type Other'],
  [
    "it's my turn to drive carpool tomorrow at 7:30",
    'title My turn to drive carpool, date 2026-11-17, time 07:30, type Other',
  ],
])("what somebody does is one appointment, with the whole for its title: '%s'", async (sentence, expected) => {
  expect(await readingOf(sentence, planReader)).toBe(`add_appointment: ${expected}`);
});

test.each([
  [
    'david picks up the kids on wed at 5',
    'title David picks up the kids, date 2026-11-18, time 17:00, affectedChildren Mia + Leo + Nora',
  ],
  [
    'my parents are coming over for brunch on sunday at 11',
    'title Parents coming over for brunch, date 2026-11-22, time 11:00',
  ],
  [
    "kids at Mark's this saturday at 9am",
    "title Kids at Mark's, date 2026-11-21, time 09:00, affectedChildren Mia + Leo + Nora",
  ],
  [
    'grandma has the kids friday 6-9',
    'title The kids with grandma, date 2026-11-20, time 18:00, notes Until 9:00 PM, affectedChildren Mia + Leo + Nora',
  ],
  ['my parents are coming over on sunday at noon', 'title Parents coming over, date 2026-11-22, time 12:00'],
])("what is of several has its hour as an event: '%s'", async (sentence, expected) => {
  expect(await readingOf(sentence, planReader)).toBe(`add_event: ${expected}`);
});

test.each([
  "pick up mia's costume on friday",
  'get leo new shoes on friday',
  'drop mia from the tahoe trip on friday',
  'swim class is off on the 24th',
  'the plumber is coming tomorrow at 8',
  'grandma is not coming on friday',
  'is grandma coming on friday',
  'a long day tomorrow',
  'david picked up mia yesterday',
])("anything else is left: '%s'", async (sentence) => {
  expect(await readingOf(sentence, planReader)).toBe('-');
});

test('two are picked up at two hours', async () => {
  const read = await readingOf('pick up mia at 5 and leo at 6 tomorrow', planReader);
  expect(read).toContain('title Pick up Mia, date 2026-11-17, time 17:00');
  expect(read).toContain('title Pick up Leo, date 2026-11-17, time 18:00');
});

test('every other weekend begins with its Saturday', async () => {
  expect(await readingOf("The kids are at Mark's every other weekend, starting this Saturday.", planReader)).toBe(
    "add_appointment: title The kids at Mark's, date 2026-11-21, type Other, recurringFrequency biweekly",
  );
});
