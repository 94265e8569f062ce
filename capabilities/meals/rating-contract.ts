import * as z from 'zod/mini';
import { endpoint } from '#core/endpoint.ts';
import { oneOf, optionalId, requiredDate } from '#core/fields.ts';

/** Ratings: what the family, or one of its members, thought of a dinner on the day it was eaten. */

export const ratings = ['liked', 'all right', 'not again'] as const;
export type Rating = (typeof ratings)[number];

export const MealRating = z.object({
  id: z.uuid(),
  recipeId: z.uuid(),
  recipeName: z.string(),
  date: z.string(),
  /** The member who said so; null for the family as a whole. */
  memberId: z.nullable(z.uuid()),
  memberName: z.nullable(z.string()),
  rating: z.enum(ratings),
});
export type MealRating = z.output<typeof MealRating>;

const resources = ['meal-ratings'];

export const mealRatingsApi = {
  list: endpoint('GET', '/api/meal-ratings', {
    summary: 'What the family thought of its dinners, of one recipe or all; latest day first',
    resources: [...resources, 'recipes', 'household'],
    query: z.optional(z.object({ recipeId: optionalId("Recipe isn't valid") })),
    answer: z.array(MealRating),
  }),
  rate: endpoint('POST', '/api/meal-ratings', {
    summary: 'Say how a dinner was; saying it again for the same day and person changes it',
    resources,
    body: z.object({
      /** 422 if there is no such recipe. */
      recipeId: z.uuid('Recipe is required'),
      date: requiredDate('Date'),
      /** 422 if there is no such person. */
      memberId: optionalId("Person isn't valid"),
      rating: oneOf('Rating', ratings),
    }),
    answer: MealRating,
    statusIfExists: 200,
  }),
  takeBack: endpoint('DELETE', '/api/meal-ratings/:id', { summary: 'Take back a rating', resources }),
};
