import type { PageRecipe } from './page-recipe.ts';

const asHeading = (group: string) => (group.endsWith(':') ? group : `${group}:`);

/** The steps as lines of text, with a heading line ending in a colon before each group. */
export function instructionLines({ steps }: Pick<PageRecipe, 'steps'>): string[] {
  return steps.flatMap(({ text, group }, n) => {
    const startsGroup = group !== null && group !== steps[n - 1]?.group;
    return startsGroup ? [asHeading(group), text] : [text];
  });
}
