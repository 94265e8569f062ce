const names: Record<string, string> = {
  appointments: 'Appointments',
  'birthday-wishlists': 'Wishlists',
  birthdays: 'Birthdays',
  children: 'Children',
  dashboard: 'Calendar',
  food: 'Meal Planning',
  'grocery-lists': 'Grocery Lists',
  household: 'Household',
  'meal-planner': 'Meal Planner',
  planner: 'Planner',
  recipes: 'Recipes',
  subscriptions: 'Subscriptions',
};

/** '/recipes/1' -> 'Open in Recipes' */
export function openLinkLabel(path: string): string {
  if (/^\/handoffs\/[^?]*\?link$/.test(path)) return 'Get the link';
  if (path.startsWith('/sitter/')) return 'Open the sheet';
  const name = names[path.split(/[/?#]/)[1] ?? ''];
  return name ? `Open in ${name}` : 'Open';
}
