/** The many ways to say that something is to be bought, is bought, is not bought after all, or need not be bought. */

export type Deed = 'add_groceries' | 'tick_groceries' | 'untick_groceries' | 'remove_groceries';

/** Words that say what is to be done, with the things behind them ('we ran out of') or before them ('is in the cart'). */
export interface Saying {
  deed: Deed;
  /** She tells us to do it; otherwise she only says how it is. */
  isCommand: boolean;
  isBehind: boolean;
  /** Means this only where she says 'on the list': 'drop milk on the list'. */
  isOnto?: boolean;
  /** Means this only of what is left or at home: 'no milk left'. */
  isLeft?: boolean;
  /** Means this only of what was done by mistake: 'I ticked the bread by mistake'. */
  isMistake?: boolean;
  words: readonly string[];
}

const being = ['is', 'are', 'was', 'were', 'has', 'have', 'has been', 'have been'];
const notBeing = [
  "isn't",
  'isnt',
  "aren't",
  'arent',
  "wasn't",
  'wasnt',
  "weren't",
  'werent',
  ...being.map((be) => `${be} not`),
  "hasn't been",
  "haven't been",
  'still not',
];
const not = ["don't", 'dont', 'do not'];
const did = [
  "didn't",
  'didnt',
  'did not',
  "haven't",
  'havent',
  "couldn't",
  'couldnt',
  'could not',
  'never',
  'forgot to',
  "didn't end up",
  'not',
];

/** '{be} gone' stands for each form of the verb. */
const forms: [string, readonly string[]][] = [
  ['{be}', being],
  ['{nb}', notBeing],
  ['{not}', not],
  ['{did}', did],
  [
    '{ate}',
    [
      'ate',
      'eaten',
      'drank',
      'drunk',
      'used',
      'used up',
      'using',
      'using up',
      'finished',
      'took',
      'had',
      'was',
      'is',
      "that's",
      'thats',
      'down to',
      'on',
      'opened',
    ],
  ],
  ['{last}', ['all', 'the last', 'our last', 'my last', 'the very last', 'the rest', 'the end']],
];
const spelledOut = (phrase: string) =>
  forms.reduce(
    (all, [name, words]) =>
      all.flatMap((one) => (one.includes(name) ? words.map((word) => one.replace(name, word)) : [one])),
    [phrase],
  );

export const sayings = (deed: Deed, isCommand: boolean, isBehind: boolean, phrases: string): Saying[] =>
  phrases
    .split('|')
    .flatMap((phrase) => spelledOut(phrase.trim()))
    .map((phrase) => ({ deed, isCommand, isBehind, words: phrase.split(' ') }));

/** What is bought, is not bought after all, or need not be bought. */
export const marks: readonly Saying[] = [
  ...sayings('tick_groceries', true, false, 'tick|tick off|check|check off|cross|cross off|cross out|mark|mark off'),
  ...sayings('tick_groceries', false, false, 'got|bought|picked up|grabbed|purchased|found|have got|got us'),
  ...sayings(
    'tick_groceries',
    false,
    true,
    `{be} bought|{be} done|{be} got|{be} purchased|{be} in the cart|{be} in the trolley|{be} in the basket|{be} in the bag|{be} in the car|{be} checked off|{be} ticked off|{be} ticked|{be} checked|{be} taken care of|{be} sorted|{be} picked up
    |done|sorted|bought|got|got it|got them|got those|i got|we got|in the cart|in the trolley|in the basket|in my cart|in our cart|in my basket|in my trolley|picked up|check`,
  ),
  ...sayings('remove_groceries', true, true, 'be taken|be removed|be deleted'),
  ...sayings('untick_groceries', false, false, 'ticked|ticked off|checked|checked off|crossed off|crossed|marked').map(
    (saying) => ({
      ...saying,
      isMistake: true,
    }),
  ),
  ...sayings('untick_groceries', true, false, 'untick|uncheck|un-tick|un-check|unmark|uncross|un-cross'),
  ...sayings(
    'untick_groceries',
    false,
    false,
    '{did} get|{did} buy|{did} find|{did} grab|{did} pick up|{did} bought|{did} got|{did} gotten|{did} getting|{did} buying|{did} found|forgot|still need|still need to get|still need to buy',
  ),
  ...sayings(
    'untick_groceries',
    false,
    true,
    `{nb} bought|{nb} done|{nb} got|{nb} ticked|{nb} in the cart|not bought|still needs to be bought|still need to be bought|still has to be bought|still have to be bought|still to buy|still needed|{be} still needed|{be} sold out|{be} out of stock`,
  ),
  ...sayings(
    'remove_groceries',
    true,
    false,
    `remove|delete|hold|hold off on|take|take off|take out|drop|erase|get rid of|skip|forget|forget about|lose|ditch|strike|scratch|clear|empty|wipe|cancel|leave|leave off|leave out|scrap|never mind|nevermind|kill|nix
    |{not} buy|{not} get|{not} list|{not} bother with|{not} bother getting|{not} bother buying|no need for|no need to buy|no need to get|no need to list|no need of`,
  ),
  ...sayings(
    'remove_groceries',
    false,
    false,
    `{not} need|{not} want|won't be needing|wont be needing|not needing|no longer need|no longer want|won't need|wont need|will not need|already have|already own|still have|still got|have enough|have plenty of|have loads of|have lots of|have tons of|have a ton of
    |got plenty of|got enough|got loads of|got lots of|plenty of|enough|loads of`,
  ),
  ...sayings(
    'remove_groceries',
    false,
    true,
    `can come|can go|could go|should go|may go|should come|could come|can be taken|can be removed|can be deleted|should be removed|{be} not needed|{nb} needed|{nb} necessary|{be} no longer needed|no longer needed
    |not needed|we already have|i already have|we have enough of|we have plenty of|we {not} need|i {not} need|we won't need
    |have it at home|have them at home|have some at home|got some at home|have it already|have them already|have some already`,
  ),
];
