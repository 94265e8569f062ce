import { useState } from 'react';
import { useHandOvers } from '#capabilities/household/web/hand-over-card.tsx';
import { useAddItem, useRemoveItem } from '#capabilities/planner/web/hooks.ts';
import { Button } from '#web/ui/button.tsx';
import { CopyButton } from '#web/ui/copy-button.tsx';
import { isHandheld } from '#web/ui/is-handheld.ts';
import { SelectField } from '#web/ui/select-field.tsx';
import { TextareaField } from '#web/ui/textarea-field.tsx';
import { failed, toast } from '#web/ui/toast.ts';
import { type BookedPlace, type BookingWish, bookingOf, type Member } from '../rules/booking.ts';
import { bookingTask } from '../rules/task.ts';
import { maxMessage, type Way, waysOf } from '../rules/ways.ts';
import { useBookingFacts, useStartedBooking } from './hooks.ts';
import { WayIcon, WayLink } from './way-card.tsx';

interface BookFormProps extends BookingWish {
  place: BookedPlace;
  onDone: () => void;
}

/** The message, which can be edited before it is sent, and the ways to book. */
export function BookForm({ place, memberId, whatFor, onDone }: BookFormProps) {
  const facts = useBookingFacts();
  const { start } = useStartedBooking();
  const [chosen, setChosen] = useState(memberId === undefined ? place.memberId : memberId);
  const [typed, setTyped] = useState<string>();
  const { person, letter, times } = bookingOf(place, { memberId: chosen, whatFor }, facts);
  const message = typed ?? letter.message;
  const ways = waysOf(place);
  const shownWays = isHandheld() ? ways : ways.filter((way) => way === 'page' || way === 'email');
  const keep = () => start({ placeId: place.id, memberId: chosen, times });
  const onStart = () => {
    keep();
    onDone();
  };
  return (
    <div className="space-y-4">
      {facts.members.length > 0 && (
        <SelectField
          label="For whom"
          placeholder="Me"
          choices={facts.members.map(({ id: value, name: label }) => ({ value, label }))}
          value={chosen ?? ''}
          onChange={({ target }) => setChosen(target.value || null)}
        />
      )}
      <TextareaField
        label="Your message"
        hint="Change anything you like before you send it."
        maxLength={maxMessage}
        value={message}
        onChange={({ target }) => setTyped(target.value)}
      />
      {ways.length === 0 && (
        <p className="text-sm text-ink-soft">
          Save a phone number, an email address or a booking page for {place.name} under Appointments. Next time, you'll
          book in one tap.
        </p>
      )}
      {!isHandheld() && place.phone && ways.includes('call') && (
        <p className="flex flex-wrap items-center justify-between gap-2 rounded-xl bg-sunken px-4 py-2">
          <span className="tabular font-semibold">{place.phone}</span>
          <CopyButton variant="quiet" text={place.phone} onCopied={keep}>
            Copy number
          </CopyButton>
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        {shownWays.map((way, at) => (
          <WayLink
            key={way}
            {...{ way, place, onStart, letter: { ...letter, message } }}
            variant={at === 0 ? 'primary' : 'outline'}
          >
            <WayIcon way={way} />
            {wayVerbs[way]}
          </WayLink>
        ))}
        <CopyButton variant={shownWays.length > 0 ? 'outline' : 'primary'} text={message} onCopied={keep}>
          Copy message
        </CopyButton>
      </div>
      <HandOverTask place={place} person={person} message={message} onDone={onDone} />
    </div>
  );
}

const wayVerbs: Record<Way, string> = { page: 'Open booking page', call: 'Call', text: 'Text', email: 'Email' };

interface HandOverTaskProps {
  place: BookedPlace;
  person: Member | undefined;
  message: string;
  onDone: () => void;
}

/** Turns the booking into a to-do, which can be handed over. */
function HandOverTask({ place, person, message, onDone }: HandOverTaskProps) {
  const { members } = useBookingFacts();
  const handOvers = useHandOvers();
  const add = useAddItem();
  const remove = useRemoveItem();
  const others = members.filter(({ memberType, isYou }) => memberType === 'adult' && !isYou);
  const [other] = others;
  const showError = failed('Error adding to-do');

  const addTask = (onAdded: (task: { id: string; title: string }) => void) => {
    const body = bookingTask(place, person, message);
    add.mutate({ body }, { onSuccess: (task) => (task ? onAdded(task) : onDone()), onError: showError });
  };
  const keep = () =>
    addTask(({ id, title }) => {
      const undo = () => void remove.mutateAsync({ params: { id } }).catch(failed('Error removing item'));
      toast({ title: 'Added to your to-dos', description: title, action: { label: 'Undo', onClick: undo } });
      onDone();
    });
  const ask = () =>
    addTask(({ id, title }) => {
      onDone();
      handOvers?.handOver({ type: 'reminder', id, title });
    });
  return (
    <div className="flex flex-wrap gap-x-2 border-t border-line pt-3">
      {other && handOvers && (
        <Button variant="quiet" className="-ml-3 px-3" aria-disabled={add.isPending} onClick={ask}>
          Ask {others.length === 1 ? other.name : 'someone'} to {place.phone ? 'call' : 'book'}
        </Button>
      )}
      <Button variant="quiet" className="-ml-3 px-3" aria-disabled={add.isPending} onClick={keep}>
        Add to my to-dos
      </Button>
    </div>
  );
}
