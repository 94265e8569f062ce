import { describe, expect, test } from 'vitest';
import { joinFamily } from '#testing/join-family.ts';
import { type Client, testApp } from '#testing/test-app.ts';

const { signUp } = await testApp();

const habitsOf = async (person: Client) => (await person.get('/api/auth/user')).json.habits;
const american = { clock: '12', units: 'us' };
const setUpIn = (person: Client, timeZone: string) =>
  person.post('/api/preferences', { onboardingCompleted: true, timeZone });

describe("the family's way to write times and amounts", () => {
  test('follows the time zone until someone chooses', async () => {
    const ana = await signUp();
    expect(await habitsOf(ana)).toEqual(american);
    await setUpIn(ana, 'Europe/Berlin');
    expect(await habitsOf(ana)).toEqual({ clock: '24', units: 'metric' });
  });

  test('is changed by any member, for everyone in the family and nobody else', async () => {
    const [ana, david, stranger] = [await signUp(), await signUp(), await signUp()];
    await joinFamily(david, ana);
    expect((await david.patch('/api/family/habits', { clock: '24' })).status).toBe(204);
    expect(await habitsOf(ana)).toEqual({ clock: '24', units: 'us' });
    expect((await ana.patch('/api/family/habits', { units: 'metric' })).status).toBe(204);
    expect(await habitsOf(david)).toEqual({ clock: '24', units: 'metric' });
    expect(await habitsOf(stranger)).toEqual(american);
  });

  test('follows the time zone again after the choice is cleared', async () => {
    const ana = await signUp();
    await ana.patch('/api/family/habits', { clock: '24', units: 'metric' });
    expect((await ana.patch('/api/family/habits', { clock: null, units: null })).status).toBe(204);
    expect(await habitsOf(ana)).toEqual(american);
  });

  test('is refused with a sentence if it is unknown', async () => {
    const ana = await signUp();
    expect(await ana.patch('/api/family/habits', { clock: '13' })).toMatchObject({
      status: 400,
      text: 'Clock must be one of 12, 24',
    });
    expect(await ana.patch('/api/family/habits', { units: 'stone' })).toMatchObject({
      status: 400,
      text: 'Units must be one of us, metric',
    });
    expect(await ana.patch('/api/family/habits', [])).toMatchObject({ status: 400 });
    expect(await habitsOf(ana)).toEqual(american);
  });

  test('the time zone is changed by any member, and cleared to the one of a new family', async () => {
    const [ana, david] = [await signUp(), await signUp()];
    await joinFamily(david, ana);
    const zoneOf = async (person: Client) => (await person.get('/api/family')).json.timeZone;
    expect((await david.patch('/api/family/habits', { timeZone: 'Europe/Berlin' })).status).toBe(204);
    expect(await zoneOf(ana)).toBe('Europe/Berlin');
    expect(await habitsOf(ana)).toEqual({ clock: '24', units: 'metric' });
    expect(await ana.patch('/api/family/habits', { timeZone: 'Mars/Phobos' })).toMatchObject({
      status: 400,
      text: "We don't know that time zone",
    });
    expect(await zoneOf(ana)).toBe('Europe/Berlin');
    await ana.patch('/api/family/habits', { timeZone: null });
    expect(await zoneOf(ana)).toBe('UTC');
  });

  test("is in the family's archive", async () => {
    const ana = await signUp();
    await ana.patch('/api/family/habits', { clock: '24' });
    expect((await ana.get('/api/family/archive')).json.family).toMatchObject({ clock: '24', units: null });
  });
});
