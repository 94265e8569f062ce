import { expect, test } from 'vitest';
import { readingOf } from '#testing/wand-reading.ts';
import { appointmentReader, newAppointmentReader } from './appointment-reader.ts';
import { eventReader } from './event-reader.ts';

test.each([
  [
    'the orthodontist called and they want to see mia on december 2 at 10:45 at smile works',
    'add_appointment: title Orthodontist, type Dental, date 2026-12-02, time 10:45, location Smile works, childId mia',
  ],
  [
    'Biscuit has to go to the vet next Tuesday at 11:30 he has been scratching his ears',
    'add_appointment: title Vet, type Other, date 2026-11-24, time 11:30, childId biscuit',
  ],
  [
    "Nora's got her baby swimming session on Saturday at 10:15 at the leisure centre I'm so excited, add it for me",
    'add_appointment: title Baby swimming session, type Educational, date 2026-11-21, time 10:15, location Leisure centre, childId nora',
  ],
  [
    "I have got myself a hair appointment, it's on Friday at 1:15 at Salon Blue, put it in",
    'add_appointment: title Hair appointment, type Personal Care, date 2026-11-20, time 13:15, location Salon Blue, childId ana',
  ],
  [
    'hearing test for Leo, December 9th, 11 am, Dr. Patel',
    'add_appointment: title Hearing test, type Medical - Specialist, date 2026-12-09, time 11:00, location Dr. Patel, childId leo',
  ],
  [
    "playdate for Leo with Oscar on Sunday at 10 and make a note that we're bringing the snacks",
    "add_appointment: title Playdate with Oscar, type Other, date 2026-11-22, time 10:00, notes We're bringing the snacks, childId leo",
  ],
  [
    'put biscuit down for the groomer saturday 9am',
    'add_appointment: title Groomer, type Personal Care, date 2026-11-21, time 09:00, childId biscuit',
  ],
  [
    'Physio for David every Monday at 5 from November 23 until December 21',
    'add_appointment: title Physio, type Medical - Specialist, date 2026-11-23, time 17:00, recurringFrequency weekly, recurringUntil 2026-12-21, childId david',
  ],
  [
    'set up a playdate for Mia and imani sunday 3pm at the park',
    'add_appointment: title Playdate with Imani, type Other, date 2026-11-22, time 15:00, location Park, childId mia',
  ],
  [
    'grooming for Biscuit every 6 weeks starting dec 5 at 10',
    'add_appointment: title Grooming, type Personal Care, date 2026-12-05, time 10:00, notes Every 6 weeks, childId biscuit',
  ],
  [
    'another piano lesson on Friday at 4',
    'add_appointment: title Piano lesson, type Educational, date 2026-11-20, time 16:00, childId mia',
  ],
  ["the plumber's coming thursday at 10", 'add_appointment: title Plumber, type Other, date 2026-11-19, time 10:00'],
  [
    'dentist for leo tomorrow at 3',
    'add_appointment: title Dentist, type Dental, date 2026-11-17, time 15:00, childId leo',
  ],
  [
    "I've got a mammogram on the 8th at 10am",
    'add_appointment: title Mammogram, type Medical - Specialist, date 2026-12-08, time 10:00, childId ana',
  ],
  [
    'mia has soccer practice every monday at 5',
    'add_appointment: title Soccer practice, type Other, date 2026-11-16, time 17:00, recurringFrequency weekly, childId mia',
  ],
  [
    'Soccer game for Leo Saturday 9am',
    'add_appointment: title Soccer game, type Other, date 2026-11-21, time 09:00, childId leo',
  ],
  [
    "David's got a dentist appointment next tuesday 8am",
    'add_appointment: title Dentist appointment, type Dental, date 2026-11-24, time 08:00, childId david',
  ],
  [
    'nora has a follow up with Dr Singh in 3 weeks at 11:15',
    'add_appointment: title Follow up with Dr Singh, type Medical - Pediatrician, date 2026-12-07, time 11:15, childId nora',
  ],
  [
    'take Biscuit to the vet on Friday at 4',
    'add_appointment: title Vet, type Other, date 2026-11-20, time 16:00, childId biscuit',
  ],
  [
    'I need to take Biscuit to the vet tomorrow at 4',
    'add_appointment: title Vet, type Other, date 2026-11-17, time 16:00, childId biscuit',
  ],
  [
    "Schedule Biscuit's grooming for next monday at 1pm at PetSmart",
    'add_appointment: title Grooming, type Personal Care, date 2026-11-23, time 13:00, location PetSmart, childId biscuit',
  ],
  [
    'physical therapy for me every thursday at 7:30am until christmas',
    'add_appointment: title Physical therapy, type Medical - Specialist, date 2026-11-19, time 07:30, recurringFrequency weekly, recurringUntil 2026-12-25, childId ana',
  ],
  [
    "add Leo's first day of preschool on jan 11 at 8:30",
    'add_appointment: title First day of preschool, type Educational, date 2027-01-11, time 08:30, childId leo',
  ],
  [
    'Please schedule a haircut for me on Dec 4 at 2:30',
    'add_appointment: title Haircut, type Personal Care, date 2026-12-04, time 14:30, childId ana',
  ],
  [
    'Leo and Mia have flu shots on dec 3 at 9',
    'add_appointment: title Flu shots, type Medical - Pediatrician, date 2026-12-03, time 09:00, childId leo | add_appointment: title Flu shots, type Medical - Pediatrician, date 2026-12-03, time 09:00, childId mia',
  ],
  [
    'karate for leo mondays and wednesdays at 4',
    'add_appointment: title Karate, type Other, date 2026-11-16, time 16:00, recurringFrequency weekly, childId leo | add_appointment: title Karate, type Other, date 2026-11-18, time 16:00, recurringFrequency weekly, childId leo',
  ],
  [
    'family photo on saturday at 11 at Smile Studio',
    'add_appointment: title Family photo, type Other, date 2026-11-21, time 11:00, location Smile Studio',
  ],
  [
    'book club at my house on thursday at 7:30pm',
    'add_appointment: title Book club, type Other, date 2026-11-19, time 19:30, location My house, childId ana',
  ],
  [
    'new appointment: oil change thursday 8am',
    'add_appointment: title Oil change, type Other, date 2026-11-19, time 08:00',
  ],
  [
    'mia has a field trip to the museum on friday',
    'add_appointment: title Field trip to the museum, type Educational, date 2026-11-20, childId mia',
  ],
  ['conference call on friday at 3', 'add_appointment: title Conference call, type Other, date 2026-11-20, time 15:00'],
  ['no school on Wednesday Nov 25', 'add_appointment: title No school, type Educational, date 2026-11-25'],
  ['the plumber is coming on tuesday at 10', 'add_appointment: title Plumber, type Other, date 2026-11-17, time 10:00'],
  [
    'Dr. Chen for Leo on the 2nd at 4:15',
    'add_appointment: title Dr. Chen, type Medical - Pediatrician, date 2026-12-02, time 16:15, childId leo',
  ],
  [
    'Biscuits grooming on Sunday at half past ten',
    'add_appointment: title Grooming, type Personal Care, date 2026-11-22, time 10:30, childId biscuit',
  ],
  [
    'Baby Nora has a weigh-in on Friday at 10',
    'add_appointment: title Weigh-in, type Other, date 2026-11-20, time 10:00, childId nora',
  ],
  [
    "Nora's vaccination is in two weeks, 10:15 am",
    'add_appointment: title Vaccination, type Medical - Pediatrician, date 2026-11-30, time 10:15, childId nora',
  ],
  [
    "I'm meeting Priya at the park at 10 on saturday",
    'add_appointment: title Meeting Priya, type Other, date 2026-11-21, time 10:00, location Park, childId ana',
  ],
  [
    'the vet can see Biscuit on the 2nd at 9',
    'add_appointment: title Vet, type Other, date 2026-12-02, time 09:00, childId biscuit',
  ],
  [
    'Dr. Lopez has an opening for Leo on Thursday at 2',
    'add_appointment: title Dr. Lopez, type Medical - Pediatrician, date 2026-11-19, time 14:00, childId leo',
  ],
  [
    'they squeezed leo in at the ENT tomorrow at 3:50',
    'add_appointment: title ENT, type Medical - Specialist, date 2026-11-17, time 15:50, childId leo',
  ],
  [
    "Nora's 9 month vaccines are booked for November 30 at 8:45 am with Dr. Patel",
    'add_appointment: title 9 month vaccines, type Medical - Pediatrician, date 2026-11-30, time 08:45, location Dr. Patel, childId nora',
  ],
  [
    'Biscuit is booked in at the groomers on friday at 9',
    'add_appointment: title Groomers, type Personal Care, date 2026-11-20, time 09:00, childId biscuit',
  ],
  [
    'i made an appointment for Leo with the eye doctor, dec 4 at 10',
    'add_appointment: title Eye doctor, type Vision, date 2026-12-04, time 10:00, childId leo',
  ],
  [
    'the speech therapist just rang and she has a slot for leo next tuesday at 2:15',
    'add_appointment: title Speech therapist, type Medical - Specialist, date 2026-11-24, time 14:15, childId leo',
  ],
  [
    'checkup for leo friday at 3 with dr chen',
    'add_appointment: title Checkup with dr chen, type Medical - Pediatrician, date 2026-11-20, time 15:00, childId leo',
  ],
  [
    'family photo shoot nov 29 at 3:30 in Riverside Park',
    'add_appointment: title Family photo shoot, type Other, date 2026-11-29, time 15:30, location Riverside Park',
  ],
  [
    'my night shift starts at 7pm on wednesday, put it in',
    'add_appointment: title Night shift, type Other, date 2026-11-18, time 19:00, childId ana',
  ],
  ['the plumber can come thursday at 8', 'add_appointment: title Plumber, type Other, date 2026-11-19, time 08:00'],
])("a new appointment has its title, type, day, hour and person from '%s'", async (sentence, expected) => {
  expect(await readingOf(sentence, appointmentReader)).toBe(expected);
});

