import { type Piece, type Proposal, wandApi } from '#capabilities/wand/contract.ts';
import { clockIn } from '#capabilities/wand/rules/clock.ts';
import { type Brain, type ClockOf, createChat } from '#capabilities/wand/server/chat-store.ts';
import { approveAll } from '#capabilities/wand/server/decision-store.ts';
import { routesByEndpoint } from '#capabilities/wand/server/tool-store.ts';
import { createRoutes, createServices } from '#server/app.ts';
import { readConfig } from '#server/config.ts';
import type { Database } from '#server/database/database.ts';
import type { Person } from '#server/database/scope.ts';
import { createSteps } from '#server/http/serve.ts';

/** The answer to one message. */
export interface Answered {
  text: string;
  proposals: Proposal[];
  pieces: Piece[];
}

interface Talk {
  database: Database;
  person: Pick<Person, 'userId' | 'familyId'>;
  answering: Brain;
  /** Fixed date and time; defaults to the real clock. */
  clockOf?: ClockOf;
}

/** A conversation with a model or the helper, on any date, through the same code as the chat route. */
export function talkWith({ database, person: { userId, familyId }, answering, clockOf = clockIn }: Talk) {
  const person: Person = { userId, familyId, role: 'owner' };
  const routes = createRoutes(createServices(readConfig({}), database));
  const chat = createChat(
    database,
    routesByEndpoint(() => routes),
    clockOf,
  );
  const steps = { person, tab: undefined, ...createSteps(database, person, wandApi.approve) };
  const failures: unknown[] = [];
  const report = (failure: unknown) => void failures.push(failure);
  return {
    proposals: chat.proposals,
    contextFor: chat.contextFor,
    begin: chat.say,
    steps,
    /** Failures reported to the log. */
    failures,
    async say(message: string, gone = new AbortController().signal): Promise<Answered> {
      const pieces: Piece[] = [];
      for await (const piece of await chat.say({ ...steps, gone, report }, { message }, answering)) pieces.push(piece);
      const text = pieces.map((piece) => ('content' in piece ? piece.content : '')).join('');
      return { text, pieces, proposals: pieces.flatMap((piece) => ('proposal' in piece ? [piece.proposal] : [])) };
    },
    approve: async (proposals: readonly Pick<Proposal, 'id'>[]) =>
      approveAll(
        chat.proposals,
        steps,
        await chat.contextFor(steps),
        proposals.map(({ id }) => ({ id })),
      ),
    undo: (id: string) => chat.proposals.undo(steps, id),
  };
}
