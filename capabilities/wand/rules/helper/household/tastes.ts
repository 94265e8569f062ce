import { childrenApi, type HouseholdMember } from '#capabilities/household/contract.ts';
import type { Values } from '../../tools/tool.ts';
import { isTidyLine } from '../groceries/words.ts';
import { leftOver, thingsIn, wordSet } from '../guards/left-over.ts';
import type { Context } from '../reader.ts';
import { colorIn, isColor, otherColor, type Taste } from './colors.ts';
import { withoutThese, withThese } from './lists.ts';

/** What a child likes, and which colours. Texts come without the child. */

const likes = [
  /\b(?:is |are |has |got |gotten |become |gone |became |getting |fallen |fell ){0,4}(?:(?:so|really|very|super|totally|completely|absolutely|awfully|terribly|extremely|incredibly|pretty|quite|only|big|all) ){0,3}(?:into|obsessed (?:with|by)|crazy (?:about|for)|mad (?:about|on|for)|nuts about|wild about|hooked on|keen on|big on|all about|in love with|interested in|fond of|an? (?:big |huge )?fan of|fascinated (?:by|with)|a (?:big |huge )?lover of|passionate about)\b/gi,
  /\b(?:love|like|enjoy|adore)s?\b|\b(?:has taken|have taken|took|taken) up\b|\bcan'?t get enough of\b|\bhas a thing for\b|\bstarted (?:liking|loving|enjoying)\b|\bdiscovered\b|\b(?:is )?(?:going through|in) an?(?= (?:\S{1,20} ){1,2}(?:phase|stage)\b)/gi,
];
const dislikes = [
  /\b(?:does(?:n'?t| not)|do(?:n'?t| not)|no longer|stopped|not)(?: really)? (?:likes?|loves?|liking|into|enjoys?|cares? (?:about|for)|interested in|crazy about|obsessed with|a fan of|keen on)\b/gi,
  /\b(?:isn'?t|is not|is no longer|aren'?t)(?: really)? (?:into|interested in|a fan of|crazy about|obsessed with|keen on|(?:bothered|fussed|mad|excited) about)\b/gi,
  /\b(?:is |are )?(?:(?:so|totally|completely|really|kinda|fully|well|officially) )?(?:over|bored (?:of|with|by)|tired of|sick of|done with|gone off|went off|past)\b|\blost interest in\b|\boutgr(?:ew|own)\b|\bgr(?:ew|own) out of\b|\bgave up\b|\bquit\b/gi,
];
const interests =
  /\b(?:interests?|hobb(?:y|ies)|obsessions?|passions?|fixation|(?:to|from|off|in) (?:list of )?likes|things (?:s?he )?(?:likes|loves)|preferences?)\b/i;
/** What is liked, but is no interest: people, moments, things of theirs. */
const otherThings =
  /\b(?:love|like|enjoy|adore)s? (?:to go|to see|it|that|this|when|how|her|his|my|our|me|you|us|him|being|the new|having|living|going)\b/i;
const listWords = wordSet(
  `add adds list profile interest interests hobby hobbies obsession obsessions passion passions fixation latest current likes loves things thing preference preferences new lot much so very especially anything as
  remove delete take off drop playing started write save jot log pop stick enter include file under amongst among`,
);
const removal = /^(?:remove|delete|take|drop|scratch)\b/i;

/** '..., add that to her interests' */
const filed =
  /[,;.!]? (?:so |and )?(?:please |can you |could you )?(?:add|put|pop|stick|jot|enter|save|note|write|log|list|include|file)(?: (?:it|that|this|down)){1,2} (?:to|in|under|as|on|with)(?: (?:one of|her|his|their|the|an?|list of)){0,2} (?:interests?|hobb(?:y|ies)|likes|list)$/i;
/** '..., take that off', where something is no longer liked. */
const takenOff =
  /[,;.!]? (?:so |and )?(?:please |can you |you can |could you )?(?:take|remove|delete|drop|scratch|cross) (?:it|that|this)(?: off| out| away)?(?: (?:from |of )?(?:the|her|his|their) (?:list|likes|interests|profile|hobbies))?$/i;
