import { useId } from 'react';
import { FieldError } from '#web/ui/field.tsx';
import { lazyPiece } from '#web/ui/lazy-piece.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { deliveryChoices } from '../rules/delivery-services.ts';
import { type Draft, noMeal } from '../rules/onboarding.ts';
import { binding, type FieldErrors, type StepProps } from './onboarding-steps-form.tsx';

const CookbookOfferCard = lazyPiece(() =>
  import('./cookbook-offer-card.tsx').then((module) => module.CookbookOfferCard),
);

type Meal = Draft['favoriteWeekNightMeals'][number];

const examples = ['Tacos', 'Pasta', 'Sheet-pan chicken'];

/** Dinners of the starter cookbook that most families know. */
const dinnerIdeas = ['Turkey Bolognese', 'Vegetable Lasagna', 'Chicken Noodle Soup', 'Red Lentil Soup'];

export function MealsStep(props: StepProps) {
  const { draft, change, errors, isVisitor } = props;
  const meals = draft.favoriteWeekNightMeals;
  return (
    <>
      <DinnerIdeas
        meals={meals}
        isVisitor={isVisitor}
        onChange={(favoriteWeekNightMeals) => change({ favoriteWeekNightMeals })}
      />
      <div className="space-y-3">
        {meals.map((meal, index) => (
          <MealFields
            // biome-ignore lint/suspicious/noArrayIndexKey: a meal is identified by its place
            key={index}
            index={index}
            meal={meal}
            errors={errors}
            isVisitor={isVisitor}
            onChange={(changed) => change({ favoriteWeekNightMeals: meals.with(index, changed) })}
          />
        ))}
        {isVisitor && (
          <p className="text-sm text-ink-soft">
            If one of them is in our cookbook, we'll add the recipe for you. You can always change it.
          </p>
        )}
      </div>
      <SelectField
        label="Preferred Delivery Service"
        placeholder="Choose a service"
        hint="For nights when nobody feels like cooking"
        choices={deliveryChoices}
        {...binding(props)('deliveryServicePreference')}
      />
    </>
  );
}

interface DinnerIdeasProps {
  meals: Meal[];
  isVisitor: boolean;
  onChange: (meals: Meal[]) => void;
}

/** A tap fills the next empty meal, a second tap empties it. */
function DinnerIdeas({ meals, isVisitor, onChange }: DinnerIdeasProps) {
  const empty = meals.findIndex(({ mealName, recipeUrl }) => mealName.trim() === '' && recipeUrl.trim() === '');
  return (
    <fieldset className="flex flex-wrap gap-2 max-sm:[&>button]:px-3">
      <legend className="field-label mb-2">Tap to fill a meal</legend>
      {dinnerIdeas.map((mealName) => {
        const chosen = meals.findIndex((meal) => meal.mealName.trim() === mealName);
        return (
          <button
            key={mealName}
            type="button"
            aria-pressed={chosen >= 0}
            disabled={chosen < 0 && empty < 0}
            className="chip disabled:opacity-50"
            onClick={() =>
              onChange(
                chosen >= 0
                  ? meals.with(chosen, noMeal)
                  : meals.with(empty, { ...noMeal, mealName, usesCookbook: isVisitor ? '' : 'yes' }),
              )
            }
          >
            {mealName}
          </button>
        );
      })}
    </fieldset>
  );
}

interface MealFieldsProps {
  index: number;
  meal: Meal;
  errors: FieldErrors;
  isVisitor: boolean;
  onChange: (meal: Meal) => void;
}

function MealFields({ index, meal, errors, isVisitor, onChange }: MealFieldsProps) {
  const id = useId();
  const field = (part: 'mealName' | 'recipeUrl') => {
    const name = `favoriteWeekNightMeals.${index}.${part}`;
    const error = errors[name];
    return { error, id: `${id}-${part}-error`, name };
  };
  const [name, link] = [field('mealName'), field('recipeUrl')];
  const wiring = ({ error, id: errorId, name: fieldName }: typeof name) => ({
    name: fieldName,
    className: 'control',
    'aria-invalid': error !== undefined,
    'aria-describedby': error && errorId,
  });
  return (
    <div className="space-y-1.5">
      <label htmlFor={id} className="field-label">
        Meal {index + 1}
      </label>
      <div className="grid gap-2">
        <input
          id={id}
          type="text"
          autoComplete="off"
          placeholder={`e.g. ${examples[index]}`}
          {...wiring(name)}
          value={meal.mealName}
          // The question is reset for another dish. Visitors aren't asked; their close matches are added.
          onChange={({ target }) => onChange({ ...meal, mealName: target.value, usesCookbook: isVisitor ? '' : 'no' })}
        />
        {!isVisitor && meal.mealName.trim() !== '' && meal.recipeUrl.trim() === '' && (
          <CookbookOfferCard
            dish={meal.mealName.trim()}
            choice={meal.usesCookbook}
            onChoose={(isWanted) => onChange({ ...meal, usesCookbook: isWanted ? 'yes' : 'no' })}
          />
        )}
        {(meal.mealName.trim() !== '' || meal.recipeUrl !== '') && meal.usesCookbook !== 'yes' && (
          <input
            type="url"
            autoComplete="off"
            placeholder="Recipe link (optional)"
            aria-label={`Recipe link for meal ${index + 1} (optional)`}
            {...wiring(link)}
            value={meal.recipeUrl}
            onChange={({ target }) => onChange({ ...meal, recipeUrl: target.value })}
          />
        )}
      </div>
      <FieldError id={name.id} error={name.error} />
      <FieldError id={link.id} error={link.error} />
    </div>
  );
}
