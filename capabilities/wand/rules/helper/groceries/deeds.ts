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

/** '{be} gone' stands for each form of the verb. */
const forms = Object.entries({
  '{be}': 'is|are|was|were|has|have|has been|have been',
  '{nb}': `isn't|isnt|aren't|arent|wasn't|wasnt|weren't|werent|is not|are not|was not|were not|has not|have not|has been not|hasn't been|haven't been|still not`,
  '{not}': `don't|dont|do not`,
  '{can}': 'can|should|could|must|needs to|need to|has to|have to',
  '{should}': `shouldn't|shouldnt|should not|mustn't|must not`,
  '{did}': `didn't|didnt|did not|haven't|havent|couldn't|couldnt|could not|never|forgot to|didn't end up|not`,
  '{ate}': `ate|eaten|drank|drunk|used|used up|using|using up|finished|took|had|was|is|that's|thats|down to|on|opened`,
  '{last}': 'all|the last|our last|my last|the very last|the rest|the end',
}).map(([name, words]): [string, string[]] => [name, words.split('|')]);
const spelledOut = (phrase: string) =>
  forms.reduce(
    (all, [name, words]) =>
      all.flatMap((one) => (one.includes(name) ? words.map((word) => one.replace(name, word)) : [one])),
    [phrase],
  );

const sayings = (deed: Deed, isCommand: boolean, isBehind: boolean, phrases: string): Saying[] =>
  phrases
    .split('|')
    .flatMap((phrase) => spelledOut(phrase.trim()))
    .map((phrase) => ({ deed, isCommand, isBehind, words: phrase.split(' ') }));

/** What is bought, is not bought after all, or need not be bought. */
export const marks: readonly Saying[] = [
  ...sayings('tick_groceries', true, false, 'tick|tick off|check|check off|cross|cross off|cross out|mark|mark off'),
  ...sayings(
    'tick_groceries',
    false,
    false,
    'got|bought|brought|brought home|picked up|grabbed|purchased|found|have got|got us|did buy|did get|did find|ended up getting|ended up buying|ended up with|did grab|did pick up',
  ),
  ...sayings(
    'tick_groceries',
    false,
    true,
    `{be} bought|{be} done|{be} got|{be} purchased|{be} in the cart|{be} in the trolley|{be} in the basket|{be} in the bag|{be} in the car|{be} checked off|{be} ticked off|{be} ticked|{be} checked|{be} taken care of|{be} sorted|{be} picked up
    |done|sorted|bought|got|got it|got them|got those|i got|we got|in the cart|in the trolley|in the basket|in my cart|in our cart|in my basket|in my trolley|picked up|check`,
  ),
  ...sayings('tick_groceries', true, true, 'be crossed|be ticked|be checked'),
  ...sayings('remove_groceries', true, true, 'be taken|be removed|be deleted'),
  ...sayings('untick_groceries', false, false, 'ticked|ticked off|checked|checked off|crossed off|crossed|marked').map(
    (saying) => ({ ...saying, isMistake: true }),
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
    `{can} be unchecked|{can} be unticked|{should} be checked|{should} be ticked|{should} be crossed|{nb} bought|{nb} done|{nb} got|{nb} ticked|{nb} in the cart|not bought|still needs to be bought|still need to be bought|still has to be bought|still have to be bought|still to buy|still needed|{be} still needed|{be} sold out|{be} out of stock`,
  ),
  ...sayings(
    'remove_groceries',
    true,
    false,
    `remove|delete|hold|hold off on|take|take off|take out|drop|erase|get rid of|skip|forget|forget about|lose|ditch|strike|scratch|clear|clear off|clear out|empty|wipe|cancel|leave|leave off|leave out|scrap|never mind|nevermind|kill|nix
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
    |not needed|we have|we've got|we already have|i already have|we have enough of|we have plenty of|we {not} need|i {not} need|we won't need
    |have it at home|have them at home|have some at home|got some at home|have it already|have them already|have some already`,
  ),
];

/** What is to be bought. */
const onto = (saying: Saying): Saying => ({ ...saying, isOnto: true });

export const needs: readonly Saying[] = [
  ...sayings('remove_groceries', true, false, 'no more').map(onto),
  ...sayings('add_groceries', true, false, 'drop|like|want|have').map(onto),
  ...sayings('add_groceries', false, false, 'no|not any|without|without any').map((saying) => ({
    ...saying,
    isLeft: true,
  })),
  ...sayings(
    'add_groceries',
    true,
    true,
    'should go|can go|could go|must go|has to go|have to go|needs to go|need to go|wants to go|go',
  ).map(onto),
  ...sayings('add_groceries', false, true, 'goes|should be|needs to be|must be').map(onto),
  ...sayings(
    'add_groceries',
    true,
    false,
    `add|put|put on|put down|stick|stick down|throw|throw in|pop|pop down|chuck|chuck in|bung|toss|toss in|whack|include|list|write|write down|jot
    |jot down|note|note down|enter|get|get me|get us|grab me|grab us|buy us|buy|grab|pick up|fetch|purchase|stock up on|restock|bring home|{not} forget|{not} forget about
    |{not} let me forget|{not} let us forget|make sure we get|make sure we have|make sure there's|make sure there is|make sure there are`,
  ),
  ...sayings(
    'add_groceries',
    false,
    false,
    `need|needs|needing|need to buy|need to get|need to pick up|need to grab|need to stock up on|need buy|have to buy|have to get|must buy|must get|should buy|should get
    |there's no|theres no|there is no|there are no|have no|has no|got no|had no|zero|could use|could do with|want some|want more|want|wants some|wants more|wants|would like some|would love some|would like|would love|love some|out of|low on|through|short on|short of|missing|lacking|used up|finished|finished off|finished up
    |polished off|went through|gone through|got through|{ate} {last}|no more|hardly any|barely any|almost no|not much|not many|not a lot of|not enough|not a single|not one
    |{not} have any|{not} have any more|{not} have enough|{not} have much|{not} have many|haven't got any|havent got any|haven't any|haven't got enough|isn't any|aren't any|isnt any|arent any|isn't much|aren't many|isn't enough`,
  ),
  ...sayings(
    'add_groceries',
    false,
    true,
    `{be} gone|{be} finished|{be} used up|{be} empty|{be} out|{be} low|{be} needed|{be} running out|{be} running low|{be} running short|{be} getting low|{be} run out|{be} run low
    |we need|i need|we need to buy|we need to get|i need to buy|i need to get|we have to buy|we have to get|we should buy|we should get|we're out of|we are out of|we ran out of|we're low on
    |ran out|ran low|run out|used up|needed|needs replacing|need replacing|needs topping up|to be added|needs adding|need adding|needs buying|need buying|needs getting|need getting|low|running low|running out|all gone|finished|{be} missing|{be} down to the last one`,
  ),
];
