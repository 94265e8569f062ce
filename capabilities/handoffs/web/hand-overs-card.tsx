import { Check, CornerDownLeft, Hourglass } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'wouter';
import { type HandedThing, provideHandOvers } from '#capabilities/household/web/hand-over-card.tsx';
import { shortWeekdayAndDate } from '#core/dates.ts';
import type { AnswerOf } from '#core/endpoint.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { useItemOverlay } from '#web/ui/item-overlay.ts';
import { lazyPiece } from '#web/ui/lazy-piece.tsx';
import { FormSkeleton } from '#web/ui/overlays/form-skeleton.tsx';
import { askApi, type NewHandoff } from '../ask-contract.ts';
import { type HandedType, handedTypes } from '../contract.ts';
import { noteOf, pathOf } from '../rules/page-words.ts';
import { isPending, isSameThing } from '../rules/same-thing.ts';
import { useFamilyZone, useHandoffs, useUndoable } from './hooks.ts';

const HandOverForm = lazyPiece(
  () => import('./hand-over-form.tsx').then((module) => module.HandOverForm),
  <FormSkeleton fields={3} />,
);

const GuestLinkCard = lazyPiece(() => import('./guest-link-card.tsx').then((module) => module.GuestLinkCard));

const icons = { waiting: Hourglass, yes: Check, back: CornerDownLeft };

/** Gives the cards of all records the state of their hand-offs, and shows the dialog that their menus open. */
export function HandOvers() {
  const { data: handoffs = [] } = useHandoffs();
  const timeZone = useFamilyZone();
  const [, navigate] = useLocation();
  const dialog = useItemOverlay<HandedThing>();
  const [guest, setGuest] = useState<AnswerOf<typeof askApi.ask>>();

  const handOver = useEffectEvent((thing: HandedThing) => {
    const pending = handoffs.find((handoff) => isPending(handoff) && isSameThing(handoff, thing));
    if (pending) return navigate(pathOf(pending.id));
    setGuest(undefined);
    dialog.open(thing);
  });
  useEffect(() => {
    const note = (thing: HandedThing) => {
      const handoff = handoffs.find((one) => isSameThing(one, thing));
      const found = handoff && noteOf(handoff, { timeZone });
      return found && { ...found, path: pathOf(handoff.id), Icon: icons[found.icon] };
    };
    provideHandOvers({ handOver, noteOf: note });
    return () => provideHandOvers(undefined);
  }, [handoffs, timeZone]);

  const ask = useUndoable(askApi.ask);
  const save = async (body: NewHandoff, takerName: string) => {
    const done = body.takerId
      ? { title: `Asked ${takerName}`, description: `${dialog.item?.title}. You'll hear from us.` }
      : undefined;
    const asked = await ask.write({ body }, done, "We couldn't ask");
    if (asked?.token) setGuest(asked);
    else if (asked) dialog.close();
  };
  const { item } = dialog;
  return (
    <Dialog
      {...dialog.props}
      title={guest ? `Your link for ${guest.takerName}` : 'Hand over'}
      {...(item && { description: aboutOf(item) })}
    >
      {guest?.token ? (
        <>
          <GuestLinkCard token={guest.token} handoff={guest} />
          <div className="mt-6 flex justify-end">
            <Button variant="outline" onClick={dialog.close}>
              Done
            </Button>
          </div>
        </>
      ) : (
        item && (
          <HandOverForm thing={toOpenedThing(item)} onSave={save} saving={ask.isPending} onCancel={dialog.close} />
        )
      )}
    </Dialog>
  );
}

const aboutOf = ({ title, date }: HandedThing) => (date ? `${title}, ${shortWeekdayAndDate(date)}` : title);

const isHandedType = (type: string): type is HandedType => (handedTypes as readonly string[]).includes(type);

function toOpenedThing({ type, id, day = null, date = null, time = null }: HandedThing) {
  if (!isHandedType(type)) throw new Error(`A ${type} can't be handed over`);
  return { type, id, day, date, time };
}
