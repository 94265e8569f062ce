import { changedFields } from '#core/changed-fields.ts';
import { useOverlayOf } from './overlay-of.ts';
import { failed } from './toast.ts';

/** One of the writes of a collection, as `useWrite` gives it. */
interface Write<Args> {
  isPending: boolean;
  mutate(args: Args, then: { onSuccess?: () => void; onError?: (error: Error) => void; onSettled?: () => void }): void;
}

interface RecordWrites<Values> {
  add: Write<{ body: Values }>;
  change: Write<{ params: { id: string }; body: Partial<Values> }>;
  remove: Write<{ params: { id: string } }>;
}

interface Told<Values> {
  /** The titles under which failures are told. */
  failures: { add: string; change: string; remove: string };
  onAdded?: (values: Values) => void;
  onChanged?: (values: Values) => void;
  onRemoved?: () => void;
}

/** The dialog in which a record is added or changed, the question before one is deleted, and the writes behind both. */
export function useRecordOverlays<Item extends { id: string }, Values extends object>(
  { add, change, remove }: RecordWrites<Values>,
  { failures, onAdded, onChanged, onRemoved }: Told<Values>,
) {
  const form = useOverlayOf<Item>();
  const question = useOverlayOf<Item>();
  const saved = (values: Values, then: ((values: Values) => void) | undefined) => () => {
    form.close();
    then?.(values);
  };
  return {
    form,
    question,
    isSaving: add.isPending || change.isPending,
    isRemoving: remove.isPending,
    save(values: Values) {
      const { item } = form;
      if (item)
        change.mutate(
          // Only what she changed, so that a change made elsewhere meanwhile is kept.
          { params: { id: item.id }, body: changedFields(item, values) },
          { onSuccess: saved(values, onChanged), onError: failed(failures.change) },
        );
      else add.mutate({ body: values }, { onSuccess: saved(values, onAdded), onError: failed(failures.add) });
    },
    remove() {
      if (!question.item) return;
      remove.mutate(
        { params: { id: question.item.id } },
        { ...(onRemoved && { onSuccess: onRemoved }), onError: failed(failures.remove), onSettled: question.close },
      );
    },
  };
}
