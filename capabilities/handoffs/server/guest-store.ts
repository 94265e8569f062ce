import type * as z from 'zod/mini';
import { type createGuestLinks, guestLinkProblem } from '#server/guest-links.ts';
import { Refusal } from '#server/http/errors.ts';
import type { Services } from '#server/http/services.ts';
import type { GuestHandoff, guestApi } from '../guest-contract.ts';
import { guestProblems, guestStateSentence } from '../rules/sentences.ts';
import { afterObservations } from '../rules/settled.ts';
import { advance } from './advance-store.ts';
import { caseOf, childrenOf, factsOf, firstName, type HandoffCase, loadPeople } from './case-store.ts';
import { inFamily, readFamily } from './family-store.ts';
import type { StoredHandoff } from './source-store.ts';
import { answerColumns, lockCase } from './store.ts';
import { handoffs } from './tables.ts';

/** The page and the answers of a guest, someone without an account who has a link. */

type FindByToken = ReturnType<typeof createGuestLinks>;

/** The hand-off of a link that still works. */
async function findOpen(find: FindByToken, token: string, address: string, at: number): Promise<StoredHandoff> {
  const stored = await find(handoffs, token, address);
  const problem = guestLinkProblem(stored, at);
  if (problem) throw new Refusal(410, guestProblems[problem]);
  return stored;
}

/** Contains only this one thing, and nothing else about the family. */
function shownToGuest(one: HandoffCase, at: number): GuestHandoff {
  const { thing, people, handoff } = one;
  const giverName = firstName(one.giverName);
  const { state, event } = afterObservations(handoff, one.facts, at);
  const children = childrenOf(thing, people).map(({ name, allergies }) => ({
    name,
    allergies: handoff.showsAllergies ? allergies : [],
  }));
  return {
    ...guestStateSentence({ state, event, giverName }),
    guestName: one.takerName,
    giverName,
    ...factsOf(thing),
    children,
    word: handoff.word,
    answerBy: handoff.answerBy,
    timeZone: people.timeZone,
  };
}

export const showToGuest =
  ({ database }: Services, find: FindByToken) =>
  async (token: string, address: string): Promise<GuestHandoff> => {
    const at = Date.now();
    const stored = await findOpen(find, token, address, at);
    return readFamily(database, stored, async (scope) =>
      shownToGuest(await caseOf(scope, stored, await loadPeople(scope), at), at),
    );
  };

type Answer = z.output<typeof guestApi.answer.body>;

export const answerAsGuest =
  (services: Services, find: FindByToken) =>
  async (token: string, address: string, body: Answer): Promise<GuestHandoff> => {
    const at = Date.now();
    const stored = await findOpen(find, token, address, at);
    return inFamily(services.database, stored, async (scope) => {
      const one = await lockCase(scope, services, stored.id, at);
      const answered = guestStateSentence({ ...one.handoff, giverName: firstName(one.giverName) });
      if (answered.state !== 'open') throw new Refusal(409, answered.sentence);
      const columns = answerColumns(one, body);
      return shownToGuest(await advance(scope, services, one, { event: body.answer, by: 'taker', columns }, at), at);
    });
  };
