/** Money is stored as whole cents, because floating-point dollars are not exact. */
export type Cents = number;

const thousandsPattern = /^\d{1,3}(,\d{3})+(\.\d*)?$/;
const amountPattern = /^(\d{1,9})(?:[.,](\d*))?$/;

/** '29.99', '$29', '29,99' and '1,299.50' -> cents, rounded; undefined if the text isn't an amount. */
export function centsFromText(typed: string): Cents | undefined {
  const withoutSign = typed.trim().replace(/^\$\s?/, '');
  const digits = thousandsPattern.test(withoutSign) ? withoutSign.replaceAll(',', '') : withoutSign;
  const [, dollars, fraction = ''] = amountPattern.exec(digits) ?? [];
  if (dollars === undefined) return undefined;
  // Rounds by digits: as a floating-point number, 1.005 is slightly less and would round down.
  const [cents, next] = [fraction.slice(0, 2).padEnd(2, '0'), fraction[2] ?? '0'];
  return Number(dollars) * 100 + Number(cents) + (next >= '5' ? 1 : 0);
}

/** 2999 -> '29.99' and 18000 -> '180', for input fields. */
export const dollarsOf = (cents: Cents) =>
  cents % 100 === 0 ? String(cents / 100) : `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;

const moneyFormat = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
/** 129950 -> '$1,299.50' */
export const formatMoney = (cents: Cents) => moneyFormat.format(cents / 100);

const wholeDollarFormat = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
});
/** 162000 -> '$1,620', for amounts that are only about right. */
export const formatWholeDollars = (cents: Cents) => wholeDollarFormat.format(cents / 100);
