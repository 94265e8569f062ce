import { isReason } from './plain-reasons.ts';

/** Words that need no understanding: they decide about what was proposed, whoever answers otherwise. */
export type PlainWord = 'yes' | 'no' | 'undo';

interface Spoken {
  word: PlainWord;
  /** One of these must be said. */
  core: readonly string[];
  /** And nothing that is neither a core nor one of these: 'yes, but on Friday' is not plain. */
  beside: readonly string[];
}

const phrases = (lines: string) => lines.split(/[,\n]\s*/).filter((phrase) => phrase !== '');

const polite =
  phrases(`please, pls, plz, thanks, thank you, thx, cheers, ok, okay, oh, ah, hm, hmm, um, uh, well, so, alright, all right, then, now, just,
sorry, actually, honestly, really, for me, my bad, my mistake, lol, haha, hang on, ugh, oops, dear, darling`);
const it = phrases(
  'it, that, this, them, those, these, both, all, all of it, all of them, both of them, the lot, everything, that one, this one, the last one, one',
);

/** After a word that agrees these agree to what the card would do. */
const agreeing = phrases('yes, yep, yeah, yup').flatMap((yes) =>
  phrases(
    'cancel it, delete it, remove it, take it off, take them off, skip it, move it, pause it, change it, tick it off, tick them off',
  ).map((deed) => `${yes} ${deed}`),
);

const spoken: readonly Spoken[] = [
  {
    word: 'undo',
    core: phrases(`undo, take it back, take that back, take them back, take back, revert, reverse, roll back, roll it back, put it back, put that back,
put them back, put everything back, go back, restore, change it back, change that back, set it back, i want it back, bring it back`),
    beside: [
      ...polite,
      ...it,
      ...phrases(`no, oops, whoops, wait, can you, could you, lets, i want to, id like to, how it was, the way it was, like it was, like before,
as it was, as before, to how it was, to the way it was, to what it was, where it was, again, what you just did, what i just did, the last change,
the last thing, that was wrong, that was a mistake, it was a mistake, i made a mistake, wrong one, i didnt want that, i didnt mean that, i didnt mean to,
i didnt mean to do that, on second thought, on second thoughts, would you, will you, that wasnt right, thats not what i wanted, i changed my mind, changed my mind, and`),
    ],
  },
  {
    word: 'no',
    core: phrases(`no, nope, nah, no way, never mind, nevermind, nvm, dismiss, discard, forget, forget about, forget i said anything, forget i asked, leave, skip it, skip that,
dont, do not, dont bother, no need, not needed, cancel that, scrap that, scrap it, scratch that, drop it, drop that, ditch it, ditch that, bin it, bin that, ignore that, ignore it, ignore me, disregard,
lets not, lets leave it, id rather not, rather not, better not, not now, not today, not yet, maybe not, not this time, another time, maybe later, some other time,
hold off, i changed my mind, changed my mind, ive changed my mind, we dont need, i dont need, dont need, i dont want, dont want, dont do, dont add, dont save,
we have some, we already have some, we have it already, we already have it, weve got some, i have some, please dont, wait no, no wait, on second thought no, on second thoughts no, stop, thats wrong forget it, abort`),
    beside: [
      ...polite,
      ...it,
      ...phrases(`wait, do, be, bother, on second thought, on second thoughts, after all, any more, anymore, about, for now, as it is, as is, be, later, maybe,
not sure, im not sure, it isnt, it is not, its not, they arent, its fine, thats fine, its ok, its okay, thats ok, thats okay, no worries, dont worry, with, not, we, i, that was silly, ill do it myself, keep, keep it, keep that, its still on, still on, ill think about it, think about it, let me think`),
    ],
  },
  {
    word: 'yes',
    core: [
      ...agreeing,
      ...phrases(`yes, yep, yeah, yup, yea, ya, yess, aye, ok, okay, k, sure, sure thing, approve, approved, confirm, confirmed, correct, agreed, accept, exactly, indeed,
do it, do that, do them, do both, proceed, go ahead, go for it, go on, carry on, please do, add it, add them, add that, add both, add all, save it, save them, save that, save both, book it, make it so,
sounds good, sounds great, sounds right, sounds perfect, sounds fine, looks good, look good, looks great, look great, looks right, looks fine, looks perfect, looks correct, perfect, spot on,
thats right, thats it, thats correct, thats the one, thats the right one, that ones right, this ones right, that one is right, that ones good, thats good, thats perfect, thats great, thats fine, thats all good, all good, that works, works for me, this works, it works,
approve all, yes im sure, uh huh, uhuh, mhm, looks all good, save, absolutely, definitely, certainly, of course, lets do it, lets do that, lets go, fine by me, good to go, im happy with that, happy with that, that will do, thatll do`),
    ],
    beside: [
      ...polite,
      ...it,
      ...phrases(`good, great, fine, right, thing, love, lovely, do, add, save, brilliant, super, awesome, wonderful, excellent, nice, cool, amazing, to me, for us, by me, of course,
go, to both, to all, you can, you may, and, is, are, the, looks, thats, is good, is fine, is right, are good, are fine, are right, look right, look fine, im sure, very much, so much, a lot`),
    ],
  },
];

