import type { Talk } from './conversation.ts';
import { foundIn } from './find/found.ts';
import { isOpening } from './rank/asides.ts';

const elsewhere = new Set(['groceries', 'pack', 'gift', 'calendar', 'planner', 'filing', 'trip']);

/**
 * The message with what the turn before leaves to be understood: a tournament 'on April 10' that wasn't understood
 * 'starts at ten', and 'add sunscreen' goes on the packing list that was just shown.
 */
export function continued({ message, memory, family }: Talk, leans: boolean): string {
  const last = memory.requests.at(-1);
  const { meanings, when } = foundIn(message, family);
  const goesOn = leans || /^(?:starts|it's|it starts|at|on|from)\b/i.test(message);
  if (last?.intent === 'none' && goesOn && !meanings.some(({ meaning }) => isOpening(meaning)))
    return `${last.text}, ${message}`;
  const trip = family.things.find(({ id, kind }) => kind === 'trip' && last?.things.includes(id));
  const isShown = last?.intent === 'question' && /\bpack/i.test(last.text);
  const isAdding = meanings.some(({ meaning, first }) => meaning === 'add' && first === 0) && when.length === 0;
  const isElsewhere = meanings.some(({ meaning }) => elsewhere.has(meaning));
  return trip && isShown && isAdding && !isElsewhere ? `${message} to the packing list for ${trip.title}` : message;
}
