import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import type { CalendarDate } from '#core/dates.ts';
import { classNames } from '#web/ui/class-names.ts';
import { Mark } from '#web/ui/rows/mark.tsx';
import type { CalendarEntry, Plan } from '../contract.ts';
import { PlanSteps } from './plan-steps-card.tsx';

interface PlanEntryCardProps {
  plan: Plan;
  steps: readonly CalendarEntry[];
  today: CalendarDate;
  onFinish: (step: CalendarEntry) => void;
}

/** The steps of one plan that are due on the selected day. They unfold. */
export function PlanEntryCard({ plan, steps, today, onFinish }: PlanEntryCardProps) {
  const [isOpen, setIsOpen] = useState(false);
  const list = useId();
  return (
    <article className="rounded-control bg-planner-soft px-4 py-2">
      <p className="flex items-center gap-2 text-xs font-semibold text-planner-ink">
        <Mark color="planner" size="size-2" />
        Plan
      </p>
      <h4 className="leading-snug font-semibold">
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={list}
          className="-my-1.5 flex min-h-11 w-full items-center justify-between gap-3 text-left"
          onClick={() => setIsOpen(!isOpen)}
        >
          {plan.title}
          <span className="flex shrink-0 items-center gap-1 text-sm font-normal">
            {steps.length === 1 ? '1 step' : `${steps.length} steps`}
            <ChevronDown aria-hidden size={18} className={classNames('transition-transform', isOpen && 'rotate-180')} />
          </span>
        </button>
      </h4>
      <div id={list} hidden={!isOpen} className="-ml-2 text-sm">
        <PlanSteps steps={steps} today={today} onFinish={onFinish} />
      </div>
    </article>
  );
}
