/** Choices in the onboarding and the profile, worded as specified. */

export const momCategories = ['Working Mom', 'Full Time Mom', 'Part-Time Working Mom'] as const;
export const techSavvyLevels = ['Beginner', 'Comfortable', 'Expert'] as const;
export const otherTrigger = 'Other';
export const stressTriggers = [
  'Forgetting important dates',
  'Meal planning',
  'Coordinating schedules',
  'Managing the mental load',
  otherTrigger,
] as const;
export const holidays = ['Christmas', 'Thanksgiving', 'Halloween', 'Easter', '4th of July', 'Other'] as const;
export const deliveryServices = ['none', 'uber-eats', 'doordash', 'grubhub', 'postmates'] as const;
