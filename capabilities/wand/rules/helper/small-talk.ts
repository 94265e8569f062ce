import { examples } from './examples.ts';
import { beginsRequest, isQuestionLike } from './message/requests.ts';
import type { Context, Reader } from './reader.ts';
import { surelyAsks } from './told/likely-told.ts';
import { after, withoutEnd } from './words/said.ts';

/** Greetings, thanks, and who this is. */
export const smallTalkReader: Reader = async ({ text }, { household, asked }) => {
  const words = text
    .toLowerCase()
    .replaceAll(/[^\p{L} ]/gu, '')
    .replaceAll(/ {2,9}/g, ' ')
    .trim();
  if (text === asked.message && leaving.test(words)) return [{ kind: 'answer', text: 'All right.' }];
  const answer = talk.find(([is]) => (is instanceof RegExp ? is.test(words) : is(words)))?.[1];
  return answer && [{ kind: 'answer', text: answer(examples(household)) }];
};

const introduction = (shown: string) =>
  `I am the built-in helper of Mothership. I add, change and look up appointments, events, birthdays, tasks, meals, groceries and more, and I write nothing before you approve it. You can say, for example:\n${shown}`;

const praise =
  'great,perfect,awesome,cool,nice,lovely,ok great,good,super,brilliant,amazing,wonderful,fantastic,excellent,well done,good job,great job,nice work,love it,sweet,fab,got it,sounds good'.split(
    ',',
  );
const toWhom =
  'wand,magic wand,mothership,there,again,you,everyone,hun,hon,honey,love,dear,darling,babe,mate,lovely,sweetie,friend,buddy'.split(
    ',',
  );

/** Also behind praise, and to the wand by name. */
const thanks =
  /^(?:many |ok |aw |aww |oh |omg |wow |yay )?(?:thanks?|thank you|thx|ty|tysm|cheers|ta|i appreciate (?:it|you|that))(?: (?:ever )?so much| very much| a lot| a million| a bunch| a ton| loads| for (?:that|this|your help|the help|everything|helping))?$/;
const isThanks = (words: string) =>
  words !== '' &&
  words
    .split(/(?:^| )(?:thats|that is) /)
    .filter(Boolean)
    .every((part) => praise.includes(part) || thanks.test(withoutEnd(after(part, praise) ?? part, toWhom)));

const hello =
  /^(?:hi|hello|hey|hiya|yo|howdy|(?:good )?(?:morning|afternoon|evening))(?: (?:wand|magic wand|mothership|there|again|you|everyone))?(?: how are you.{0,20}| hows it going.{0,20}| whats up)?$|^(?:how are you|hows it going|whats up|how are things).{0,20}$/;

