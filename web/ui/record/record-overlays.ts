import { changedFields } from '#core/changed-fields.ts';
import { useItemOverlay } from '../item-overlay.ts';
import { failed } from '../toast.ts';

/** A mutation as returned by `useWrite`. */
interface Write<Args> {
  isPending: boolean;
  mutate(args: Args, then: { onSuccess?: () => void; onError?: (error: Error) => void; onSettled?: () => void }): void;
}

interface RecordWrites<Values> {
  add: Write<{ body: Values }>;
  change: Write<{ params: { id: string }; body: Partial<Values> }>;
  remove: Write<{ params: { id: string } }>;
}

interface RecordOverlayOptions<Values> {
  /** The titles of the error toasts. */
  failures: { add: string; change: string; remove: string };
  onAdded?: (values: Values) => void;
  onChanged?: (values: Values) => void;
  onRemoved?: () => void;
}

/** The dialog to add or edit a record, the confirmation before deleting one, and their mutations. */
export function useRecordOverlays<Item extends { id: string }, Values extends object>(
  { add, change, remove }: RecordWrites<Values>,
  { failures, onAdded, onChanged, onRemoved }: RecordOverlayOptions<Values>,
) {
  const form = useItemOverlay<Item>();
  const question = useItemOverlay<Item>();
  const closeAndNotify = (values: Values, then: ((values: Values) => void) | undefined) => () => {
    form.close();
    then?.(values);
  };
  const { item: edited } = form;
  return {
    form,
    question,
    /** Asks from the form of an existing record whether to delete it. */
    onDelete: edited && (() => question.open(edited)),
    isSaving: add.isPending || change.isPending,
    isRemoving: remove.isPending,
    save(values: Values) {
      const { item } = form;
      if (item)
        change.mutate(
          // Sends only the changed fields, so that concurrent changes to other fields are kept.
          { params: { id: item.id }, body: changedFields(item, values) },
          { onSuccess: closeAndNotify(values, onChanged), onError: failed(failures.change) },
        );
      else add.mutate({ body: values }, { onSuccess: closeAndNotify(values, onAdded), onError: failed(failures.add) });
    },
    remove() {
      if (!question.item) return;
      const onSuccess = () => {
        // The form is closed too, because the confirmation may have been opened from it.
        form.close();
        onRemoved?.();
      };
      remove.mutate(
        { params: { id: question.item.id } },
        { onSuccess, onError: failed(failures.remove), onSettled: question.close },
      );
    },
  };
}
