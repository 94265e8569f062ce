import { asAsked, isQuestion } from './question-shape.ts';
import { plainWords } from './question-words.ts';

/** What is asked, without what is told beside it: 'are we busy saturday, my friend wants to do brunch'. */

const bounds =
  /[,;.!?] | - | or (?=(?:did|is|are|was|were|do|does|have|has|should)\b)| (?=(?:i'm|im|i am) (?:at|in|on|trying|about|walking|going|standing|just|not|making|doing|planning|heading|so|still)\b)| (?=(?:because|cause|cos|since) )/i;
const remark =
  /^(?:and |so |but |as |because |since |cos |cause )?(?:i|i'm|im|i've|ive|i'll|we|we're|we've|he|he's|she|she's|they|they're|it|it's|its|my|his|her|our|their|the|someone|somebody|everyone|be|just|like|asking|thinking|trying|wanted|want|need|sorry|thanks|help|ugh|lol|no rush|quick question|\p{L}{1,20}(?:'s)? (?:won't|wont|keeps|wants|is|says|said|asked|needs|has|just))(?: |$)/iu;

/** The one part that asks, where all others tell something. */
export function coreOf(text: string): string | undefined {
  const parts = text.split(bounds).filter((part) => part?.trim());
  if (parts.length < 2) return undefined;
  const asks = (part: string) => isQuestion(asAsked(plainWords(part).join(' ')), false);
  const [core, ...others] = parts.filter((part) => asks(part) && !remark.test(part));
  // 'is it active or did I pause it'
  const isSame = others.every((part) => /\b(?:it|that|they|them|one)\b/i.test(part));
  const isTold = parts.every((part) => part === core || remark.test(part) || others.includes(part));
  return isSame && isTold ? core : undefined;
}