/** 'thank you, you're a lifesaver', however it is spelled. */
const flattery =
  /(?:^| )(?:you are|youre|your|ur|you're|u are|you (?:really |truly )?rock)(?: (?:so |really |such |just |truly |literally |an? |the |my ){0,3}(?:best|amazing|great|awesome|star|lifesaver|life saver|helpful|angel|genius|legend|good|wonderful|brilliant|fantastic|clever|smart|hero|gem|treasure|sweetheart|favou?rite|funny|kind|sweet)(?: helper| assistant| ever)?)?$/;
const isFlattery = (words: string) => {
  const at = words.search(flattery);
  const isWhole = / |rock$/.test(words.slice(at).trim());
  return isWhole && (at === 0 || (at > 0 && isThanks(words.slice(0, at))));
};

const nods = new Set('lol haha hehe ok okay alright hm hmm yay phew oh well whew'.split(' '));
/** 'lol ok', but not 'hmm' alone, which may be anything. */
const isNod = (words: string) =>
  words.split(' ').every((word) => nods.has(word)) && /\b(?:ok|okay|alright|yay|phew|lol|haha|hehe)\b/.test(words);

/** Where nothing is open, and nothing else is said: what was not understood is left. */
const leaving =
  /^(?:(?:oh |no |ok |actually )?(?:never ?mind|forget (?:it|that|about it)|(?:leave|keep) it(?: as (?:it )?is| there| for now)?|scratch that|scrap that)(?: then)?|stop(?: it)?|cancel(?: that)?)$/;
const complaining =
  /^(?:no )?(?:(?:that|this|it|thats|this is|that is|its|it is|you got (?:it|that)) ?(?:is |was |all |still |so |really ){0,2}(?:wrong|not right|incorrect|useless|annoying|frustrating|not working)|(?:thats|that is|that was|this is) not (?:what|how) i (?:said|meant|asked|wanted|told you).{0,20}|i hate (?:this|it|you)|you (?:dont|do not|didnt|did not) (?:understand|get it|listen).{0,20}|you(?:re| are) (?:useless|wrong|stupid|no help))$/;

const weary =
  /\b(?:tired|exhausted|worn out|sleepy|stressed|overwhelmed|drained|wiped out|frazzled|burnt out)\b(?! of\b)|\b(?:long|rough|hard|tough|crazy|awful|terrible|rubbish|horrible|bad|stressful|crappy|shitty|nightmare) (?:day|night|week|morning)\b|\bwhat a (?:day|night|week|morning)\b(?! (?:to|for|that)\b)|\b(?:fed up|knackered|shattered|swamped|losing my mind)\b/i;
/** 'ugh, what a day' asks nothing. */
const exclaims = /\bwhat an? (?:\p{L}{2,12} )?(?:day|night|week|morning)\b/iu;
const ofHerself = /\b(?:i'?m|i am|we're|we are|what an?|such an?|(?:having|had) an?|feeling|so)\b/i;

/** How she is, where nothing is asked for: 'I'm so tired today, the baby didn't sleep at all'. */
export async function kindWord(said: string, context: Context): Promise<string | undefined> {
  const isMood = weary.test(said) && ofHerself.test(said) && !/[?\d]/.test(said);
  const asking = said.replace(exclaims, '');
  const isAsking =
    isQuestionLike(asking) || asking.split(/[,.!;] | and | so /).some((part) => beginsRequest(part, '', true));
  return isMood && !isAsking && !(await surelyAsks(said, context))
    ? 'That sounds hard, I hope you get some rest soon. If there was something to do in it for me, I did not understand it.'
    : undefined;
}

const talk: [RegExp | ((words: string) => boolean), (shown: string) => string][] = [
  [hello, (shown) => `Hello! You can say, for example:\n${shown}`],
  [isThanks, () => 'You are welcome.'],
  [isNod, () => 'All right.'],
  [/^(?:oops |sorry |oh )*wrong (?:chat|app|window|person)(?: sorry)?$/, () => 'No problem.'],
  [
    (words) => isFlattery(words) || /^i love (?:you|this|it)(?: so much)?$/.test(words),
    () => 'Thank you, that is kind.',
  ],
  [
    complaining,
    () =>
      'I am sorry. Say how it should be instead, or ‘undo’ to take back what you approved; I understand short sentences best.',
  ],
  [
    /^(?:bye|goodbye|bye bye|good night|goodnight|night|night night|see you|see you later|talk later|ttyl|later|thats all|thats everything|thats the lot|thats it|thats all for now|that is all|im done|nothing else)(?: wand| for now| for today| thanks| thank you)?$/,
    () => 'See you soon.',
  ],
  [
    /^(?:help|help me|i need help|who are you|what are you|whats your name|what is your name|(?:so )?what (?:else )?(?:can|could|do) (?:you|i|we) (?:do|say|ask|help|type|tell you|know|understand)(?: (?:here|for me|me with|with|you|about|to you)){0,2}|what are you able to do|what are you for|show me what you can do|how do(?:es)? (?:you|this|it|i) (?:work|use (?:you|this|it))|how do i (?:use|start|begin|get started|set this up|set (?:it|you) up).{0,20}|where (?:do|should|can) (?:i|we) (?:start|begin)|what (?:do|should|can) (?:i|we) (?:do|tell you|say|enter|add|start with) first|are you (?:a |an )?(?:robot|ai|human|real|chatgpt|bot|person).{0,200}|how can you help(?: me)?|(?:so )?(?:what now|now what|whats next|what next|what do (?:i|we) do now)|(?:i |we )?(?:just |have just |ive just )?(?:signed up|joined|downloaded (?:this|it)|installed (?:this|it))(?: for this| here| today)?|(?:im|i am|were|we are) new(?: here| to this)?|examples|give me (?:some )?examples|commands)$/,
    introduction,
  ],
];
