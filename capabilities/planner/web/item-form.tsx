import { useWatch } from 'react-hook-form';
import { AssigneeField } from '#capabilities/household/web/assignee-field-card.tsx';
import { frequencies, frequencyLabels } from '#core/recurrence.ts';
import { ContractForm } from '#web/ui/form/contract-form.tsx';
import { QuickDateField } from '#web/ui/form/quick-field.tsx';
import { useSuggestedValue } from '#web/ui/form/suggested-value.ts';
import { useContractForm } from '#web/ui/form/use-contract-form.ts';
import { DateField } from '#web/ui/pickers/date-field.tsx';
import { RecordExtra } from '#web/ui/record/record-extra.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { SwitchField } from '#web/ui/switch-field.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { TextareaField } from '#web/ui/textarea-field.tsx';
import { type Category, itemCategories, NewPlannerItem, type PlannerItem } from '../contract.ts';
import { categoryOfTitle } from '../rules/category-of-title.ts';
import { categoryLabels } from '../rules/words.ts';
import { ItemLinksForm } from './item-links-form.tsx';

interface ItemFormProps {
  item: PlannerItem | undefined;
  /** Default category of a new item. */
  category: Category | undefined;
  onSave: (item: NewPlannerItem) => void;
  saving: boolean;
  onCancel: () => void;
}

const rhythms = frequencies.map((value) => ({ value, label: frequencyLabels[value] }));
const noEndDate = { recurringUntil: null };
const choices = itemCategories.map((value) => ({ value, label: categoryLabels[value] }));

/** The form for all planner items except trips. The category of a new item follows its title, until the user chooses one. */
export function ItemForm({ item, category, onSave, ...props }: ItemFormProps) {
  const form = useContractForm(NewPlannerItem, item ?? { ...(category && { category }), links: [] });
  const [title, isActionable, frequency] = useWatch({
    control: form.control,
    name: ['title', 'actionable', 'recurringFrequency'],
  });
  const guess = item || category || !title ? undefined : frequency ? 'recurring' : (categoryOfTitle(title) ?? 'task');
  const endGuessing = useSuggestedValue(form, 'category', guess ?? '');
  const { error: _, ...actionable } = form.bind('actionable');
  // An item that no longer repeats has no end either.
  const save = (values: NewPlannerItem) => onSave(values.recurringFrequency ? values : { ...values, ...noEndDate });
  const WhenField = item ? DateField : QuickDateField;
  return (
    <ContractForm form={form} saveLabel="Save" onSave={save} {...props}>
      <TextField autoComplete="off" placeholder="e.g. Return the library books" {...form.bind('title')} />
      <TextareaField rows={1} placeholder="e.g. Three picture books, due Friday" {...form.bind('description')} />
      <WhenField {...form.bind('triggerDate')} />
      <div className="field-rows">
        <SelectField
          placeholder="Choose a category"
          choices={choices}
          {...form.bind('category', { onChange: endGuessing })}
        />
        <SelectField placeholder="Doesn't repeat" choices={rhythms} {...form.bind('recurringFrequency')} />
        {frequency && (
          // Unregistered while hidden, so that its value can't fail validation.
          <DateField
            hint="Leave this empty if it doesn't end."
            {...form.bind('recurringUntil', { shouldUnregister: true })}
          />
        )}
        <AssigneeField control={form.control} />
        <SwitchField {...actionable} label="Add links" />
      </div>
      <ItemLinksForm control={form.control} canAdd={isActionable === true} />
      <RecordExtra type="reminder" id={item?.id} />
    </ContractForm>
  );
}
