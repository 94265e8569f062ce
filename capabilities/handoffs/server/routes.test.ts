import { describe, expect, test } from 'vitest';
import { dentistIn, handoffsOf, type Person } from '#testing/handoffs.ts';
import { joinFamily } from '#testing/join-family.ts';
import { noticeApp } from '#testing/notice-app.ts';
import { proveIdentity } from '#testing/sign-in.ts';

const app = await noticeApp();
const { twoParents, signUpSimply, tick, lettersTo } = app;

const minute = 60_000;
const hour = 60 * minute;

/** The person's notices about hand-offs in the bell, oldest first. */
const toldTo = async (person: Person) =>
  (await person.get('/api/notices')).json.notices
    .filter(({ kind }: { kind: string }) => kind === 'hand-off')
    .map(({ title }: { title: string }) => title)
    .toReversed();

/** Two parents, and an appointment in three days that is assigned to Ana. */
async function asked(fields: object = {}) {
  const family = await twoParents();
  const { ana, adults } = family;
  const dentist = (await ana.post('/api/appointments', { ...dentistIn(3), assigneeId: adults.ana, ...fields })).json;
  const ask = (more: object = {}) =>
    ana.post('/api/handoffs', { type: 'appointment', recordId: dentist.id, takerId: adults.david, ...more });
  const handoff = (await ask()).json;
  const assignee = async () =>
    (await ana.get('/api/appointments')).json.find(({ id }: { id: string }) => id === dentist.id)?.assigneeId;
  return { ...family, dentist, ask, handoff, assignee, ...handoffsOf(handoff.id) };
}

