import { isWebAddress } from '#core/web-address.ts';
import type { GroceryItem } from '../item-contract.ts';

/** A search for everything, the names joined by commas. */
export const thriveAddress = (searchUrl: string, items: readonly Pick<GroceryItem, 'name'>[]) =>
  searchUrl + encodeURIComponent(items.map(({ name }) => name).join(','));

/** Nobody else looks at what is opened in a new tab. */
export const mayBeOpened = (url: string) => isWebAddress(url) && /^https:/i.test(url);

/** What went wrong at Instacart, as the server says it: JSON with the field `error`. */
export function instacartProblem(status: number, answer: string): string {
  if (answer === '') return `Failed with status ${status}`;
  try {
    const { error } = JSON.parse(answer) as { error?: unknown };
    return typeof error === 'string' && error !== '' ? error : `Failed with status ${status}`;
  } catch {
    return 'Unknown error';
  }
}
