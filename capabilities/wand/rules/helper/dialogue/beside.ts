import type { Values } from '../../tools/tool.ts';

/** Words that go with a value of this kind and add nothing to it. */
const beside: Record<string, string> = {
  nextBillingDate: 'next billing bill billed renews renewal renew payment due charge charged comes',
  subscriptionCost:
    'cost costs price pay paying charge charged month monthly a per dollars bucks only went up gone raised increased dropped down',
  billingFrequency: 'billed billing paid pay once',
  status: 'subscription altogether completely entirely for while bit now want fully hold',
  partyDate: 'party celebrate celebrating celebration',
  partyTime: 'party',
  shoeSize: 'size shoe shoes wears wear',
  clothingSize: 'size clothes clothing wears wear',
  servings: 'servings serves people portions persons feeds enough serving',
  quantity: 'get buy of pack packs bottle bottles bag bags gallon gallons litre litres box boxes',
  mealType: 'meal',
  childId: 'belongs list his hers whose person kid child appointment wishlist ideas gift',
  travelers: 'coming going along joining trip family whole everyone',
  affectedChildren: 'kids children coming going along',
  relationship: 'side part from school',
  endDate:
    'until till through end ends ending back return home come coming stay staying leave fly flying drive driving get',
  startDate: 'leave leaving start go going from depart',
  recurringFrequency: 'repeats repeat repeating recurring every once',
  birthdate: 'born birthday',
  petType: 'kind animal',
};

export const besideOf = (values: Values) =>
  Object.keys(values)
    .map((name) => beside[name] ?? '')
    .join(' ');