const adores = / and (?:s?he )?(?:really |absolutely )?(?:adores|loves|likes|enjoys) (?:it|them|that)\b/i;

/** 'besides dinosaurs' */
const besides =
  /^(?:besides|apart from|in addition to|on top of|not (?:just|only)) \p{L}{2,20}(?: and \p{L}{2,20})? /iu;

function interestIn(text: string): Taste | undefined {
  const told = text.replace(takenOff, '');
  const isGone = told !== text && dislikes.some((one) => told.search(one) !== -1);
  const said = (isGone ? told : text).replace(besides, '').replace(filed, '').replace(adores, '');
  if (interests.test(said)) {
    const isOver = removal.test(said);
    const named = thingsIn(said.replace(/\bthings s?he\b/i, 'things'), listWords);
    return named && { named, isColor: false, isOver };
  }
  for (const [family, isOver] of [[dislikes, true] as const, [likes, false] as const]) {
    const first = family.find((one) => said.search(one) !== -1);
    if (!first) continue;
    const [before = '', ...behind] = said.split(first);
    const named = behind.length === 1 && leftOver(before, listWords).length === 0 ? doingsIn(behind.join()) : undefined;
    return named && !otherThings.test(said) ? { named, isColor: false, isOver } : undefined;
  }
  return undefined;
}
const joint = '\u0001';

/** 'building with Lego' is one thing that is liked. */
const doingsIn = (text: string) =>
  thingsIn(
    text.replaceAll(/(\p{L}ing|(?<=\bto )\p{L}{3,15}) (with|in|on|at|to|for) (?=\p{L})/giu, `$1${joint}$2${joint}`),
    likedWords,
  )?.map((one) => one.replaceAll(joint, ' '));

const likedWords = wordSet(
  'save write log add jot interest interests hobby hobbies as color colour lot much so very especially right phase stage',
);

/** 'loves horses', 'favorite color is yellow': the whole list, with what is new in it. */
export async function tastesIn(said: string, { id }: HouseholdMember, { asked }: Context): Promise<Values | undefined> {
  const tastes = tastesOf(said);
  // 'Leo doesn't like puzzles any more. Put a bike on his gift ideas' says why.
  if (!tastes || (tastes.some(({ isOver }) => isOver) && /\b(?:gift|present)/i.test(asked.message))) return undefined;
  const child = (await asked.look(childrenApi.list)).find((one) => one.id === id);
  if (!child) return undefined;
  const { favoriteColors, preferences } = child;
  const after = tastes.reduce(renewed, { favoriteColors, preferences });
  const isNew = {
    favoriteColors: String(after.favoriteColors) !== String(favoriteColors),
    preferences: String(after.preferences) !== String(preferences),
  };
  if (!isNew.favoriteColors && !isNew.preferences) return undefined;
  return {
    ...(isNew.favoriteColors && { favoriteColors: after.favoriteColors }),
    ...(isNew.preferences && { preferences: after.preferences }),
  };
}

/** Each part may tell one: 'is over painting, she's all about football now'. */
function tastesOf(said: string): Taste[] | undefined {
  const colors = otherColor(said);
  if (colors) return colors;
  const parts = said.split(/[,;.!] (?:but |and )?| but /i);
  const each = parts.map(tasteIn).filter((one) => one !== undefined);
  if (parts.length > 1 && each.length === parts.length) return each;
  const whole = tasteIn(said);
  return whole && [whole];
}

function tasteIn(said: string): Taste | undefined {
  const taste = colorIn(said) ?? interestIn(said);
  return taste?.named.every((one) => one.split(' ').length < 5 && !/'s? /.test(one) && isTidyLine(one))
    ? taste
    : undefined;
}

interface Lists {
  favoriteColors: string[];
  preferences: string[];
}

function renewed(lists: Lists, { named, isOver, isColor: isSaid }: Taste): Lists {
  const key = isSaid || named.every((one) => isColor.test(one)) ? 'favoriteColors' : 'preferences';
  return { ...lists, [key]: (isOver ? withoutThese : withThese)(lists[key], named) };
}

/** Whether it tells a taste, be it understood or not. */
export const tellsTaste = (said: string) => [...likes, ...dislikes].some((family) => said.search(family) !== -1);