test.each([
  ['move the dentist to Friday', 'change_appointment: id Dentist Mia, date 2026-11-20'],
  ['move the dentist to 4', 'change_appointment: id Dentist Mia, time 16:00'],
  ["push Leo's haircut back an hour", 'change_appointment: id Haircut Leo, time 12:00'],
  ["can you move mia's haircut up an hour", 'change_appointment: id Haircut Mia, time 09:00'],
  ["push leo's haircut back to 12:30", 'change_appointment: id Haircut Leo, time 12:30'],
  ['bring the dentist forward to 2', 'change_appointment: id Dentist Mia, time 14:00'],
  ["David's eye exam: now 10:45 instead of 9:15", 'change_appointment: id Eye exam David, time 10:45'],
  ['mia dentist moved to 4:15 same day', 'change_appointment: id Dentist Mia, time 16:15'],
  ['postpone the dentist a week', 'change_appointment: id Dentist Mia, date 2026-11-26'],
  ['bring the dentist forward half an hour', 'change_appointment: id Dentist Mia, time 15:00'],
  ['push the checkup by a week', 'change_appointment: id Pediatrician checkup Nora, date 2026-12-01'],
  ['swim class is at 4:30 from now on', 'change_appointment: id Swim class Mia, time 16:30'],
  ['the checkup is on the 25th instead', 'change_appointment: id Pediatrician checkup Nora, date 2026-11-25'],
  ['dentist at 4 instead of 3:30', 'change_appointment: id Dentist Mia, time 16:00'],
  ['make piano at 6 instead', 'change_appointment: id Piano lesson Mia, time 18:00'],
  ["let's do the dentist on monday instead", 'change_appointment: id Dentist Mia, date 2026-11-23'],
  ['can we push piano to 5:30', 'change_appointment: id Piano lesson Mia, time 17:30'],
  ["david's eye exam is at 9 not 9:15", 'change_appointment: id Eye exam David, time 09:00'],
  ['move the haircut on the 28th to Dec 5', 'change_appointment: id Haircut Mia, date 2026-12-05'],
  ["the dentist is at Dr. Lee's now", "change_appointment: id Dentist Mia, location Dr. Lee's"],
  ['change the time of the eye exam to 10', 'change_appointment: id Eye exam David, time 10:00'],
  [
    'add a note to the dentist: bring the insurance card',
    'change_appointment: id Dentist Mia, notes Bring the insurance card',
  ],
  [
    "Mia's piano lesson is now on Wednesdays at 4",
    'change_appointment: id Piano lesson Mia, date 2026-11-18, time 16:00',
  ],
  ['Swim class ends December 15', 'change_appointment: id Swim class Mia, recurringUntil 2026-12-15'],
  ["swap leo's haircut to friday", 'change_appointment: id Haircut Leo, date 2026-11-20'],
  [
    'parent teacher conference moved to thursday at 6:30',
    'change_appointment: id Parent-teacher conference null, date 2026-11-19, time 18:30',
  ],
  [
    'the pediatrician rescheduled noras checkup to the 30th at 9',
    'change_appointment: id Pediatrician checkup Nora, date 2026-11-30, time 09:00',
  ],
  ['the eye exam got pushed to Dec 9 at 10:30', 'change_appointment: id Eye exam David, date 2026-12-09, time 10:30'],
  ["dentist moved mia's appointment to friday same time", 'change_appointment: id Dentist Mia, date 2026-11-20'],
  ["the dentist's office moved Mia to Friday at 2", 'change_appointment: id Dentist Mia, date 2026-11-20, time 14:00'],
  ["Dr Kim's office called, they can only see Mia at 4 on Thursday", 'change_appointment: id Dentist Mia, time 16:00'],
  [
    'the parent teacher conference has been brought forward to 5:30',
    'change_appointment: id Parent-teacher conference null, time 17:30',
  ],
  [
    'the pediatrician had to reschedule nora to the 30th at 2',
    'change_appointment: id Pediatrician checkup Nora, date 2026-11-30, time 14:00',
  ],
  ['the eye doctor switched david to december 9', 'change_appointment: id Eye exam David, date 2026-12-09'],
  ["leo's haircut, can you move it to sunday", 'change_appointment: id Haircut Leo, date 2026-11-22'],
  ["Nora's checkup has a new time: 11:30", 'change_appointment: id Pediatrician checkup Nora, time 11:30'],
])("only what changes is in the change that '%s' asks for", async (sentence, expected) => {
  expect(await readingOf(sentence, appointmentReader)).toBe(expected);
});

