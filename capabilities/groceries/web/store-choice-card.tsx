import { Settings2 } from 'lucide-react';
import { Dialog } from '#web/ui/dialog.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { useItemOverlay } from '#web/ui/item-overlay.ts';
import { lazyPiece } from '#web/ui/lazy-piece.tsx';
import { FormSkeleton } from '#web/ui/overlays/form-skeleton.tsx';
import { SelectChip } from '#web/ui/select-chip.tsx';
import { failed, toast } from '#web/ui/toast.ts';
import type { GroceryList } from '../contract.ts';
import type { NewStore, Store } from '../shop-contract.ts';
import { useAddStore, useChangeList, useChangeStore, useRemoveStore, useStores } from './hooks.ts';

const StoreForm = lazyPiece(
  () => import('./store-form.tsx').then((module) => module.StoreForm),
  <FormSkeleton fields={9} />,
);

const addStoreValue = 'another';
const onError = failed('Error');

/** Selects the store, whose category order sorts the list. */
export function StoreChoiceCard({ list }: { list: GroceryList }) {
  const { data: stores = [] } = useStores();
  const changeList = useChangeList();
  const add = useAddStore();
  const change = useChangeStore();
  const remove = useRemoveStore();
  const form = useItemOverlay<Store>();
  const chosen = stores.find(({ id }) => id === list.storeId);

  const setStore = (storeId: string | null) =>
    changeList.mutate({ params: { id: list.id }, body: { storeId } }, { onError });
  const choose = (value: string) => (value === addStoreValue ? form.open() : setStore(value || null));
  const onAdded = ({ id }: Store) => {
    form.close();
    setStore(id);
  };
  const save = (values: NewStore) => {
    if (form.item) change.mutate({ params: { id: form.item.id }, body: values }, { onSuccess: form.close, onError });
    else add.mutate({ body: values }, { onSuccess: onAdded, onError });
  };
  const removeStore = ({ id, name, categoryOrder }: Store) => {
    const body = { name, categoryOrder } as NewStore;
    const undo = () => add.mutate({ body }, { onSuccess: onAdded, onError });
    const onRemoved = () => {
      form.close();
      toast({ title: `${name} removed`, action: { label: 'Undo', onClick: undo } });
    };
    remove.mutate({ params: { id } }, { onSuccess: onRemoved, onError });
  };

  return (
    <>
      <SelectChip
        label="Store"
        isCompact
        value={chosen?.id ?? ''}
        placeholder="Default order"
        choices={[
          ...stores.map(({ id, name }) => ({ value: id, label: name })),
          { value: addStoreValue, label: 'Add a Store' },
        ]}
        onChange={choose}
      />
      {chosen && (
        <IconButton
          label={`Change ${chosen.name}`}
          icon={<Settings2 aria-hidden size={18} />}
          onClick={() => form.open(chosen)}
        />
      )}
      <Dialog
        {...form.props}
        title={form.item ? form.item.name : 'Add a Store'}
        description="Put the aisles in the order you walk them."
      >
        <StoreForm
          store={form.item}
          onSave={save}
          saving={add.isPending || change.isPending}
          onCancel={form.close}
          onRemove={removeStore}
        />
      </Dialog>
    </>
  );
}
