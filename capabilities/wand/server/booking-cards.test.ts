import { describe, expect, test } from 'vitest';
import { addDays, today } from '#core/dates.ts';
import { dumpFamily } from '#testing/family-dump.ts';
import { type Client, testApp } from '#testing/test-app.ts';
import { cardsIn } from '#testing/wand-cards.ts';
import { talkWith } from '#testing/wand-talk.ts';
import { help } from '../rules/helper/help.ts';

const { signUp, database } = await testApp();
const cardFor = cardsIn(database);
const day = today('UTC');
const dentist = { name: 'Dr. Lee', category: 'Dental', phone: '(555) 010-0142' };

async function familyWithDentist() {
  const ana = await signUp({ firstName: 'Ana' });
  const { json: mia } = await ana.post('/api/children', { name: 'Mia', birthdate: '2019-03-04' });
  const { json: place } = await ana.post('/api/places', { ...dentist, memberId: mia.id });
  return { ana, mia, place };
}

const fieldsOf = (card: { fields: { name: string; value: unknown }[] } | undefined) =>
  Object.fromEntries(card?.fields.map(({ name, value }) => [name, value]) ?? []);

describe('the booking card', () => {
  test('names the place and its person, and writes nothing; only a tap books', async () => {
    const { ana, mia, place } = await familyWithDentist();
    const before = await dumpFamily(database, ana.familyId);
    const { proposals, approve } = await cardFor(ana, 'book', { placeId: 'dr. lee' });
    expect(proposals).toMatchObject([{ action: 'book', heading: 'Book', subject: 'Dr. Lee', details: [] }]);
    expect(fieldsOf(proposals[0])).toEqual({ placeId: place.id, memberId: mia.id, whatFor: null });
    expect(await approve(proposals)).toMatchObject({
      proposals: [],
      refused: [{ sentence: "I can't book it for you. Tap the button on the card to start" }],
    });
    expect(await dumpFamily(database, ana.familyId)).toEqual(before);
  });

  test('says what is on the calendar already', async () => {
    const { ana, mia } = await familyWithDentist();
    const visit = { title: 'Cleaning', type: 'Dental', date: addDays(day, 3), time: '15:30', childId: mia.id };
    await ana.post('/api/appointments', visit);
    const { details } = await cardFor(ana, 'book', { placeId: 'Dr. Lee' });
    expect(details).toEqual([expect.stringMatching(/^Already on the calendar: Cleaning on .* at 3:30 PM\.$/)]);
  });

  test('also books where the family went before, and nothing of another family', async () => {
    const { ana, place } = await familyWithDentist();
    const visit = { title: 'Eye exam', type: 'Vision', date: addDays(day, -90), phone: '555-0177' };
    const { json: past } = await ana.post('/api/appointments', visit);
    const { proposals } = await cardFor(ana, 'book', { placeId: 'Eye exam', whatFor: 'new glasses' });
    expect(fieldsOf(proposals[0])).toEqual({ placeId: past.id, memberId: null, whatFor: 'new glasses' });
    expect((await cardFor(await signUp(), 'book', { placeId: place.id })).proposals).toEqual([]);
  });
});

/** Every half a year until now, so that the next visit is suggested. */
async function visitTheDentist(ana: Client, childId: string) {
  for (const days of [-182, -364, -546])
    await ana.post('/api/appointments', { title: 'Dentist', type: 'Dental', date: addDays(day, days), childId });
}

test('a removal says what stays, and which suggestion loses its place', async () => {
  const { ana, mia, place } = await familyWithDentist();
  const details = async () => (await cardFor(ana, 'remove_place', { id: place.id })).details;
  expect(await details()).toEqual(['Dental, (555) 010-0142', 'Your appointments stay.']);
  await visitTheDentist(ana, mia.id);
  expect(await details()).toEqual([
    ...['Dental, (555) 010-0142', 'Your appointments stay.'],
    "We'll still bring up Mia's dentist visit, but you'll have to look up how to book it.",
  ]);
  await ana.post('/api/appointments', { title: 'Dr. Lee', type: 'Dental', date: addDays(day, 2), childId: mia.id });
  expect((await details())?.[1]).toMatch(/^Dr\. Lee on .* stays\.$/);
});

describe('the built-in helper', () => {
  test('shows the card, takes no yes for it, and adds the appointment with a day', async () => {
    const { ana, mia } = await familyWithDentist();
    const { say } = talkWith({ database, person: ana, answering: help });
    const booking = await say('book the dentist for Mia');
    expect(booking.proposals).toMatchObject([{ tool: 'book', subject: 'Dr. Lee', status: 'open' }]);
    const yes = await say('yes');
    expect(yes.text).toBe("I can't book it for you. Tap the button on the card to start.");
    await say('book the dentist for Mia');
    const { proposals } = await say('tomorrow at 3');
    expect(proposals).toMatchObject([{ tool: 'add_appointment', subject: 'Dentist' }]);
    expect(fieldsOf(proposals[0])).toMatchObject({ childId: mia.id, time: '15:00' });
  });

  test('says what to think of and why, stops suggesting it, and says if learning is off', async () => {
    const { ana, mia } = await familyWithDentist();
    await visitTheDentist(ana, mia.id);
    const { say, approve } = talkWith({ database, person: ana, answering: help });
    const { json: shown } = await ana.get('/api/nudges');
    expect((await say('what should I think of?')).text).toBe(
      `Here's what I'd think of:\n- ${shown[0].sentence} ${shown[0].reason}`,
    );
    const { proposals } = await say("stop suggesting Mia's dentist visit");
    expect(proposals).toMatchObject([{ tool: 'stop_suggesting', subject: "Mia's dentist visit" }]);
    await approve(proposals);
    expect((await say('what should I think of?')).text).toMatch(/^Nothing comes to mind/);
    await ana.patch('/api/nudges/settings', { learns: false });
    expect((await say('what should I think of?')).text).toContain("in your profile, under What We've Learned");
  });
});
