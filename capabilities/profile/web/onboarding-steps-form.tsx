import { type ChangeEvent, type ComponentProps, useId } from 'react';
import {
  holidays,
  momCategories,
  otherTrigger,
  stressTriggers,
  techSavvyLevels,
} from '#capabilities/preferences/rules/choices.ts';
import { CheckboxField } from '#web/ui/checkbox-field.tsx';
import { ChoiceTiles } from '#web/ui/choice-tiles.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { FieldError } from '#web/ui/field.tsx';
import { NumberField } from '#web/ui/number-field.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { TextareaField } from '#web/ui/textarea-field.tsx';
import { deliveryChoices } from '../rules/delivery-services.ts';
import type { Draft } from '../rules/onboarding.ts';

/** By the name of the field, which for one of several is like 'favoriteStoresForSelf.2'. */
export type Faults = Record<string, string>;

interface StepProps {
  draft: Draft;
  change: (part: Partial<Draft>) => void;
  faults: Faults;
}

type TextName = { [Name in keyof Draft]: Draft[Name] extends string ? Name : never }[keyof Draft];
type TypedEvent = ChangeEvent<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>;

const binding =
  ({ draft, change, faults }: StepProps) =>
  (name: TextName) => ({
    name,
    value: draft[name],
    error: faults[name],
    onChange: ({ target }: TypedEvent) => change({ [name]: target.value }),
  });

const choices = (words: readonly string[]) => words.map((word) => ({ value: word, label: word }));

export function YouStep(props: StepProps) {
  const { draft, change, faults } = props;
  const bind = binding(props);
  return (
    <>
      <TextField autoComplete="given-name" {...bind('name')} label="Name" />
      <ChoiceTiles choices={choices(momCategories)} {...bind('momCategory')} label="Category" />
      <StoreFields
        legend="Favorite Stores for Yourself"
        name="favoriteStoresForSelf"
        stores={draft.favoriteStoresForSelf}
        faults={faults}
        onChange={(favoriteStoresForSelf) => change({ favoriteStoresForSelf })}
      />
      <StoreFields
        legend="Favorite Stores for Kids"
        name="favoriteStoresForKids"
        stores={draft.favoriteStoresForKids}
        faults={faults}
        onChange={(favoriteStoresForKids) => change({ favoriteStoresForKids })}
      />
      <TextareaField
        hint="As many as you like, with commas or on lines of their own"
        {...bind('favoriteInfluencers')}
        label="Favorite Influencers"
      />
      <SelectField
        placeholder="Choose a holiday"
        choices={choices(holidays)}
        {...bind('favoriteHoliday')}
        label="Favorite Holiday"
      />
    </>
  );
}

interface StoreFieldsProps {
  legend: string;
  name: string;
  stores: string[];
  faults: Faults;
  onChange: (stores: string[]) => void;
}

function StoreFields({ legend, name, stores, faults, onChange }: StoreFieldsProps) {
  const errorId = useId();
  const fieldNames = stores.map((_, place) => `${name}.${place}`);
  const fault = fieldNames.map((field) => faults[field]).find((sentence) => sentence !== undefined);
  return (
    <fieldset className="space-y-1.5">
      <legend className="field-label mb-1.5">{legend}</legend>
      <div className="grid gap-3 sm:grid-cols-3">
        {fieldNames.map((field, place) => (
          <input
            key={field}
            name={field}
            type="text"
            className="control"
            aria-label={`Store ${place + 1}`}
            placeholder={`Store ${place + 1}`}
            aria-invalid={faults[field] !== undefined}
            aria-describedby={faults[field] && errorId}
            value={stores[place]}
            onChange={({ target }) => onChange(stores.with(place, target.value))}
          />
        ))}
      </div>
      <FieldError id={errorId} error={fault} />
    </fieldset>
  );
}

export function HomeStep(props: StepProps) {
  const { draft, change, faults } = props;
  const bind = binding(props);
  // A sentence about a fault needs more room than a third of a phone.
  const isFaulty = faults.familyAdults || faults.familyKids || faults.familyPets;
  return (
    <>
      <fieldset>
        <legend className="sr-only">How many of you there are</legend>
        <div className={classNames('grid items-start gap-3 sm:grid-cols-3', !isFaulty && 'grid-cols-3')}>
          <NumberField {...bind('familyAdults')} label="Adults" />
          <NumberField {...bind('familyKids')} label="Kids" />
          <NumberField {...bind('familyPets')} label="Pets" />
        </div>
      </fieldset>
      <div className="space-y-3">
        <ChoiceTiles
          choices={choices(stressTriggers)}
          {...bind('biggestStressTrigger')}
          label="Biggest Stress Trigger"
        />
        {draft.biggestStressTrigger === otherTrigger && (
          <TextField {...bind('stressTriggerOther')} label="What is it for you?" />
        )}
      </div>
      <ChoiceTiles
        className="sm:grid-cols-3"
        choices={choices(techSavvyLevels)}
        {...bind('techSavvyLevel')}
        label="Tech Savviness"
      />
      <div className="space-y-3">
        <CheckboxField
          label="Invite my partner"
          name="invitePartner"
          checked={draft.invitePartner}
          onChange={({ target }) => change({ invitePartner: target.checked })}
        />
        {draft.invitePartner && (
          <TextField
            hint="Or leave it empty: at the end you get a link to share yourself."
            type="email"
            autoComplete="off"
            {...bind('partnerEmail')}
            label="Partner e-mail"
          />
        )}
      </div>
    </>
  );
}

export function MealsStep(props: StepProps) {
  const { draft, change, faults } = props;
  const meals = draft.favoriteWeekNightMeals;
  const bindMeal = (place: number, part: 'mealName' | 'recipeUrl'): ComponentProps<typeof TextField> => ({
    label: part === 'mealName' ? `Meal ${place + 1}` : `Recipe link for meal ${place + 1} (optional)`,
    name: `favoriteWeekNightMeals.${place}.${part}`,
    value: meals[place]?.[part] ?? '',
    error: faults[`favoriteWeekNightMeals.${place}.${part}`],
    onChange: ({ target }) =>
      change({
        favoriteWeekNightMeals: meals.map((meal, at) => (at === place ? { ...meal, [part]: target.value } : meal)),
      }),
  });
  return (
    <>
      {[0, 1, 2].map((place) => (
        <div key={place} className="grid items-start gap-3 sm:grid-cols-2">
          <TextField {...bindMeal(place, 'mealName')} />
          <TextField type="url" placeholder="https://" {...bindMeal(place, 'recipeUrl')} />
        </div>
      ))}
      <SelectField
        label="Preferred Delivery Service"
        placeholder="Choose a service"
        hint="For the evenings when nobody cooks"
        choices={deliveryChoices}
        {...binding(props)('deliveryServicePreference')}
      />
    </>
  );
}

export function WishStep(props: StepProps) {
  return <TextareaField label="Your one wish for the app" rows={5} {...binding(props)('wishForApp')} />;
}
