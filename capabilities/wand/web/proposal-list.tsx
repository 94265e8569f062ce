import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { ApiError } from '#web/api/call.ts';
import { refetchResources } from '#web/api/hooks.ts';
import { Button } from '#web/ui/button.tsx';
import { type Proposal, wandApi } from '../contract.ts';
import type { Value, Values } from '../rules/tools/tool.ts';
import { focusComposer } from './composer-card.tsx';
import { useApprove, useChangeProposal, useDismiss, useUndo } from './hooks.ts';
import { ProposalCard } from './proposal-card.tsx';

type ById<Item> = Record<string, Item>;

interface ProposalListProps {
  proposals: readonly Proposal[];
  showsQuotes: boolean;
  /** Nothing can be approved while the answer is streaming, because it may still fail. */
  isLive: boolean;
}

/** The cards of an answer, with buttons to decide one by one or all together. */
export function ProposalList({ proposals, showsQuotes, isLive }: ProposalListProps) {
  const client = useQueryClient();
  const list = useRef<HTMLDivElement>(null);
  const approval = useApprove();
  const dismissal = useDismiss();
  const undoing = useUndo();
  const changing = useChangeProposal();
  const isPending = isLive || approval.isPending || dismissal.isPending || undoing.isPending;
  // Typed values that aren't saved yet; an approval sends them along.
  const [drafts, setDrafts] = useState<ById<Values>>({});
  const [refusals, setRefusals] = useState<ById<string>>({});
  /** Maps each version to the one that saving the user's edits produced. */
  const savedVersions = useRef(new Map<string, string>());
  const currentVersion = (version: string): string => {
    const next = savedVersions.current.get(version);
    return next === undefined || next === version ? version : currentVersion(next);
  };

  const setRefusal = (id: string, sentence: string) => setRefusals((others) => ({ ...others, [id]: sentence }));
  const showFailure = (ids: readonly string[]) => (failure: Error) => {
    for (const id of ids) setRefusal(id, failure instanceof ApiError ? failure.sentence : failure.message);
    // On a conflict the cards on screen may be stale.
    if (failure instanceof ApiError && failure.status === 409)
      void refetchResources(client, wandApi.conversation.resources);
  };
  const clearRefusal = (id: string) => setRefusals(({ [id]: _, ...others }) => others);

  /** The decided buttons disappear, so the focus moves to the refused card, the next open card or the message field. */
  const focusNext = (decided: readonly string[], refused?: string) => {
    const hasFocus = list.current?.contains(document.activeElement) || document.activeElement === document.body;
    if (!hasFocus) return;
    const from = proposals.findIndex(({ id }) => id === decided.at(-1)) + 1;
    const others = [...proposals.slice(from), ...proposals.slice(0, from)].filter(({ id }) => !decided.includes(id));
    const next = refused ?? others.find(({ status }) => status === 'open')?.id;
    const button = list.current?.querySelector<HTMLElement>(`[data-approves="${next}"]`);
    if (button) button.focus();
    else focusComposer();
  };
  const approve = (chosen: readonly Proposal[]) => {
    if (isPending) return;
    const ids = chosen.map(({ id }) => id);
    ids.forEach(clearRefusal);
    const args = {
      // A getter, evaluated when the mutation runs: a queued save may have produced a new version by then.
      get body() {
        const asShown = ({ id, version }: Proposal) => ({ id, version: currentVersion(version) });
        return {
          proposals: chosen.map((one) => ({ ...asShown(one), ...(drafts[one.id] && { values: drafts[one.id] }) })),
        };
      },
    };
    approval.mutate(args, {
      onSuccess: (answer) => {
        for (const { id, sentence } of answer.refused) setRefusal(id, sentence);
        focusNext(ids, answer.refused[0]?.id);
      },
      onError: showFailure(ids),
    });
  };
  const dismiss = (chosen: readonly Proposal[]) => {
    if (isPending) return;
    const ids = chosen.map(({ id }) => id);
    dismissal.mutate({ body: { ids } }, { onSuccess: () => focusNext(ids), onError: showFailure(ids) });
  };
  const undo = ({ id }: Proposal) => {
    if (isPending) return;
    clearRefusal(id);
    undoing.mutate({ params: { id } }, { onSuccess: () => focusCard(id), onError: showFailure([id]) });
  };

  const setDraftValue = (id: string, name: string, value: Value) =>
    setDrafts((others) => ({ ...others, [id]: { ...others[id], [name]: value } }));
  const save = ({ id, version }: Proposal) => {
    const values = drafts[id];
    if (!values) return;
    const onSaved = ({ proposals: [changed] }: { proposals: Proposal[] }) => {
      if (changed) savedVersions.current.set(version, changed.version);
      clearRefusal(id);
      // Keep the draft if the user has typed more meanwhile.
      setDrafts(({ [id]: typed, ...others }) => (typed && typed !== values ? { ...others, [id]: typed } : others));
    };
    changing.mutate({ params: { id }, body: { values } }, { onSuccess: onSaved, onError: showFailure([id]) });
  };

  const open = proposals.filter(({ status }) => status === 'open');
  const approvableTogether = open.filter(({ decidedAlone, action }) => !decidedAlone && action !== 'book');
  return (
    <div ref={list} className="space-y-3">
      {proposals.map((proposal) => (
        <ProposalCard
          key={proposal.id}
          proposal={proposal}
          showsQuote={showsQuotes}
          draft={drafts[proposal.id]}
          refusal={refusals[proposal.id]}
          isPending={isPending}
          onType={(name, value) => setDraftValue(proposal.id, name, value)}
          onSave={() => save(proposal)}
          onApprove={() => approve([proposal])}
          onDismiss={() => dismiss([proposal])}
          onUndo={() => undo(proposal)}
        />
      ))}
      {open.length > 1 && (
        <div className="flex flex-wrap gap-2">
          {approvableTogether.length > 1 && (
            <Button
              variant="outline"
              aria-disabled={isPending}
              onClick={() => approve(approvableTogether)}
            >{`Approve all (${approvableTogether.length})`}</Button>
          )}
          <Button variant="quiet" aria-disabled={isPending} onClick={() => dismiss(open)}>
            None of these
          </Button>
        </div>
      )}
    </div>
  );
}

const focusCard = (id: string) => document.getElementById(`proposal-${id}`)?.focus({ preventScroll: true });
