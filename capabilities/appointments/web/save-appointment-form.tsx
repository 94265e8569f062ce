import { DuplicateEntryCard } from '#capabilities/calendar/web/duplicate-entry-card.tsx';
import { useFindDuplicate } from '#capabilities/calendar/web/hooks.ts';
import { useChildren } from '#capabilities/household/web/hooks.ts';
import { changedFields } from '#core/changed-fields.ts';
import { newId } from '#web/api/new-id.ts';
import { useItemOverlay } from '#web/ui/item-overlay.ts';
import { failed } from '#web/ui/toast.ts';
import type { Appointment, NewAppointment } from '../contract.ts';
import type { FullOccurrence } from '../rules/occurrences.ts';
import { type Reach, reachesFor } from '../rules/reach.ts';
import { recurs } from '../rules/recurring.ts';
import { AppointmentForm } from './appointment-form.tsx';
import { useAddAppointment, useChangeAppointment, useUndoToast } from './hooks.ts';
import { ReachDialog } from './reach-dialog.tsx';

/** A saved appointment with the occurrence to edit, or the initial values of a new one. */
export interface EditTarget {
  appointment: Partial<Appointment>;
  occurrence?: FullOccurrence;
}

interface SaveAppointmentFormProps extends EditTarget {
  onSaved: (saved: Appointment) => void;
  onCancel: () => void;
  onDelete?: (() => void) | undefined;
}

export function SaveAppointmentForm({ appointment, occurrence, ...callbacks }: SaveAppointmentFormProps) {
  const { id } = appointment;
  if (!id) return <AddForm appointment={appointment} {...callbacks} />;
  const stored = appointment as Appointment;
  return occurrence && recurs(stored) ? (
    <SeriesForm series={stored} occurrence={occurrence} {...callbacks} />
  ) : (
    <ChangeForm stored={stored} {...callbacks} />
  );
}

type FormCallbacks = Pick<SaveAppointmentFormProps, 'onSaved' | 'onCancel' | 'onDelete'>;

/** Asks before adding an appointment that duplicates an existing one. */
function AddForm({ appointment, onSaved, onCancel }: FormCallbacks & { appointment: Partial<Appointment> }) {
  const add = useAddAppointment();
  const findDuplicate = useFindDuplicate();
  const duplicate = useItemOverlay<Parameters<typeof DuplicateEntryCard>[0]['found']>();
  const { data: children = [] } = useChildren();
  const save = async (body: NewAppointment) => {
    const onAdd = () => add.mutate({ body }, { onSuccess: onSaved, onError: failed('Error adding appointment') });
    const childName = children.find(({ id }) => id === body.childId)?.name ?? body.childName;
    const entry = await findDuplicate({ ...body, childName });
    if (entry) duplicate.open({ entry, onAdd });
    else onAdd();
  };
  return (
    <>
      <AppointmentForm appointment={appointment} onSave={save} saving={add.isPending} onCancel={onCancel} />
      <DuplicateEntryCard {...duplicate.props} found={duplicate.item} />
    </>
  );
}

function ChangeForm({ stored, onSaved, ...others }: FormCallbacks & { stored: Appointment }) {
  const change = useChangeAppointment();
  const save = (values: NewAppointment) =>
    change.mutate(
      { params: { id: stored.id }, body: changedFields(stored, values) },
      { onSuccess: onSaved, onError: failed('Error updating appointment') },
    );
  return <AppointmentForm appointment={stored} onSave={save} saving={change.isPending} {...others} />;
}

interface SeriesFormProps extends FormCallbacks {
  series: Appointment;
  occurrence: FullOccurrence;
}

/** Edits one occurrence and asks which occurrences the change applies to. */
function SeriesForm({ series, occurrence, onSaved, onCancel, onDelete }: SeriesFormProps) {
  const change = useChangeAppointment();
  const showUndoToast = useUndoToast();
  const question = useItemOverlay<Partial<NewAppointment>>();
  const { day, title, date, time, location, notes, assigneeId } = occurrence;
  const shown = { ...series, title, date, time, location, notes, assigneeId };
  const ask = (values: NewAppointment) => {
    const changed = changedFields(shown, values);
    if (Object.keys(changed).length > 0) question.open(changed);
    else onCancel();
  };
  const save = (reach: Reach) => {
    const undoId = newId();
    change.mutate(
      { params: { id: series.id }, body: { ...question.item, reach, day, undoId } },
      {
        onSuccess: (saved) => {
          onSaved(saved);
          showUndoToast(undoId, 'Appointment updated', title);
        },
        onError: failed('Error updating appointment'),
        onSettled: question.close,
      },
    );
  };
  return (
    <>
      <AppointmentForm
        appointment={shown}
        onSave={ask}
        saving={change.isPending}
        onCancel={onCancel}
        onDelete={onDelete}
      />
      <ReachDialog
        {...question.props}
        action="Change"
        series={series}
        occurrence={occurrence}
        reaches={reachesFor(Object.keys(question.item ?? {}))}
        pending={change.isPending}
        onChoose={save}
      />
    </>
  );
}
