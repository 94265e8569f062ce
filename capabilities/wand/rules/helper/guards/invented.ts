import { type Known, piecesOf } from '../likeness/pieces.ts';
import { isForMeal } from '../meals/words.ts';
import type { Reading } from '../reader.ts';

/** What has neither a day nor an hour nor a person of its own is no appointment for being said after one; nor are 'eggs for breakfast'. */
export const isInvented = (text: string, meaning: string, readings: readonly Reading[], known: Known) =>
  meaning !== text &&
  readings.some((one) => one.kind === 'propose' && /^add_(?:appointment|event)$/.test(one.tool)) &&
  (isForMeal(text) || piecesOf(text, known).every(({ kind }) => kind === 'word'));
