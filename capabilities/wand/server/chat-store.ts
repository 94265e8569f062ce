import { calendarApi } from '#capabilities/calendar/contract.ts';
import type { Database } from '#server/database/database.ts';
import { familyTimeZone } from '#server/database/family-clock.ts';
import type { Person } from '#server/database/scope.ts';
import { Refusal } from '#server/http/errors.ts';
import type { StreamedCall } from '#server/http/serve.ts';
import { type DayLine, type Piece, type Proposal, wandApi } from '../contract.ts';
import { datedLines, withTypes } from '../rules/day-lines.ts';
import { openCards } from '../rules/decision/conversation-cards.ts';
import { decisionIn } from '../rules/decision/decision.ts';
import { cutOffMessage, failedAnswer, troubleMessage } from '../rules/failed-answer.ts';
import type { BrainPiece, BrainRequest, ProposeResult } from '../rules/tools/brain.ts';
import type { Clock, ToolContext } from '../rules/tools/tool.ts';
import { decide } from './decision-store.ts';
import { createProposals } from './proposal-store.ts';
import { beginTurn, endTurn, listConversation } from './store.ts';
import { cardToolNamed, createLook, type RouteOf } from './tool-store.ts';

/** Turns a refusal into a result that carries its sentence. */
const proposeResult = (work: Promise<Proposal>): Promise<ProposeResult> =>
  work.then(
    (proposal) => ({ proposal }),
    (error) => {
      if (error instanceof Refusal) return { refused: error.message };
      throw error;
    },
  );

type Steps = Omit<StreamedCall<typeof wandApi.chat>, 'params' | 'query' | 'body'>;
export type ClockOf = (timeZone: string) => Clock;

/**
 * Answers a message: a model, the built-in helper or the note reader. It may start before the message is stored;
 * `saved` resolves then, or rejects if the message is refused. `gone` aborts on Stop or disconnect.
 */
export type Brain = (
  request: BrainRequest,
  gone: AbortSignal,
  person: Person,
  saved: Promise<unknown>,
) => AsyncIterable<BrainPiece>;

export interface UserMessage {
  message: string;
  fileName?: string;
}

/** How many earlier turns a brain gets. */
const maxPastTurns = 20;

async function dayLinesOf(answer: string, { today, look }: ToolContext): Promise<DayLine[]> {
  const lines = datedLines(answer, today);
  const dates = lines.map(({ date }) => date).toSorted();
  const [from, to] = [dates[0], dates.at(-1)];
  if (!from || !to) return [];
  return withTypes(lines, (await look(calendarApi.between, { query: { from, to } })).entries);
}

/** A person who was removed or erased in the middle of an answer has no turn left to save it in. */
function ignoreRefusal(error: unknown) {
  if (!(error instanceof Refusal)) throw error;
}

/** Runs turns: stores the message, streams the brain's answer, and stores an outcome even on errors and aborts. */
export function createChat(database: Database, routeOf: RouteOf, clockOf: ClockOf) {
  const proposals = createProposals(database, routeOf);

  async function contextFor({ person, reading }: Pick<Steps, 'person' | 'reading'>): Promise<ToolContext> {
    const timeZone = await reading(familyTimeZone);
    return { ...clockOf(timeZone), look: createLook(database, person, routeOf) };
  }

  async function* turn(steps: Steps, { message, fileName }: UserMessage, brain: Brain): AsyncGenerator<Piece> {
    const { inTransaction, reading, gone, person } = steps;
    // The brain works while the message is being stored; nothing is sent before it is.
    const storedTurn = reading((scope) => beginTurn(scope, { message, fileName: fileName ?? null }));
    // Awaited below; this avoids an unhandled rejection if it is refused earlier.
    storedTurn.catch(() => undefined);
    const [context, turns] = await Promise.all([
      contextFor(steps),
      reading((scope) => listConversation(scope, maxPastTurns)),
    ]);
    const request: BrainRequest = {
      ...context,
      message,
      // Turns still in progress, including this one, don't count as past.
      past: turns.filter(({ outcome }) => outcome !== null),
      propose: async (tool, values, annotations) => {
        const { id } = await storedTurn;
        return proposeResult(proposals.propose(steps, context, id, cardToolNamed(tool), values, annotations));
      },
      revise: async (id, values, source) => {
        const { id: turnId } = await storedTurn;
        return proposeResult(proposals.revise(steps, context, id, values, { turnId, source }));
      },
      drop: async (id) => {
        const { id: turnId } = await storedTurn;
        return proposeResult(proposals.dismiss(steps, [id], turnId).then(([dropped]) => dropped as Proposal));
      },
    };
    async function* answerPieces(): AsyncGenerator<BrainPiece> {
      // The saved titles matter only while cards are open.
      const names = openCards(request.past).length > 0 ? await context.look(wandApi.names) : [];
      const savedTitles = new Set(names.map(({ title }) => title));
      const decision = fileName ? undefined : decisionIn(message, request.past, savedTitles);
      if (decision) yield* await storedTurn.then(() => decide(decision, proposals, steps, context, request.past));
      else yield* brain(request, gone, person, storedTurn);
    }

    const pieces = answerPieces();
    const first = pieces.next();
    // Awaited below, once the message is stored; it may fail earlier.
    first.catch(() => undefined);
    const { id: turnId } = await storedTurn;

    let answer = '';
    let memory: unknown = null;
    const end = (ending: Parameters<typeof endTurn>[2]) =>
      inTransaction((scope) => endTurn(scope, turnId, ending), wandApi.conversation.resources).catch(ignoreRefusal);

    let isFinished = false;
    try {
      yield { turnId };
      for await (const piece of startingWith(await first, pieces)) {
        if (gone.aborted) break;
        if ('memory' in piece) memory = piece.memory;
        else {
          if ('content' in piece) answer += piece.content;
          yield piece;
        }
      }
      if (!gone.aborted && answer.trim() === '') throw new Error('The brain gave an empty answer');
      const dayLines = gone.aborted ? [] : await dayLinesOf(answer, context);
      if (dayLines.length > 0) yield { dayLines };
      if (!gone.aborted) await end({ answer, dayLines, outcome: 'answered', memory });
      isFinished = !gone.aborted;
    } catch (error) {
      if (!gone.aborted) {
        isFinished = true;
        steps.report(error);
        await end({ answer: failedAnswer(answer), outcome: 'failed' });
        yield { failed: true };
        // Clients that only concatenate `content` see it separated from the partial answer.
        if (answer.trim() !== '') yield { content: `\n\n${cutOffMessage}\n\n` };
        yield { content: troubleMessage };
      }
    } finally {
      // The user pressed Stop or disconnected; the generator may be ended at any yield.
      if (!isFinished) await end({ answer: null, outcome: 'stopped' });
    }
  }

  return {
    proposals,
    contextFor,
    async say(steps: Steps, userMessage: UserMessage, brain: Brain): Promise<AsyncIterable<Piece>> {
      const pieces = turn(steps, userMessage, brain);
      // A failure before the first piece can still be answered with an error status.
      const first = await pieces.next();
      const { gone, report } = steps;
      const stop = () => void pieces.return(undefined).catch(report);
      // The generator must finish even if nobody reads the rest.
      if (gone.aborted) stop();
      else gone.addEventListener('abort', stop, { once: true });
      return startingWith(first, pieces);
    },
  };
}

async function* startingWith<Item>(first: IteratorResult<Item>, rest: AsyncGenerator<Item>): AsyncIterable<Item> {
  try {
    if (!first.done) yield first.value;
    yield* rest;
  } finally {
    await rest.return(undefined);
  }
}