describe('from ask to done', () => {
  test('a yes changes the assignee, and each person gets one notice', async () => {
    const { ana, david, adults, handoff, assignee, answer, act } = await asked({
      location: 'Main Street',
      phone: '555 0101',
      whatToBring: 'Insurance card',
    });
    expect(handoff).toMatchObject({
      state: 'asked',
      role: 'giver',
      takerName: 'David',
      may: ['take back'],
      token: null,
      movable: ['date', 'time'],
    });
    expect(await toldTo(david)).toEqual(['Ana asks you: Checkup']);
    const [seen] = (await david.get('/api/handoffs')).json;
    expect(seen).toMatchObject({
      id: handoff.id,
      role: 'taker',
      giverName: 'Ana',
      may: ['yes', 'no', 'how about'],
      location: 'Main Street',
      phone: '555 0101',
      whatToBring: 'Insurance card',
    });
    expect(await assignee()).toBe(adults.ana);
    expect((await answer(david, 'yes')).json).toMatchObject({ state: 'accepted', may: ['cannot', 'done'] });
    expect(await assignee()).toBe(adults.david);
    expect(await toldTo(ana)).toEqual(['David said yes: Checkup']);
    expect((await act(david, 'done')).json).toMatchObject({ state: 'done', may: [] });
    expect(await toldTo(ana)).toEqual(['David said yes: Checkup', 'Done: Checkup']);
    expect((await ana.get('/api/handoffs')).json).toEqual([]);
    expect(await toldTo(david)).toEqual(['Ana asks you: Checkup']);
  });

  test('a no brings it back to the giver, with the next steps', async () => {
    const { ana, david, adults, assignee, answer, act, ask } = await asked();
    await answer(david, 'no', { word: 'I have a meeting' });
    expect((await ana.get('/api/handoffs')).json).toMatchObject([
      { state: 'returned', answerWord: 'I have a meeting', may: ['myself', 'let it go', 'ask again'] },
    ]);
    expect(await assignee()).toBe(adults.ana);
    await act(ana, 'close', { decision: 'let it go' });
    expect(await assignee()).toBeNull();
    expect((await ask()).status).toBe(201);
  });

  test('asking again closes the hand-off that came back', async () => {
    const { ana, david, handoff, answer, ask } = await asked();
    await answer(david, 'no');
    const again = (await ask()).json;
    expect((await ana.get('/api/handoffs')).json.map(({ id }: { id: string }) => id)).toEqual([again.id]);
    expect((await ana.get(`/api/handoffs/${handoff.id}`)).json.state).toBe('closed');
  });

  test('accepting a proposal also changes the record', async () => {
    const { ana, david, dentist, adults, answer, act, assignee } = await asked();
    expect((await answer(david, 'how about', {})).status).toBe(422);
    await answer(david, 'how about', { time: '17:30', word: 'After work' });
    expect(await toldTo(ana)).toEqual(["David can't like this: Checkup"]);
    expect((await ana.get('/api/handoffs')).json).toMatchObject([
      { state: 'countered', proposal: { date: null, time: '17:30' }, may: ['agree', 'rather not', 'take back'] },
    ]);
    expect((await act(ana, 'decide', { decision: 'agree' })).json).toMatchObject({ state: 'accepted', time: '17:30' });
    expect(await assignee()).toBe(adults.david);
    const [changed] = (await ana.get('/api/appointments')).json;
    expect(changed).toMatchObject({ id: dentist.id, date: dentist.date, time: '17:30' });
    await tick(Date.now());
    expect(await toldTo(david)).toEqual(['Ana asks you: Checkup', 'Ana agrees: Checkup']);
  });

  test('declining a proposal brings the hand-off back', async () => {
    const { ana, david, answer, act } = await asked();
    await answer(david, 'how about', { word: 'Could your mother?' });
    expect((await act(ana, 'decide', { decision: 'rather not' })).json.state).toBe('returned');
    expect(await toldTo(david)).toEqual(['Ana asks you: Checkup', 'Ana would rather not: Checkup']);
  });

  test("a taker who can't after all gives it back", async () => {
    const { ana, david, adults, assignee, answer, act } = await asked();
    await answer(david, 'yes');
    await act(david, 'cannot', { word: 'Sorry' });
    expect(await assignee()).toBe(adults.ana);
    expect(await toldTo(ana)).toEqual(['David said yes: Checkup', "David can't after all: Checkup"]);
  });

  test('the giver can take it back before and after the yes', async () => {
    const { ana, david, adults, assignee, answer, act, ask } = await asked();
    expect((await act(ana, 'take-back')).json.state).toBe('withdrawn');
    expect(await answer(david, 'yes')).toMatchObject({ status: 409, text: 'Ana took it back' });
    const second = handoffsOf((await ask()).json.id);
    await second.answer(david, 'yes');
    await second.act(ana, 'take-back');
    expect(await assignee()).toBe(adults.ana);
  });

  test('one occurrence of a series is handed over by itself', async () => {
    const { ana, david, adults } = await twoParents();
    const series = { ...dentistIn(3), isRecurring: true, recurringFrequency: 'weekly', assigneeId: adults.ana };
    const { json } = await ana.post('/api/appointments', series);
    const body = { type: 'appointment', recordId: json.id, day: series.date, takerId: adults.david };
    const handoff = (await ana.post('/api/handoffs', body)).json;
    await handoffsOf(handoff.id).answer(david, 'yes');
    const [stored] = (await ana.get('/api/appointments')).json;
    expect(stored.assigneeId).toBe(adults.ana);
    expect(stored.changedOccurrences).toMatchObject([{ day: series.date, assigneeId: adults.david }]);
  });
});

