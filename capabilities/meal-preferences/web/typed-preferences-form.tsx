import { Clock, Plus, Salad, Trash2, UsersRound } from 'lucide-react';
import { useState } from 'react';
import { useFieldArray, useFormState, useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { useHouseholdMembers } from '#capabilities/household/web/hooks.ts';
import { KnownAllergies } from '#capabilities/household/web/known-allergies-card.tsx';
import { capitalize } from '#core/capitalize.ts';
import { changedFields } from '#core/changed-fields.ts';
import { optionalDollars } from '#core/fields.ts';
import { dollarsOf } from '#core/money.ts';
import { diets } from '#food/diets.ts';
import { Button } from '#web/ui/button.tsx';
import { ContractForm } from '#web/ui/form/contract-form.tsx';
import { firstMessage } from '#web/ui/form/first-message.ts';
import { ListFormField } from '#web/ui/form/list-form-field.tsx';
import { MoneyField } from '#web/ui/form/money-field.tsx';
import { TilesFormField } from '#web/ui/form/tiles-form-field.tsx';
import { useContractForm } from '#web/ui/form/use-contract-form.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { type MealPreferences, MealPreferencesChange, maxBudgetCents } from '../contract.ts';
import { cookingTimeChoices, typedMealTypes } from '../rules/words.ts';
import { CheckboxList } from './checkbox-list.tsx';
import { useSaveMealPreferences } from './hooks.ts';
import { PreferencesSection, PreferencesSections } from './preferences-section-card.tsx';
import { TableCard } from './table-card.tsx';

const { familyGrouping, customGroups, enabledMealTypes, dietaryRestrictions, cookingTimePreference } =
  MealPreferencesChange.shape;

type TypedMealTypes = z.input<typeof enabledMealTypes>;
/** What isn't a meal type is left to the contract's error. */
const asMealTypes = z.transform((words: string[]) => typedMealTypes(words) as TypedMealTypes);

/** The form values as typed: meal types in the words of this page, the budget in dollars. */
const TypedPreferences = z.object({
  familyGrouping,
  customGroups,
  enabledMealTypes: z.pipe(z.pipe(z.array(z.string()), asMealTypes), enabledMealTypes),
  dietaryRestrictions,
  cookingTimePreference,
  budgetPerWeek: optionalDollars('Budget', maxBudgetCents),
});

const toFormValues = (stored: MealPreferences): z.input<typeof TypedPreferences> => ({
  familyGrouping: stored.familyGrouping === 'individual' ? 'individuals' : stored.familyGrouping,
  customGroups: stored.customGroups,
  enabledMealTypes: stored.enabledMealTypes.map((type) => capitalize(type === 'snack' ? 'snacks' : type)),
  dietaryRestrictions: stored.dietaryRestrictions,
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
const parentsAndChildren = {
  value: 'parents-children',
  label: 'Parents & children',
  about: 'One plan for adults, one for kids',
};

export function TypedPreferencesForm({ preferences }: { preferences: MealPreferences }) {
  // The values that the form started with. Only differences are sent, so that concurrent changes are kept.
  const [initial, setInitial] = useState(preferences);
  const form = useTypedForm(initial);
  const grouping = useWatch({ control: form.control, name: 'familyGrouping' });
  const { save, isSaving } = useSaveMealPreferences((saved) => {
    setInitial(saved);
    form.reset(toFormValues(saved));
  });
  return (
    <ContractForm
      form={form}
      onSave={(values) => save(changedFields(initial, values))}
      saving={isSaving}
      saveLabel="Save Preferences"
      hasBar
      isSaved={initial.id !== null}
    >
      <PreferencesSections>
        <PreferencesSection Icon={Salad} title="What You Eat" about="We plan your meals around this." isWide>
          <KnownAllergies />
          <div className="grid items-start gap-5 lg:grid-cols-2 lg:gap-8">
            {/* Saving may respell what was typed, so these start again. */}
            <ListFormField
              key={`diets ${initial.updatedAt}`}
              placeholder="Add your own"
              suggestions={diets}
              foldedAs="diets"
              control={form.control}
              name="dietaryRestrictions"
              label="Dietary Restrictions"
              hint="For everyone at the table"
            />
            <ListFormField
              key={`meals ${initial.updatedAt}`}
              placeholder="Other"
              suggestions={typedMealTypes([]).map(capitalize)}
              control={form.control}
              name="enabledMealTypes"
              label="Meal Types"
            />
          </div>
        </PreferencesSection>
        <PreferencesSection
          Icon={UsersRound}
          title="Who Eats Together"
          about="Each plan gets its own row in the weekly planner."
        >
          <TilesFormField
            label="Family Grouping"
            choices={
              initial.familyGrouping === 'parents-children' ? [...groupingChoices, parentsAndChildren] : groupingChoices
            }
            control={form.control}
            name="familyGrouping"
          />
          {grouping === 'custom' ? <CustomGroups control={form.control} /> : <TableCard />}
        </PreferencesSection>
        <PreferencesSection
          Icon={Clock}
          title="Time and Money"
          about="For an ordinary weeknight, and for the whole week."
        >
          <TilesFormField
            label="Cooking Time"
            choices={cookingTimeChoices}
            control={form.control}
            name="cookingTimePreference"
          />
          <div className="max-w-40">
            <MoneyField placeholder="e.g. 150" {...form.bind('budgetPerWeek')} label="Budget per Week ($)" />
          </div>
        </PreferencesSection>
      </PreferencesSections>
    </ContractForm>
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
