/**
 * What a token is. The food is one stretch; what interrupts it ('fresh chopped basil') is `inside`. Everything else is told apart by
 * whether it stands before or after the food, so that the tagger knows at each word whether it had the food already.
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

/** Only the food leads from what stands before it to what stands after it. */
export const mayFollow = (before: number, after: number): boolean => {
  if (before === food) return after >= food;
  if (before === inside) return after === food || after === inside;
  if (before < food) return after <= food;
  return after > food && after !== inside;
};
