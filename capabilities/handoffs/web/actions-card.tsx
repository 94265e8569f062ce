import { useState } from 'react';
import { useSearch } from 'wouter';
import { useHandOvers } from '#capabilities/household/web/hand-over-card.tsx';
import type { Endpoint } from '#core/endpoint.ts';
import type { EndpointArgs } from '#web/api/call.ts';
import { Button, type ButtonVariant } from '#web/ui/button.tsx';
import { lazyPiece } from '#web/ui/lazy-piece.tsx';
import { failed } from '#web/ui/toast.ts';
import { type Handoff, handoffsApi } from '../contract.ts';
import type { HandoffAction } from '../rules/events.ts';
import { doneWords } from '../rules/page-words.ts';
import { AnswerForm } from './answer-form.tsx';
import { useNewLink, useUndoable } from './hooks.ts';

const GuestLinkCard = lazyPiece(() => import('./guest-link-card.tsx').then((module) => module.GuestLinkCard));

interface Action {
  action: HandoffAction;
  label: string;
  variant?: ButtonVariant;
  /** Undefined for 'ask again', which opens the dialog. */
  endpoint?: Endpoint;
  body?: object;
}

/** In the order of the buttons; the first one that applies is the main one. */
const actions: readonly Action[] = [
  { action: 'agree', label: 'Yes, that works', endpoint: handoffsApi.decide, body: { decision: 'agree' } },
  { action: 'done', label: "It's done", endpoint: handoffsApi.done },
  { action: 'myself', label: "I'll do it", endpoint: handoffsApi.close, body: { decision: 'myself' } },
  {
    ...{ action: 'rather not', label: 'Rather not', variant: 'outline' },
    ...{ endpoint: handoffsApi.decide, body: { decision: 'rather not' } },
  },
  { action: 'ask again', label: 'Ask someone else', variant: 'outline' },
  { action: 'cannot', label: "I can't after all", variant: 'outline', endpoint: handoffsApi.cannot },
  { action: 'take back', label: 'Take it back', variant: 'outline', endpoint: handoffsApi.takeBack },
  {
    ...{ action: 'let it go', label: 'Let it go', variant: 'quiet' },
    ...{ endpoint: handoffsApi.close, body: { decision: 'let it go' } },
  },
];

/** Buttons for the actions that the person can take now. */
export function ActionsCard({ handoff }: { handoff: Handoff }) {
  const { may } = handoff;
  // 'Rather not' returns the hand-off to the giver already, so 'Take it back' isn't offered next to it.
  const isOffered = ({ action }: Action) =>
    may.includes(action) && !(action === 'take back' && may.includes('rather not'));
  if (may.includes('yes')) return <Answer handoff={handoff} />;
  return (
    <>
      <div className="flex flex-wrap gap-2 empty:hidden">
        {actions
          .filter(isOffered)
          .map(({ endpoint, ...one }) =>
            endpoint ? (
              <ActionButton key={one.action} {...one} endpoint={endpoint} handoff={handoff} />
            ) : (
              <AskAgain key={one.action} label={one.label} handoff={handoff} />
            ),
          )}
      </div>
      {may.includes('new link') && <NewLink handoff={handoff} />}
    </>
  );
}

function Answer({ handoff }: { handoff: Handoff }) {
  const { id, title } = handoff;
  const { write, isPending } = useUndoable(handoffsApi.answer);
  return (
    <AnswerForm
      asked={handoff}
      saving={isPending}
      onAnswer={(body) =>
        void write(
          { params: { id }, body },
          { title: doneWords(body.answer, handoff), description: title },
          'Error sending your answer',
        )
      }
    />
  );
}

function ActionButton({
  handoff,
  action,
  label,
  variant,
  endpoint,
  body,
}: Required<Pick<Action, 'endpoint'>> & Action & { handoff: Handoff }) {
  const { id, title } = handoff;
  const { write, isPending } = useUndoable(endpoint);
  const act = () =>
    write(
      { params: { id }, body: { ...body } } as EndpointArgs<Endpoint>,
      { title: doneWords(action, handoff), description: title },
      "That didn't work",
    );
  return (
    <Button {...(variant && { variant })} aria-disabled={isPending} onClick={() => !isPending && void act()}>
      {label}
    </Button>
  );
}

function AskAgain({ label, handoff }: { label: string; handoff: Handoff }) {
  const handOvers = useHandOvers();
  const { type, recordId: id, title, day, date, time } = handoff;
  return (
    <Button variant="outline" onClick={() => handOvers?.handOver({ type, id, title, day, date, time })}>
      {label}
    </Button>
  );
}

/** Creates another link for a guest who lost the first one, or for an ask by the assistant, which shows no link. */
function NewLink({ handoff }: { handoff: Handoff }) {
  const { id, takerName } = handoff;
  const { mutate, isPending } = useNewLink();
  const [token, setToken] = useState<string | null>(null);
  const make = () =>
    mutate(
      { params: { id } },
      { onSuccess: (answer) => setToken(answer.token), onError: failed('Error making a new link') },
    );
  const isFirst = useSearch() === 'link';
  if (token) return <GuestLinkCard token={token} handoff={handoff} />;
  if (isFirst)
    return (
      <div className="space-y-3">
        <p>Get the link and send it to {takerName} yourself.</p>
        <Button aria-disabled={isPending} onClick={() => !isPending && make()}>
          Get the link
        </Button>
      </div>
    );
  return (
    <div className="flex flex-wrap items-center gap-x-1 text-sm">
      <p className="text-ink-soft">Did {takerName} lose the link?</p>
      <Button variant="quiet" className="px-3" aria-disabled={isPending} onClick={() => !isPending && make()}>
        Make a new one
      </Button>
    </div>
  );
}
