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
  /** In page order, with the lines as written on the page. */
  ingredients: GroupedLine[];
  steps: GroupedStep[];
  /** The lower number of a range. */
  servings: number | null;
  /** The page's wording, such as '4-6 bowls'. */
  yields: string | null;
  /** All times are in whole minutes. */
  prepTime: number | null;
  cookTime: number | null;
  totalTime: number | null;
  /** Absolute address, http or https. */
  imageUrl: string | null;
  sourceName: string | null;
  /** BCP 47 tag, such as 'en-GB'. */
  language: string | null;
  tags: string[];
}

/** The recipe according to one source on the page, such as JSON-LD or the meta elements. */
export type Reading = Omit<PageRecipe, 'name'> & { name: string | null };

export const emptyPageResult: Readonly<Reading> = {
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

/** More ingredients or steps than any recipe has; bounds the cost of a hostile page. */
export const maxLines = 500;