test.each([
  [
    "move tomorrow's swim class to wednesday",
    'change_appointment: id Swim class Mia, date 2026-11-18, reach this, day 2026-11-17',
  ],
  [
    'swim is at 5 tomorrow instead of 4',
    'change_appointment: id Swim class Mia, time 17:00, reach this, day 2026-11-17',
  ],
])("one date of a recurring appointment moves alone, '%s'", async (sentence, expected) => {
  expect(await readingOf(sentence, appointmentReader)).toBe(expected);
});

test.each([
  ['cancel davids eye exam', 'remove_appointment: id Eye exam David'],
  ['cancel swim class', 'remove_appointment: id Swim class Mia'],
  ['delete swim from december on', 'remove_appointment: id Swim class Mia, reach later, day 2026-12-01'],
  ["Mia's dentist appointment has been cancelled", 'remove_appointment: id Dentist Mia'],
  ["Leo's haircut has been cancelled by the salon", 'remove_appointment: id Haircut Leo'],
  [
    "Mia won't be at piano on thursday the 26th because of thanksgiving",
    'skip_appointment: id Piano lesson Mia, date 2026-11-26',
  ],
  ['the dentist canceled', 'remove_appointment: id Dentist Mia'],
  ['I need to cancel the dentist', 'remove_appointment: id Dentist Mia'],
  ['please cancel the conference on wednesday', 'remove_appointment: id Parent-teacher conference null'],
  ['remove the haircut on saturday', 'remove_appointment: id Haircut Leo'],
  ['cancel my 3:30 on thursday', 'remove_appointment: id Dentist Mia'],
  ['cancel both haircuts', 'remove_appointment: id Haircut Leo | remove_appointment: id Haircut Mia'],
  [
    'cancel swim for the next two weeks',
    'skip_appointment: id Swim class Mia, date 2026-11-17 | skip_appointment: id Swim class Mia, date 2026-11-24',
  ],
  [
    'swim is off until december',
    'skip_appointment: id Swim class Mia, date 2026-11-17 | skip_appointment: id Swim class Mia, date 2026-11-24',
  ],
  [
    'cancel swim for the rest of the month',
    'skip_appointment: id Swim class Mia, date 2026-11-17 | skip_appointment: id Swim class Mia, date 2026-11-24',
  ],
  ['make swim every other week', 'change_appointment: id Swim class Mia, recurringFrequency biweekly'],
  ['no swim this week', 'skip_appointment: id Swim class Mia, date 2026-11-17'],
  ['skip swim next week', 'skip_appointment: id Swim class Mia, date 2026-11-24'],
  ['cancel swim class tomorrow', 'skip_appointment: id Swim class Mia, date 2026-11-17'],
  ['swim got cancelled this week', 'skip_appointment: id Swim class Mia, date 2026-11-17'],
  ['no piano this thursday, she is sick', 'skip_appointment: id Piano lesson Mia, date 2026-11-19'],
  ["Mia can't go to swim tomorrow", 'skip_appointment: id Swim class Mia, date 2026-11-17'],
  ["there's no swim next tuesday", 'skip_appointment: id Swim class Mia, date 2026-11-24'],
  ['no more piano lessons', 'remove_appointment: id Piano lesson Mia'],
  ['mia is not doing piano anymore', 'remove_appointment: id Piano lesson Mia'],
  ["Mia won't be going to swimming tomorrow", 'skip_appointment: id Swim class Mia, date 2026-11-17'],
  ['piano teacher is sick no lesson this thursday', 'skip_appointment: id Piano lesson Mia, date 2026-11-19'],
  ['mia has no piano this thursday', 'skip_appointment: id Piano lesson Mia, date 2026-11-19'],
  ['Mia has quit piano, take it off the calendar for good', 'remove_appointment: id Piano lesson Mia'],
  ["mia doesn't want to do piano anymore", 'remove_appointment: id Piano lesson Mia'],
  ["david doesn't need his eye exam any more", 'remove_appointment: id Eye exam David'],
  ["the eye exam isn't happening", 'remove_appointment: id Eye exam David'],
])("what is called off goes, of a recurring appointment the date that is meant: '%s'", async (sentence, expected) => {
  expect(await readingOf(sentence, appointmentReader)).toBe(expected);
});

