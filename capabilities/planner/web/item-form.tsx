import { useWatch } from 'react-hook-form';
import { AssigneeField } from '#capabilities/household/web/assignee-field-card.tsx';
import { DateField } from '#web/ui/date-field.tsx';
import { ContractForm } from '#web/ui/form/contract-form.tsx';
import { MoreFields } from '#web/ui/form/more-fields.tsx';
import { NearDateField } from '#web/ui/form/near-date-field.tsx';
import { useContractForm } from '#web/ui/form/use-contract-form.ts';
import { useGuess } from '#web/ui/form/use-guess.ts';
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

const choices = itemCategories.map((value) => ({ value, label: categoryLabels[value] }));

/** The form for all planner items except trips. The category of a new item follows its title, until the user chooses one. */
export function ItemForm({ item, category, ...props }: ItemFormProps) {
  const form = useContractForm(NewPlannerItem, item ?? { ...(category && { category }), links: [] });
  const [title, isActionable] = useWatch({ control: form.control, name: ['title', 'actionable'] });
  const guess = item || category ? undefined : categoryOfTitle(title ?? '');
  const endGuessing = useGuess(form, 'category', guess ?? '');
  const { error: _, ...actionable } = form.bind('actionable');
  const WhenField = item ? DateField : NearDateField;
  return (
    <ContractForm form={form} saveLabel="Save" {...props}>
      <TextField autoComplete="off" {...form.bind('title')} />
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField
          placeholder="Choose a category"
          choices={choices}
          {...form.bind('category', { onChange: endGuessing })}
        />
        <WhenField {...form.bind('triggerDate')} />
      </div>
      <AssigneeField control={form.control} />
      <TextareaField {...form.bind('description')} />
      <MoreFields about="Links">
        <SwitchField {...actionable} label="Add links" />
        <ItemLinksForm control={form.control} canAdd={isActionable === true} />
      </MoreFields>
    </ContractForm>
  );
}
