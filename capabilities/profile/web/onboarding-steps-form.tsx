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

/** Error messages by field name, such as 'name' or 'favoriteStoresForSelf.2'. */
export type FieldErrors = Record<string, string>;

interface StepProps {
  draft: Draft;
  change: (part: Partial<Draft>) => void;
  errors: FieldErrors;
}

type TextName = { [Name in keyof Draft]: Draft[Name] extends string ? Name : never }[keyof Draft];
type TypedEvent = ChangeEvent<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>;

const binding =
  ({ draft, change, errors }: StepProps) =>
  (name: TextName) => ({
    name,
    value: draft[name],
    error: errors[name],
    onChange: ({ target }: TypedEvent) => change({ [name]: target.value }),
  });

const choices = (values: readonly string[]) => values.map((value) => ({ value, label: value }));

export function YouStep(props: StepProps) {
  const { draft, change, errors } = props;
  const bind = binding(props);
  return (
    <>
      <TextField autoComplete="given-name" {...bind('name')} label="Name" />
      <ChoiceTiles choices={choices(momCategories)} {...bind('momCategory')} label="Category" />
      <StoreFields
        legend="Favorite Stores for Yourself"
        name="favoriteStoresForSelf"
        stores={draft.favoriteStoresForSelf}
        errors={errors}
        onChange={(favoriteStoresForSelf) => change({ favoriteStoresForSelf })}
      />
      <StoreFields
        legend="Favorite Stores for Kids"
        name="favoriteStoresForKids"
        stores={draft.favoriteStoresForKids}
        errors={errors}
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
  errors: FieldErrors;
  onChange: (stores: string[]) => void;
}

function StoreFields({ legend, name, stores, errors, onChange }: StoreFieldsProps) {
  const errorId = useId();
  const fieldNames = stores.map((_, index) => `${name}.${index}`);
  const error = fieldNames.map((field) => errors[field]).find((sentence) => sentence !== undefined);
  return (
    <fieldset className="space-y-1.5">
      <legend className="field-label mb-1.5">{legend}</legend>
      <div className="grid gap-3 sm:grid-cols-3">
        {fieldNames.map((field, index) => (
          <input
            key={field}
            name={field}
            type="text"
            className="control"
            aria-label={`Store ${index + 1}`}
            placeholder={`Store ${index + 1}`}
            aria-invalid={errors[field] !== undefined}
            aria-describedby={errors[field] && errorId}
            value={stores[index]}
            onChange={({ target }) => onChange(stores.with(index, target.value))}
          />
        ))}
      </div>
      <FieldError id={errorId} error={error} />
    </fieldset>
  );
}

export function HomeStep(props: StepProps) {
  const { draft, change, errors } = props;
  const bind = binding(props);
  // An error message needs more room than a third of a phone's width.
  const hasErrors = errors.familyAdults || errors.familyKids || errors.familyPets;
  return (
    <>
      <fieldset>
        <legend className="sr-only">How many of you there are</legend>
        <div className={classNames('grid items-start gap-3 sm:grid-cols-3', !hasErrors && 'grid-cols-3')}>
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
  const { draft, change, errors } = props;
  const meals = draft.favoriteWeekNightMeals;
  const bindMeal = (index: number, part: 'mealName' | 'recipeUrl'): ComponentProps<typeof TextField> => ({
    label: part === 'mealName' ? `Meal ${index + 1}` : `Recipe link for meal ${index + 1} (optional)`,
    name: `favoriteWeekNightMeals.${index}.${part}`,
    value: meals[index]?.[part] ?? '',
    error: errors[`favoriteWeekNightMeals.${index}.${part}`],
    onChange: ({ target }) =>
      change({
        favoriteWeekNightMeals: meals.map((meal, other) =>
          other === index ? { ...meal, [part]: target.value } : meal,
        ),
      }),
  });
  return (
    <>
      {[0, 1, 2].map((index) => (
        <div key={index} className="grid items-start gap-3 sm:grid-cols-2">
          <TextField {...bindMeal(index, 'mealName')} />
          <TextField type="url" placeholder="https://" {...bindMeal(index, 'recipeUrl')} />
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
