import { householdApi } from '#capabilities/household/contract.ts';
import type { Database } from '#server/database/database.ts';
import { familyTimeZone } from '#server/database/family-clock.ts';
import type { Person } from '#server/database/scope.ts';
import { Refusal } from '#server/http/errors.ts';
import type { StreamedCall } from '#server/http/serve.ts';
import { type Piece, type Proposal, wandApi } from '../contract.ts';
import { openCards } from '../rules/decision/conversation-cards.ts';
import { decisionIn } from '../rules/decision/decision.ts';
import { cutOff, failedAnswer, trouble } from '../rules/failed-answer.ts';
import type { Asked, Proposed, Said } from '../rules/tools/brain.ts';
import type { Clock, Ground } from '../rules/tools/tool.ts';
import { decide } from './decision-store.ts';
import { createProposals } from './proposal-store.ts';
import { beginTurn, conversationOf, endTurn } from './store.ts';
import { lookFor, type RouteOf, writeToolNamed } from './tool-store.ts';

/** A card, or what a person may be told instead. */
const orRefusal = (work: Promise<Proposal>): Promise<Proposed> =>
  work.then(
    (proposal) => ({ proposal }),
    (fault) => {
      if (fault instanceof Refusal) return { refused: fault.message };
      throw fault;
    },
  );

type Steps = Omit<StreamedCall<typeof wandApi.chat>, 'params' | 'query' | 'body'>;
export type ClockOf = (timeZone: string) => Clock;

/** Who answers: a model, the built-in helper, or whoever reads files. Thinking may begin before her words are kept, or refused. */
export type Answering = (
  asked: Asked,
  gone: AbortSignal,
  person: Person,
  kept: Promise<unknown>,
) => AsyncIterable<Said>;

export interface Heard {
  message: string;
  fileName?: string;
}

/** What a brain hears of what was said before. */
const rememberedTurns = 20;

/** Whoever was removed or erased in the middle of an answer has no turn any more that it could be kept in. */
function unlessSheIsGone(fault: unknown) {
  if (!(fault instanceof Refusal)) throw fault;
}

/** Runs turns of conversations: keeps what was said, lets somebody answer, and sees to an end whatever happens. */
export function createChat(database: Database, routeOf: RouteOf, clockOf: ClockOf) {
  const proposals = createProposals(database, routeOf);

  async function groundFor({ person, reading }: Pick<Steps, 'person' | 'reading'>): Promise<Ground> {
    const look = lookFor(database, person, routeOf);
    // Whoever answers needs to know who and what there is, and gets it without waiting twice.
    const [timeZone] = await Promise.all([reading(familyTimeZone), look(householdApi.list), look(wandApi.names)]);
    return { ...clockOf(timeZone), look };
  }

  async function* turn(steps: Steps, { message, fileName }: Heard, answering: Answering): AsyncGenerator<Piece> {
    const { inTransaction, reading, gone, person } = steps;
    // What she will be told is thought of meanwhile, and told once her words are kept.
    const stored = reading((scope) => beginTurn(scope, { message, fileName: fileName ?? null }));
    // It is waited for below, and may be refused before.
    stored.catch(() => undefined);
    const [ground, turns] = await Promise.all([
      groundFor(steps),
      reading((scope) => conversationOf(scope, rememberedTurns)),
    ]);
    const asked: Asked = {
      ...ground,
      message,
      // What is still on its way, this one among them, is not past.
      past: turns.filter(({ outcome }) => outcome !== null),
      propose: async (tool, values, about) => {
        const { id } = await stored;
        return orRefusal(proposals.propose(steps, ground, id, writeToolNamed(tool), values, about));
      },
      revise: async (id, values, source) => {
        const { id: turnId } = await stored;
        return orRefusal(proposals.revise(steps, ground, id, values, { turnId, source }));
      },
      drop: async (id) => {
        const { id: turnId } = await stored;
        return orRefusal(proposals.dismiss(steps, [id], turnId).then(([dropped]) => dropped as Proposal));
      },
    };
    async function* saying(): AsyncGenerator<Said> {
      // What is kept matters only to what is said of cards that are still open.
      const names = openCards(asked.past).length > 0 ? await ground.look(wandApi.names) : [];
      const kept = new Set(names.map(({ title }) => title));
      const decision = fileName ? undefined : decisionIn(message, asked.past, kept);
      if (decision) yield* await stored.then(() => decide(decision, proposals, steps, ground, asked.past));
      else yield* answering(asked, gone, person, stored);
    }

    const pieces = saying();
    const first = pieces.next();
    // It is looked at once her words are kept, and may fail before.
    first.catch(() => undefined);
    const { id: turnId } = await stored;

    let answer = '';
    let memory: unknown = null;
    const end = (ending: Parameters<typeof endTurn>[2]) =>
      inTransaction((scope) => endTurn(scope, turnId, ending), wandApi.conversation.resources).catch(unlessSheIsGone);

    let isOver = false;
    try {
      yield { turnId };
      for await (const said of begunWith(await first, pieces)) {
        if (gone.aborted) break;
        if ('memory' in said) memory = said.memory;
        else {
          if ('content' in said) answer += said.content;
          yield said;
        }
      }
      if (!gone.aborted && answer.trim() === '') throw new Error('Nothing was said');
      if (!gone.aborted) await end({ answer, outcome: 'answered', memory });
      isOver = !gone.aborted;
    } catch (fault) {
      if (!gone.aborted) {
        isOver = true;
        steps.report(fault);
        await end({ answer: failedAnswer(answer), outcome: 'failed' });
        yield { failed: true };
        // Whoever only puts words together sees it apart from the half that came.
        if (answer.trim() !== '') yield { content: `\n\n${cutOff}\n\n` };
        yield { content: trouble };
      }
    } finally {
      // She pressed stop or went away; the generator may be ended at any of its pieces.
      if (!isOver) await end({ answer: null, outcome: 'stopped' });
    }
  }

  return {
    proposals,
    groundFor,
    async say(steps: Steps, heard: Heard, answering: Answering): Promise<AsyncIterable<Piece>> {
      const pieces = turn(steps, heard, answering);
      // What fails before the first piece can still be refused.
      const first = await pieces.next();
      const { gone, report } = steps;
      const stop = () => void pieces.return(undefined).catch(report);
      // Nobody may come for the rest, and still it has to end.
      if (gone.aborted) stop();
      else gone.addEventListener('abort', stop, { once: true });
      return begunWith(first, pieces);
    },
  };
}

async function* begunWith<Item>(first: IteratorResult<Item>, rest: AsyncGenerator<Item>): AsyncIterable<Item> {
  try {
    if (!first.done) yield first.value;
    yield* rest;
  } finally {
    await rest.return(undefined);
  }
}
