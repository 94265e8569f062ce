import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { WhoDoesIt } from '#capabilities/household/web/assignee-badge-card.tsx';
import { changedFields } from '#core/changed-fields.ts';
import { Button } from '#web/ui/button.tsx';
import { useContractForm } from '#web/ui/form/use-contract-form.ts';
import { NumberField } from '#web/ui/number-field.tsx';
import { RecordExtra } from '#web/ui/record/record-extra.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { failed, toast } from '#web/ui/toast.ts';
import { NewPlanStep, type PlanStep, plansApi, type SubjectKind } from '../contract.ts';
import { useAddStep, useChangeStep, useRemoveStep } from './hooks.ts';

const onError = failed('Error saving the plan');

interface NewStepFormProps {
  subject: SubjectKind;
  subjectId: string;
  onClose: () => void;
}

/** Stays open after saving: a second step often follows the first. */
export function NewStepForm({ onClose, ...plan }: NewStepFormProps) {
  const add = useAddStep();
  const [added, setAdded] = useState(0);
  return (
    <StepForm
      key={added}
      step={{ ...plan, title: '', daysBefore: null }}
      saving={add.isPending}
      onSave={(body) => add.mutate({ body }, { onSuccess: () => setAdded(added + 1), onError })}
      closeLabel={added > 0 ? 'Done' : 'Cancel'}
      onClose={onClose}
    />
  );
}

interface EditStepFormProps {
  step: PlanStep;
  onClose: () => void;
  onRemoved: () => void;
}

export function EditStepForm({ step, onClose, onRemoved }: EditStepFormProps) {
  const params = { id: step.id };
  const add = useAddStep();
  const change = useChangeStep();
  const remove = useRemoveStep();

  const save = (values: NewPlanStep) =>
    change.mutate({ params, body: changedFields(step, values) }, { onSuccess: onClose, onError });
  const { subject, subjectId, title, daysBefore, isDone } = step;
  // These may run after the form or the plan was unmounted, so they handle errors on the promise.
  const undoRemoval = () => add.mutateAsync({ body: { subject, subjectId, title, daysBefore, isDone } }).catch(onError);
  const handleRemoved = () => {
    onRemoved();
    toast({ title: 'Step removed', description: title, action: { label: 'Undo', onClick: undoRemoval } });
  };
  const removeStep = () => remove.mutateAsync({ params }).then(handleRemoved, onError);
  return (
    <StepForm id={step.id} step={step} saving={change.isPending} onSave={save} closeLabel="Cancel" onClose={onClose}>
      <div className="w-full">
        <WhoDoesIt record={{ ...step, type: 'step', change: plansApi.change }} />
      </div>
      <Button
        variant="quiet"
        className="mr-auto -ml-3 px-3 text-danger"
        aria-disabled={remove.isPending}
        onClick={() => !remove.isPending && removeStep()}
      >
        Remove
      </Button>
    </StepForm>
  );
}

interface StepFormProps {
  /** Undefined for a step that is not saved yet. */
  id?: string;
  step: NewPlanStep;
  saving: boolean;
  onSave: (step: NewPlanStep) => void;
  closeLabel: string;
  onClose: () => void;
  /** Additional buttons, shown before the others. */
  children?: ReactNode;
}

/** Parses a whole number; any other input is passed on, and the contract rejects it. */
const parseCount = (typed: unknown) => (typeof typed === 'string' && /^\s*\d+\s*$/.test(typed) ? Number(typed) : typed);

function StepForm({ id, step, saving, onSave, closeLabel, onClose, children }: StepFormProps) {
  const form = useContractForm(NewPlanStep, step);
  const element = useRef<HTMLFormElement>(null);
  useEffect(() => element.current?.querySelector('input')?.focus(), []);
  const save = form.handleSubmit((values) => {
    if (!saving) onSave(values);
  });
  // The form may be nested in another form in the React tree (a portal), which must not be submitted.
  const submit = (event: FormEvent) => {
    event.stopPropagation();
    void save(event);
  };
  return (
    <form ref={element} noValidate onSubmit={submit} className="my-2 space-y-3 rounded-control bg-sunken p-3">
      <TextField autoComplete="off" {...form.bind('title')} />
      <NumberField
        hint="0 is the day itself. Leave it empty for anytime."
        {...form.bind('daysBefore', { setValueAs: parseCount })}
      />
      {/* A step without a day can't have reminders. */}
      {step.daysBefore !== null && <RecordExtra type="step" id={id} />}
      <div className="flex flex-wrap justify-end gap-2">
        {children}
        <Button variant="outline" onClick={onClose}>
          {closeLabel}
        </Button>
        <Button type="submit" aria-disabled={saving}>
          {saving ? 'Saving...' : 'Save'}
        </Button>
      </div>
    </form>
  );
}
