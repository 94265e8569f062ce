import { isCommand } from '../message/requests.ts';
import { withoutPoliteness } from '../words/polite.ts';
import { asAsked, isQuestion } from './question-shape.ts';
import { plainWords } from './question-words.ts';

/** What is asked, without what is told beside it: 'are we busy saturday, my friend wants to do brunch'. */

const bounds =
  /[,;:.!?] | - | or (?=(?:did|is|are|was|were|do|does|have|has|should|can|could)\b)| (?=(?:i'm|im|i am) (?:at|in|on|trying|about|walking|going|standing|just|not|making|doing|planning|heading|so|still)\b)| (?=(?:because|cause|cos|since) )/i;
/** Where a remark may begin without any sign; 'what do i need to buy' has none. */
const looseBounds =
  / (?=(?:i|we) (?:need|want|have|wanna|gotta|should|can|could) (?:to )?(?:tell|know|let|ask|give|show|plan|answer|reply)\b)/i;
const remark =
  /^(?:and |so |but |as )?(?:because|since|cos|cause|before|after|apart from|except|besides|other than|an?|there's|theres|there is|(?:can|could|should) (?:i|we)|do you know|any idea|for (?:a|an|my|her|his|the)|(?!anything|something)\p{L}{2,20}ing|i|i'm|im|i've|ive|i'll|we|we're|we've|he|he's|she|she's|they|they're|it|it's|its|my|his|her|our|their|the|someone|somebody|everyone|be|just|like|wanted|want|need|sorry|thanks|help|ugh|lol|no rush|quick question|\p{L}{1,20}(?:'s)? (?:won't|wont|keeps|wants|is|says|said|asked|needs|has|just))(?=[ ?!.]|$)/iu;

const asks = (part: string) => isQuestion(asAsked(plainWords(withoutPoliteness(part)).join(' ')), false);
/** 'my mom wants to know what he likes' tells and asks. */
const leadsToQuestion = (part: string) => {
  const plain = plainWords(part).join(' ');
  return asAsked(plain) !== plain && asks(part);
};

function coreAt(text: string, seams: RegExp, told: ReadonlySet<string>): string | undefined {
  const parts = text.split(seams).filter((part) => part?.trim());
  if (parts.length < 2) return undefined;
  const isRemark = (part: string) => remark.test(withoutPoliteness(part)) || told.has(part);
  const [core, ...others] = parts.filter((part) => (asks(part) && !isRemark(part)) || leadsToQuestion(part));
  // 'is it active or did I pause it'
  const isSame = others.every((part) => /\b(?:it|that|they|them|one)\b/i.test(part));
  // 'what did we plan for friday, pizza?'
  const isGuess = (part: string) => part === parts.at(-1) && part.endsWith('?') && part.split(' ').length < 4;
  const isTold = parts.every((part) => part === core || isRemark(part) || others.includes(part) || isGuess(part));
  return isSame && isTold ? core : undefined;
}

/** 'bread - did we get it?': what it is about stands before. */
function withTopic(text: string): string | undefined {
  const [topic = '', question = '', ...others] = text.split(/ - |: |\? |, /);
  const isTopic = topic.split(' ').length < 6 && !asks(topic) && !remark.test(topic) && !isCommand(topic);
  if (others.length > 0 || !isTopic || !asks(question)) return undefined;
  const about = question.replace(/\b(?:it|that|they|them|those)\b/i, topic);
  return about !== question || question.split(' ').length < 4
    ? about === question
      ? `${question} ${topic}`
      : about
    : undefined;
}

/** How a question may be meant, the likeliest first; `told` are the parts that ask for nothing. */
export const coresOf = (text: string, told: ReadonlySet<string> = new Set()): string[] => [
  ...new Set([withTopic(text) ?? coreAt(text, bounds, told) ?? text, coreAt(text, looseBounds, told) ?? text]),
];

/** What stands beside the first part. */
export const besideQuestion = (text: string): string[] => text.split(bounds).slice(1);
