import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { dentistIn, handoffsOf } from '#testing/handoffs.ts';
import { noticeApp } from '#testing/notice-app.ts';
import { type HandoffEvent, type HandoffState, pendingStates } from '../rules/events.ts';
import { askTransition, next } from '../rules/states.ts';

/** Runs everything that can happen in random orders: the real calls must behave as the pure function says. */

const { twoParents, tick, database, visitor } = await noticeApp();

type Family = Awaited<ReturnType<typeof twoParents>>;
type Actor = 'ana' | 'david';
type Answerer = Actor | 'guest';
type Step = Exclude<HandoffEvent, 'ask'>;

/** Random numbers, the same for the same seed. */
function randomNumbers(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

interface Standing {
  handoffId: string | undefined;
  /** The token of a guest's link. */
  token: string | null;
  state: HandoffState | undefined;
  assignee: Actor | null;
  told: Record<Actor, number>;
}

/** The expected state, computed by the pure function alone. */
class Model {
  now: Standing = { handoffId: undefined, token: null, state: undefined, assignee: 'ana', told: { ana: 0, david: 0 } };
  private before = this.now;

  private tell(told: readonly { who: string }[]) {
    const count = { ...this.now.told };
    for (const { who } of told) count[who === 'giver' ? 'ana' : 'david'] += 1;
    return count;
  }
  private go(to: Partial<Standing>) {
    this.before = this.now;
    this.now = { ...this.now, ...to };
  }
  private get subject() {
    return this.now.state && { state: this.now.state, isGuest: this.now.token !== null };
  }
  /** If David is the assignee already, only a guest can be asked. */
  mayAsk(taker: 'david' | 'guest') {
    return (
      !pendingStates.some((state) => state === this.now.state) && !(taker === 'david' && this.now.assignee === 'david')
    );
  }
  ask(handoffId: string, token: string | null) {
    const told = token === null ? askTransition.told : [];
    this.go({ handoffId, token, state: askTransition.to, told: this.tell(told) });
  }
  reassign(assignee: Actor | null) {
    this.now = { ...this.now, assignee };
  }
  step(event: Step, by?: Answerer): boolean {
    const isGuest = this.now.token !== null;
    const roles = { ana: 'giver', david: isGuest ? 'other' : 'taker', guest: isGuest ? 'taker' : 'other' } as const;
    const outcome = this.subject && next(this.subject, event, by && roles[by]);
    if (!outcome) return false;
    const assignees = { taker: 'david', giver: 'ana', nobody: null, same: this.now.assignee } as const;
    this.go({ state: outcome.state, assignee: assignees[outcome.assignee], told: this.tell(outcome.told) });
    return true;
  }
  undo() {
    this.now = this.before;
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

/** The hand-off notices of everyone who is still in the family. */
const bellOf = async (person: Family[Actor]) =>
  (await person.get('/api/notices')).json.notices.filter(({ kind }: { kind: string }) => kind === 'hand-off').length;

async function walk(family: Family, random: (below: number) => number) {
  const { ana, david, adults } = family;
  const idOf = (actor: Actor | null) => actor && adults[actor];
  const pick = <Item>(items: readonly Item[]) => items[random(items.length)] as Item;
  const model = new Model();
  const record = (await ana.post('/api/appointments', { ...dentistIn(3), assigneeId: adults.ana })).json;
  const path = `/api/appointments/${record.id}`;
  let hours = 10;

  /** Something happens to the thing; the next check records it. */
  const observe = async (event: Step) => {
    await tick(Date.now());
    model.step(event);
  };
  const maybeUndo = async (person: Family[Actor], undoId: string) => {
    if (random(4) > 0) return;
    expect((await person.post('/api/handoffs/undo', { undoId })).status).toBe(204);
    model.undo();
  };
  const ask = async (taker: 'david' | 'guest') => {
    const undoId = randomUUID();
    const { status, json } = await ana.post('/api/handoffs', {
      ...{ type: 'appointment', recordId: record.id, undoId },
      ...(taker === 'david' ? { takerId: adults.david } : { guestName: 'Grandma' }),
    });
    expect(status < 400).toBe(model.mayAsk(taker));
    if (status >= 400) return;
    model.ask(json.id, json.token);
    await maybeUndo(ana, undoId);
  };
  const happenings: (() => Promise<unknown>)[] = [
    () => ask(pick(['david', 'guest'])),
    async () => {
      hours += 1;
      await ana.patch(path, { time: `${hours % 24}`.padStart(2, '0').concat(':00') });
      await observe('moved');
    },
    async () => ana.patch(path, { title: `Checkup ${random(100)}` }),
    async () => {
      const chosen = pick([null, 'ana', 'david'] as const);
      await ana.patch(path, { assigneeId: idOf(chosen) });
      const isOther = chosen !== model.now.assignee;
      model.reassign(chosen);
      if (isOther) await observe('reassigned');
    },
    async () => {
      await database.pool.query('update handoffs set answer_by = now() where id = $1', [model.now.handoffId]);
      await observe('lapsed');
    },
    async () => tick(Date.now()),
  ];
  const answer = async () => {
    const [event, call, body] = pick(calls);
    const { handoffId = randomUUID(), token } = model.now;
    if (call === 'answer' && token !== null) {
      const { status } = await visitor.post(`/api/for/${token}/answer`, body);
      expect({ event, isDone: status < 400 }).toEqual({ event, isDone: model.step(event, 'guest') });
      return;
    }
    const actor = pick(['ana', 'david'] as const);
    const undoId = randomUUID();
    const { status } = await handoffsOf(handoffId).act(family[actor], call, { ...body, undoId });
    const isDone = model.step(event, actor);
    expect({ event, actor, isDone: status < 400 }).toEqual({ event, actor, isDone });
    if (isDone) await maybeUndo(family[actor], undoId);
  };
  const stateSeenBy = async (person: Family[Actor]) => {
    const { handoffId } = model.now;
    return handoffId && (await person.get(`/api/handoffs/${handoffId}`)).json.state;
  };
  const compare = async () => {
    expect(await stateSeenBy(ana)).toBe(model.now.state);
    const [stored] = (await ana.get('/api/appointments')).json;
    if (stored) expect(stored.assigneeId).toBe(idOf(model.now.assignee));
    expect({ ana: await bellOf(ana), david: await bellOf(david) }).toEqual(model.now.told);
  };

  await ask('david');
  for (let step = 0; step < 16; step += 1) {
    // Mostly answers, because most other events end the hand-off.
    await (random(10) < 6 ? answer() : pick(happenings)());
    await compare();
  }
  const endings: (() => Promise<unknown>)[] = [
    async () => {
      await ana.remove(path);
      // A removal that can still be undone is recorded later.
      await tick(Date.now() + 2 * 60_000);
      model.step('removed');
      await compare();
    },
    async () => {
      await david.post('/api/family/leave');
      const isGuest = model.now.token !== null;
      await tick(Date.now());
      if (!isGuest) model.step('taker left');
      expect(await stateSeenBy(ana)).toBe(model.now.state);
      expect(await bellOf(ana)).toBe(model.now.told.ana);
    },
    async () => {
      await ana.patch(`/api/family/members/${david.userId}`, { role: 'owner' });
      await ana.post('/api/family/leave');
      await observe(model.now.token === null ? 'left alone' : 'giver left');
      expect(await stateSeenBy(david)).toBe(model.now.state);
    },
  ];
  await pick(endings)();
}

test.each([1, 2, 3, 4, 5, 6, 7, 8, 9])(
  'random order %i: there is one assignee, nothing vanishes, and each event has one notice',
  async (seed) => {
    await walk(await twoParents(), randomNumbers(seed));
  },
);
