import { Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useController, useFieldArray, useFormState } from 'react-hook-form';
import * as z from 'zod/mini';
import { useHouseholdMembers } from '#capabilities/household/web/hooks.ts';
import { changedFields } from '#core/changed-fields.ts';
import { optionalDollars } from '#core/fields.ts';
import { dollarsOf } from '#core/money.ts';
import { joinList, splitList } from '#core/text-list.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { ChoiceTiles } from '#web/ui/choice-tiles.tsx';
import { ContractForm } from '#web/ui/form/contract-form.tsx';
import { firstMessage } from '#web/ui/form/first-message.ts';
import { useContractForm } from '#web/ui/form/use-contract-form.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { type MealPreferences, MealPreferencesChange, maxBudgetCents } from '../contract.ts';
import { cookingTimeChoices, parseMealTypes, typedMealTypes } from '../rules/words.ts';
import { CheckboxList } from './checkbox-list.tsx';
import { useSaveMealPreferences } from './hooks.ts';

const { familyGrouping, customGroups, enabledMealTypes, dietaryRestrictions, cookingTimePreference } =
  MealPreferencesChange.shape;

type TypedMealTypes = z.input<typeof enabledMealTypes>;
type TypedDiets = z.input<typeof dietaryRestrictions>;
const parseTypedMealTypes = z.transform((typed: string) => parseMealTypes(typed) as TypedMealTypes);
const parseTypedDiets = z.transform((typed: string): TypedDiets => splitList(typed));

/** The form values as typed: comma-separated lists, the budget in dollars. */
const TypedPreferences = z.object({
  familyGrouping,
  customGroups,
  enabledMealTypes: z.pipe(z.pipe(z.string(), parseTypedMealTypes), enabledMealTypes),
  dietaryRestrictions: z.pipe(z.pipe(z.string(), parseTypedDiets), dietaryRestrictions),
  cookingTimePreference,
  budgetPerWeek: optionalDollars('Budget', maxBudgetCents),
});

const toFormValues = (stored: MealPreferences): z.input<typeof TypedPreferences> => ({
  familyGrouping: stored.familyGrouping === 'individual' ? 'individuals' : stored.familyGrouping,
  customGroups: stored.customGroups,
  enabledMealTypes: joinList(stored.enabledMealTypes.map((type) => (type === 'snack' ? 'snacks' : type))),
  dietaryRestrictions: joinList(stored.dietaryRestrictions),
  cookingTimePreference: stored.cookingTimePreference ?? 'moderate',
  budgetPerWeek: stored.budgetPerWeek === null ? '' : dollarsOf(stored.budgetPerWeek),
});

const useTypedForm = (stored: MealPreferences) => useContractForm(TypedPreferences, toFormValues(stored));
type FormControl = ReturnType<typeof useTypedForm>['control'];

const groupingChoices = [
  { value: 'family', label: 'Family', about: 'One plan for everyone' },
  { value: 'individuals', label: 'Individuals', about: 'A plan for each person' },
  { value: 'custom', label: 'Custom', about: 'Groups that you name' },
];
/** Only offered if it was chosen on the other page. */
const parentsAndChildren = { value: 'parents-children', label: 'Parents & children' };

export function TypedPreferencesForm({ preferences }: { preferences: MealPreferences }) {
  // The values that the form started with. Only differences are sent, so that concurrent changes are kept.
  const [initial, setInitial] = useState(preferences);
  const form = useTypedForm(initial);
  const { field: grouping } = useController({ control: form.control, name: 'familyGrouping' });
  const { save, isSaving } = useSaveMealPreferences((saved) => {
    setInitial(saved);
    form.reset(toFormValues(saved));
  });
  return (
    <Card className="max-w-3xl">
      <ContractForm
        form={form}
        onSave={(values) => save(changedFields(initial, values))}
        saving={isSaving}
        saveLabel="Save Preferences"
      >
        <ChoiceTiles
          label="Family Grouping"
          name={grouping.name}
          value={grouping.value ?? ''}
          onChange={grouping.onChange}
          choices={
            initial.familyGrouping === 'parents-children' ? [...groupingChoices, parentsAndChildren] : groupingChoices
          }
          className="sm:grid-cols-3"
        />
        {grouping.value === 'custom' && <CustomGroups control={form.control} />}
        <TextField
          placeholder="e.g. Vegetarian, Nut-Free"
          hint="Separate with commas"
          {...form.bind('dietaryRestrictions')}
          label="Dietary Restrictions"
        />
        <TextField
          placeholder={joinList(typedMealTypes)}
          hint="Separate with commas"
          {...form.bind('enabledMealTypes')}
          label="Meal Types"
        />
        <div className="grid gap-4 sm:grid-cols-2">
          <SelectField choices={cookingTimeChoices} {...form.bind('cookingTimePreference')} label="Cooking Time" />
          <TextField
            inputMode="decimal"
            autoComplete="off"
            placeholder="e.g. 150.00"
            {...form.bind('budgetPerWeek')}
            label="Budget per Week ($)"
          />
        </div>
      </ContractForm>
    </Card>
  );
}

/** Custom rows of the meal planner: a name and members. */
function CustomGroups({ control }: { control: FormControl }) {
  // keyName, because the default 'id' would overwrite the group's own id.
  // shouldUnregister, so that hidden groups are not validated.
  const { fields, append, remove } = useFieldArray({
    control,
    name: 'customGroups',
    keyName: 'key',
    shouldUnregister: true,
  });
  const { errors } = useFormState({ control });
  const adults = useHouseholdMembers('adult').data ?? [];
  const children = useHouseholdMembers('child').data ?? [];
  const people = [...adults, ...children].map(({ id, name }) => ({ value: id, label: name }));
  return (
    <fieldset className="space-y-3">
      <legend className="field-label">Groups</legend>
      {fields.map((group, index) => (
        <div key={group.key} className="rounded-control border border-line p-4">
          <div className="mb-3 flex items-start gap-2">
            <div className="min-w-0 flex-1">
              <TextField
                label="Group name"
                placeholder="e.g. Early birds"
                {...control.register(`customGroups.${index}.name`)}
                error={firstMessage(errors.customGroups?.[index]?.name)}
              />
            </div>
            <IconButton
              danger
              className="mt-6.5"
              label={`Remove group ${index + 1}`}
              icon={<Trash2 aria-hidden size={18} />}
              onClick={() => remove(index)}
            />
          </div>
          {people.length > 0 ? (
            <CheckboxList label="Who" choices={people} control={control} name={`customGroups.${index}.memberIds`} />
          ) : (
            <p className="text-sm text-ink-soft">Add people to your household to choose them here.</p>
          )}
        </div>
      ))}
      <Button variant="quiet" className="-ml-5" onClick={() => append({ name: '', memberIds: [] })}>
        <Plus aria-hidden size={16} />
        Add group
      </Button>
    </fieldset>
  );
}