describe('without an answer', () => {
  test('an unanswered hand-off comes back at the deadline, once', async () => {
    const { ana, david, handoff, assignee, adults } = await asked();
    const deadline = Date.parse(handoff.answerBy);
    await tick(deadline - 1);
    expect(await toldTo(ana)).toEqual([]);
    await tick(deadline);
    await tick(deadline + minute);
    await tick(deadline + hour);
    expect(await toldTo(ana)).toEqual(['No answer from David: Checkup']);
    expect(await toldTo(david)).toEqual(['Ana asks you: Checkup', 'No answer needed any more: Checkup']);
    expect((await ana.get('/api/handoffs')).json).toMatchObject([{ state: 'returned' }]);
    expect(await assignee()).toBe(adults.ana);
    expect((await lettersTo(ana)).map(({ subject }) => subject)).toEqual(['No answer from David: Checkup']);
  });

  test('the giver chooses the deadline', async () => {
    const { ana, adults, dentist, act, ask } = await asked();
    await act(ana, 'take-back');
    const { json } = await ask({ answerByDate: dentist.date, answerByTime: '15:00' });
    expect(json.answerBy).toBe(`${dentist.date}T15:00:00.000Z`);
    await handoffsOf(json.id).act(ana, 'take-back');
    expect(await ask({ answerByDate: dentist.date, answerByTime: '16:01' })).toMatchObject({ status: 422 });
    expect(await ask({ answerByDate: '2020-01-01' })).toMatchObject({ status: 422 });
    expect(await ask({ takerId: adults.ana })).toMatchObject({ status: 422 });
  });

  test('once the thing is over, nobody has to decide', async () => {
    const { ana, david, dentist, answer } = await asked();
    await answer(david, 'no');
    await tick(Date.parse(`${dentist.date}T00:00:00Z`) + 49 * hour);
    expect((await ana.get('/api/handoffs')).json).toEqual([]);
  });
});

describe('messages', () => {
  test('an ask leaves after 20 seconds', async () => {
    const { david } = await asked();
    await tick(Date.now() + 10_000);
    expect(await lettersTo(david)).toEqual([]);
    await tick(Date.now() + 25_000);
    expect((await lettersTo(david)).map(({ subject }) => subject)).toEqual(['Ana asks you: Checkup']);
    await tick(Date.now() + 60_000);
    expect(await lettersTo(david)).toHaveLength(1);
  });

  test('an ask that is withdrawn or answered by then is not sent', async () => {
    const { ana, david, act } = await asked();
    await act(ana, 'take-back');
    await tick(Date.now() + 25_000);
    expect((await lettersTo(david)).map(({ subject }) => subject)).toEqual(['Ana took it back: Checkup']);
  });

  test('neither word, notes nor anything medical is seen on a locked phone or in a subject', async () => {
    const family = await twoParents();
    const { ana, david, adults } = family;
    const { read } = await app.addDevice(david);
    const mia = await ana.post('/api/children', { name: 'Mia Lopez', birthdate: '2020-01-01', allergies: ['peanuts'] });
    const dentist = { ...dentistIn(3), title: 'Allergy test', type: 'Medical - Specialist', notes: 'Takes penicillin' };
    const { json } = await ana.post('/api/appointments', { ...dentist, childId: mia.json.id, location: 'Clinic' });
    const ask = { type: 'appointment', recordId: json.id, takerId: adults.david, word: 'Remember her rash' };
    const handoff = (await ana.post('/api/handoffs', ask)).json;
    await tick(Date.now() + 25_000);
    const [letter] = await lettersTo(david);
    const [push] = read();
    const open = JSON.stringify([letter?.subject, push.title, push.body]);
    expect(push.title).toBe('Ana asks you: Appointment for Mia, 4:00 PM');
    expect(push.path).toBe(`/handoffs/${handoff.id}`);
    expect(open).not.toMatch(/allergy|peanut|penicillin|rash|clinic/i);
    expect(letter?.text).toContain('Remember her rash');
    expect(letter?.text).not.toMatch(/peanut|penicillin/);
    expect((await david.get(`/api/handoffs/${handoff.id}`)).json).toMatchObject({
      children: [{ name: 'Mia', allergies: ['peanuts'] }],
      details: 'Takes penicillin',
      word: 'Remember her rash',
    });
  });

  test('messages wait from night until the morning', async () => {
    const { david } = await asked();
    const at = Date.now() + 25_000;
    const time = (hours: number) => new Date(at + hours * hour).toISOString().slice(11, 16);
    await david.patch('/api/notices/settings', { quietFrom: time(-1), quietUntil: time(2) });
    await tick(at);
    expect(await lettersTo(david)).toEqual([]);
    await tick(at + 2 * hour + minute);
    expect(await lettersTo(david)).toHaveLength(1);
  });
});

