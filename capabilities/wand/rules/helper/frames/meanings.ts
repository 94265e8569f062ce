import type { Meant, Span } from '../find/found.ts';
import type { Draft } from './draft.ts';

/** Where in a message the words of a meaning stand. */

/** The word at this place belongs to one of these. */
export const meaningAt = ({ found }: Draft, at: number, ...names: string[]) =>
  found.meanings.some((one) => names.includes(one.meaning) && one.first <= at && at < one.next);

/** One of these begins at this place. */
export const startsAt = ({ found }: Draft, at: number, ...names: string[]) =>
  found.meanings.some((one) => one.first === at && names.includes(one.meaning));

/** One of these begins within a span. */
export const beginsIn = ({ found }: Draft, { first, next }: Span, ...names: string[]) =>
  found.meanings.some((one) => names.includes(one.meaning) && one.first >= first && one.first < next);

/** All of these that stand within a span. */
export const meaningsIn = ({ found }: Draft, { first, next }: Span, ...names: string[]): Meant[] =>
  found.meanings.filter((one) => names.includes(one.meaning) && one.first >= first && one.next <= next);

/** The word at this place says a day or a time. */
export const isWhenAt = ({ found }: Draft, at: number) =>
  found.when.some(({ kind, first, next }) => kind !== 'other' && first <= at && at < next);

/** The first of these values of a table that is said. */
export const firstSaid = ({ found }: Draft, table: string, order: readonly string[]) =>
  order.find((value) => found.meanings.some(({ meaning }) => meaning === `${table}.${value}`));
