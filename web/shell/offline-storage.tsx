import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import type { User } from '#capabilities/account/contract.ts';
import { isServerReached } from '#web/api/connection.ts';
import { onSignOutQuestion, type SignOutQuestion } from '#web/offline/before-sign-out.ts';
import { forgetEverything, takeOwnership } from '#web/offline/owner.ts';
import { startQueue } from '#web/offline/queue.ts';
import { keepAnswer } from '#web/offline/stored-answers.ts';
import { Confirm } from '#web/ui/confirm.tsx';
import { useItemOverlay } from '#web/ui/item-overlay.ts';
import { displayName } from './display-name.ts';
import { prefetchForOffline } from './prefetch-for-offline.ts';

/** Stores in this browser what the person needs without a connection, and sends the changes they made meanwhile. */
export function OfflineStorage({ user }: { user: User }) {
  const client = useQueryClient();
  const others = useItemOverlay<{ of: User; count: number }>();
  const leaving = useItemOverlay<SignOutQuestion>();
  const { id, familyId } = user;
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another person or family takes it over.
  useEffect(() => {
    void start(user);
  }, [id, familyId]);
  const askToLeave = useEffectEvent((question: SignOutQuestion) => {
    // Closes the menu with 'Log Out', which would cover the question.
    for (const menu of document.querySelectorAll<HTMLElement>(':popover-open')) menu.hidePopover();
    leaving.open(question);
  });
  useEffect(() => onSignOutQuestion((question) => askToLeave(question)), []);

  async function start(owner: User) {
    // Without IndexedDB, as in some private windows, nothing is stored.
    const found = await takeOwnership(owner).catch(() => undefined);
    if (found) return others.open({ ...found, of: found.of as User });
    const queries = client
      .getQueryCache()
      .findAll({ predicate: ({ meta, state }) => Boolean(meta?.isKept && state.data) });
    if (isServerReached())
      for (const { queryKey, state } of queries)
        await keepAnswer(queryKey.join('/'), state.data).catch(() => undefined);
    await startQueue().catch(() => undefined);
    await prefetchForOffline(client).catch(() => undefined);
  }
  const goOn = async () => {
    others.close();
    await forgetEverything();
    await start(user);
  };
  const settle = (mayLeave: boolean) => {
    leaving.item?.answer(mayLeave);
    leaving.close();
  };
  const name = others.item && displayName(others.item.of);
  return (
    <>
      <Confirm
        open={others.props.open}
        onOpenChange={(open) => !open && location.assign('/api/logout')}
        title={`${name}'s changes are still on this device`}
        description={`${name} made ${changeCount(others.item?.count ?? 0)} here without a connection, and they aren't saved yet. If you go on, they're deleted. If ${name} signs in first, they're saved.`}
        confirmLabel="Delete them and go on"
        cancelLabel="Log out"
        onConfirm={goOn}
      />
      <Confirm
        open={leaving.props.open}
        onOpenChange={(open) => !open && settle(false)}
        title={`Log out and lose ${changeCount(leaving.item?.count ?? 0)}?`}
        description="We can't reach the server, so logging out now deletes what you changed from this device."
        confirmLabel="Log out anyway"
        cancelLabel="Stay"
        onConfirm={() => settle(true)}
      />
    </>
  );
}

const changeCount = (count: number) => (count === 1 ? 'one change' : `${count} changes`);
