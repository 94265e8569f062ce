import { examples } from './examples.ts';
import { beginsRequest, isQuestionLike } from './message/requests.ts';
import type { Context, Reader } from './reader.ts';
import { surelyAsks } from './told/likely-told.ts';
import { after, withoutEnd } from './words/said.ts';

/** Greetings, thanks, and who this is. */
export const smallTalkReader: Reader = async ({ text }, { household }) => {
  const words = text
    .toLowerCase()
    .replaceAll(/[^\p{L} ]/gu, '')
    .replaceAll(/ {2,9}/g, ' ')
    .trim();
  const answer = talk.find(([is]) => (is instanceof RegExp ? is.test(words) : is(words)))?.[1];
  return answer && [{ kind: 'answer', text: answer(examples(household)) }];
};

const introduction = (shown: string) =>
  `I am the built-in helper of Mothership. I add, change and look up appointments, events, birthdays, tasks, meals, groceries and more, and I write nothing before you approve it. You can say, for example:\n${shown}`;

const praise =
  'great,perfect,awesome,cool,nice,lovely,ok great,good,super,brilliant,amazing,wonderful,fantastic,excellent,well done,good job,great job,nice work,love it,sweet,fab,got it,sounds good'.split(
    ',',
  );
const toWhom = ['wand', 'magic wand', 'mothership', 'there', 'again', 'you', 'everyone'];

/** Also behind praise, and to the wand by name. */
const thanks =
  /^(?:many |ok )?(?:thanks?|thank you|thx|ty|cheers|i appreciate (?:it|you|that))(?: (?:ever )?so much| very much| a lot| a million| a bunch| a ton| loads| for (?:that|this|your help|the help|everything|helping))?$/;
const isThanks = (words: string) =>
  words !== '' &&
  words
    .split(/(?:^| )(?:thats|that is) /)
    .filter(Boolean)
    .every((part) => praise.includes(part) || thanks.test(withoutEnd(after(part, praise) ?? part, toWhom)));

const hello =
  /^(?:hi|hello|hey|hiya|yo|howdy|(?:good )?(?:morning|afternoon|evening))(?: (?:wand|magic wand|mothership|there|again|you|everyone))?(?: how are you.{0,20}| hows it going.{0,20}| whats up)?$|^(?:how are you|hows it going|whats up|how are things).{0,20}$/;

const nods = new Set('lol haha hehe ok okay alright hm hmm yay phew oh well whew'.split(' '));
/** 'lol ok', but not 'hmm' alone, which may be anything. */
const isNod = (words: string) =>
  words.split(' ').every((word) => nods.has(word)) && /\b(?:ok|okay|alright|yay|phew)\b/.test(words);

const weary =
  /\b(?:tired|exhausted|worn out|sleepy|stressed|overwhelmed|drained|wiped out|frazzled|burnt out)\b(?! of\b)|\b(?:long|rough|hard|tough|crazy|awful|terrible) (?:day|night|week|morning)\b/i;
const ofHerself = /\b(?:i'?m|i am|we're|we are|what an?|such an?|(?:having|had) an?|feeling|so)\b/i;

/** How she is, where nothing is asked for: 'I'm so tired today, the baby didn't sleep at all'. */
export async function kindWord(said: string, context: Context): Promise<string | undefined> {
  const isMood = weary.test(said) && ofHerself.test(said) && !/[?\d]/.test(said);
  const isAsking =
    isQuestionLike(said) || said.split(/[,.!;] | and | so /).some((part) => beginsRequest(part, '', true));
  return isMood && !isAsking && !(await surelyAsks(said, context))
    ? 'That sounds hard, I hope you get some rest soon. If there was something to do in it for me, I did not understand it.'
    : undefined;
}

const talk: [RegExp | ((words: string) => boolean), (shown: string) => string][] = [
  [hello, (shown) => `Hello! You can say, for example:\n${shown}`],
  [isThanks, () => 'You are welcome.'],
  [isNod, () => 'All right.'],
  [
    /^(?:you are|youre|ur|you're|u are) (?:so |really |such |just )?(?:an? |the |my )?(?:best|amazing|great|awesome|star|lifesaver|life saver|helpful|angel|genius|legend|good|wonderful|clever|smart|hero|favou?rite|funny)(?: helper| assistant| ever)?$|^i love (?:you|this|it)(?: so much)?$/,
    () => 'Thank you, that is kind.',
  ],
  [
    /^(?:bye|goodbye|bye bye|good night|goodnight|night|night night|see you|see you later|talk later|ttyl|later|thats all|thats it|thats all for now|that is all|im done|nothing else)(?: wand| for now| for today| thanks| thank you)?$/,
    () => 'See you soon.',
  ],
  [
    /^(?:help|help me|i need help|who are you|what are you|whats your name|what is your name|(?:so )?what (?:else )?(?:can|could|do) (?:you|i|we) (?:do|say|ask|help|type|tell you|know|understand)(?: (?:here|for me|me with|with|you|about|to you)){0,2}|what are you able to do|what are you for|show me what you can do|how do(?:es)? (?:you|this|it|i) (?:work|use (?:you|this|it))|how do i (?:use|start|begin).{0,20}|are you (?:a |an )?(?:robot|ai|human|real|chatgpt|bot|person).{0,200}|how can you help(?: me)?|examples|give me (?:some )?examples|commands)$/,
    introduction,
  ],
];