const longestFirst = new Map(
  spoken.map((one) => [one, [...one.core, ...one.beside].toSorted((a, b) => b.length - a.length)]),
);

/** Takes phrases off the front until nothing is left; the longest first, so that 'do it' is not 'do' and something else. */
function phrasesOf(said: string, one: Spoken): string[] | undefined {
  const known = longestFirst.get(one) ?? [];
  const found: string[] = [];
  let rest = said;
  while (rest !== '') {
    const phrase = known.find((each) => rest === each || rest.startsWith(`${each} `));
    if (!phrase) return undefined;
    found.push(phrase);
    rest = rest.slice(phrase.length).trim();
  }
  return found;
}

/** 'can you undo that?' is no question. */
const begging = /\b(?:can|could|would|will) you\b/;

export function plainWord(message: string): PlainWord | undefined {
  const letters = message.toLowerCase().replaceAll(/['’]/g, '');
  const said = letters.replaceAll(/[^a-z]+/g, ' ').trim();
  // A question wants an answer, a number is a value, and words of another alphabet may say anything.
  if (said === '' || /\p{N}/u.test(letters) || /[^\P{L}a-z]/u.test(letters)) return undefined;
  const word = decided(said)?.word ?? decidedBeside(letters);
  return /[?？؟]/.test(letters) && !(word === 'undo' && begging.test(said)) ? undefined : word;
}

/** The word that the phrases come to, and those of them that make it so. */
function decided(said: string): { word: PlainWord; cores: string[] } | undefined {
  for (const one of spoken) {
    const cores = phrasesOf(said, one)?.filter((phrase) => one.core.includes(phrase)) ?? [];
    if (cores.length > 0) return { word: one.word, cores };
  }
  return undefined;
}

const weak = new Set(['no', 'nope', 'nah', 'wait', 'no wait', 'wait no', 'not', 'stop', 'go back']);
/** 'never mind, it is still on', 'wrong one, undo': a reason beside it takes nothing back and asks for nothing. */
function decidedBeside(letters: string): PlainWord | undefined {
  const parts = letters
    .split(/[,.!;–—?]| - | because | cause | (?=(?:i|ill|ive|im|we|were|weve|hes|shes|theyre) )/)
    .map((part) => part.replaceAll(/[^a-z]+/g, ' ').trim())
    .filter((part) => part !== '');
  const said = parts.map((part) => decided(part));
  const at = said.findIndex((one) => one?.cores.some((core) => !weak.has(core)));
  const word = said[at]?.word;
  const reasons = parts.filter((_, index) => !said[index]);
  const isWhole = reasons.length > 0 && reasons.join(' ').includes(' ') && reasons.every(isReason);
  const isClear = said.every((one) => !one || one.word === word || one.cores.every((core) => weak.has(core)));
  return word !== 'yes' && isWhole && isClear ? word : undefined;
}
