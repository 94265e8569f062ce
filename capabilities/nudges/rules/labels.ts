import { capitalize } from '#core/capitalize.ts';
import { visitKey, visitLabel } from './learning/visits.ts';
import type { Evidence } from './nudges.ts';

/** The name of a key's subject, for an answered nudge whose evidence no longer shows a habit. */
export function labelOf(key: string, { visits, booked, dinners, children, purchases }: Evidence): string {
  const [kind = '', ...rest] = key.split(':');
  const subject = rest.join(':');
  if (kind === 'purchase') return capitalize(purchases.find(({ foodKey }) => foodKey === subject)?.food ?? subject);
  if (kind === 'dinner') return dinners.find(({ recipeId }) => recipeId === subject)?.name ?? 'A dinner';
  if (kind === 'checkup') {
    const child = children.find(({ id }) => id === rest[0]);
    return child ? `${child.name}'s check-up` : 'A check-up';
  }
  const visit = [...visits, ...booked].findLast((it) => visitKey(it) === key);
  return visit ? visitLabel(visit) : capitalize(rest[0] ?? 'A visit');
}
