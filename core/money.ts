/** Money is whole cents, because fractions of a dollar are not exact. */
export type Cents = number;

const withThousands = /^\d{1,3}(,\d{3})+(\.\d*)?$/;
const amount = /^(\d{1,9})(?:[.,](\d*))?$/;

/** '29.99', '$29', '29,99' and '1,299.50' -> cents, rounded; undefined for what is no amount. */
export function centsOf(typed: string): Cents | undefined {
  const plain = typed.trim().replace(/^\$\s?/, '');
  const [, dollars, fraction = ''] = amount.exec(withThousands.test(plain) ? plain.replaceAll(',', '') : plain) ?? [];
  if (dollars === undefined) return undefined;
  // By the digits: as a number, 1.005 lies a little below itself and would be rounded down.
  const [cents, next] = [fraction.slice(0, 2).padEnd(2, '0'), fraction[2] ?? '0'];
  return Number(dollars) * 100 + Number(cents) + (next >= '5' ? 1 : 0);
}

/** 2999 -> '29.99', as a field shows it. */
export const dollarsOf = (cents: Cents) => `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;

const price = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
/** 129950 -> '$1,299.50' */
export const shownMoney = (cents: Cents) => price.format(cents / 100);
