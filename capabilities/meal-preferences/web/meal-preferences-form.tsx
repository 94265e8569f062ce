import { Clock, Salad, UsersRound } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'wouter';
import * as z from 'zod/mini';
import { KnownAllergies } from '#capabilities/household/web/known-allergies-card.tsx';
import { capitalize } from '#core/capitalize.ts';
import { changedFields } from '#core/changed-fields.ts';
import { optionalDollars } from '#core/fields.ts';
import { dollarsOf } from '#core/money.ts';
import { diets } from '#food/diets.ts';
import { mealTypes } from '#food/meals.ts';
import { ContractForm } from '#web/ui/form/contract-form.tsx';
import { MoneyField } from '#web/ui/form/money-field.tsx';
import { TilesFormField } from '#web/ui/form/tiles-form-field.tsx';
import { useContractForm } from '#web/ui/form/use-contract-form.ts';
import { SwitchField } from '#web/ui/switch-field.tsx';
import { type MealPreferences, MealPreferencesChange, maxBudgetCents } from '../contract.ts';
import { cookingTimeChoices } from '../rules/words.ts';
import { CheckboxList } from './checkbox-list.tsx';
import { useSaveMealPreferences } from './hooks.ts';
import { PreferencesSection, PreferencesSections } from './preferences-section-card.tsx';
import { TableCard } from './table-card.tsx';

const FormValues = z.extend(z.omit(MealPreferencesChange, { customGroups: true }), {
  budgetPerWeek: optionalDollars('Weekly budget', maxBudgetCents),
});

const toFormValues = (stored: MealPreferences): z.input<typeof FormValues> => ({
  ...stored,
  cookingTimePreference: stored.cookingTimePreference ?? '',
  budgetPerWeek: stored.budgetPerWeek === null ? '' : dollarsOf(stored.budgetPerWeek),
});

const groupingChoices = [
  { value: 'individual', label: 'Individual', about: 'A plan for each person' },
  { value: 'parents-children', label: 'Parents & children', about: 'One for adults, one for kids' },
  { value: 'family', label: 'Family', about: 'One plan for everyone' },
];
const customGroups = { value: 'custom', label: 'Custom groups', about: 'A plan for each of your groups' };
const anyCookingTime = { value: '', label: 'No preference', about: 'Whatever it takes' };

const asChoices = (words: readonly string[]) => words.map((word) => ({ value: word, label: capitalize(word) }));

interface MealPreferencesFormProps {
  preferences: MealPreferences;
  onSaved: () => void;
}

export function MealPreferencesForm({ preferences, onSaved }: MealPreferencesFormProps) {
  // The values that the form started with. Only differences are sent, so that concurrent changes are kept.
  const [initial, setInitial] = useState(preferences);
  const form = useContractForm(FormValues, toFormValues(initial));
  const { save, isSaving } = useSaveMealPreferences((saved) => {
    setInitial(saved);
    form.reset(toFormValues(saved));
    onSaved();
  });
  // Includes diets that were typed on the other page.
  const dietChoices = asChoices([...new Set([...diets, ...initial.dietaryRestrictions])]);
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
            <CheckboxList
              label="Dietary Restrictions"
              hint="For everyone at the table"
              choices={dietChoices}
              foldedAs="diets"
              control={form.control}
              name="dietaryRestrictions"
            />
            <CheckboxList
              label="Meal Types"
              choices={asChoices(mealTypes)}
              control={form.control}
              name="enabledMealTypes"
            />
          </div>
        </PreferencesSection>
        <PreferencesSection
          Icon={UsersRound}
          title="Who Eats Together"
          about="Each plan gets its own row in the weekly planner."
        >
          <div>
            <TilesFormField
              label="Family Grouping"
              choices={initial.familyGrouping === 'custom' ? [...groupingChoices, customGroups] : groupingChoices}
              control={form.control}
              name="familyGrouping"
            />
            <Link
              href="/meal-planning-preferences"
              className="mt-1 -mb-3 inline-flex min-h-11 items-center text-sm font-semibold text-primary hover:underline"
            >
              Plan for your own groups
            </Link>
          </div>
          <TableCard />
        </PreferencesSection>
        <PreferencesSection
          Icon={Clock}
          title="Time and Money"
          about="For an ordinary weeknight, and for the whole week."
        >
          <TilesFormField
            label="Cooking Time"
            choices={[...cookingTimeChoices, anyCookingTime]}
            control={form.control}
            name="cookingTimePreference"
          />
          <div className="max-w-40">
            <MoneyField placeholder="e.g. 150" {...form.bind('budgetPerWeek')} label="Weekly Budget ($)" />
          </div>
          <div>
            <SwitchField {...form.bind('preferAISuggestions')} />
            <SwitchField {...form.bind('allowManualEntry')} />
          </div>
        </PreferencesSection>
      </PreferencesSections>
    </ContractForm>
  );
}