test.each([
  ['i need to make a dentist appointment for david', 'asks: Which day is the dentist appointment for David?'],
  ['book the dentist for Mia', 'asks: Which day is the dentist for Mia?'],
  ['cancel the haircut', "asks: Which one: Leo's Haircut on Sat, Nov 21 or Mia's Haircut on Sat, Nov 28?"],
  [
    'the haircut needs to be at 3 instead',
    "asks: Which one: Leo's Haircut on Sat, Nov 21 or Mia's Haircut on Sat, Nov 28?",
  ],
  ['reschedule the pediatrician', 'asks: When should Pediatrician checkup be instead?'],
  ["Leo can't make it to his haircut on Saturday", "asks: Which day should Leo's Haircut on Sat, Nov 21 move to?"],
  [
    'cancel my haircut',
    "says: I can't find 'my haircut', only Leo's Haircut on Sat, Nov 21 and Mia's Haircut on Sat, Nov 28.",
  ],
  [
    'cancel the dentist on friday',
    "says: I see Mia's Dentist on Thu, Nov 19 at 3:30 PM, but nothing like it on Friday, November 20.",
  ],
  ['delete the orthodontist', "says: I can't find 'the orthodontist'."],
  ["move leo's haircut to mia's day", 'asks: When should Haircut be instead?'],
  ['add an appointment for Leo tomorrow', 'asks: What is the appointment for Leo?'],
  ['dentist on thursday at 3:30', "says: That is there already: Mia's Dentist on Thu, Nov 19 at 3:30 PM."],
  [
    'david will take mia to piano on thursday',
    "says: That is there already: Mia's Piano lesson on Thu, Nov 19 at 5:00 PM. Who takes somebody there is not kept.",
  ],
  ['piano on thursday', "says: That is there already: Mia's Piano lesson on Thu, Nov 19 at 5:00 PM."],
  [
    'move the haircut',
    "asks: Which one, and when instead: Leo's Haircut on Sat, Nov 21 or Mia's Haircut on Sat, Nov 28?",
  ],
  ['haircut for mia next week', 'asks: Which day is the haircut for Mia?'],
  ['get mia from school at 3', 'asks: Which day is the pick up from school for Mia?'],
])("what is not clear is asked, what is not there is said: '%s'", async (sentence, expected) => {
  expect(await readingOf(sentence, appointmentReader)).toBe(expected);
});