describe('changes of the thing', () => {
  test('assigning the thing by hand ends the hand-off at once, with a notice', async () => {
    const { ana, david, adults, dentist, handoff, answer, assignee } = await asked();
    await ana.patch(`/api/appointments/${dentist.id}`, { assigneeId: null });
    expect((await david.get(`/api/handoffs/${handoff.id}`)).json).toMatchObject({ state: 'withdrawn', may: [] });
    expect((await david.get('/api/handoffs')).json).toEqual([]);
    expect((await answer(david, 'yes')).status).toBe(409);
    expect(await assignee()).toBeNull();
    await tick(Date.now());
    expect(await toldTo(david)).toEqual(['Ana asks you: Checkup', 'Someone else does it: Checkup']);
    await ana.patch(`/api/appointments/${dentist.id}`, { assigneeId: adults.david });
    await tick(Date.now());
    expect(await toldTo(david)).toHaveLength(2);
  });

  test('when the thing moves, the taker gets a notice and can still say no', async () => {
    const { ana, david, dentist, handoff, answer } = await asked();
    await answer(david, 'yes');
    await ana.patch(`/api/appointments/${dentist.id}`, { time: '17:00' });
    await tick(Date.now());
    await tick(Date.now() + minute);
    expect(await toldTo(david)).toEqual(['Ana asks you: Checkup', 'It moved: Checkup']);
    expect((await david.get(`/api/handoffs/${handoff.id}`)).json).toMatchObject({ state: 'accepted', time: '17:00' });
  });

  test('when the thing moves closer, an answer is needed an hour before', async () => {
    const { ana, handoff, dentist } = await asked();
    const soon = new Date(Date.now() + 3 * hour).toISOString();
    await ana.patch(`/api/appointments/${dentist.id}`, { date: soon.slice(0, 10), time: soon.slice(11, 16) });
    await tick(Date.now());
    const { json } = await ana.get(`/api/handoffs/${handoff.id}`);
    expect(Date.parse(json.answerBy)).toBe(Date.parse(`${soon.slice(0, 16)}:00Z`) - hour);
  });

  test.each([
    ['yes', ["It's off: Checkup"]],
    [undefined, []],
  ])(
    'a thing removed after %s makes the hand-off void, with a notice if the taker had said yes',
    async (answered, told) => {
      const { ana, david, dentist, handoff, answer } = await asked();
      if (answered) await answer(david, answered);
      await ana.remove(`/api/appointments/${dentist.id}`);
      expect((await ana.get(`/api/handoffs/${handoff.id}`)).json).toMatchObject({ state: 'void', title: 'Checkup' });
      await tick(Date.now());
      expect(await toldTo(david)).toEqual(['Ana asks you: Checkup', ...told]);
      expect((await answer(david, 'yes')).text).toBe("It isn't on any more");
    },
  );

  test('a removal that is undone leaves the hand-off as it was', async () => {
    const { ana, david, dentist, handoff, answer, assignee, adults } = await asked();
    await answer(david, 'yes');
    const undoId = crypto.randomUUID();
    await ana.remove(`/api/appointments/${dentist.id}?undoId=${undoId}`);
    await tick(Date.now());
    expect((await ana.post('/api/appointments/undo', { undoId })).status).toBe(204);
    await tick(Date.now() + 2 * minute);
    expect(await assignee()).toBe(adults.david);
    expect((await david.get(`/api/handoffs/${handoff.id}`)).json.state).toBe('accepted');
    expect(await toldTo(david)).toEqual(['Ana asks you: Checkup']);
  });

  test("two removed things of one family do not get in each other's way", async () => {
    const { ana, adults, dentist } = await asked();
    const other = (await ana.post('/api/appointments', dentistIn(4))).json;
    await ana.post('/api/handoffs', { type: 'appointment', recordId: other.id, takerId: adults.david });
    expect((await ana.remove(`/api/appointments/${dentist.id}`)).status).toBe(204);
    expect((await ana.remove(`/api/appointments/${other.id}`)).status).toBe(204);
  });

  test('a skipped occurrence is void', async () => {
    const { ana, david, adults } = await twoParents();
    const series = { ...dentistIn(3), isRecurring: true, recurringFrequency: 'weekly' };
    const { json } = await ana.post('/api/appointments', series);
    const ask = { type: 'appointment', recordId: json.id, day: series.date, takerId: adults.david };
    const { id } = (await ana.post('/api/handoffs', ask)).json;
    await ana.post(`/api/appointments/${json.id}/skip`, { date: series.date });
    expect((await david.get(`/api/handoffs/${id}`)).json.state).toBe('void');
  });

  test('a task that is done in the planner shows only in the bell; done here, it is done in the planner too', async () => {
    const { ana, david, adults } = await twoParents();
    const add = async () =>
      (await ana.post('/api/reminders', { title: 'Filter', category: 'task', description: 'x' })).json.id;
    const ask = async (recordId: string) => {
      const { json } = await ana.post('/api/handoffs', { type: 'reminder', recordId, takerId: adults.david });
      await handoffsOf(json.id).answer(david, 'yes');
      return json.id;
    };
    const [one, other] = [await add(), await add()];
    const [first, second] = [await ask(one), await ask(other)];
    await david.post(`/api/reminders/${one}/done`, {});
    await tick(Date.now());
    expect((await ana.get(`/api/handoffs/${first}`)).json.state).toBe('done');
    await handoffsOf(second).act(david, 'done');
    const items = (await ana.get('/api/reminders')).json;
    expect(items.map(({ dismissed }: { dismissed: boolean }) => dismissed)).toEqual([true, true]);
    await tick(Date.now() + 25_000);
    expect((await toldTo(ana)).slice(2)).toEqual(['Done: Filter', 'Done: Filter']);
    expect(await lettersTo(ana)).toEqual([]);
  });

  test("everything with an assignee can be handed over, as well as a grocery list and a day's cooking", async () => {
    const { ana, david, adults } = await twoParents();
    const day = dentistIn(3).date;
    const child = (await ana.post('/api/children', { name: 'Mia', birthdate: '2020-01-01' })).json;
    const added = async (path: string, body: object) => {
      const { json, text } = await ana.post(path, body);
      expect(json, `${path}: ${text}`).toBeDefined();
      return json;
    };
    const event = await added('/api/events', { title: 'Fair', date: day, time: '10:00' });
    const birthday = await added('/api/birthdays', { name: 'Rosa', date: '1990-05-05', relationship: 'friend' });
    const trip = { title: 'Rome', category: 'trip', description: 'x', startDate: day, destination: 'Rome' };
    const subscription = await added('/api/connected-services', { serviceName: 'Netflix', serviceType: 'streaming' });
    const weekStartDate = '2031-01-06';
    const list = await added('/api/grocery-lists/generate', { weekStartDate });
    const step = await added('/api/plan-steps', {
      subject: 'event',
      subjectId: event.id,
      title: 'Buy tickets',
      daysBefore: 1,
    });
    const wishlist = await added(`/api/birthday-wishlists/party-for/${child.id}`, {
      partyDate: day,
      partyTime: '15:00',
    });
    const things = [
      ['event', event.id, 'Fair'],
      ['birthday', birthday.id, 'A present for Rosa'],
      ['trip', (await added('/api/reminders', trip)).id, 'Rome'],
      ['subscription', subscription.id, 'Netflix'],
      ['groceries', list.id, 'Groceries for the week of Jan 6, 2031'],
      ['step', step.id, 'Buy tickets (Fair)'],
      ['party', wishlist.id, "Mia's birthday party"],
      ['cooking', null, 'Cooking'],
    ];
    for (const [type, recordId, title] of things) {
      const { status, json } = await ana.post('/api/handoffs', {
        type,
        recordId,
        takerId: adults.david,
        ...(type === 'cooking' && { day }),
      });
      expect({ type, status, title: json?.title }).toEqual({ type, status: 201, title });
      const answered = await handoffsOf(json.id).answer(david, 'yes');
      expect({ type, state: answered.json?.state }).toEqual({ type, state: 'accepted' });
    }
    await tick(Date.now());
    expect((await ana.get('/api/handoffs')).json).toHaveLength(things.length);
  });
});

