import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react';
import { useController } from 'react-hook-form';
import { type ShopCategory, shopCategories } from '#food/shelves.ts';
import { Button } from '#web/ui/button.tsx';
import { ContractForm } from '#web/ui/form/contract-form.tsx';
import { useContractForm } from '#web/ui/form/use-contract-form.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { NewStore, type Store } from '../shop-contract.ts';

interface StoreFormProps {
  /** Undefined for a new store. */
  store: Store | undefined;
  onSave: (values: NewStore) => void;
  saving: boolean;
  onCancel: () => void;
  onRemove: (store: Store) => void;
}

/** Edits a store and its category order. Uses buttons instead of dragging, so that it works with a keyboard. */
export function StoreForm({ store, onRemove, ...props }: StoreFormProps) {
  const categoryOrder = (store?.categoryOrder ?? shopCategories) as ShopCategory[];
  const form = useContractForm(NewStore, { name: store?.name ?? '', categoryOrder: [...categoryOrder] });
  const { field } = useController({ control: form.control, name: 'categoryOrder' });
  const order = field.value ?? [];
  const swap = (index: number, otherIndex: number) => {
    if (otherIndex < 0 || otherIndex >= order.length) return;
    field.onChange(order.with(index, order[otherIndex] as ShopCategory).with(otherIndex, order[index] as ShopCategory));
  };
  return (
    <ContractForm form={form} saveLabel="Save" {...props}>
      <TextField autoComplete="off" {...form.bind('name')} label="Name" />
      <ol className="divide-y divide-line rounded-control border border-line">
        {order.map((category, index) => (
          <li key={category} className="flex items-center gap-1 pl-3">
            <span className="tabular w-6 text-sm text-ink-soft">{index + 1}</span>
            <span className="min-w-0 flex-1 text-sm font-medium">{category}</span>
            <IconButton
              label={`Move ${category} up`}
              icon={<ArrowUp aria-hidden size={18} />}
              aria-disabled={index === 0}
              className="aria-disabled:opacity-40"
              onClick={() => swap(index, index - 1)}
            />
            <IconButton
              label={`Move ${category} down`}
              icon={<ArrowDown aria-hidden size={18} />}
              aria-disabled={index === order.length - 1}
              className="aria-disabled:opacity-40"
              onClick={() => swap(index, index + 1)}
            />
          </li>
        ))}
      </ol>
      {store && (
        <Button variant="quiet" className="-ml-3 px-3 text-danger" onClick={() => onRemove(store)}>
          <Trash2 aria-hidden size={16} />
          Delete store
        </Button>
      )}
    </ContractForm>
  );
}
