import { examples } from './examples.ts';
import type { Reader } from './reader.ts';
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

const talk: [RegExp | ((words: string) => boolean), (shown: string) => string][] = [
  [hello, (shown) => `Hello! You can say, for example:\n${shown}`],
  [isThanks, () => 'You are welcome.'],
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