test.each([
  [
    "turns out leo's haircut has to be on sunday at noon",
    'change_appointment: id Haircut Leo, date 2026-11-22, time 12:00',
  ],
  [
    "mia's dentist is no longer thursday, it's now friday same time",
    'change_appointment: id Dentist Mia, date 2026-11-20',
  ],
  [
    "dr kim can't see mia thursday, they offered friday at 2",
    'change_appointment: id Dentist Mia, date 2026-11-20, time 14:00',
  ],
  ['nora checkup moved 30th 9am', 'change_appointment: id Pediatrician checkup Nora, date 2026-11-30, time 09:00'],
  ["nora's checkup: 11 instead of 10", 'change_appointment: id Pediatrician checkup Nora, time 11:00'],
  [
    'we moved the conference with the teacher to 7',
    'change_appointment: id Parent-teacher conference null, time 19:00',
  ],
  ['the dentist appointment is for leo, not mia', 'change_appointment: id Dentist Mia, childId leo'],
  ["swim's off tomorrow", 'skip_appointment: id Swim class Mia, date 2026-11-17'],
  [
    "piano's off this thursday as the teacher is poorly - just the once",
    'skip_appointment: id Piano lesson Mia, date 2026-11-19',
  ],
  ['no swim for mia tomorrow she has a cold', 'skip_appointment: id Swim class Mia, date 2026-11-17'],
  [
    "david says he doesn't need the eye exam anymore so you can take it off the calendar",
    'remove_appointment: id Eye exam David',
  ],
  ['haircut appointments are all off', 'remove_appointment: id Haircut Leo | remove_appointment: id Haircut Mia'],
  ['cancel the haircuts', 'remove_appointment: id Haircut Leo | remove_appointment: id Haircut Mia'],
  [
    'move swim class to 6 just this week',
    'change_appointment: id Swim class Mia, time 18:00, reach this, day 2026-11-17',
  ],
  ['the teachers are coming on friday', 'add_appointment: title Teachers, type Educational, date 2026-11-20'],
  ['drop mia off at piano', '-'],
  ["keep mia's haircut", '-'],
  ['mia has no swim goggles', '-'],
  ['the piano is out of tune', '-'],
  ['abolish the swim class after december 15', '-'],
  ['mia needs to be at school by 7:45 on thursday', '-'],
])("in whatever order it is said, '%s' is understood once each word has its place", async (sentence, expected) => {
  expect(await readingOf(sentence, appointmentReader)).toBe(expected);
});

