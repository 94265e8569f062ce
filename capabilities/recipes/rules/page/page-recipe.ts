export interface GroupedLine {
  line: string;
  group: string | null;
}

export interface GroupedStep {
  text: string;
  group: string | null;
}

export interface PageRecipe {
  name: string;
  description: string | null;
  /** In the page's order; the line is as the page has it. */
  ingredients: GroupedLine[];
  steps: GroupedStep[];
  /** The first number of a range. */
  servings: number | null;
  /** The page's own words. */
  yields: string | null;
  /** Whole minutes, as all times. */
  prepTime: number | null;
  cookTime: number | null;
  totalTime: number | null;
  /** Absolute, http or https. */
  imageUrl: string | null;
  sourceName: string | null;
  /** BCP 47. */
  language: string | null;
  tags: string[];
}

/** What one source on a page says of the recipe. */
export type Reading = Omit<PageRecipe, 'name'> & { name: string | null };

export const emptyReading: Readonly<Reading> = {
  name: null,
  description: null,
  ingredients: [],
  steps: [],
  servings: null,
  yields: null,
  prepTime: null,
  cookTime: null,
  totalTime: null,
  imageUrl: null,
  sourceName: null,
  language: null,
  tags: [],
};

/** No dish needs more ingredients or steps; it bounds what a hostile page can cost. */
export const mostLines = 500;
