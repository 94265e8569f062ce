import { expect, test } from 'vitest';
import { findItems } from './find-items.ts';

const lines = (note: string) =>
  findItems(note, { today: '2026-11-16' }).map(({ date, endDate, time, title }) =>
    [date, endDate && `to ${endDate}`, time, title].filter(Boolean).join(' '),
  );

test.each([
  ['The second grade is going to the zoo on Dec 10.', ['2026-12-10 Zoo']],
  [
    'It is almost time for our Harvest Feast! We will be gathering on Nov 20 at 11:15.',
    ['2026-11-20 11:15 Harvest Feast'],
  ],
  ['We are doing a gift, can you pay me before the party on the 12th?', ['2026-12-12 Party']],
  ['Camp sign-up opens Dec 1 and closes Dec 11.', ['2026-12-01 Camp sign-up opens', '2026-12-11 Camp sign-up closes']],
  ['Show and tell: Leo - Nov 18, Ava - Nov 25', ['2026-11-18 Show and tell: Leo', '2026-11-25 Show and tell: Ava']],
  [
    'The slip for the farm walk (December 2, 9:45 a.m.) has to be back by Nov 24.',
    ['2026-12-02 09:45 Farm walk', '2026-11-24 Slip for the farm walk back'],
  ],
  ['Due to the storm, tonight’s PTA meeting will be on Zoom at 7.', ['2026-11-16 19:00 PTA meeting']],
  ['Friday, November 20 • 6–9:30 PM • ages 3–12 • $25 • Parents’ Night Out', ['2026-11-20 18:00 Parents’ Night Out']],
  ['Join us on Dec 5 from 10 to 2 for our winter fair.', ['2026-12-05 10:00 Winter fair']],
  [
    'The overnight is on Friday, December 4. Pick them up Saturday at 9 am.',
    ['2026-12-04 Overnight', '2026-12-05 09:00 Pick them up'],
  ],
  [
    'The second graders will share their poems with parents on the 24th at 9:15, coffee will be served.',
    ['2026-11-24 09:15 Share their poems with parents'],
  ],
  ['Rain aside, I need helpers for the Winter Party (Dec 18, 1:30pm).', ['2026-12-18 13:30 Winter Party']],
  ['We need old shirts as smocks. Bring one by November 23rd.', ['2026-11-23 Bring old shirts']],
  ['How about December 4 at 10:30? I’ve put you down for the tour. Sue', ['2026-12-04 10:30 Tour']],
  ['The Book Club has a new date: it moves from Nov 17 to Nov 23, 7pm.', ['2026-11-23 19:00 Book Club']],
  ['Please tell me by Nov 22 which shift you want.', ['2026-11-22 Tell me which shift you want']],
  ['Games are Saturday at 11 (home) and Sunday at 2:30 (away).', ['2026-11-21 11:00 Games', '2026-11-22 14:30 Games']],
  ['Rehearsal: Dec 8; concert Dec 9 at 2pm', ['2026-12-08 Rehearsal', '2026-12-09 14:00 Concert']],
  ['Derby: January 23. Weigh-in 9:00, racing at 10', ['2027-01-23 10:00 Derby']],
  ['Thu Dec 17: 5:45 call, 6:30 concert', ['2026-12-17 18:30 Concert']],
  ['Clinic Dec 5 8a-12p OR Dec 6 1p-5p.', ['2026-12-05 08:00 Clinic', '2026-12-06 13:00 Clinic']],
  ['The visit is Dec 9 in Room B. If you cannot come, call by Dec 2.', ['2026-12-09 Visit']],
  ['Slips went home today and are due back on Friday.', ['2026-11-20 Slips due back']],
  ['School closes on 12/18 and reopens on 1/4.', ['2026-12-18 School closes', '2027-01-04 School reopens']],
  ['Next Wednesday through Friday: no school', ['2026-11-25 to 2026-11-27 No school']],
  ['Ruby is ONE! Join us Nov 29 at 3.', ['2026-11-29 15:00 Ruby’s birthday party']],
  ['It is Grandma June’s 70th! Dec 12 at 1pm', ['2026-12-12 13:00 Grandma June’s birthday party']],
  ['We cook on Nov 19. The feast will be the following day at 11:30.', ['2026-11-19 Cook', '2026-11-20 11:30 Feast']],
])('%s', (note, found) => {
  expect(lines(note)).toEqual(found);
});

test.each([
  [
    'days off in a row are one',
    'The library is closed November 26 and 27.',
    ['2026-11-26 to 2026-11-27 Library closed'],
  ],
  [
    'a move and a cancellation go for their own part',
    'Practice is on Tuesday at 5:30, but Thursday’s game is moved to Friday at 4:30.',
    ['2026-11-17 17:30 Practice', '2026-11-20 16:30 Game'],
  ],
  [
    'a new date after the old one',
    'The 11/19 field trip has been rescheduled! New date: Tuesday 12/1.',
    ['2026-12-01 Field trip'],
  ],
  [
    'a day that does not work',
    'Dec 3 doesn’t work for us, so let’s do the cookie swap on Dec 10, 7pm.',
    ['2026-12-10 19:00 Cookie swap'],
  ],
  [
    'when to be there',
    'On December 1 we visit the museum. Children arrive at 8.45am and return at 3.15pm.',
    ['2026-12-01 08:45 Visit the museum'],
  ],
])('%s', (_what, note, found) => {
  expect(lines(note)).toEqual(found);
});

test.each([
  ['ages', 'Children must be 5 on or before September 1, 2027.'],
  ['offers', 'I can do Wednesday if you take Thursday. We have the 9th at 8:40 or the 10th at 4.'],
  ['praise', 'Great hustle on Saturday, 4-2 win, so proud of these kids!'],
  ['timetables', 'Weekend Masses: Sat 5:00 pm, Sun 8:30 and 10:30 am\nOffice: Mon-Thu 9-3, Fri 9-12'],
  ['amounts', 'A 1/4 page is $40, 1/2 page $75.'],
  ['parcels', 'Your order has shipped and will arrive on Nov 19.'],
  ['the weather', 'If it rains let’s do Thursday instead.'],
  ['what the writer does', 'I’ll send the pictures on Friday.'],
  [
    'papers',
    'Spelling packets come home Friday. The claim was filed 11/16. Visa exp 12/28, size Y6/7, 12/24 Church Street.',
  ],
  ['what has to be cancelled', 'We have to cancel the playdate on Saturday.'],
])('%s are nothing to keep', (_what, note) => {
  expect(lines(note)).toEqual([]);
});