test.each([
  [
    "nora's next vaccines are in two weeks at 10am",
    'title Vaccines, type Medical - Pediatrician, date 2026-11-30, time 10:00, childId nora',
  ],
  [
    'Mia recital 12/12 5pm Lincoln auditorium',
    'title Recital, type Educational, date 2026-12-12, time 17:00, location Lincoln auditorium, childId mia',
  ],
  [
    'leo doctor tomorrow 9:20 ear infection',
    'title Doctor, type Medical - Pediatrician, date 2026-11-17, time 09:20, notes Ear infection, childId leo',
  ],
  [
    'I finally got myself a hair appointment on december 4th at 1:30',
    'title Hair appointment, type Personal Care, date 2026-12-04, time 13:30, childId ana',
  ],
  [
    'book massage for me friday 11am, david watches the kids',
    'title Massage, type Personal Care, date 2026-11-20, time 11:00, childId ana',
  ],
])("the thing is found where it stands: '%s'", async (sentence, expected) => {
  expect(await readingOf(sentence, appointmentReader)).toBe(`add_appointment: ${expected}`);
});

test('the same of the same day at another hour is asked about', async () => {
  expect(await readingOf("mia's haircut on nov 28 at 12:30", appointmentReader)).toMatch(
    /^asks: Mia's Haircut on Sat, Nov 28 at 10:00 AM is there already\. Should I move it to 12:30 PM, or add a second one\?/,
  );
});

test.each([
  ['I am so tired of everything today', '-'],
  ['mia had so much fun at swim class last week', '-'],
  ['Mia is sick tomorrow at 3', '-'],
  ['leo is sick today', '-'],
  ['i am going to bed at 9 tonight', '-'],
  ['Mia loves soccer on saturdays at 9', '-'],
  ['we had dinner with the Smiths on friday at 7', '-'],
  ['is the dentist on friday?', '-'],
  ['book a table for two on friday at 7', '-'],
  ['call the dentist for me', '-'],
  ['purple elephants sing on the quiet stapler', '-'],
  ['veggie wraps for lunch tomorrow', '-'],
  ['pay the dentist on friday', '-'],
  ['make it 4', '-'],
  ["I don't need to cancel the dentist", '-'],
  ["don't move the dentist", '-'],
  ['the dentist was great', '-'],
  ["leo's haircut took an hour", '-'],
  ['swim class was cancelled last week', '-'],
  ['haircuts are expensive', '-'],
  ['we leave at 8 tomorrow', '-'],
  ['we used to go swimming on tuesdays', '-'],
  ["the eye exam isn't needed until january", '-'],
  ['if swim is cancelled tomorrow we could go to the park', '-'],
  ["Leo isn't going to like that", '-'],
])("what is no appointment is left: '%s'", async (sentence, expected) => {
  expect(await readingOf(sentence, appointmentReader)).toBe(expected);
});

test.each([
  [
    "the dentist isn't at Dr. Kim anymore, it's at Bright Smiles",
    'change_appointment: id Dentist Mia, location Bright Smiles',
  ],
  ['Swim class location is the YMCA', 'change_appointment: id Swim class Mia, location YMCA'],
  ['swim class location 12 main st', 'change_appointment: id Swim class Mia, location 12 main st'],
  ['add location sunny smiles to the eye exam', 'change_appointment: id Eye exam David, location Sunny smiles'],
  [
    'change the address of the eye exam to 5 oak street',
    'change_appointment: id Eye exam David, location 5 oak street',
  ],
  ['piano lessons finish on December 17', 'change_appointment: id Piano lesson Mia, recurringUntil 2026-12-17'],
  ['piano lessons stop after Dec 17', 'change_appointment: id Piano lesson Mia, recurringUntil 2026-12-17'],
  ['the last piano lesson is December 17', 'change_appointment: id Piano lesson Mia, recurringUntil 2026-12-17'],
  ['for the dentist add a note that we bring the card', 'change_appointment: id Dentist Mia, notes We bring the card'],
  ["bump mia's haircut to the following saturday", 'change_appointment: id Haircut Mia, date 2026-12-05'],
  [
    'the piano lesson this thursday is at 4 instead',
    'change_appointment: id Piano lesson Mia, time 16:00, reach this, day 2026-11-19',
  ],
  ["make mia's haircut 9:30", 'change_appointment: id Haircut Mia, time 09:30'],
])('what becomes of something that is there is found in: %s', async (sentence, expected) => {
  expect(await readingOf(sentence, appointmentReader)).toBe(expected);
});

