import type { Values } from '../../tools/tool.ts';
import { thingsOf } from '../family.ts';
import type { Thing } from '../things.ts';
import { asValues, type Draft, has, says, takeMeanings, takeTable, takeWords } from './draft.ts';
import type { Frame } from './frame.ts';
import { takeThings } from './matching-records.ts';
import { firstSaid } from './meanings.ts';
import { takePastDay } from './past-day.ts';
import { takePeople } from './people-said.ts';

/** The worst rating counts: 'loved it, but not again'. */
const ratingSaid = (draft: Draft) => firstSaid(draft, 'rating', ['not again', 'all right', 'liked']);

export const rateMeal: Frame = {
  tool: 'rate_meal',
  cues: ['rate'],
  needs: ['recipe'],
  fill(draft) {
    const rating = ratingSaid(draft);
    if (!rating) return undefined;
    const { family } = draft;
    const said = takePastDay(draft);
    const recipes = takeThings(draft, { kinds: ['recipe'] });
    const spoken = said ? [] : draft.topic.filter(({ kind }) => kind === 'recipe');
    const day = said ?? family.clock.today;
    const eaten = family.meals.find((meal) => meal.date === day && meal.mealType === 'dinner' && meal.recipeId);
    const isOfMeal = says(draft, 'meal', 'cooking', 'recipe') || has(draft, /\b(?:it|that|this|those)\b/i);
    const eatenThen = thingsOf(family, 'recipe').filter(({ id }) => id === eaten?.recipeId);
    const [recipe, ...others] = [recipes, spoken, isOfMeal ? eatenThen : []].find(({ length }) => length > 0) ?? [];
    const people = takePeople(draft);
    takeTable(draft, 'rating', rating);
    takeMeanings(draft, 'rate not meal chatter noteWords');
    takeWords(draft, 'kids everyone everybody family dinner ate all again never make made making huge big');
    if (!recipe || others.length > 0) return undefined;
    const date = said ?? lastEaten(draft, recipe);
    const makers: Values[] = people.length > 0 && people.length < 4 ? people.map(({ id }) => ({ memberId: id })) : [{}];
    return { cards: makers.map((who) => asValues({ recipeId: recipe.id, rating, date, ...who })) };
  },
};

/** The last date on which it was planned, if known. */
const lastEaten = ({ family }: Draft, recipe: Thing) =>
  family.meals
    .filter(({ recipeId, date }) => recipeId === recipe.id && date <= family.clock.today)
    .map(({ date }) => date)
    .toSorted()
    .at(-1);
