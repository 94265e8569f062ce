import { House, Trash2 } from 'lucide-react';
import { textForUnits } from '#core/habits.ts';
import { shopCategories } from '#food/shelves.ts';
import { Button } from '#web/ui/button.tsx';
import { ContractForm } from '#web/ui/form/contract-form.tsx';
import { useContractForm } from '#web/ui/form/use-contract-form.ts';
import { SelectField } from '#web/ui/select-field.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { TextareaField } from '#web/ui/textarea-field.tsx';
import { type GroceryItem, GroceryItemChange } from '../item-contract.ts';
import type { ListedItem } from '../rules/list-groups.ts';
import { itemLabel } from '../rules/list-text.ts';
import { ItemReasonsCard } from './item-reasons-card.tsx';

interface ItemFormProps {
  item: ListedItem;
  onSave: (values: GroceryItemChange) => void;
  saving: boolean;
  onCancel: () => void;
  onRemove: () => void;
  onRemoveAdded: (added: GroceryItem) => void;
  onKeepAtHome: () => void;
}

/** Includes the item's own category, which may be a custom one. */
const choicesWith = (category: string) =>
  [...new Set([...shopCategories, category])].map((value) => ({ value, label: value }));

/** Edits an item, shows its sources, and offers to remove it or make it a staple. */
export function ItemForm({ item, onRemove, onRemoveAdded, onKeepAtHome, ...props }: ItemFormProps) {
  const { name, quantity, boughtAs, category, note, planQuantity, isManual, added = [] } = item;
  const form = useContractForm(GroceryItemChange, { name, quantity, boughtAs, category, note });
  return (
    <ContractForm form={form} saveLabel="Save" {...props}>
      <ItemReasonsCard item={item} />
      {added.map((one) => (
        <p key={one.id} className="flex items-center justify-between gap-3 text-sm">
          Added by hand: {itemLabel(one)}
          <Button
            variant="quiet"
            className="-mr-3 shrink-0 px-3 text-danger"
            aria-label={`Remove ${itemLabel(one)}`}
            onClick={() => onRemoveAdded(one)}
          >
            Remove
          </Button>
        </p>
      ))}
      <div className="grid gap-4 sm:grid-cols-[minmax(0,1fr)_10rem]">
        <TextField autoComplete="off" {...form.bind('name')} label="Name" />
        <TextField
          autoComplete="off"
          hint={planQuantity ? `The plan now says ${planQuantity}` : undefined}
          {...form.bind('quantity')}
        />
      </div>
      {!isManual && (
        <TextField
          autoComplete="off"
          placeholder={textForUnits('5 lb bag', '2 kg bag')}
          hint="Remembered for all your lists. Leave it empty for the usual size."
          {...form.bind('boughtAs')}
        />
      )}
      <SelectField choices={choicesWith(category)} {...form.bind('category')} />
      <TextareaField rows={2} {...form.bind('note')} />
      <div className="-mx-1 flex flex-wrap gap-x-2 md:-mx-3">
        {!isManual && (
          <Button variant="quiet" className="px-3" onClick={onKeepAtHome}>
            <House aria-hidden size={16} />
            <span>I always have this</span>
          </Button>
        )}
        <Button variant="quiet" className="px-3 text-danger" onClick={onRemove}>
          <Trash2 aria-hidden size={16} />
          Remove
        </Button>
      </div>
    </ContractForm>
  );
}