test('the day in a reason is the day that is left out', async () => {
  const skipped = 'skip_appointment: id Swim class Mia, date 2026-11-24';
  expect(await readingOf('the pool is closed on the 24th so no swimming', appointmentReader)).toBe(skipped);
  expect(await readingOf('no swim class then', appointmentReader)).toBe('-');
});

test.each([
  "the dentist isn't at Dr. Kim anymore",
  'piano lesson finishes',
  'judo for mia every monday at 4 til the end of spring',
  'mia sick. take her out of swim tomorrow',
  'take piano off for thanksgiving week',
])('nothing is proposed for: %s', async (sentence) => {
  expect(await readingOf(sentence, appointmentReader)).toBe('-');
});

test.each([
  ["the eye exam isn't for David, it's for me", 'change_appointment: id Eye exam David, childId ana'],
  ["cancel the haircut that isn't leo's", 'remove_appointment: id Haircut Mia'],
  ["we're not doing leo's haircut anymore", 'remove_appointment: id Haircut Leo'],
  ['the haircut this saturday has to go', 'remove_appointment: id Haircut Leo'],
  ["leo's haircut at 12", 'change_appointment: id Haircut Leo, time 12:00'],
  ["change the dentist's location to 12 Oak Street", 'change_appointment: id Dentist Mia, location 12 Oak Street'],
  [
    "Mia has to bring a doctor's letter to the dentist, add that as a note to the appointment",
    "change_appointment: id Dentist Mia, notes Mia has to bring a doctor's letter to the dentist",
  ],
  [
    "so the dentist just called and they need to move Mia's appointment to next Tuesday at 4",
    'change_appointment: id Dentist Mia, date 2026-11-24, time 16:00',
  ],
])('which one is meant, and what becomes of it: %j', async (sentence, expected) => {
  expect(await readingOf(sentence, appointmentReader)).toBe(expected);
});

test.each([
  'swim off tomorrow at 4 oh five',
  'besides swim mia gets a gymnastics class on saturday at 9',
  'that birthday party on saturday was way too loud',
  'blood test for me on friday, half past something',
  "mia's cut is now on sunday at 1",
  'dentist for mia friday at 3 or maybe 4',
  'checkup for nora needs to be the 25th instead',
])('what is left over and means something makes no appointment: %j', async (sentence) => {
  expect(await readingOf(sentence, appointmentReader)).not.toContain('add_appointment');
});

test.each([
  [
    "christmas eve at grandma's 12/24 5pm",
    "add_event: title Christmas eve, date 2026-12-24, time 17:00, location Grandma's",
  ],
  ['enter a holiday bazaar on Dec 6 at 1 pm', 'add_event: title Holiday bazaar, date 2026-12-06, time 13:00'],
  ['we are all going to see the Nutcracker on Dec 13 at 2', 'add_event: title Nutcracker, date 2026-12-13, time 14:00'],
  [
    'Aunt Sue and Uncle Joe visit us on Sunday at 3',
    'add_event: title Aunt Sue and Uncle Joe visit, date 2026-11-22, time 15:00',
  ],
  ["David's parents are coming on Friday at 5", "add_event: title David's parents coming, date 2026-11-20, time 17:00"],
  [
    'pottery for Mia on Saturday at 9',
    'add_appointment: title Pottery, type Other, date 2026-11-21, time 09:00, childId mia',
  ],
  ['optician on Friday at 9', 'add_appointment: title Optician, type Vision, date 2026-11-20, time 09:00'],
])('what nobody in particular has to be at, and no profession, is an event: %j', async (sentence, expected) => {
  expect(await readingOf(sentence, appointmentReader)).toBe(expected);
});

test('the groomer is for the pet that was named just before', async () => {
  expect(await readingOf('biscuit vet dec 4 9am, groomer same day 11am', appointmentReader)).toContain(
    'title Groomer, type Personal Care, date 2026-12-04, time 11:00, childId biscuit',
  );
});

