import { ChevronDown, Gift } from 'lucide-react';
import { useId, useState } from 'react';
import { AssigneeBadge } from '#capabilities/household/web/assignee-badge-card.tsx';
import { HandOverLine } from '#capabilities/household/web/hand-over-card.tsx';
import { clockTime, longDate, nextBirthday, today } from '#core/dates.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { DetailList } from '#web/ui/detail-list.tsx';
import { ExternalLink } from '#web/ui/external-link.tsx';
import { lazyPiece } from '#web/ui/lazy-piece.tsx';
import { PersonCard } from '#web/ui/person-card.tsx';
import { useAskedPlan } from '#web/ui/record/asked-record.ts';
import { RecordExtra, RecordMark } from '#web/ui/record/record-extra.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { type Birthday, birthdaysApi } from '../contract.ts';
import type { ShownBirthday } from '../rules/all-birthdays.ts';
import { ageAtNextBirthday, countdown } from '../rules/next-birthday.ts';

const PlanCard = lazyPiece(
  () => import('#capabilities/plans/web/plan-card.tsx').then((module) => module.PlanCard),
  <Spinner />,
);

interface BirthdayCardProps {
  birthday: ShownBirthday;
  onEdit: (birthday: Birthday) => void;
  onDelete: (birthday: Birthday) => void;
}

/** The birthday of a child of the household can't be edited here, because it comes from the child's profile. */
export function BirthdayCard({ birthday, onEdit, onDelete }: BirthdayCardProps) {
  const { id, name, date, stored } = birthday;
  return (
    <PersonCard
      name={name}
      about={longDate(date)}
      {...(stored && { onEdit: () => onEdit(stored), onDelete: () => onDelete(stored) })}
    >
      <NextBirthday birthday={birthday} />
      {stored ? (
        <>
          <RecordMark type="birthday" id={id} />
          <StoredDetails birthday={stored} />
        </>
      ) : (
        <>
          <RecordExtra type="birthday" id={id} />
          <ChildLink name={name} />
        </>
      )}
    </PersonCard>
  );
}

function NextBirthday({ birthday: { date, relationship, stored } }: { birthday: ShownBirthday }) {
  const now = today();
  const when = countdown(date, now);
  const age = ageAtNextBirthday(date, now);
  const gift = stored && {
    ...{ ...stored, type: 'birthday', title: `the gift for ${stored.name}`, change: birthdaysApi.change },
    date: nextBirthday(date, now),
  };
  return (
    <p className="flex flex-wrap items-center gap-1.5">
      <Badge variant={when === 'Today' ? 'accent' : 'birthday'}>{when}</Badge>
      {age !== undefined && <Badge>Turns {age}</Badge>}
      <Badge>{stored ? { family: 'Family', friend: 'Friend' }[relationship] : 'Child'}</Badge>
      {gift && <AssigneeBadge record={gift} />}
      {gift && <HandOverLine thing={gift} />}
    </p>
  );
}

function ChildLink({ name }: { name: string }) {
  return (
    <ButtonLink href="/birthday-wishlists" variant="outline" className="self-start">
      <Gift aria-hidden size={18} />
      Wishlist and party <span className="sr-only">for {name}</span>
    </ButtonLink>
  );
}

function StoredDetails({ birthday }: { birthday: Birthday }) {
  const { id, name, wishlistLink, giftIdeas, notes, partyDate, partyTime, partyLocation } = birthday;
  return (
    <>
      <DetailList
        details={[
          { label: 'Gift ideas', value: giftIdeas.length > 0 ? <GiftIdeas ideas={giftIdeas} /> : null },
          { label: 'Notes', value: notes },
        ]}
      />
      {wishlistLink && (
        <p className="text-sm">
          <ExternalLink href={wishlistLink}>View Wishlist</ExternalLink>
        </p>
      )}
      {(partyDate || partyTime || partyLocation) && (
        <section>
          <h3 className="mb-2 text-base">Party Details</h3>
          <DetailList
            details={[
              { label: 'Date', value: partyDate && longDate(partyDate) },
              { label: 'Time', value: partyTime && clockTime(partyTime) },
              { label: 'Location', value: partyLocation },
            ]}
          />
        </section>
      )}
      <PartyPlan id={id} name={name} />
    </>
  );
}

function GiftIdeas({ ideas }: { ideas: readonly string[] }) {
  return (
    <ul className="list-disc space-y-0.5 pl-4">
      {[...new Set(ideas)].map((idea) => (
        <li key={idea}>{idea}</li>
      ))}
    </ul>
  );
}

/** Collapsed at first; the plan steps are fetched when it is opened. */
function PartyPlan({ id, name }: { id: string; name: string }) {
  const [isOpen, setIsOpen] = useState(false);
  const panel = useId();
  useAskedPlan(id, () => setIsOpen(true));
  return (
    <div className="-mb-2 border-t border-line pt-2">
      <Button
        variant="quiet"
        className="-ml-3 px-3"
        aria-expanded={isOpen}
        aria-controls={panel}
        onClick={() => setIsOpen(!isOpen)}
      >
        Plan the party <span className="sr-only">for {name}</span>
        <ChevronDown aria-hidden size={16} className={classNames('transition-transform', isOpen && 'rotate-180')} />
      </Button>
      <div id={panel} hidden={!isOpen} className="pt-2">
        {isOpen && <PlanCard subject="birthday" subjectId={id} label={`The plan for the party of ${name}`} />}
      </div>
    </div>
  );
}
