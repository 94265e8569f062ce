import { type GroceryList, groceriesApi } from '#capabilities/groceries/contract.ts';
import type { ToolContext } from './tool.ts';
import { ToolRefusal } from './tool-refusal.ts';

/** The grocery list in use now, if there is one. */
export async function currentGroceries({ look, today }: ToolContext): Promise<GroceryList | undefined> {
  const { currentId } = await look(groceriesApi.overview, { query: { today } });
  return currentId ? look(groceriesApi.read, { params: { id: currentId } }) : undefined;
}

export async function requireGroceries(context: ToolContext): Promise<GroceryList> {
  const list = await currentGroceries(context);
  if (!list) throw new ToolRefusal('There is no grocery list yet');
  return list;
}
