import { type Saying, sayings } from './grocery-deeds.ts';

/** The many ways to say that something is to be bought. */

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
    |jot down|note|note down|enter|get|buy|grab|pick up|fetch|purchase|stock up on|restock|bring home|{not} forget|{not} forget about
    |{not} let me forget|{not} let us forget|make sure we get|make sure we have|make sure there's|make sure there is|make sure there are`,
  ),
  ...sayings(
    'add_groceries',
    false,
    false,
    `need|needs|needing|need to buy|need to get|need to pick up|need to grab|need to stock up on|need buy|have to buy|have to get|must buy|must get|should buy|should get
    |there's no|theres no|there is no|there are no|have no|has no|got no|had no|zero|could use|could do with|want some|want more|want|would like some|would love some|would like|would love|love some|out of|low on|through|short on|short of|missing|lacking|used up|finished|finished off|finished up
    |polished off|went through|gone through|got through|{ate} {last}|no more|hardly any|barely any|almost no|not much|not many|not a lot of|not enough|not a single|not one
    |{not} have any|{not} have any more|{not} have enough|{not} have much|{not} have many|haven't got any|havent got any|haven't any|haven't got enough|isn't any|aren't any|isnt any|arent any|isn't much|aren't many|isn't enough`,
  ),
  ...sayings(
    'add_groceries',
    false,
    true,
    `{be} gone|{be} finished|{be} used up|{be} empty|{be} out|{be} low|{be} needed|{be} running out|{be} running low|{be} running short|{be} getting low|{be} run out|{be} run low
    |ran out|ran low|run out|used up|needed|needs replacing|need replacing|needs topping up|to be added|needs adding|need adding|needs buying|need buying|needs getting|need getting|low|running low|running out|all gone|finished|{be} missing|{be} down to the last one`,
  ),
];
