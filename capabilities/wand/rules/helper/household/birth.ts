import type { Context } from '../reader.ts';
import { whenIn } from '../when/when.ts';
import { behind } from '../words/phrases.ts';
import { birthSaid, pastDay } from './facts.ts';

export const born = /\b(?:born|birthdate|birth date|dob|welcomed|arrived|gave birth)\b/i;

/** The day that stands behind 'born': 'moving in next month, born April 2 1957'. */
export function birthIn(said: string, { asked }: Context) {
  const told = behind(said, born);
  if (told === undefined) return undefined;
  const named = birthSaid(told, asked.today);
  const date = named ?? whenIn(told, asked).when.date ?? whenIn(said, asked).when.date;
  return date && pastDay(date, said, asked.today);
}
