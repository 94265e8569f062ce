import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { ApiError } from '#web/api/call.ts';
import { refresh } from '#web/api/hooks.ts';
import { Button } from '#web/ui/button.tsx';
import { type Proposal, wandApi } from '../contract.ts';
import type { Value, Values } from '../rules/tools/tool.ts';
import { focusComposer } from './composer-card.tsx';
import { useApprove, useChangeProposal, useDismiss, useUndo } from './hooks.ts';
import { ProposalCard } from './proposal-card.tsx';

type ById<Kept> = Record<string, Kept>;

interface ProposalListProps {
  proposals: readonly Proposal[];
  showsQuotes: boolean;
  /** As long as the answer may still fail, nothing of it can be approved. */
  isLive: boolean;
}

/** The cards of an answer, to be decided one by one or together. */
export function ProposalList({ proposals, showsQuotes, isLive }: ProposalListProps) {
  const client = useQueryClient();
  const list = useRef<HTMLDivElement>(null);
  const approval = useApprove();
  const dismissal = useDismiss();
  const undoing = useUndo();
  const changing = useChangeProposal();
  const isPending = isLive || approval.isPending || dismissal.isPending || undoing.isPending;
  // What she has typed and the server has not taken yet: an approval takes it along.
  const [drafts, setDrafts] = useState<ById<Values>>({});
  const [refusals, setRefusals] = useState<ById<string>>({});
  /** Which version each of hers has become by what she typed. */
  const saved = useRef(new Map<string, string>());
  const versionNow = (version: string): string => {
    const next = saved.current.get(version);
    return next === undefined || next === version ? version : versionNow(next);
  };

  const refuse = (id: string, sentence: string) => setRefusals((others) => ({ ...others, [id]: sentence }));
  const refused = (ids: readonly string[]) => (failure: Error) => {
    for (const id of ids) refuse(id, failure instanceof ApiError ? failure.sentence : failure.message);
    // The cards that she sees may not be those that there are: they are shown anew.
    if (failure instanceof ApiError && failure.status === 409) void refresh(client, wandApi.conversation.resources);
  };
  const forget = (id: string) => setRefusals(({ [id]: _, ...others }) => others);

  /** Decided buttons go; the focus goes to what was refused, on to the next card that waits, or back to where she types. */
  const moveOn = (decided: readonly string[], refused?: string) => {
    const hasIt = list.current?.contains(document.activeElement) || document.activeElement === document.body;
    if (!hasIt) return;
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
    ids.forEach(forget);
    const given = {
      // Asked for when its turn has come: what she typed may have been saved meanwhile, as another version.
      get body() {
        const asShown = ({ id, version }: Proposal) => ({ id, version: versionNow(version) });
        return {
          proposals: chosen.map((one) => ({ ...asShown(one), ...(drafts[one.id] && { values: drafts[one.id] }) })),
        };
      },
    };
    approval.mutate(given, {
      onSuccess: (answer) => {
        for (const { id, sentence } of answer.refused) refuse(id, sentence);
        moveOn(ids, answer.refused[0]?.id);
      },
      onError: refused(ids),
    });
  };
  const dismiss = (chosen: readonly Proposal[]) => {
    if (isPending) return;
    const ids = chosen.map(({ id }) => id);
    dismissal.mutate({ body: { ids } }, { onSuccess: () => moveOn(ids), onError: refused(ids) });
  };
  const undo = ({ id }: Proposal) => {
    if (isPending) return;
    forget(id);
    undoing.mutate({ params: { id } }, { onSuccess: () => focusCard(id), onError: refused([id]) });
  };

  const type = (id: string, name: string, value: Value) =>
    setDrafts((others) => ({ ...others, [id]: { ...others[id], [name]: value } }));
  const save = ({ id, version }: Proposal) => {
    const values = drafts[id];
    if (!values) return;
    const taken = ({ proposals: [changed] }: { proposals: Proposal[] }) => {
      if (changed) saved.current.set(version, changed.version);
      forget(id);
      // Only what has not been typed on meanwhile.
      setDrafts(({ [id]: typed, ...others }) => (typed && typed !== values ? { ...others, [id]: typed } : others));
    };
    changing.mutate({ params: { id }, body: { values } }, { onSuccess: taken, onError: refused([id]) });
  };

  const open = proposals.filter(({ status }) => status === 'open');
  const together = open.filter(({ decidedAlone }) => !decidedAlone);
  return (
    <div ref={list} className="max-w-160 space-y-3">
      {proposals.map((proposal) => (
        <ProposalCard
          key={proposal.id}
          proposal={proposal}
          showsQuote={showsQuotes}
          draft={drafts[proposal.id]}
          refusal={refusals[proposal.id]}
          isPending={isPending}
          onType={(name, value) => type(proposal.id, name, value)}
          onSave={() => save(proposal)}
          onApprove={() => approve([proposal])}
          onDismiss={() => dismiss([proposal])}
          onUndo={() => undo(proposal)}
        />
      ))}
      {open.length > 1 && (
        <div className="flex flex-wrap gap-2">
          {together.length > 1 && (
            <Button
              aria-disabled={isPending}
              onClick={() => approve(together)}
            >{`Approve all (${together.length})`}</Button>
          )}
          <Button variant="outline" aria-disabled={isPending} onClick={() => dismiss(open)}>
            Dismiss all
          </Button>
        </div>
      )}
    </div>
  );
}

const focusCard = (id: string) => document.getElementById(`proposal-${id}`)?.focus({ preventScroll: true });
