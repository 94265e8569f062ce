import { useState } from 'react';
import { useController } from 'react-hook-form';
import * as z from 'zod/mini';
import type { MealPreferences } from '#capabilities/meal-preferences/contract.ts';
import { defaultServings, recipesApi } from '#capabilities/recipes/contract.ts';
import { BareMealsCard } from '#capabilities/recipes/web/bare-meals-card.tsx';
import { type CalendarDate, today } from '#core/dates.ts';
import { parseIngredientText } from '#food/lines.ts';
import { useWrite } from '#web/api/hooks.ts';
import { ContractForm } from '#web/ui/form/contract-form.tsx';
import { firstMessage } from '#web/ui/form/first-message.ts';
import { useContractForm } from '#web/ui/form/use-contract-form.ts';
import { NumberField } from '#web/ui/number-field.tsx';
import { SwitchField } from '#web/ui/switch-field.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { failed, toast } from '#web/ui/toast.ts';
import type { Guest } from '../cell-contract.ts';
import { type MealRow, mealPlansApi } from '../contract.ts';
import { dateOfDay } from '../rules/week.ts';
import { addedToText } from '../rules/week-words.ts';
import { DayCheckList } from './day-check-list.tsx';
import { GuestList } from './guest-list.tsx';
import type { ChangeCell } from './hooks.ts';
import { MealConcernCard } from './meal-concern-card.tsx';
import { MealRecipeCard } from './meal-recipe-card.tsx';
import { NewRecipeForm } from './new-recipe-form.tsx';
import { PeopleCheckList } from './people-check-list.tsx';
import { PlannedMealCard } from './planned-meal-card.tsx';
import { RatedMealCard } from './rated-meal-card.tsx';
import type { Filled } from './week-actions-card.tsx';
import type { Meal } from './week-grid-card.tsx';

const hasIngredients = (text: string) => parseIngredientText(text).length > 0;

/** The form values: the assignment, plus the fields of a recipe that is typed in. */
const FormValues = z
  .extend(mealPlansApi.assign.body, {
    isTypedIn: z.boolean(),
    newName: z.string(),
    newIngredients: z.string(),
    newInstructions: z.string(),
  })
  .check(
    z.refine(({ isTypedIn, recipeId, note }) => isTypedIn || Boolean(recipeId) || Boolean(note), {
      error: 'Choose a recipe or write a note',
      path: ['recipeId'],
    }),
    z.refine(({ isTypedIn, newName }) => !isTypedIn || newName.trim() !== '', {
      error: 'Recipe name is required',
      path: ['newName'],
    }),
    z.refine(({ isTypedIn, newIngredients }) => !isTypedIn || hasIngredients(newIngredients), {
      error: 'Ingredients are required',
      path: ['newIngredients'],
    }),
  );
type Assignment = z.output<typeof mealPlansApi.assign.body>;

interface MealFormProps {
  weekStart: CalendarDate;
  meal: Meal;
  rows: readonly MealRow[];
  preferences: MealPreferences | undefined;
  changeCell: ChangeCell;
  onFilled: (filled: Filled) => void;
  onDone: () => void;
}

const numberOrNull = (text: unknown) => (text === '' || text === null ? null : Number(text));

