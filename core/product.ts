/** The one place where the product's name stands. */
export const productName = 'Mothership';
