import { CalendarDays, ChevronDown, Clock, Gift, MapPin, Pencil, Trash2 } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { useOpenSteps } from '#capabilities/plans/web/hooks.ts';
import { clockTime, shortWeekdayAndDate, today } from '#core/dates.ts';
import { Button } from '#web/ui/button.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { ExternalLink } from '#web/ui/external-link.tsx';
import { lazyPiece } from '#web/ui/lazy-piece.tsx';
import { useAskedPlan } from '#web/ui/record/asked-record.ts';
import { RecordExtra } from '#web/ui/record/record-extra.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import type { Birthday } from '../contract.ts';
import type { ShownBirthday } from '../rules/all-birthdays.ts';
import { GiftChoice } from './gift-assignee-card.tsx';

const PlanCard = lazyPiece(
  () => import('#capabilities/plans/web/plan-card.tsx').then((module) => module.PlanCard),
  <Spinner />,
);

export interface BirthdayCardProps {
  birthday: ShownBirthday;
  onEdit: (birthday: Birthday) => void;
  onDelete: (birthday: Birthday) => void;
  /** The one to celebrate next: its party is what to do here. */
  isNext?: boolean;
}

/** The details of a birthday and its buttons. A child's birthday can't be edited here: it comes from the profile. */
export function BirthdayDetailsCard({ birthday: { id, name, stored }, onEdit, onDelete, isNext }: BirthdayCardProps) {
  if (!stored)
    return (
      <>
        <RecordExtra type="birthday" id={id} />
        <ButtonLink href="/birthday-wishlists" variant="outline" className="w-fit">
          <Gift aria-hidden size={18} />
          <span>
            Wishlist and party <span className="sr-only">for {name}</span>
          </span>
        </ButtonLink>
      </>
    );
  return (
    <>
      <StoredFacts birthday={stored} />
      <GiftChoice birthday={stored} />
      <PartyPlan id={id} name={name} isNext={isNext === true}>
        <Button variant="outline" className="max-sm:px-4" onClick={() => onEdit(stored)}>
          <Pencil aria-hidden size={16} />
          <span>
            Edit <span className="sr-only">{name}</span>
          </span>
        </Button>
        <Button variant="quiet" className="button-delete card-bin ml-auto px-3" onClick={() => onDelete(stored)}>
          <Trash2 aria-hidden size={16} />
          <span className="max-sm:sr-only">
            Delete <span className="sr-only">{name}</span>
          </span>
        </Button>
      </PartyPlan>
    </>
  );
}

function StoredFacts({ birthday }: { birthday: Birthday }) {
  const { wishlistLink, giftIdeas, notes, partyDate, partyTime, partyLocation } = birthday;
  const party = [
    { Icon: CalendarDays, fact: partyDate && shortWeekdayAndDate(partyDate) },
    { Icon: Clock, fact: partyTime && clockTime(partyTime) },
    { Icon: MapPin, fact: partyLocation },
  ].filter(({ fact }) => fact);
  return (
    <>
      {giftIdeas.length > 0 && (
        <section>
          <h3 className="font-sans text-sm font-semibold tracking-normal">Gift ideas</h3>
          <ul className="list-disc pl-5 marker:text-birthday">
            {[...new Set(giftIdeas)].map((idea) => (
              <li key={idea}>{idea}</li>
            ))}
          </ul>
        </section>
      )}
      {wishlistLink && (
        <p className="text-sm">
          <ExternalLink href={wishlistLink}>View Wishlist</ExternalLink>
        </p>
      )}
      {party.length > 0 && (
        <section>
          <h3 className="font-sans text-sm font-semibold tracking-normal">Party Details</h3>
          <p className="tabular mt-1 flex flex-wrap gap-x-4 gap-y-1">
            {party.map(({ Icon, fact }) => (
              <span key={fact} className="flex items-center gap-1.5">
                <Icon aria-hidden size={16} className="shrink-0 text-birthday-ink" />
                <span>{fact}</span>
              </span>
            ))}
          </p>
        </section>
      )}
      {notes && <p className="text-sm whitespace-pre-line text-ink-soft">{notes}</p>}
    </>
  );
}

interface PartyPlanProps {
  id: string;
  name: string;
  isNext: boolean;
  children: ReactNode;
}

/** Collapsed at first; the button says whether there is a plan, and how much of it is due. Other buttons go next to it. */
function PartyPlan({ id, name, isNext, children }: PartyPlanProps) {
  const [isOpen, setIsOpen] = useState(false);
  const panel = useId();
  useAskedPlan(id, () => setIsOpen(true));
  const { data: openSteps = [] } = useOpenSteps();
  const steps = openSteps.filter(({ subjectId }) => subjectId === id);
  const dueCount = steps.filter(({ date }) => date !== null && date <= today()).length;
  return (
    <>
      <div className="flex flex-wrap gap-2">
        <Button
          variant={isNext ? 'primary' : 'outline'}
          className="max-sm:px-4"
          aria-expanded={isOpen}
          aria-controls={isOpen ? panel : undefined}
          onClick={() => setIsOpen(!isOpen)}
        >
          <span>
            {steps.length > 0 ? 'Party plan' : 'Plan the party'} <span className="sr-only">for {name}</span>
            {dueCount > 0 && ` · ${dueCount} due`}
          </span>
          <ChevronDown aria-hidden size={16} className={classNames('transition-transform', isOpen && 'rotate-180')} />
        </Button>
        {children}
      </div>
      {isOpen && (
        <div id={panel}>
          <PlanCard subject="birthday" subjectId={id} label={`The plan for the party of ${name}`} />
        </div>
      )}
    </>
  );
}