/** Plans one meal for one or several days. Shows concerns, but never blocks saving. */
export function MealForm({ weekStart, meal, rows, preferences, changeCell, onFilled, onDone }: MealFormProps) {
  const { row, day, mealType, cell } = meal;
  const date = dateOfDay(weekStart, day);
  const form = useContractForm(FormValues, {
    weekStartDate: weekStart,
    mealType,
    days: [day],
    assignedTo: [row.assignedTo],
    recipeId: meal.recipeId === undefined ? (cell?.recipeId ?? null) : meal.recipeId,
    note: cell?.note ?? '',
    leftover: cell?.leftover ?? false,
    servings: cell?.servings ?? null,
    guests: cell?.guests ?? [],
    isTypedIn: false,
    newName: '',
    newIngredients: '',
    newInstructions: '',
  });
  const { control } = form;
  const chosenDays = useController({ control, name: 'days' });
  const people = useController({ control, name: 'assignedTo' });
  const recipe = useController({ control, name: 'recipeId' });
  const typedIn = useController({ control, name: 'isTypedIn' });
  const leftover = useController({ control, name: 'leftover' });
  const guests = useController({ control, name: 'guests' });
  // Updated on blur, so that not every keystroke triggers a check.
  const [guestsToCheck, setGuestsToCheck] = useState<readonly Guest[]>(guests.field.value ?? []);

  const assign = useWrite(mealPlansApi.assign);
  const create = useWrite(recipesApi.add);
  const saveMeal = (body: Assignment) =>
    assign.mutate(
      { body },
      {
        onSuccess: () => {
          onDone();
          const description = addedToText(body.assignedTo.length, body.days.length);
          toast({ title: 'Meal added successfully', ...(description && { description }) });
        },
        onError: failed('Failed to save meal'),
      },
    );
  const save = ({ isTypedIn, newName, newIngredients, newInstructions, ...body }: z.output<typeof FormValues>) => {
    if (!isTypedIn) return saveMeal(body);
    const ingredients = parseIngredientText(newIngredients);
    create.mutate(
      { body: { name: newName, mealType, ingredients, instructions: newInstructions, servings: defaultServings } },
      {
        onSuccess: ({ id }) => {
          // Select the new recipe, so that a retry doesn't create it twice.
          recipe.field.onChange(id);
          typedIn.field.onChange(false);
          saveMeal({ ...body, recipeId: id });
        },
        onError: failed('Failed to create recipe'),
      },
    );
  };

  const typeIn = () => {
    recipe.field.onChange(null);
    typedIn.field.onChange(true);
  };

  const isPerson = ({ assignedTo, memberIds }: MealRow) => memberIds[0] === assignedTo;
  const selectablePeople = preferences?.familyGrouping === 'individual' && isPerson(row) ? rows.filter(isPerson) : [];
  const chosenIds = people.field.value;
  const memberIds = rows.filter(({ assignedTo }) => chosenIds.includes(assignedTo)).flatMap((it) => it.memberIds);
  return (
    <ContractForm
      form={form}
      saveLabel={cell?.recipeId ? 'Save' : 'Add Meal'}
      saving={assign.isPending || create.isPending}
      onSave={save}
      onCancel={onDone}
      hasCancelOnPhones
    >
      {mealType === 'dinner' && cell && date <= today() && (
        <RatedMealCard cell={cell} date={date} memberIds={row.memberIds} />
      )}
      <DayCheckList
        label="Days"
        chosen={chosenDays.field.value}
        onChange={chosenDays.field.onChange}
        error={firstMessage(chosenDays.fieldState.error)}
      />
      {selectablePeople.length > 0 && (
        <PeopleCheckList
          people={selectablePeople}
          chosen={chosenIds}
          onChange={people.field.onChange}
          error={firstMessage(people.fieldState.error)}
        />
      )}
      <MealRecipeCard
        recipeId={recipe.field.value ?? null}
        cell={cell}
        mealType={mealType}
        memberIds={memberIds}
        onChange={recipe.field.onChange}
        isTypedIn={typedIn.field.value}
        {...(preferences?.allowManualEntry !== false && { onTypeIn: typeIn })}
        error={firstMessage(recipe.fieldState.error)}
      >
        <NewRecipeForm
          name={form.bind('newName')}
          ingredients={form.bind('newIngredients')}
          instructions={form.bind('newInstructions')}
          onChooseInstead={() => typedIn.field.onChange(false)}
        />
      </MealRecipeCard>
      {recipe.field.value && !leftover.field.value && <BareMealsCard recipeIds={[recipe.field.value]} />}
      {recipe.field.value && (
        <MealConcernCard
          recipeId={recipe.field.value}
          assignedTo={chosenIds}
          memberIds={memberIds}
          guests={guestsToCheck}
          familyDiets={preferences?.dietaryRestrictions ?? []}
        />
      )}
      <TextField placeholder="e.g. at Grandma's" autoComplete="off" {...form.bind('note')} />
      <div className="grid grid-cols-2 items-end gap-4">
        <NumberField placeholder="Everyone" {...form.bind('servings', { setValueAs: numberOrNull })} label="Servings" />
        <SwitchField label="Leftovers" checked={leftover.field.value ?? false} onChange={leftover.field.onChange} />
      </div>
      <GuestList
        guests={guests.field.value ?? []}
        onChange={guests.field.onChange}
        onFieldBlur={setGuestsToCheck}
        error={firstMessage(guests.fieldState.error)}
      />
      {cell && row.planId && (
        <PlannedMealCard
          place={{ id: row.planId, day, mealType }}
          cell={cell}
          changeCell={changeCell}
          onFilled={onFilled}
          onDone={onDone}
        />
      )}
    </ContractForm>
  );
}
