import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { User } from '#capabilities/account/contract.ts';
import { isServerReached } from '#web/api/connection.ts';
import { keepAnswer } from '#web/offline/kept-answers.ts';
import { type LeaveQuestion, onLeaveQuestion } from '#web/offline/leaving.ts';
import { forgetEverything, takeOwnership } from '#web/offline/owner.ts';
import { startQueue } from '#web/offline/queue.ts';
import { Confirm } from '#web/ui/confirm.tsx';
import { displayName } from './display-name.ts';
import { keepAhead } from './keep-ahead.ts';

/** Keeps in this browser what its person needs without a connection, and sends what they changed meanwhile. */
export function Keeper({ user }: { user: User }) {
  const client = useQueryClient();
  const [others, setOthers] = useState<{ of: User; count: number }>();
  const [leaving, setLeaving] = useState<LeaveQuestion>();
  const { id, familyId } = user;
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another person or family takes it over.
  useEffect(() => {
    void start(user);
  }, [id, familyId]);
  useEffect(() => onLeaveQuestion(setLeaving), []);

  async function start(owner: User) {
    // Without IndexedDB, as in some private windows, nothing is kept.
    const found = await takeOwnership(owner).catch(() => undefined);
    if (found) return setOthers({ ...found, of: found.of as User });
    const queries = client
      .getQueryCache()
      .findAll({ predicate: ({ meta, state }) => Boolean(meta?.isKept && state.data) });
    if (isServerReached())
      for (const { queryKey, state } of queries)
        await keepAnswer(queryKey.join('/'), state.data).catch(() => undefined);
    await startQueue().catch(() => undefined);
    await keepAhead(client).catch(() => undefined);
  }
  const goOn = async () => {
    setOthers(undefined);
    await forgetEverything();
    await start(user);
  };
  const settle = (mayLeave: boolean) => {
    leaving?.answer(mayLeave);
    setLeaving(undefined);
  };
  const name = others && displayName(others.of);
  return (
    <>
      <Confirm
        open={others !== undefined}
        onOpenChange={(open) => !open && location.assign('/api/logout')}
        title={`${name}'s changes are still on this device`}
        description={`${name} made ${inWords(others?.count ?? 0)} here without a connection, and they aren't saved yet. If you go on, they're deleted. If ${name} signs in first, they're saved.`}
        confirmLabel="Delete them and go on"
        cancelLabel="Log out again"
        onConfirm={goOn}
      />
      <Confirm
        open={leaving !== undefined}
        onOpenChange={(open) => !open && settle(false)}
        title="Log out and lose what waits?"
        description={`We can't reach the server, so ${inWords(leaving?.count ?? 0)} of yours can't be saved now. Logging out deletes them from this device.`}
        confirmLabel="Log out and delete them"
        cancelLabel="Stay"
        onConfirm={() => settle(true)}
      />
    </>
  );
}

const inWords = (count: number) => (count === 1 ? 'one change' : `${count} changes`);
