import { isWebAddress } from '#core/web-address.ts';
import type { GroceryItem } from '../item-contract.ts';

/** Address of a search for all items, with names joined by commas. */
export const thriveAddress = (searchUrl: string, items: readonly Pick<GroceryItem, 'name'>[]) =>
  searchUrl + encodeURIComponent(items.map(({ name }) => name).join(','));

/** Whether an address may be opened in a new tab; nothing else checks it. */
export const canOpenInTab = (url: string) => isWebAddress(url) && /^https:/i.test(url);

/** Error message from the server's answer, which is JSON with the field `error`. */
export function instacartErrorMessage(status: number, answer: string): string {
  if (answer === '') return `Failed with status ${status}`;
  try {
    const { error } = JSON.parse(answer) as { error?: unknown };
    return typeof error === 'string' && error !== '' ? error : `Failed with status ${status}`;
  } catch {
    return 'Unknown error';
  }
}
