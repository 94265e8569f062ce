import type { Clause, Reading } from '../reader.ts';
import { without } from '../words/phrases.ts';
import { asTitle } from '../words/words.ts';

/** 'can we do breakfast for dinner on Thursday' */
export function mealForMeal(said: string, { when, text }: Clause): Reading[] | undefined {
  const told = without(said, / instead$/i);
  const [note, at = ''] = /\b(?:breakfast|brunch) for (dinner|lunch)$/i.exec(told) ?? [];
  const isLed = note && leadsToMeal.test(told.slice(0, -note.length));
  if (!isLed || !when.date || when.time) return undefined;
  const values = { note: asTitle(note), mealType: at.toLowerCase(), date: when.date };
  return [{ kind: 'propose', tool: 'plan_meal', values, quote: text }];
}

const leadsToMeal = /^(?:(?:let's|lets|we|we'll|we're|do|have|having|doing|make|plan|put|add|to) ){0,4}$/i;
