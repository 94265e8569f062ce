/** The services to choose from. Two share a label, so each also has a brand. */
export interface Service {
  value: string;
  label: string;
  type: string;
  brand: string;
}

export const services: readonly Service[] = [
  { value: 'coterie', label: 'Coterie Diapers', type: 'diaper_subscription', brand: 'Coterie' },
  { value: 'lovevery', label: 'Toys', type: 'toy_subscription', brand: 'Lovevery' },
  { value: 'little_spoon', label: 'Food', type: 'meal_kit', brand: 'Little Spoon' },
  { value: 'yumi', label: 'Food', type: 'meal_kit', brand: 'Yumi' },
  { value: 'honest', label: 'Honest Company', type: 'baby_essentials', brand: 'Honest' },
  { value: 'other', label: 'Other', type: 'other', brand: 'Any other service' },
];

/** For services outside the catalogue; the user can enter a name. */
export const otherService = 'other';
