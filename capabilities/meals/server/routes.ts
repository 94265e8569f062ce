import { serve } from '#server/http/serve.ts';
import { mealPlansApi } from '../contract.ts';
import { mealRatingsApi } from '../rating-contract.ts';
import { planRows } from './cell-store.ts';
import { addPlan, assign, changeCell, changePlan, parsePlace, takeBack } from './change-store.ts';
import { copyDay, copyWeek } from './copy-store.ts';
import { checkRecipe, getWeek, listPlans } from './plan-store.ts';
import { chooseAnother, planWeek } from './planning-store.ts';
import { listRatings, rate, ratingRows } from './rating-store.ts';

export const mealsRoutes = [
  serve(mealPlansApi.list, ({ scope, query }) => listPlans(scope, query?.weekStartDate)),
  serve(mealPlansApi.week, ({ scope, query }) => getWeek(scope, query.weekStartDate)),
  serve(mealPlansApi.add, ({ scope, body }) => addPlan(scope, body)),
  serve(mealPlansApi.change, ({ scope, params, body }) => changePlan(scope, params.id, body)),
  serve(mealPlansApi.remove, ({ scope, params }) => planRows(scope).remove(params.id)),
  serve(mealPlansApi.changeCell, ({ scope, params, body }) => changeCell(scope, params.id, parsePlace(params), body)),
  serve(mealPlansApi.assign, ({ scope, body }) => assign(scope, body)),
  serve(mealPlansApi.check, ({ scope, body }) => checkRecipe(scope, body)),
  serve(mealPlansApi.copyWeek, ({ scope, body }) => copyWeek(scope, body.weekStartDate)),
  serve(mealPlansApi.copyDay, ({ scope, body }) => copyDay(scope, body.weekStartDate, body.from, body.to)),
  serve(mealPlansApi.planWeek, ({ scope, body }) => planWeek(scope, body)),
  serve(mealPlansApi.reroll, ({ scope, params }) => {
    const { day, mealType } = parsePlace(params);
    return chooseAnother(scope, params.id, day, mealType);
  }),
  serve(mealPlansApi.takeBack, ({ scope, body }) => takeBack(scope, body.cells ?? [])),
  serve(mealRatingsApi.list, ({ scope, query }) => listRatings(scope, query?.recipeId)),
  serve(mealRatingsApi.rate, ({ scope, body }) => rate(scope, body)),
  serve(mealRatingsApi.takeBack, ({ scope, params }) => ratingRows(scope).remove(params.id)),
];
