import { appointmentTools } from './appointment-tools.ts';
import { birthdayTools } from './birthday-tools.ts';
import { eventTools } from './event-tools.ts';
import { giftTools } from './gift-tools.ts';
import { groceryTools } from './grocery-tools.ts';
import { handOffTools } from './hand-off-tools.ts';
import { householdTools } from './household-tools.ts';
import { mealTools } from './meal-tools.ts';
import { mealWeekTools } from './meal-week-tools.ts';
import { nudgeTools } from './nudge-tools.ts';
import { placeTools } from './place-tools.ts';
import { ratingTools } from './rating-tools.ts';
import { recipeTools } from './recipe-tools.ts';
import { withReminderFacts } from './reminder-facts.ts';
import { reminderTools } from './reminder-tools.ts';
import { sitterTools } from './sitter-tools.ts';
import { subscriptionTools } from './subscription-tools.ts';
import { taskTools } from './task-tools.ts';
import type { Tool } from './tool.ts';
import { tripTools } from './trip-tools.ts';

/** All tools of the assistant. The model and the built-in helper use the same ones. */
export const tools: readonly Tool[] = [
  ...eventTools,
  ...appointmentTools,
  ...placeTools,
  ...birthdayTools,
  ...taskTools,
  ...tripTools,
  ...householdTools,
  ...groceryTools,
  ...mealTools,
  ...mealWeekTools,
  ...recipeTools,
  ...ratingTools,
  ...subscriptionTools,
  ...giftTools,
  ...reminderTools,
  ...handOffTools,
  ...sitterTools,
  ...nudgeTools,
].map(withReminderFacts);
