import { Pencil } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { AssigneeBadge } from '#capabilities/household/web/assignee-badge-card.tsx';
import { HandOverLine } from '#capabilities/household/web/hand-over-card.tsx';
import { type CalendarDate, today } from '#core/dates.ts';
import { classNames } from '#web/ui/class-names.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { lazyPiece } from '#web/ui/lazy-piece.tsx';
import { RecordMark } from '#web/ui/record/record-extra.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { failed } from '#web/ui/toast.ts';
import { type PlanStep, plansApi } from '../contract.ts';
import { dueWords, isOverdue } from '../rules/due.ts';
import { useChangeStep } from './hooks.ts';

const EditStepForm = lazyPiece(() => import('./plan-step-form.tsx').then((module) => module.EditStepForm), <Spinner />);

/** `onStepRemoved` moves the focus after the focused step was removed. */
export function PlanStepList({ steps, onStepRemoved }: { steps: readonly PlanStep[]; onStepRemoved: () => void }) {
  const [edited, setEdited] = useState<{ id: string; isOpen: boolean }>();
  const now = today();
  return (
    <ul className="mt-1">
      {steps.map((step) => (
        <li key={step.id} data-record={step.id}>
          {edited?.id === step.id && edited.isOpen ? (
            <EditStepForm
              step={step}
              onClose={() => setEdited({ id: step.id, isOpen: false })}
              onRemoved={onStepRemoved}
            />
          ) : (
            <StepRow
              step={step}
              today={now}
              wasEdited={edited?.id === step.id}
              onEdit={() => setEdited({ id: step.id, isOpen: true })}
            />
          )}
        </li>
      ))}
    </ul>
  );
}

interface StepRowProps {
  step: PlanStep;
  today: CalendarDate;
  /** Whether its form has just been closed: then the edit button gets the focus back. */
  wasEdited: boolean;
  onEdit: () => void;
}

/** Toggles optimistically, and reverts if saving fails. */
function StepRow({ step, today, wasEdited, onEdit }: StepRowProps) {
  const change = useChangeStep();
  const isDone = (change.isPending ? change.variables.body?.isDone : undefined) ?? step.isDone;
  const toggleDone = () =>
    change.mutate({ params: { id: step.id }, body: { isDone: !isDone } }, { onError: failed('Error saving the plan') });

  const editButton = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (wasEdited) editButton.current?.focus();
  }, [wasEdited]);

  const record = { ...step, type: 'step', change: plansApi.change };
  const due = dueWords({ ...step, isDone }, today);
  const isLate = isOverdue({ ...step, isDone }, today);
  const isUrgent = !isDone && (isLate || step.date === today);
  return (
    <div className="-mr-2 flex flex-wrap items-start">
      <label className="flex min-h-11 min-w-0 flex-1 items-start gap-3 py-2.5">
        <input type="checkbox" className="check" checked={isDone} onChange={toggleDone} />
        <span className="min-w-0">
          <span className={classNames('block leading-6', isDone && 'text-ink-soft line-through')}>{step.title}</span>{' '}
          {due && (
            <span
              className={classNames(
                'tabular block text-sm',
                isUrgent ? 'font-semibold' : 'text-ink-soft',
                isUrgent && (isLate ? 'text-danger' : 'text-primary'),
              )}
            >
              {due}
            </span>
          )}{' '}
          <RecordMark type="step" id={step.id} />
        </span>
      </label>
      <span className="m-2.5 flex">
        <AssigneeBadge record={record} />
      </span>
      <IconButton
        ref={editButton}
        label={`Edit ${step.title}`}
        icon={<Pencil aria-hidden size={16} />}
        onClick={onEdit}
      />
      <p className="w-full pb-2 pl-8.5 empty:hidden">
        <HandOverLine thing={record} />
      </p>
    </div>
  );
}
