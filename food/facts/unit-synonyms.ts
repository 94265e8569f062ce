/** Synonyms of count units, for every food ('tin') or for one food key ('celery rib'). */
export const unitSynonyms: Readonly<Record<string, string>> = {
  tin: 'can',
  rasher: 'slice',
  'bacon strip': 'slice',
  'celery rib': 'stalk',
  'celery stick': 'stalk',
  'celery stem': 'stalk',
};

/** Pieces of a standard size, by food key and unit: a stick of butter is half a cup, as marked on its wrapper. */
export const standardPieces: Readonly<Record<string, { quantity: string; unit: string }>> = {
  'butter stick': { quantity: '1/2', unit: 'cup' },
  'salted butter stick': { quantity: '1/2', unit: 'cup' },
  'margarine stick': { quantity: '1/2', unit: 'cup' },
};
