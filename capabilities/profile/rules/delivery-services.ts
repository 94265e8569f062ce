import { deliveryServices } from '#capabilities/preferences/rules/choices.ts';

const names: Record<(typeof deliveryServices)[number], string> = {
  none: 'None',
  'uber-eats': 'Uber Eats',
  doordash: 'DoorDash',
  grubhub: 'Grubhub',
  postmates: 'Postmates',
};

export const deliveryChoices = deliveryServices.map((value) => ({ value, label: names[value] }));
