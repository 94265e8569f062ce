import { boolean, integer, jsonb, text } from 'drizzle-orm/pg-core';
import type { StoredIngredient } from '#food/lines.ts';
import { mealTypes } from '#food/meals.ts';
import { shopCategories } from '#food/shelves.ts';
import { familyTable, foreignKeyTo } from '#server/database/tenants.ts';
import { pictureColumns } from '#server/pictures/stored-picture.ts';
import { defaultServings } from '../contract.ts';

const textList = () => text().array().notNull().default([]);

export const recipes = familyTable(
  'recipes',
  {
    name: text().notNull(),
    mealType: text({ enum: mealTypes }).notNull(),
    description: text(),
    sourceUrl: text(),
    sourceName: text(),
    sourceImageUrl: text(),
    /** Normalized source address, or 'starter:<key>' for a starter recipe; prevents saving the same source twice. */
    readFrom: text(),
    ingredients: jsonb().$type<StoredIngredient[]>().notNull().default([]),
    instructions: text(),
    servings: integer().notNull().default(defaultServings),
    prepTime: integer(),
    cookTime: integer(),
    totalTime: integer(),
    /** In cents; null if unknown. */
    costPerServing: integer(),
    language: text(),
    isAIGenerated: boolean().notNull().default(false),
    aiPrompt: text(),
    suitableForAges: textList(),
    dietaryTags: textList(),
    isFavorite: boolean().notNull().default(false),
    notes: text(),
    pictureVersion: text(),
  },
  { uniqueBy: ['readFrom'] },
);

export const recipePictures = familyTable(
  'recipe_pictures',
  {
    recipeId: foreignKeyTo(() => recipes.id, 'cascade').notNull(),
    ...pictureColumns,
  },
  { uniqueBy: ['recipeId'] },
);

export const foodCategories = familyTable(
  'food_categories',
  {
    /** Identity of the food: 'scallions' and 'green onion' share a key. */
    foodKey: text().notNull(),
    food: text().notNull(),
    category: text({ enum: shopCategories }).notNull(),
  },
  { uniqueBy: ['foodKey'] },
);
