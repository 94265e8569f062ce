import { expect, test } from 'vitest';
import { dentistIn, handoffsOf } from '#testing/handoffs.ts';
import { noticeApp } from '#testing/notice-app.ts';
import { type HandoffEvent, type HandoffState, pendingStates } from '../rules/events.ts';
import { asking, next } from '../rules/states.ts';

/** Random orders of everything that can happen: the real calls must go on as the pure function says. */

const { twoParents, tick, database } = await noticeApp();

type Family = Awaited<ReturnType<typeof twoParents>>;
type Actor = 'ana' | 'david';
type Step = Exclude<HandoffEvent, 'ask'>;

/** The same numbers for the same seed. */
function randomNumbers(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** What ought to be, by the pure function alone. */
class Model {
  state: HandoffState | undefined;
  assignee: Actor | null = 'ana';
  told = { ana: 0, david: 0 };
  isGone = false;

  private tell(told: readonly { who: string }[]) {
    for (const { who } of told) this.told[who === 'giver' ? 'ana' : 'david'] += 1;
  }
  get isPending() {
    return pendingStates.some((state) => state === this.state);
  }
  ask(): boolean {
    if (this.isGone || this.isPending || this.assignee === 'david') return false;
    this.state = asking.to;
    this.tell(asking.told);
    return true;
  }
  step(event: Step, by?: Actor): boolean {
    const role = by && ({ ana: 'giver', david: 'taker' } as const)[by];
    const outcome = this.state && next({ state: this.state, isGuest: false }, event, role);
    if (!outcome) return false;
    this.state = outcome.state;
    if (outcome.assignee === 'taker') this.assignee = 'david';
    if (outcome.assignee === 'giver') this.assignee = 'ana';
    if (outcome.assignee === 'nobody') this.assignee = null;
    this.tell(outcome.told);
    return true;
  }
}

const calls: [event: Step, path: string, body: object][] = [
  ['yes', 'answer', { answer: 'yes' }],
  ['yes', 'answer', { answer: 'yes' }],
  ['no', 'answer', { answer: 'no' }],
  ['how about', 'answer', { answer: 'how about', word: 'Later?' }],
  ['agree', 'decide', { decision: 'agree' }],
  ['rather not', 'decide', { decision: 'rather not' }],
  ['take back', 'take-back', {}],
  ['cannot', 'cannot', {}],
  ['done', 'done', {}],
  ['myself', 'close', { decision: 'myself' }],
  ['let it go', 'close', { decision: 'let it go' }],
];

async function walk(family: Family, random: (below: number) => number) {
  const { ana, adults } = family;
  const idOf = (actor: Actor | null) => actor && adults[actor];
  const model = new Model();
  const record = (await ana.post('/api/appointments', { ...dentistIn(3), assigneeId: adults.ana })).json;
  const path = `/api/appointments/${record.id}`;
  let handoffId: string | undefined;
  let hours = 10;

  /** Something happens to the thing; the next check notes it. */
  const observe = async (event: Step) => {
    await tick(Date.now());
    model.step(event);
  };
  const happenings: (() => Promise<unknown>)[] = [
    async () => {
      const { status, json } = await ana.post('/api/handoffs', {
        type: 'appointment',
        recordId: record.id,
        takerId: adults.david,
      });
      expect(status < 400).toBe(model.ask());
      if (status < 400) handoffId = json.id;
    },
    async () => {
      hours += 1;
      await ana.patch(path, { time: `${hours % 24}`.padStart(2, '0').concat(':00') });
      await observe('moved');
    },
    async () => ana.patch(path, { title: `Checkup ${random(100)}` }),
    async () => {
      const chosen = ([null, 'ana', 'david'] as const)[random(3)] ?? null;
      await ana.patch(path, { assigneeId: idOf(chosen) });
      const isOther = chosen !== model.assignee;
      if (!model.isGone) model.assignee = chosen;
      if (isOther) await observe('reassigned');
    },
    async () => {
      await database.pool.query('update handoffs set answer_by = now() where id = $1', [handoffId]);
      await observe('lapsed');
    },
    async () => tick(Date.now()),
  ];
  const answer = async () => {
    const [event, call, body] = calls[random(calls.length)] as (typeof calls)[number];
    const actor = (['ana', 'david'] as const)[random(2)] ?? 'ana';
    const { status } = await handoffsOf(handoffId ?? '').act(family[actor], call, body);
    expect({ event, actor, isDone: status < 400 }).toEqual({ event, actor, isDone: model.step(event, actor) });
  };

  const bellOf = async (person: Family[Actor]) =>
    (await person.get('/api/notices')).json.notices.filter(({ kind }: { kind: string }) => kind === 'hand-off').length;
  const compare = async () => {
    const shown = handoffId && (await ana.get(`/api/handoffs/${handoffId}`)).json.state;
    expect(shown).toBe(model.state);
    const [stored] = (await ana.get('/api/appointments')).json;
    if (!model.isGone) expect(stored.assigneeId).toBe(idOf(model.assignee));
    expect({ ana: await bellOf(ana), david: await bellOf(family.david) }).toEqual(model.told);
  };

  await happenings[0]?.();
  for (let step = 0; step < 16; step += 1) {
    // Mostly answers, because most others end it.
    await (random(10) < 6 ? answer() : happenings[random(happenings.length)]?.());
    await compare();
  }
  // In the end it is removed, or he leaves.
  if (random(2) === 0) {
    await ana.remove(path);
    model.isGone = true;
    await observe('removed');
    await compare();
  } else {
    await family.david.post('/api/family/leave');
    await tick(Date.now());
    model.step('taker left');
    expect((await ana.get(`/api/handoffs/${handoffId}`)).json.state).toBe(model.state);
    expect(await bellOf(ana)).toBe(model.told.ana);
  }
}

test.each([1, 2, 3, 4, 5, 6, 7, 8])('random order %i: one assignee, nothing vanishes, each told once', async (seed) => {
  await walk(await twoParents(), randomNumbers(seed));
});
