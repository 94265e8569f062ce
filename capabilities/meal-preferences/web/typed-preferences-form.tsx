import { Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useFieldArray, useFormState, useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { useHouseholdMembers } from '#capabilities/household/web/hooks.ts';
import { changedFields } from '#core/changed-fields.ts';
import { optionalDollars } from '#core/fields.ts';
import { dollarsOf } from '#core/money.ts';
import { joinList, splitList } from '#core/text-list.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { ContractForm } from '#web/ui/form/contract-form.tsx';
import { firstMessage } from '#web/ui/form/first-message.ts';
import { useContractForm } from '#web/ui/form/use-contract-form.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { type MealPreferences, MealPreferencesChange, mostBudgetCents } from '../contract.ts';
import { cookingTimeChoices, mealTypesOf, typedMealTypes } from '../rules/words.ts';
import { CheckboxList } from './checkbox-list.tsx';
import { useSaveMealPreferences } from './hooks.ts';

const { familyGrouping, customGroups, enabledMealTypes, dietaryRestrictions, cookingTimePreference } =
  MealPreferencesChange.shape;

type TypedMealTypes = z.input<typeof enabledMealTypes>;
type TypedDiets = z.input<typeof dietaryRestrictions>;
const mealTypesTyped = z.transform((typed: string) => mealTypesOf(typed) as TypedMealTypes);
const dietsTyped = z.transform((typed: string): TypedDiets => splitList(typed));

/** Everything as it is typed: lists with commas, the budget in dollars. */
const TypedPreferences = z.object({
  familyGrouping,
  customGroups,
  enabledMealTypes: z.pipe(z.pipe(z.string(), mealTypesTyped), enabledMealTypes),
  dietaryRestrictions: z.pipe(z.pipe(z.string(), dietsTyped), dietaryRestrictions),
  cookingTimePreference,
  budgetPerWeek: optionalDollars('Budget', mostBudgetCents),
});

const draftOf = (stored: MealPreferences): z.input<typeof TypedPreferences> => ({
  familyGrouping: stored.familyGrouping === 'individual' ? 'individuals' : stored.familyGrouping,
  customGroups: stored.customGroups,
  enabledMealTypes: joinList(stored.enabledMealTypes.map((type) => (type === 'snack' ? 'snacks' : type))),
  dietaryRestrictions: joinList(stored.dietaryRestrictions),
  cookingTimePreference: stored.cookingTimePreference ?? 'moderate',
  budgetPerWeek: stored.budgetPerWeek === null ? '' : dollarsOf(stored.budgetPerWeek),
});

const useTypedForm = (stored: MealPreferences) => useContractForm(TypedPreferences, draftOf(stored));
type FormControl = ReturnType<typeof useTypedForm>['control'];

const groupingChoices = [
  { value: 'family', label: 'Family' },
  { value: 'individuals', label: 'Individuals' },
  { value: 'custom', label: 'Custom' },
];
/** Chosen on the other page, so it can stay. */
const parentsAndChildren = { value: 'parents-children', label: 'Parents & children' };

export function TypedPreferencesForm({ preferences }: { preferences: MealPreferences }) {
  // What the form was made of: only what differs from it is sent, so that a change made elsewhere meanwhile is kept.
  const [before, setBefore] = useState(preferences);
  const form = useTypedForm(before);
  const grouping = useWatch({ control: form.control, name: 'familyGrouping' });
  const { save, isSaving } = useSaveMealPreferences((saved) => {
    setBefore(saved);
    form.reset(draftOf(saved));
  });
  return (
    <Card className="max-w-3xl">
      <ContractForm
        form={form}
        onSave={(values) => save(changedFields(before, values))}
        saving={isSaving}
        saveLabel="Save Preferences"
      >
        <SelectField
          choices={
            before.familyGrouping === 'parents-children' ? [...groupingChoices, parentsAndChildren] : groupingChoices
          }
          {...form.bind('familyGrouping')}
          label="Family Grouping"
        />
        {grouping === 'custom' && <CustomGroups control={form.control} />}
        <TextField
          placeholder="e.g. Vegetarian, Nut-Free"
          hint="With commas between them"
          {...form.bind('dietaryRestrictions')}
          label="Dietary Restrictions"
        />
        <TextField
          placeholder={joinList(typedMealTypes)}
          hint="With commas between them"
          {...form.bind('enabledMealTypes')}
          label="Meal Types"
        />
        <div className="grid gap-4 sm:grid-cols-2">
          <SelectField choices={cookingTimeChoices} {...form.bind('cookingTimePreference')} label="Cooking Time" />
          <TextField
            inputMode="decimal"
            autoComplete="off"
            placeholder="150.00"
            {...form.bind('budgetPerWeek')}
            label="Budget per Week ($)"
          />
        </div>
      </ContractForm>
    </Card>
  );
}

/** Rows of the planner that the family makes itself: a name and who belongs to it. */
function CustomGroups({ control }: { control: FormControl }) {
  // A group has an id of its own, which the one for the list must not cover.
  // Out of sight they are not asked for: one without a name must not hold up the rest.
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
      {fields.map((group, place) => (
        <div key={group.key} className="rounded-control border border-line p-4">
          <div className="mb-3 flex items-start gap-2">
            <div className="min-w-0 flex-1">
              <TextField
                label="Group name"
                placeholder="e.g. Early birds"
                {...control.register(`customGroups.${place}.name`)}
                error={firstMessage(errors.customGroups?.[place]?.name)}
              />
            </div>
            <IconButton
              danger
              className="mt-6.5"
              label={`Remove group ${place + 1}`}
              icon={<Trash2 aria-hidden size={18} />}
              onClick={() => remove(place)}
            />
          </div>
          {people.length > 0 ? (
            <CheckboxList label="Who" choices={people} control={control} name={`customGroups.${place}.memberIds`} />
          ) : (
            <p className="text-sm text-ink-soft">People you add to your household can be chosen here.</p>
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