describe('changes of the people', () => {
  const leave = (david: Person) => david.post('/api/family/leave');

  test.each([
    ['asked', false],
    ['accepted', true],
  ])('when the taker leaves a hand-off that is %s, it comes back', async (_state, isAccepted) => {
    const { ana, david, adults, answer, assignee } = await asked();
    if (isAccepted) await answer(david, 'yes');
    await leave(david);
    await tick(Date.now());
    await tick(Date.now() + minute);
    expect((await ana.get('/api/handoffs')).json).toMatchObject([{ state: 'returned' }]);
    expect((await toldTo(ana)).at(-1)).toBe("It's yours again: Checkup");
    expect(await assignee()).toBe(adults.ana);
  });

  test("a hand-off comes back when the taker's adult record is deleted", async () => {
    const { ana, david, adults, answer, assignee } = await asked();
    await answer(david, 'yes');
    await ana.remove(`/api/household-members/${adults.david}`);
    await tick(Date.now());
    expect((await ana.get('/api/handoffs')).json).toMatchObject([{ state: 'returned', takerName: 'Someone' }]);
    expect(await assignee()).toBe(adults.ana);
  });

  test.each(['leaves', 'is erased'])(
    'the giver %s: an accepted hand-off stays, and an owner replaces the giver',
    async (how) => {
      const { ana, david, adults, answer, dentist, handoff } = await asked();
      await answer(david, 'yes');
      const rosa = await signUpSimply({ firstName: 'Rosa' });
      await joinFamily(rosa, ana);
      await ana.patch(`/api/family/members/${rosa.userId}`, { role: 'owner' });
      if (how === 'leaves') await ana.post('/api/family/leave');
      else {
        await proveIdentity(app.database, ana);
        expect((await ana.post('/api/account/erase', { confirmation: 'delete my account' })).status).toBe(204);
      }
      await tick(Date.now());
      await tick(Date.now() + minute);
      expect(await toldTo(rosa)).toEqual(['David still does it: Checkup']);
      const [stored] = (await rosa.get('/api/appointments')).json;
      expect(stored).toMatchObject({ id: dentist.id, assigneeId: adults.david });
      expect((await rosa.get(`/api/handoffs/${handoff.id}`)).json).toMatchObject({ state: 'accepted', role: 'giver' });
    },
  );

  test('when the giver leaves before the answer, there is nothing left to answer', async () => {
    const { ana, david, handoff } = await asked();
    await ana.patch(`/api/family/members/${david.userId}`, { role: 'owner' });
    await ana.post('/api/family/leave');
    expect((await david.get(`/api/handoffs/${handoff.id}`)).json).toMatchObject({ state: 'void', may: [] });
    await tick(Date.now());
    expect(await toldTo(david)).toEqual(['Ana asks you: Checkup']);
  });
});

