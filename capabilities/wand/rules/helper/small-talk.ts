import type { Reader } from './reader.ts';
import { examples } from './speech.ts';

/** Greetings, thanks, and who this is. */
export const smallTalkReader: Reader = async ({ text }, { household }) => {
  const words = text
    .toLowerCase()
    .replaceAll(/[^\p{L}' ]/gu, '')
    .replaceAll('’', "'")
    .trim();
  const answer = talk.find(([pattern]) => pattern.test(words))?.[1];
  return answer && [{ kind: 'answer', text: answer(examples(household)) }];
};

const introduction = (shown: string) =>
  `I am the built-in helper of Mothership. I add, change and look up appointments, events, birthdays, tasks, meals, groceries and more, and I write nothing before you approve it. You can say, for example:\n${shown}`;

const talk: [RegExp, (shown: string) => string][] = [
  [
    /^(hi|hello|hey|hiya|good (morning|afternoon|evening)|hello there|hi there|hey there)( wand| magic wand)?$/,
    (shown) => `Hello! You can say, for example:\n${shown}`,
  ],
  [
    /^(thanks?|thank you|thx|ty|cheers)( (ever )?so much| very much| a lot| wand)?$|^(great|perfect|awesome|cool|nice|lovely|ok great|good|super)( thanks?| thank you| job)?$/,
    () => 'You are welcome.',
  ],
  [
    /^(help|who are you|what are you|what can (you|i) (do|say|ask)( here| for me)?|how do(es)? (you|this|it) work|what do you do|are you (a |an )?(robot|ai|human|real|chatgpt|bot).{0,200}|how can you help( me)?)$/,
    introduction,
  ],
];
