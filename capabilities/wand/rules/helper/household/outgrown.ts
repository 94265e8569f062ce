import type { HouseholdMember } from '#capabilities/household/contract.ts';
import type { Reading } from '../reader.ts';
import { clothes, shoes } from './size-words.ts';

/** 'Emily has outgrown 5T': what no longer fits is not the size that she wears. */

interface Outgrown {
  of: 'shoes' | 'clothes';
  /** What is said besides it, in which the new size may be: 'she's a 6 now'. */
  rest: string;
}

const outgrown =
  /\b(?:outgr(?:ew|own|owing)|gr(?:ew|own|owing) out of|too big for|isn't|is not|no longer)(?: (?:his|her|their|the|all|of|an?|those|old|in|wearing|wears)){0,3}(?: sizes?)?( \d{1,3}(?:\.5)?(?:[-/]\d{1,2})?(?: ?(?:t|y|m|months?|years?))?s?)?( (?:stuff|ones|things|any ?more|\p{L}{3,10}))?(?=$|[ ,.;!])/iu;

export function outgrownIn(said: string, { shoeSize, clothingSize }: HouseholdMember): Outgrown | undefined {
  const [whole, size = '', thing = ''] = outgrown.exec(said) ?? [];
  if (!whole) return undefined;
  const word = thing.trim().toLowerCase();
  const [isShoe, isCloth] = [shoes.has(word), clothes.has(word)];
  const isThing = isShoe || isCloth || /^(?:stuff|ones|things|any ?more)?$/.test(word);
  // 'outgrown his peanut allergy'
  if (!size && !isShoe && !isCloth) return undefined;
  const rest = said.replace(isThing ? whole : whole.slice(0, -thing.length), ' ').trim();
  const old = size.trim().replace(/s$/i, '').toLowerCase();
  if (isShoe || (!isCloth && old === shoeSize?.toLowerCase())) return { of: 'shoes', rest };
  const isGarment = /[-/]|[tym]$|months?$|years?$/i.test(old) || old === clothingSize?.toLowerCase();
  return isCloth || isGarment ? { of: 'clothes', rest } : undefined;
}

export function asksSize(of: Outgrown['of'], { id, name }: HouseholdMember, quote: string): Reading {
  const field = of === 'shoes' ? 'shoeSize' : 'clothingSize';
  const waiting = { kind: 'missing' as const, tool: 'change_member', values: { id }, field, quote };
  return { kind: 'ask', question: `Which size does ${name} wear now${of === 'shoes' ? ' in shoes' : ''}?`, waiting };
}
