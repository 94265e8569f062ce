import { CalendarHeart, ChefHat, ChevronDown, type LucideIcon, ShoppingBasket, Stethoscope } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { BookedPlaceCard } from '#capabilities/places/web/booked-place-card.tsx';
import { Button } from '#web/ui/button.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { SectionHeading } from '#web/ui/section-heading.tsx';
import type { ShownNudge } from '../contract.ts';
import { AskedDinnerCard } from './asked-dinner-card.tsx';
import { EvidenceList } from './evidence-list.tsx';
import { useAnswerNudge, useNudges } from './hooks.ts';
import { NudgeStepCard } from './nudge-step-card.tsx';

const icons: Record<ShownNudge['kind'], LucideIcon> = {
  visit: CalendarHeart,
  purchase: ShoppingBasket,
  dinner: ChefHat,
  checkup: Stethoscope,
};

/** Up to three things that this family usually does and are due. Nothing, not even a heading, if there are none. */
export function ForYouCard() {
  const { data: nudges = [] } = useNudges();
  const section = useRef<HTMLElement>(null);
  const hasNudges = nudges.length > 0;
  return (
    <section
      ref={section}
      tabIndex={-1}
      aria-label={hasNudges ? 'For you' : undefined}
      className="min-w-0 outline-none has-[>:only-child:empty]:hidden"
    >
      {hasNudges && (
        <SectionHeading title="For You">
          <ButtonLink href="/profile?tab=account&open=learned" variant="quiet" className="-mr-3 px-3">
            What we've learned
          </ButtonLink>
        </SectionHeading>
      )}
      {/* Always here: once it's booked the nudge goes, and the form that saves it must not go with it. */}
      <div className={classNames('space-y-3 empty:hidden', hasNudges && 'mb-3')}>
        <AskedDinnerCard />
        <BookedPlaceCard />
      </div>
      {hasNudges && (
        <ul className="card divide-y divide-line overflow-hidden">
          {nudges.map((nudge) => (
            // The pressed button disappears with its row, so the focus moves to the section.
            <Row key={nudge.key} nudge={nudge} onAnswer={() => section.current?.focus({ preventScroll: true })} />
          ))}
        </ul>
      )}
    </section>
  );
}

function Row({ nudge, onAnswer }: { nudge: ShownNudge; onAnswer: () => void }) {
  const { key, kind, label, sentence } = nudge;
  const [showsWhy, setShowsWhy] = useState(false);
  const { give } = useAnswerNudge();
  const why = useId();
  const Icon = icons[kind];
  const answer = (given: 'not now' | 'never', title: string) => {
    onAnswer();
    void give(key, given, title);
  };
  return (
    <li className="flex gap-3 px-4 py-3">
      <span className="grid size-9 shrink-0 place-items-center rounded-control bg-accent-soft">
        <Icon aria-hidden size={18} />
      </span>
      <div className="flex min-w-0 flex-1 flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <div className="min-w-0 flex-1 basis-64">
          <p className="leading-snug font-semibold max-sm:text-sm">{sentence}</p>
          <button
            type="button"
            aria-expanded={showsWhy}
            aria-controls={why}
            aria-label={`Why do I see this? ${label}`}
            className="-ml-1 inline-flex min-h-8 items-center gap-1 rounded-control px-1 text-sm text-ink-soft hover:text-ink"
            onClick={() => setShowsWhy(!showsWhy)}
          >
            Why do I see this?
            <ChevronDown
              aria-hidden
              size={14}
              className={classNames('transition-transform', showsWhy && 'rotate-180')}
            />
          </button>
        </div>
        <div className="-mx-3 flex items-center sm:mx-0 sm:gap-1">
          <NudgeStepCard nudge={nudge} onAnswer={onAnswer} />
          <Button
            variant="quiet"
            className="px-3"
            aria-label={`Not now: ${label}`}
            onClick={() => answer('not now', "We'll ask again later")}
          >
            Not now
          </Button>
        </div>
        <div id={why} hidden={!showsWhy} className="basis-full">
          <EvidenceList nudge={nudge} />
          <Button
            variant="quiet"
            className="mt-1 -ml-3 px-3"
            aria-label={`Never suggest ${label}`}
            onClick={() => answer('never', "We won't bring it up again")}
          >
            Never suggest this
          </Button>
        </div>
      </div>
    </li>
  );
}