describe('undo', () => {
  test('undoing an ask removes it and its unread notice', async () => {
    const { ana, david, adults } = await twoParents();
    const dentist = (await ana.post('/api/appointments', dentistIn(3))).json;
    const undoId = crypto.randomUUID();
    const ask = { type: 'appointment', recordId: dentist.id, takerId: adults.david, undoId };
    const { id } = (await ana.post('/api/handoffs', ask)).json;
    expect(await toldTo(david)).toHaveLength(1);
    expect((await ana.post('/api/handoffs/undo', { undoId })).status).toBe(204);
    expect(await toldTo(david)).toEqual([]);
    await tick(Date.now() + 25_000);
    expect(await lettersTo(david)).toEqual([]);
    expect((await david.get(`/api/handoffs/${id}`)).status).toBe(404);
  });

  test('undoing a yes restores the assignee, and the ask can be answered again', async () => {
    const { ana, david, adults, answer, assignee } = await asked();
    const undoId = crypto.randomUUID();
    await answer(david, 'yes', { undoId });
    expect((await david.post('/api/handoffs/undo', { undoId })).status).toBe(204);
    expect(await assignee()).toBe(adults.ana);
    expect(await toldTo(ana)).toEqual([]);
    await answer(david, 'no');
    expect(await toldTo(ana)).toEqual(["David can't: Checkup"]);
  });

  test('undo is impossible once the other person has reacted', async () => {
    const { ana, david, answer, act } = await asked();
    const undoId = crypto.randomUUID();
    await answer(david, 'yes', { undoId });
    await act(ana, 'take-back');
    expect(await david.post('/api/handoffs/undo', { undoId })).toMatchObject({ status: 409 });
    expect(await david.post('/api/handoffs/undo', { undoId: crypto.randomUUID() })).toMatchObject({ status: 409 });
  });
});

