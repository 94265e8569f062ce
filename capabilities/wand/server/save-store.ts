import type { CallWithTransactions } from '#server/http/serve.ts';
import type { Proposal, wandApi } from '../contract.ts';
import { addProposals, type NewProposal, type StoredProposal, toProposal } from './store.ts';

type Transactions = Pick<CallWithTransactions<typeof wandApi.approve>, 'inTransaction'>;

interface Waiting {
  prepared: Promise<NewProposal>;
  resolve(saved: Promise<Proposal>): void;
}

/** Saves proposals that are made at the same time in one transaction, in their order. */
export function createSave() {
  const waitingOf = new WeakMap<Transactions, Waiting[]>();

  async function saveAll({ inTransaction }: Transactions, turnId: string, waiting: readonly Waiting[]) {
    const all = await Promise.allSettled(waiting.map(({ prepared }) => prepared));
    const fit = all.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
    const saved = fit.length > 0 ? inTransaction((scope) => addProposals(scope, turnId, fit)) : Promise.resolve([]);
    for (const { prepared, resolve } of waiting)
      resolve(prepared.then(async (one) => toProposal((await saved)[fit.indexOf(one)] as StoredProposal)));
  }

  return function save(steps: Transactions, turnId: string, prepared: Promise<NewProposal>): Promise<Proposal> {
    const waiting = waitingOf.get(steps) ?? [];
    if (waiting.length === 0) {
      waitingOf.set(steps, waiting);
      setImmediate(() => {
        waitingOf.delete(steps);
        void saveAll(steps, turnId, waiting);
      });
    }
    // Awaited above; it may be refused earlier.
    prepared.catch(() => undefined);
    const { promise, resolve } = Promise.withResolvers<Proposal>();
    waiting.push({ prepared, resolve });
    return promise;
  };
}
