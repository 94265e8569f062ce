/**
 * Tags for tokens. The food is one run of tokens; words that interrupt it ('fresh chopped basil') are `inside`. All
 * other tags have a version before and after the food, so that the tagger always knows whether the food has already
 * occurred.
 */
export const tag = {
  quantity: 0,
  unitBefore: 1,
  amountBefore: 2,
  preparationBefore: 3,
  commentBefore: 4,
  food: 5,
  unitAfter: 6,
  amountAfter: 7,
  preparationAfter: 8,
  commentAfter: 9,
  inside: 10,
};

export const tagCount = 11;

const { food, inside } = tag;

export const mayBegin = (it: number): boolean => it <= food;
export const mayEnd = (it: number): boolean => it >= food && it !== inside;

/** Only the food can come between a 'before' tag and an 'after' tag. */
export const mayFollow = (before: number, after: number): boolean => {
  if (before === food) return after >= food;
  if (before === inside) return after === food || after === inside;
  if (before < food) return after <= food;
  return after > food && after !== inside;
};
