import { type GroceryList, groceriesApi } from '#capabilities/groceries/contract.ts';
import { Refused } from './refused.ts';
import type { Ground } from './tool.ts';

/** The list that is being shopped, if there is one. */
export async function currentGroceries({ look, today }: Ground): Promise<GroceryList | undefined> {
  const { currentId } = await look(groceriesApi.overview, { query: { today } });
  return currentId ? look(groceriesApi.read, { params: { id: currentId } }) : undefined;
}

export async function mustHaveGroceries(ground: Ground): Promise<GroceryList> {
  const list = await currentGroceries(ground);
  if (!list) throw new Refused('There is no grocery list yet');
  return list;
}