test('ended hand-offs are deleted after 90 days', async () => {
  const { ana, ask, handoff, act } = await asked();
  await act(ana, 'take-back');
  const endedDaysAgo = (days: number) =>
    app.database.pool.query('update handoffs set state_at = now() - make_interval(days => $2) where id = $1', [
      handoff.id,
      days,
    ]);
  await endedDaysAgo(89);
  const again = (await ask()).json;
  expect((await ana.get(`/api/handoffs/${handoff.id}`)).status).toBe(200);
  await ana.post(`/api/handoffs/${again.id}/take-back`, {});
  await endedDaysAgo(91);
  await ask();
  expect((await ana.get(`/api/handoffs/${handoff.id}`)).status).toBe(404);
  expect((await ana.get(`/api/handoffs/${again.id}`)).status).toBe(200);
});

describe('refusals', () => {
  test('two answers at once: one counts', async () => {
    const { david, answer } = await asked();
    const answers = await Promise.all(['yes', 'no', 'yes', 'no'].map((word) => answer(david, word)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409]);
  });

  test('two asks at once: one counts', async () => {
    const { ana, act, ask } = await asked();
    await act(ana, 'take-back');
    const asks = await Promise.all([ask(), ask(), ask()]);
    expect(asks.map(({ status }) => status).toSorted()).toEqual([201, 409, 409]);
    expect((await ask()).text).toBe("David hasn't answered yet");
  });

  test('each person can only do what their role allows', async () => {
    const { ana, david, answer, act, handoff } = await asked();
    expect(await answer(ana, 'yes')).toMatchObject({ status: 403, text: 'Only the one who was asked can do that' });
    expect(await act(david, 'take-back')).toMatchObject({ status: 403, text: 'Only the one who asked can do that' });
    expect((await act(ana, 'decide', { decision: 'agree' })).status).toBe(409);
    const stranger = await signUpSimply();
    expect((await stranger.get(`/api/handoffs/${handoff.id}`)).status).toBe(404);
    expect((await answer(stranger, 'yes')).status).toBe(404);
    expect((await stranger.get('/api/handoffs')).json).toEqual([]);
  });

  test('an ask is refused if it is not possible', async () => {
    const { ana, adults, dentist, ask, act } = await asked();
    await act(ana, 'take-back');
    const stranger = await signUpSimply();
    const theirs = (await stranger.post('/api/appointments', dentistIn(3))).json.id;
    const past = (await ana.post('/api/appointments', dentistIn(-3))).json.id;
    const rosa = { memberType: 'adult', name: 'Rosa', relationship: 'other' };
    const takerId = (await ana.post('/api/household-members', rosa)).json.id;
    const sentences = [
      [{ recordId: theirs }, "There's no such record"],
      [{ recordId: past }, "It's already over"],
      [{ takerId }, 'Rosa has no login yet. Make a link instead'],
      [{ takerId: adults.ana }, "That's you. Tap your initials on the card instead"],
      [{ takerId: dentist.id }, 'Choose an adult of your household'],
    ] as const;
    for (const [fields, text] of sentences) expect(await ask(fields)).toMatchObject({ status: 422, text });
    expect(await ask({ guestName: 'Grandma' })).toMatchObject({ status: 400, text: 'Choose who should do it' });
  });

  test('a proposal is refused if it is not possible', async () => {
    const { ana, david, adults } = await twoParents();
    const ask = { type: 'cooking', day: dentistIn(3).date, takerId: adults.david };
    const { id } = (await ana.post('/api/handoffs', ask)).json;
    expect((await handoffsOf(id).answer(david, 'how about', { time: '18:00' })).status).toBe(422);
    expect((await handoffsOf(id).answer(david, 'how about', { word: 'Pizza' })).status).toBe(200);
  });
});
