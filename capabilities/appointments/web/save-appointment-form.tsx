import { useFindSame } from '#capabilities/calendar/web/hooks.ts';
import { SameEntryCard } from '#capabilities/calendar/web/same-entry-card.tsx';
import { useChildren } from '#capabilities/household/web/hooks.ts';
import { changedFields } from '#core/changed-fields.ts';
import { newId } from '#web/api/new-id.ts';
import { useOverlayOf } from '#web/ui/overlay-of.ts';
import { failed } from '#web/ui/toast.ts';
import type { Appointment, NewAppointment } from '../contract.ts';
import type { OwnOccurrence } from '../rules/occurrences.ts';
import { type Reach, reachesFor } from '../rules/reach.ts';
import { recurs } from '../rules/recurring.ts';
import { AppointmentForm } from './appointment-form.tsx';
import { useAddAppointment, useChangeAppointment, useTellUndoable } from './hooks.ts';
import { ReachDialog } from './reach-dialog.tsx';

/** A stored appointment and which of its occurrences is looked at, or what is known of a new one. */
export interface Edited {
  appointment: Partial<Appointment>;
  occurrence?: OwnOccurrence;
}

interface SaveAppointmentFormProps extends Edited {
  onSaved: (saved: Appointment) => void;
  onCancel: () => void;
}

export function SaveAppointmentForm({ appointment, occurrence, ...then }: SaveAppointmentFormProps) {
  const { id } = appointment;
  if (!id) return <AddForm appointment={appointment} {...then} />;
  const stored = appointment as Appointment;
  return occurrence && recurs(stored) ? (
    <SeriesForm series={stored} occurrence={occurrence} {...then} />
  ) : (
    <ChangeForm stored={stored} {...then} />
  );
}

type Then = Pick<SaveAppointmentFormProps, 'onSaved' | 'onCancel'>;

/** What is there already is not added a second time without a word. */
function AddForm({ appointment, onSaved, onCancel }: Then & { appointment: Partial<Appointment> }) {
  const add = useAddAppointment();
  const findSame = useFindSame();
  const same = useOverlayOf<Parameters<typeof SameEntryCard>[0]['found']>();
  const { data: children = [] } = useChildren();
  const save = async (body: NewAppointment) => {
    const onAdd = () => add.mutate({ body }, { onSuccess: onSaved, onError: failed('Error adding appointment') });
    const childName = children.find(({ id }) => id === body.childId)?.name ?? body.childName;
    const entry = await findSame({ ...body, childName });
    if (entry) same.open({ entry, onAdd });
    else onAdd();
  };
  return (
    <>
      <AppointmentForm appointment={appointment} onSave={save} saving={add.isPending} onCancel={onCancel} />
      <SameEntryCard {...same.props} found={same.item} />
    </>
  );
}

function ChangeForm({ stored, onSaved, onCancel }: Then & { stored: Appointment }) {
  const change = useChangeAppointment();
  const save = (values: NewAppointment) =>
    change.mutate(
      { params: { id: stored.id }, body: changedFields(stored, values) },
      { onSuccess: onSaved, onError: failed('Error updating appointment') },
    );
  return <AppointmentForm appointment={stored} onSave={save} saving={change.isPending} onCancel={onCancel} />;
}

interface SeriesFormProps extends Then {
  series: Appointment;
  occurrence: OwnOccurrence;
}

/** Shows one occurrence as it takes place, and asks how far a change of it reaches. */
function SeriesForm({ series, occurrence, onSaved, onCancel }: SeriesFormProps) {
  const change = useChangeAppointment();
  const tellUndoable = useTellUndoable();
  const question = useOverlayOf<Partial<NewAppointment>>();
  const { day, title, date, time, location, notes } = occurrence;
  const shown = { ...series, title, date, time, location, notes };
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
          tellUndoable(undoId, 'Appointment updated', title);
        },
        onError: failed('Error updating appointment'),
        onSettled: question.close,
      },
    );
  };
  return (
    <>
      <AppointmentForm appointment={shown} onSave={ask} saving={change.isPending} onCancel={onCancel} />
      <ReachDialog
        {...question.props}
        deed="Change"
        series={series}
        occurrence={occurrence}
        reaches={reachesFor(Object.keys(question.item ?? {}))}
        pending={change.isPending}
        onChoose={save}
      />
    </>
  );
}
