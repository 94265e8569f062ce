import { ListPlus, Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { lazyPiece } from '#web/ui/lazy-piece.tsx';
import { ProgressBar } from '#web/ui/progress-bar.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { failed } from '#web/ui/toast.ts';
import type { SubjectKind } from '../contract.ts';
import { usePlan, useSuggestSteps } from './hooks.ts';
import { PlanStepList } from './plan-step-list.tsx';

const NewStepForm = lazyPiece(() => import('./plan-step-form.tsx').then((module) => module.NewStepForm), <Spinner />);

interface PlanCardProps {
  subject: SubjectKind;
  subjectId: string;
  /** Accessible name: 'the plan for Mia's party'. */
  label: string;
  /** Visible heading. */
  title?: string;
}

/** The work-back plan of a party, trip or event. Has no card frame, because it is shown inside other cards. */
export function PlanCard({ subject, subjectId, label, title = 'Plan' }: PlanCardProps) {
  const plan = usePlan(subject, subjectId);
  const suggest = useSuggestSteps();
  const [isAdding, setIsAdding] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const focusHeading = () => heading.current?.focus();

  const steps = plan.data ?? [];
  const done = steps.filter(({ isDone }) => isDone).length;
  const progress = `${done} of ${steps.length} done`;
  const suggestSteps = () =>
    suggest.mutate(
      { body: { subject, subjectId } },
      { onSuccess: focusHeading, onError: failed('Error saving the plan') },
    );
  const closeForm = () => {
    setIsAdding(false);
    focusHeading();
  };

  return (
    <section aria-label={label}>
      <div className="flex items-baseline justify-between gap-3">
        <h3 ref={heading} tabIndex={-1} className="text-base outline-none">
          {title}
        </h3>
        {steps.length > 0 && <p className="tabular text-sm text-ink-soft">{progress}</p>}
      </div>
      {plan.isPending && <PlanSkeleton />}
      {plan.isError && !plan.data && (
        <div role="alert" className="mt-2 flex flex-wrap items-center justify-between gap-2">
          <p className="text-sm">Failed to fetch the plan</p>
          <Button variant="outline" onClick={() => plan.refetch()}>
            Try again
          </Button>
        </div>
      )}
      {steps.length > 0 && (
        <>
          <div className="mt-2">
            <ProgressBar value={done} max={steps.length} label={progress} />
          </div>
          <PlanStepList steps={steps} onStepRemoved={focusHeading} />
        </>
      )}
      {plan.data && (
        <>
          {steps.length === 0 && (
            <p className="mt-1 text-sm text-ink-soft">Start with the usual steps and change them as you like.</p>
          )}
          {isAdding && <NewStepForm subject={subject} subjectId={subjectId} onClose={closeForm} />}
          <div className="mt-2 flex flex-wrap gap-2">
            {steps.length === 0 && (
              <Button aria-disabled={suggest.isPending} onClick={() => !suggest.isPending && suggestSteps()}>
                <ListPlus aria-hidden size={18} />
                {suggest.isPending ? 'Suggesting...' : 'Suggest a plan'}
              </Button>
            )}
            {!isAdding && (
              <Button variant="quiet" className="-ml-3 px-3" onClick={() => setIsAdding(true)}>
                <Plus aria-hidden size={18} />
                Add a step
              </Button>
            )}
          </div>
        </>
      )}
    </section>
  );
}

function PlanSkeleton() {
  return (
    <div role="status" className="mt-3 space-y-3">
      <span className="sr-only">Loading...</span>
      <Skeleton className="h-6 w-full" />
      <Skeleton className="h-6 w-4/5" />
      <Skeleton className="h-6 w-3/5" />
    </div>
  );
}
