import { CalendarHeart, ChefHat, ChevronDown, type LucideIcon, ShoppingBasket, Stethoscope } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { BookedPlaceCard } from '#capabilities/places/web/booked-place-card.tsx';
import { Button } from '#web/ui/button.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
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

/**
 * Up to three things that this family usually does and that are due now. Renders nothing, not even a heading, if there
 * are none.
 */
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
      {/* Always mounted: the nudge disappears once it's booked, but the form that saves it must stay. */}
      <div className={classNames('space-y-3 empty:hidden', hasNudges && 'mb-3')}>
        <AskedDinnerCard />
        <BookedPlaceCard />
      </div>
      {hasNudges && (
        <>
          <SectionHeading title="For You">
            <ButtonLink href="/profile?tab=account&open=learned" variant="quiet" className="-mr-3 px-3">
              What we've learned
            </ButtonLink>
          </SectionHeading>
          <ul className="card grid gap-px overflow-hidden bg-line min-[1100px]:grid-cols-2">
            {nudges.map((nudge) => (
              // The pressed button disappears with its row, so the focus moves to the section.
              <Row key={nudge.key} nudge={nudge} onAnswer={() => section.current?.focus({ preventScroll: true })} />
            ))}
          </ul>
        </>
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
    <li className="flex gap-3 bg-surface py-2 pr-2 pl-4 odd:last:col-span-full">
      <span className="grid size-10 shrink-0 place-items-center rounded-control bg-accent-soft">
        <Icon aria-hidden size={20} />
      </span>
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap items-center gap-x-2">
          <p className="min-w-0 flex-1 basis-32 leading-snug font-semibold max-sm:text-sm">{sentence}</p>
          <div className="-my-1 ml-auto flex">
            <NudgeStepCard nudge={nudge} onAnswer={onAnswer} />
            <IconButton
              label={`Why do I see this? ${label}`}
              icon={
                <ChevronDown aria-hidden size={20} className={classNames('transition', showsWhy && 'rotate-180')} />
              }
              aria-expanded={showsWhy}
              aria-controls={why}
              onClick={() => setShowsWhy(!showsWhy)}
            />
          </div>
        </div>
        <div id={why} hidden={!showsWhy} className="pt-1">
          <EvidenceList nudge={nudge} />
          <div className="-ml-3 flex flex-wrap">
            <Button
              variant="quiet"
              className="px-3"
              aria-label={`Not now: ${label}`}
              onClick={() => answer('not now', "We'll ask again later")}
            >
              Not now
            </Button>
            <Button
              variant="quiet"
              className="px-3 text-ink-soft"
              aria-label={`Never suggest ${label}`}
              onClick={() => answer('never', "We won't bring it up again")}
            >
              Never suggest this
            </Button>
          </div>
        </div>
      </div>
    </li>
  );
}
