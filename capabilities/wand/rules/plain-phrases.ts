/** Phrases with which people agree, decline and undo. */

const contractions: [RegExp, string][] = [
  [/\bwill not\b/g, 'wont'],
  [/\bcan ?not\b/g, 'cant'],
  [/\blet us\b/g, 'lets'],
  [/\b(that|it|there|he|she) is\b/g, '$1s'],
  [/\b(do|does|did|is|are|was|has|have|would|should) not\b/g, '$1nt'],
  [/\b(i|we|they) (?:have|had)(?= (?:changed|got|decided)\b)/g, '$1ve'],
  [/\bi am\b/g, 'im'],
  [/\bo+p+s+\b/g, 'oops'],
  [/\b(i|we) would\b/g, '$1d'],
];

/** Lowercases, removes apostrophes and contracts: 'Did not' and "didn't" both become 'didnt'. */
export const normalizeSpelling = (words: string): string =>
  contractions.reduce(
    (text, [pattern, short]) => text.replace(pattern, short),
    words.toLowerCase().replaceAll(/['’]/g, '').replaceAll(/\s+/g, ' '),
  );

/** Splits a comma-separated list. */
export const phrases = (lines: string): string[] =>
  lines
    .split(/[,\n]\s*/)
    .filter((phrase) => phrase !== '')
    .map(normalizeSpelling);

const polite =
  phrases(`please, pls, plz, thanks, thank you, thx, cheers, ok, okay, oh, ah, ach, och, eh, hm, hmm, um, uh, well, so, alright, all right, then, now, just, kindly, if you would, if you please,
sorry, pardon me, you know what, actually, honestly, really, obviously, clearly, forgive me, jk, just kidding, for me, my bad, my mistake, lol, haha, hang on, ugh, oops, dear, darling, baby, babe, honey, hon, love, mate, maam, yes maam, sir, sweetie`);
const it = phrases(
  'it, that, this, them, those, these, both, all, all of it, all of them, both of them, the lot, everything, that one, this one, the last one, that last one, one',
);

const regretting =
  phrases(`that was wrong, that was a mistake, it was a mistake, i made a mistake, a mistake, by mistake, by accident, accidentally, wrong one,
i didnt want that, i didnt mean that, i didnt mean it, i didnt mean this, i didnt mean to, i didnt mean to do that, that wasnt right, thats not right, thats not what i wanted, thats not what i want, thats not what i meant,
on second thought, on second thoughts, i changed my mind, ive changed my mind, changed my mind`);

export const undoing = {
  core: phrases(`undo, take it back, take that back, take them back, take back, revert, reverse, roll back, rollback, roll it back, roll that back, put it back, put that back, unapprove, un approve,
put them back, put everything back, go back, restore, change it back, change that back, set it back, i want it back, bring it back, bring that back, bring them back`),
  filler: [
    ...polite,
    ...it,
    ...regretting,
    ...phrases(`no, oops, whoops, wait, stop, can you, could you, can i, can we, could we, how do i, is there a way to, lets, i want to, i need to, id like to, how it was, the way it was, like it was, like before,
as it was, as before, to how it was, to the way it was, to what it was, where it was, again, what you just did, what i just did, what i just approved, the last change, the change, the changes, those changes, my last change, that last change, the last card, the last step, the last thing,
approve, do, confirm, accept, say yes, press, tap, click, i shouldnt have done, i shouldnt have approved, would you, will you, and`),
  ],
};

export const declining = {
  core: phrases(`no, nope, nah, no way, leave him, leave her, never mind, nevermind, nvm, dismiss, discard, forget, forget about, forget i said anything, forget i asked, leave, skip it, skip that,
dont, do not, dont bother, no need, not needed, cancel that, scrap that, scrap it, scratch that, drop it, drop that, ditch it, ditch that, bin it, bin that, ignore that, ignore it, ignore me, disregard,
lets not, lets leave it, id rather not, rather not, better not, not now, not today, not yet, maybe not, not this time, another time, maybe later, some other time, let it be, i take that back, i take it back, false alarm,
hold off, i changed my mind, changed my mind, ive changed my mind, we dont need, i dont need, dont need, i dont want, dont want, dont do, dont add, dont save,
we have some, we already have some, already have some, already have it, already have them, we have them already, we already have them, i already have some, i already have it, i already have them, weve got it already, weve got them already, weve got plenty, we have plenty, we have enough, we have it already, we already have it, weve got some, i have some, wait no, no wait, on second thought no, on second thoughts no, stop, thats wrong forget it, abort`),
  filler: [
    ...polite,
    ...it,
    ...regretting,
    ...phrases(`wait, do, be, bother, after all, any more, anymore, about, for now, as it is, as it was, how it was, the way it was, as is, be, later, maybe,
not sure, im not sure, it isnt, it is not, its not, they arent, its fine, thats fine, its ok, its okay, thats ok, thats okay, no worries, dont worry, with, not, we, i, that was silly, it was a, ill do it myself, keep, keep it, keep that, its still on, still on, ill think about it, think about it, let me think`),
  ],
};

export const agreeing = {
  core: phrases(`yes, yep, yeah, yup, yea, ya, yess, aye, ok, okay, k, sure, sure thing, approve, approved, confirm, confirmed, correct, agreed, accept, exactly, indeed, affirmative, save, save it, save that, save this, save them, save both,
do it, do that, do them, do both, do so, proceed, go, go ahead, go right ahead, go for it, go on, carry on, please do, make it so, make it happen, lock it in, by all means, quite right, quite so, very well,
i agree, i approve, i confirm, you may, you may proceed, thats what i meant, thats what i want, thats what i wanted, thats exactly right, thats exactly it, you bet, for sure, totally,
sounds good, sounds great, sounds right, sounds perfect, sounds fine, looks good, look good, looks great, look great, looks right, looks fine, looks perfect, looks correct, perfect, spot on,
thats right, thats it, thats correct, thats the one, thats the right one, that ones right, this ones right, that one is right, that ones good, thats good, thats perfect, thats great, thats fine, thats all good, all good, that works, works for me, this works, it works,
approve all, yes im sure, uh huh, uhuh, mhm, looks all good, absolutely, definitely, certainly, of course, lets do it, lets do that, lets go, fine by me, fine with me, ok with me, okay with me, good to go, im happy with that, happy with that, that will do, thatll do`),
  filler: [
    ...polite,
    ...it,
    ...phrases(`good, great, fine, right, thing, love, lovely, do, brilliant, super, awesome, wonderful, excellent, splendid, nice, cool, amazing, to me, for us, by me, of course, that would be great, that would be lovely, that would be perfect,
go, ask him, ask her, ask them, send it, to it, to that, to that one, to them, to both, to all, you can, you may, you should, and, is, are, the, looks, thats, is good, is fine, is right, are good, are fine, are right, look right, look fine, im sure, im certain, very much, so much, a lot, nicely`),
  ],
};
