/** Units of count that mean the same thing, for every food or, after the food's key, for one. */
export const sameUnits: Readonly<Record<string, string>> = {
  tin: 'can',
  rasher: 'slice',
  'bacon strip': 'slice',
  'celery rib': 'stalk',
  'celery stick': 'stalk',
  'celery stem': 'stalk',
};

/** What is sold in one size: a stick of butter is half a cup, by the marks on its wrapper. */
export const standardPieces: Readonly<Record<string, { quantity: string; unit: string }>> = {
  'butter stick': { quantity: '1/2', unit: 'cup' },
  'salted butter stick': { quantity: '1/2', unit: 'cup' },
  'margarine stick': { quantity: '1/2', unit: 'cup' },
};
