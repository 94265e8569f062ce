import { Baby, CalendarPlus, Check, ChevronRight, type LucideIcon, Utensils } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { EventDialog } from '#capabilities/calendar/web/event-dialog-card.tsx';
import type { CalendarDate } from '#core/dates.ts';
import { classNames } from '#web/ui/class-names.ts';
import { SunriseDrawing } from '#web/ui/illustrations/sunrise.tsx';
import { useItemOverlay } from '#web/ui/item-overlay.ts';
import { ProgressBar } from '#web/ui/progress-bar.tsx';
import { dinnersWanted, type FirstSteps } from '../contract.ts';
import { hasDinners } from '../rules/first-steps.ts';

interface FirstStepsProps {
  steps: FirstSteps;
  today: CalendarDate;
  /** One below the other on all screens. */
  isColumn?: boolean;
}

/** What makes the product useful for a new family. Each step checks itself off. */
export function FirstStepsCard({ steps, today, isColumn }: FirstStepsProps) {
  const form = useItemOverlay<never>();
  const { hasKids, hasDate, dinnerCount } = steps;
  const done = [hasKids, hasDate, hasDinners(steps)];
  const left = done.filter((isDone) => !isDone).length;
  const next = done.indexOf(false);
  return (
    <section aria-labelledby="first-steps" className="card min-w-0 overflow-clip">
      <div className="morning-sky relative min-h-24 overflow-hidden px-5 py-4 md:min-h-28 md:px-6 md:py-5">
        <SunriseDrawing className="absolute right-0 bottom-0 h-full w-auto" />
        <h2 id="first-steps" className="relative text-xl md:text-2xl">
          {left === 3 ? 'Three quick wins' : left === 1 ? 'One quick win left' : 'Two quick wins left'}
        </h2>
        <p className="relative max-w-[60%] text-sm text-ink-soft">Ten minutes now, a lighter week ahead.</p>
        <div className="relative mt-3 flex max-w-[46%] items-center gap-3">
          <ProgressBar value={3 - left} max={3} label="Quick wins" />
          <span className="shrink-0 text-sm font-semibold">{3 - left} of 3</span>
        </div>
      </div>
      <ol
        className={classNames(
          'divide-line',
          isColumn
            ? 'divide-y'
            : 'max-[1099px]:divide-y min-[1100px]:grid min-[1100px]:grid-cols-3 min-[1100px]:divide-x',
        )}
      >
        <Step isDone={hasKids} isNext={next === 0} Icon={Baby} title="Add your kids" why="Sizes, allergies, birthdays.">
          {(label) => (
            <Link href="/household?tab=child" className="stretched">
              {label}
            </Link>
          )}
        </Step>
        <Step
          isDone={hasDate}
          isNext={next === 1}
          Icon={CalendarPlus}
          title="Put one date on the calendar"
          why="A checkup or a recital."
        >
          {(label) => (
            <button type="button" className="stretched text-left" onClick={() => form.open()}>
              {label}
            </button>
          )}
        </Step>
        <Step
          isDone={hasDinners(steps)}
          isNext={next === 2}
          Icon={Utensils}
          title="Pick five dinners"
          why={dinnerCount > 0 ? `${dinnerCount} of ${dinnersWanted} so far.` : 'Decided before anyone asks.'}
        >
          {(label) => (
            <Link href="/meal-planner" className="stretched">
              {label}
            </Link>
          )}
        </Step>
      </ol>
      <EventDialog {...form.props} date={today} onDone={form.close} />
    </section>
  );
}

interface StepProps {
  isDone: boolean;
  /** The first that is left stands out. */
  isNext: boolean;
  Icon: LucideIcon;
  title: string;
  why: string;
  /** Wraps the title in a link or button, until the step is done. */
  children: (label: string) => ReactNode;
}

const Step = ({ isDone, isNext, Icon, title, why, children }: StepProps) => (
  <li className="relative flex min-h-18 items-center gap-4 px-5 py-2.5 transition-colors md:px-6 has-[a:hover,button:hover]:bg-sunken">
    <span
      className={classNames(
        'grid size-10 shrink-0 place-items-center rounded-control',
        isDone ? 'check-pop bg-success-soft text-success' : 'bg-accent-soft',
      )}
    >
      {isDone ? <Check aria-hidden size={20} strokeWidth={2.4} /> : <Icon aria-hidden size={20} strokeWidth={1.9} />}
    </span>
    <div className="min-w-0 flex-1">
      <h3 className="font-sans text-base leading-snug font-semibold tracking-normal">
        {isDone ? (
          <span className="text-ink-soft">
            {title} <span className="sr-only">(done)</span>
          </span>
        ) : (
          children(title)
        )}
      </h3>
      {!isDone && <p className="text-sm text-ink-soft">{why}</p>}
    </div>
    {isNext ? (
      <span aria-hidden className="button button-primary pointer-events-none shrink-0 px-4">
        Start
      </span>
    ) : (
      !isDone && <ChevronRight aria-hidden size={20} className="shrink-0 text-ink-soft" />
    )}
  </li>
);
