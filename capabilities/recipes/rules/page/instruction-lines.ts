import type { PageRecipe } from './page-recipe.ts';

const asHeading = (group: string) => (group.endsWith(':') ? group : `${group}:`);

/** The steps as lines of text: a group is a line of its own that ends with a colon, before its first step. */
export function instructionLines({ steps }: Pick<PageRecipe, 'steps'>): string[] {
  return steps.flatMap(({ text, group }, n) => {
    const isNew = group !== null && group !== steps[n - 1]?.group;
    return isNew ? [asHeading(group), text] : [text];
  });
}
