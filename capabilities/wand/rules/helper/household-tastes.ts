import { childrenApi, type HouseholdMember } from '#capabilities/household/contract.ts';
import type { Values } from '../tools/tool.ts';
import { isTidyLine } from './grocery-words.ts';
import { withoutThese, withThese } from './household-diets.ts';
import { behind, without } from './phrases.ts';
import type { Context } from './reader.ts';
import { splitWords, withoutArticle } from './words.ts';

const likes =
  /\b(?:loves|likes|enjoys|adores|(?:has taken|took) up|can't get enough of|cant get enough of|(?:is|has (?:gotten|got|become|gone)|got|became) (?:really |very |so |super |totally |completely |now |also |just ){0,3}(?:into|obsessed with|crazy (?:about|for)|mad (?:about|on|for)|nuts about|wild about|hooked on|keen on|big on|all about|in love with|interested in|fond of|a (?:big |huge )?fan of)) (?:the color |the colour )?(?!to go\b|to see\b|it\b|that\b|this\b|when\b|how\b|her\b|his\b|being\b)/i;
const dislikes =
  /\b(?:doesn't|doesnt|does not|no longer|stopped) (?:really )?(?:like|likes|love|loves|liking|into|enjoy|care about|interested in) |\b(?:isn't|isnt|is not|is no longer) (?:really )?(?:into|interested in|a fan of) /i;
const toInterests = / to (?:\p{L}{1,30}'?s?|his|her) (?:interests?|hobbies|likes)$/iu;
const favorite = /\bfav(?:e|ou?rite)? colou?rs? (?:is|are|now|has changed to|changed to) (?:now )?/i;
const later = / (?:now|too|as well|any ?more|these days|right now|at the moment|lately|so much|a lot|very much)$/i;
const colors =
  /^(?:(?:light|dark|bright|hot|baby|navy) )?(?:red|blue|green|yellow|purple|pink|orange|black|white|brown|grey|gray|teal|turquoise|gold|silver|violet|lilac|lavender|navy|mint|rainbow|beige|magenta|coral|peach)$/i;

const named = (words: string) =>
  splitWords(without(without(words, later), later))
    .map((one) => withoutArticle(one.replace(/^(?:now |also ){0,2}(?:to )?/i, '').replace(/^the colou?r /i, '')))
    .filter(Boolean);

/** 'Mia loves horses', 'Nora's favorite color is yellow': the whole list of a child, with what is new in it. */
export async function tastesIn(said: string, { id }: HouseholdMember, { asked }: Context): Promise<Values | undefined> {
  const disliked = behind(said, dislikes);
  const color = behind(said, favorite);
  const added =
    /^(?:add|put) /i.test(said) && toInterests.test(said)
      ? without(said.replace(/^(?:add|put) /i, ''), toInterests)
      : undefined;
  const told = named(color ?? disliked ?? added ?? behind(said, likes) ?? '');
  if (told.length === 0 || told.some((one) => one.split(' ').length > 4 || !isTidyLine(one))) return undefined;
  const child = (await asked.look(childrenApi.list)).find((one) => one.id === id);
  if (!child) return undefined;
  const { preferences, favoriteColors } = child;
  if (color !== undefined || told.every((one) => colors.test(one)))
    return disliked === undefined
      ? { favoriteColors: withThese(favoriteColors, told) }
      : { favoriteColors: withoutThese(favoriteColors, told) };
  if (disliked === undefined) return { preferences: withThese(preferences, told) };
  const left = withoutThese(preferences, told);
  return left.length < preferences.length ? { preferences: left } : undefined;
}
