import type { Values } from '../../tools/tool.ts';
import { numberOf } from '../when/tokens.ts';
import { request } from '../words/phrases.ts';
import { asTitle } from '../words/words.ts';

/** What she wants done with a recipe. */
export interface Wish {
  tool: string;
  /** All that is said besides the wish itself. */
  name: string;
  values: Values;
  /** She speaks of a recipe: if there is none of this name, that is the answer. */
  isPlain: boolean;
}

const bounds =
  /[,;.!?] | [-–—] |,? (?=(?:because|since|cause|cuz|now that|now we|nobody|no one|as (?:we|i|he|she|it)) )| (?=(?:can|could|would) (?:you|we) )| so (?!much |many |that )/i;

const tells = /^(?:make|set|change|update|mark|star|note|add|put|delete|remove)\b/i;

/** Found in the part of a sentence that says it; the rest says why. */
export function wishIn(said: string): Wish | undefined {
  const told = said.replace(/^note (?:down )?that /i, '');
  const parts = [...(isNoted.test(told) ? [told] : []), ...told.split(bounds)].map(request);
  const wishes = parts.flatMap((part) => {
    const wish = wishOf(part);
    return wish ? [{ wish, isTold: tells.test(part) }] : [];
  });
  // 'the recipe is for 4, make it serve 8'
  return (wishes.find(({ isTold }) => isTold) ?? wishes[0])?.wish;
}

function wishOf(part: string): Wish | undefined {
  const isPlain = /\brecipes?\b|\bcookbook\b/i.test(part);
  const changed = noted(part) ?? renamed(part) ?? favorite(part) ?? served(part);
  if (changed) return { tool: 'change_recipe', name: nameIn(changed.about), values: changed.values, isPlain };
  const about = removed(part, isPlain);
  return about === undefined ? undefined : { tool: 'remove_recipe', name: nameIn(about), values: {}, isPlain };
}

interface Change {
  about: string;
  values: Values;
}

const idle = new Set(
  `the a an our my your to as in into from off out of for on at is are be it's one please recipe recipes list book box collection cookbook family new now anymore any more really actually
  just make mark set add save flag put take remove delete change update should can could will would has have had been i we you among with by dish all-time favorite-ever can't kids' kids absolute everyone's everybody's family's all-round
  please really definitely become became officially also too that's this and then got getting so that enough bump raise increase jot write leave pop stick include say says need needs up lower reduce adjust amount number`.split(
    /\s+/,
  ),
);

/** 'mark the lemon pasta as' -> 'lemon pasta' */
const nameIn = (about: string): string => {
  const words = about
    .replaceAll(/[:"“”]/g, ' ')
    .split(' ')
    .filter(Boolean);
  const named = words.filter((word) => !idle.has(word.toLowerCase()));
  const pronoun = words.find((word) => /^(?:it|them|that|those|this)$/i.test(word));
  return named.length > 0 ? named.join(' ') : (pronoun ?? '');
};

const favors =
  /\b(?:un)?fav(?:ou?rites?|ou?rited|es?|s)?\b|^(?:un)?(?:star|heart) |\b(?:a|the|its|their) (?:star|heart)\b/i;
const unfavors =
  /\b(?:not|isn't|isnt|aren't|arent|no longer|never|remove|take|delete|drop|stop|off)\b|\bun(?:fav|star|heart|mark)/i;
const about = /\b(?:not|isn't|isnt|aren't|arent|no longer|never|stop|give|drop|love|loved?|unmark)\b/gi;

function favorite(part: string): Change | undefined {
  if (!favors.test(part) || /\bcolou?rs?\b|\?$/i.test(part)) return undefined;
  return { about: part.replace(favors, ' ').replaceAll(about, ' '), values: { isFavorite: !unfavors.test(part) } };
}

const count = /\b(\d{1,3}|two|three|four|five|six|seven|eight|ten|twelve)\b/i;
const serving =
  /\b(?:serves?|serving size|servings?|feeds?|feeding|portions?|people|persons|of us|enough for|makes enough for|makes|yields?)\b/gi;

function served(said: string): Change | undefined {
  const part = said.replace(/,? (?:not|instead of|rather than) \S{1,10}$/i, '');
  const told = count.exec(part)?.[1]?.toLowerCase();
  const bare = part.replaceAll(serving, ' ');
  const isSaid =
    bare !== part ||
    (/\brecipe\b/i.test(part) && !/ is for \S{1,10}$/i.test(part)) ||
    (part !== said && / for \S{1,10}$/i.test(part));
  if (!told || !isSaid) return undefined;
  return { about: bare.replace(count, ' '), values: { servings: numberOf(told) ?? Number(told) } };
}

const isNoted = /\bnotes?\b|^(?:write|jot)(?: down)? (?=(?:on|in|under|by|beside|next to) )/i;
const noteMark = /: | - | saying (?:that )?|,? that |,? to (?=use|add|try|make|cook|leave|double|skip|put|bake|serve)/i;

/** 'note on the taco recipe: use less salt', 'for the tacos note that Leo likes no lettuce' */
function noted(part: string): Change | undefined {
  const at = isNoted.exec(part);
  const mark = at && noteMark.exec(part.slice(at.index));
  if (!at || !mark) return undefined;
  const end = at.index + mark.index;
  const head = part.slice(0, end).replace(isNoted, ' ');
  return { about: head, values: { notes: part.slice(end + mark[0].length).trim() } };
}

function renamed(part: string): Change | undefined {
  const told = /^(?:rename|call) (.{2,60}) (?:to|as) (.{2,60})$/i.exec(part);
  return told?.[1] && told[2] && (/\brecipe\b/i.test(part) || part.startsWith('rename '))
    ? { about: told[1], values: { name: asTitle(told[2]) } }
    : undefined;
}

const removes =
  /^(?:delete|remove|get rid of|(?:throw|chuck|toss|take|kick)(?: (?:out|away))?|drop|erase|ditch|scrap|bin|lose|get(?=.{1,60} (?:out of|off|from) ))\b|\b(?:don't|dont|do not|no longer) (?:need|want|make|use|like)\b|\b(?:has|have) to go\b|\b(?:can|should|must|could) go\b|\b(?:you|we) (?:can|could|should|may) (?:delete|remove|drop|bin|ditch|scrap|erase)\b/i;

function removed(part: string, isPlain: boolean): string | undefined {
  const found = removes.exec(part);
  if (!found || (found.index > 0 && !isPlain)) return undefined;
  return part.replace(removes, ' ').replace(/ (?:out|away)$/i, '');
}
