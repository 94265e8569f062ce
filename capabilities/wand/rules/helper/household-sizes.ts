import type { HouseholdMember } from '#capabilities/household/contract.ts';
import type { Values } from '../tools/tool.ts';
import type { Clause, Reading } from './reader.ts';

const size =
  /(?:\bsizes?|\bwear(?:s|ing)(?: an?)?|\bin|\bis|\bare|\bto|\bneeds|\binto|\bnow|\bfits|\btakes|\bs?he'?s) (?:a )?(?:now |a |an |size |about |up to ){0,3}(\d{1,3}(?:[.½]5?)?(?: ?(?:t|m|y|c|k|months?|mo|years|w))?(?:[-/]\d{1,2}(?: ?(?:t|m|y|months))?)?|xxs|xs|s|m|l|xl|xxl|small|medium|large)\b/i;
const shoes = /\b(?:shoes?|feet|foot|boots?|sneakers|sandals)\b/i;
const clothes =
  /\b(?:cloth(?:es|ing)|shirts?|pants|trousers|dress(?:es)?|pajamas|pyjamas|jackets?|outfits?|onesies?|leggings|jeans|diaper)\b/i;
const garmentSize =
  /^\d{1,2}(?:[-/]\d{1,2})? ?(?:t|y|m|months|mo|years)$|^(?:xxs|xs|s|m|l|xl|xxl|small|medium|large)$/i;
const isAboutSize =
  /\bsizes?\b|\bwear(?:s|ing)\b|\btakes an? \d|\b(?:went|gone|moved) up to\b|[-:] (?:shoes?|clothes|clothing)\b|\bfeet are\b|\bin (?:clothes|clothing|shoes)\b|\bin \d{1,2}[ -](?:months?|mo)\b|\bshoes? (?:is|are)\b|\bin \d{1,2}t\b|\bfits\b/i;

/** 'Mia's shoe size is now 31', 'Leo wears 4T' */
export function sizesIn(
  said: string,
  { id, name, memberType }: HouseholdMember,
  { text }: Clause,
): (Values | Reading)[] | undefined {
  if (memberType !== 'child' || !isAboutSize.test(said) || /\?$|^(?:new|get|order)\b|\bbuy\b|\bdiapers?\b/i.test(text))
    return undefined;
  const isShoe = shoes.test(said);
  const isCloth = clothes.test(said);
  if (isShoe && isCloth) return undefined;
  const found = (size.exec(said) ??
    /\b(?:shoes?|clothing|clothes)(?: sizes?)?(?: for \p{L}{1,30})?[:=]? (\d{1,3}\w?)\b/iu.exec(said))?.[1];
  if (!found) return undefined;
  const value = /^[\d./-]* ?\p{L}{1,2}$/u.test(found) ? found.toUpperCase().replace(' ', '') : found;
  if (isShoe) return [{ shoeSize: value }];
  if (isCloth || garmentSize.test(found) || Number(found) > 49) return [{ clothingSize: value }];
  const choice = (label: string, values: Values) => ({ label, tool: 'change_member', values: { id, ...values } });
  const choices = [choice('shoes', { shoeSize: value }), choice('clothes', { clothingSize: value })];
  return [
    {
      kind: 'ask',
      question: `Is ${value} ${name}'s size in shoes or in clothes?`,
      waiting: { kind: 'choice', choices, quote: text },
    },
  ];
}
