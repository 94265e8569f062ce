/** The product's name is defined only here. */
export const productName = 'Mothership';