test.each([
  ['the dentist is with Dr. Lee instead, friday same time', 'date 2026-11-20, location Dr. Lee'],
  ["move the eye exam to the 4th and put it at Dr. Lee's", "date 2026-12-04, location Dr. Lee's"],
])('who sees one is where it is: %j', async (sentence, expected) => {
  expect(await readingOf(sentence, appointmentReader)).toContain(expected);
});

test.each([
  ['haircut fri', 'add_appointment: title Haircut, type Personal Care, date 2026-11-20'],
  ['bake sale on friday', 'add_appointment: title Bake sale, type Other, date 2026-11-20'],
  ['our anniversary is dec 3', 'add_appointment: title Anniversary, type Other, date 2026-12-03'],
  [
    'thanksgiving break nov 25-27',
    'add_appointment: title Thanksgiving break, type Other, date 2026-11-25, notes Until Fri, Nov 27',
  ],
])("what fills a day or is plainly known needs no hour: '%s'", async (sentence, expected) => {
  expect(await readingOf(sentence, newAppointmentReader)).toBe(expected);
});

test.each([
  ['dentist', 'asks: Which day is the dentist?'],
  ['vet for Biscuit', 'asks: Which day is the vet for Biscuit?'],
  ['take Biscuit to the vet', 'asks: Which day is the vet for Biscuit?'],
  ['soccer', '-'],
])("what is plainly known needs a day, which is asked: '%s'", async (sentence, expected) => {
  expect(await readingOf(sentence, newAppointmentReader)).toBe(expected);
});

test.each([
  ['pediatrician thursday at 9:30', 'Medical - Pediatrician'],
  ['postpartum checkup dec 3 at 10', 'Medical - Specialist'],
  ['newborn pics dec 3 at 10', 'Other'],
])("the type of '%s'", async (sentence, type) => {
  expect(await readingOf(sentence, newAppointmentReader)).toContain(`type ${type}`);
});

test.each([
  [
    'david has a work dinner thursday at 7',
    'title Work dinner, type Other, date 2026-11-19, time 19:00, childId david',
  ],
  ['mia has an away game saturday at 9', 'title Away game, type Other, date 2026-11-21, time 09:00, childId mia'],
  [
    'zoom call with ms hoffman about leo wednesday at noon',
    'title Zoom call with ms hoffman, type Other, date 2026-11-18, time 12:00, childId leo',
  ],
  [
    'mia has a playdate with max tomorrow after school',
    'title Playdate with max, type Other, date 2026-11-17, notes After school, childId mia',
  ],
  ['mommy-and-me yoga saturday at 9', 'title Mommy-and-me yoga, type Other, date 2026-11-21, time 09:00, childId ana'],
])("the title is what it is called, and nothing else: '%s'", async (sentence, expected) => {
  expect(await readingOf(sentence, newAppointmentReader)).toBe(`add_appointment: ${expected}`);
});

test('who is named together with others, or as one of several, is not left out', async () => {
  const exam = 'add_appointment: title Eye doctor, type Vision, date 2026-12-02, time 09:00, childId';
  expect(await readingOf('eye doctor for me and for David on dec 2 at 9', newAppointmentReader)).toBe(
    `${exam} david | ${exam} ana`,
  );
  expect(await readingOf('eye doctor for Leo and me on dec 2 at 9', newAppointmentReader)).toBe(
    `${exam} leo | ${exam} ana`,
  );
  expect(await readingOf('the kids have a checkup at 10', newAppointmentReader)).toContain('Which day is the checkup?');
  expect((await readingOf('kids have a checkup friday at 10', newAppointmentReader)).split(' | ')).toHaveLength(3);
});

test.each([
  ["dinner at David's house saturday at 6", "location David's house"],
  ["put lunch at David's on the calendar for saturday at noon", "location David's"],
])("'%s' says where it is, not whose", async (sentence, place) => {
  const read = await readingOf(sentence, eventReader, newAppointmentReader);
  expect(read).toContain(place);
  expect(read).not.toContain('childId');
});

test('a series is not made of a tale, and closed days are told as such', async () => {
  expect(await readingOf('Purple elephants dance on Tuesdays under the moon', newAppointmentReader)).toBe('-');
  expect(await readingOf('school is closed thursday and friday next week', newAppointmentReader)).toBe(
    ['2026-11-26', '2026-11-27']
      .map((date) => `add_appointment: title School closed, type Educational, date ${date}`)
      .join(' | '),
  );
});

test("'next week, same time' is on its day of the week", async () => {
  const read = await readingOf("move Mia's dentist to next week same time", appointmentReader);
  expect(read).toBe('change_appointment: id Dentist Mia, date 2026-11-26');
});
