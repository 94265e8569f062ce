import type { HouseholdMember } from '#capabilities/household/contract.ts';
import { diets } from '#capabilities/recipes/rules/diet/words.ts';
import type { Values } from '../tools/tool.ts';
import { isShopped } from './grocery-words.ts';
import { before, behind, without } from './phrases.ts';
import type { Clause, Reading } from './reader.ts';
import { asTitle, splitWords, withoutArticle } from './words.ts';

const later =
  / (?:now|too|as well|any ?more|these days|apparently|unfortunately|sadly|to (?:his|her|their) (?:list|profile|allergies))$/i;
const tidied = (words: string) =>
  splitWords(without(without(words, later), later))
    .map((one) => withoutArticle(one))
    .filter(Boolean);

const same = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();
export const withThese = (present: readonly string[], added: readonly string[]): string[] => [
  ...present,
  ...added.map(asTitle).filter((one) => !present.some((other) => same(one, other))),
];
const stem = (word: string) => word.toLowerCase().replace(/(?:es|s)$/, '');
export const withoutThese = (present: readonly string[], gone: readonly string[]): string[] =>
  present.filter((one) => !gone.some((other) => stem(one) === stem(other)));

const noLonger = /\b(?:no longer|not|isn't|isnt|outgrew|outgrown|grew out of|grown out of|doesn't have)\b/i;
const allergic = /\ballerg(?:ic|y) to |\bhas allergies to |\ballerg(?:y|ies): ?/i;
const hasOne =
  /\b(?:(?:has|have) )?(?:developed|outgrew|outgrown|grew out of|grown out of|has|have|got)(?: an?| his| her| the| any)? /i;
const toAllergies = / to (?:\p{L}{1,30}'?s?|his|her|my|the) allerg(?:y|ies)(?: list)?$/iu;

const avoids =
  /\b(?:can't|cant|cannot|can not|must not|shouldn't|isn't allowed to) (?:have|eat|tolerate|drink) (?:any )?/i;

export function allergiesIn(said: string, { allergies, memberType }: HouseholdMember): Values[] | undefined {
  if (!/allerg/i.test(said) || memberType === 'pet') return undefined;
  const told =
    before(said.replace(/^(?:add|put) /i, ''), toAllergies) ??
    behind(said, allergic) ??
    before(behind(said, hasOne) ?? '', / allerg(?:y|ies)\b/i) ??
    before(behind(said, avoids) ?? '', /,? (?:because |as )?s?he(?:'s| is|s) allergic$/i);
  const named = tidied(told ?? '');
  if (named.length === 0) return undefined;
  const list = noLonger.test(said) ? withoutThese(allergies, named) : withThese(allergies, named);
  return [{ allergies: list }];
}

/** 'Mia can't have gluten' may be an allergy or a diet. */
export function avoidedIn(said: string, person: HouseholdMember, { text }: Clause): Reading[] | undefined {
  const named = tidied(behind(said, avoids) ?? '');
  const isKnown = named.every((food) => isShopped(food) || /^(?:gluten|dairy|lactose|nuts|seafood)$/i.test(food));
  if (named.length === 0 || !isKnown || person.memberType === 'pet') return undefined;
  const { id, allergies, dietaryRestrictions } = person;
  const without = named.map((food) => `No ${food.toLowerCase()}`);
  const choices: { label: string; tool: string; values: Values }[] = [
    { label: 'an allergy', tool: 'change_member', values: { id, allergies: withThese(allergies, named) } },
    {
      label: 'a diet',
      tool: 'change_member',
      values: { id, dietaryRestrictions: withThese(dietaryRestrictions, without) },
    },
  ];
  return [
    { kind: 'ask', question: 'Is that an allergy or a diet?', waiting: { kind: 'choice', choices, quote: text } },
  ];
}

const moreDiets = [
  'Pescatarian',
  'Lactose-Free',
  'Lactose intolerant',
  'Gluten intolerant',
  'Sugar-Free',
  'Egg-Free',
  'Soy-Free',
];
const plain = (words: string) => words.toLowerCase().replaceAll('-', ' ');
const isDiet =
  /\b(?:is|are|am|went|goes|going|eats|became|now|has gone|turned|follows|on)\b|\bdiet|\bvegetarian|\bvegan/i;
const doesNotEat =
  /\b(?:doesn't|doesnt|does not|don't|dont|won't|wont|no longer|stopped) (?:eat|eats|eating) (?:any )?/i;

export function dietsIn(said: string, { dietaryRestrictions, memberType }: HouseholdMember): Values[] | undefined {
  if (memberType === 'pet') return undefined;
  const named = [...diets, ...moreDiets].filter((diet) => plain(said).includes(plain(diet)));
  const avoided = behind(said, doesNotEat);
  if (named.length > 0 && isDiet.test(said) && !avoided) {
    const list = noLonger.test(said) ? withoutThese(dietaryRestrictions, named) : withThese(dietaryRestrictions, named);
    return [{ dietaryRestrictions: list }];
  }
  const foods = /\b(?:meat|pork|beef|fish|dairy|gluten|eggs|sugar|shellfish|seafood|nuts|red meat|chicken)\b/i;
  if (!avoided || !foods.test(avoided)) return undefined;
  return [
    {
      dietaryRestrictions: withThese(
        dietaryRestrictions,
        tidied(avoided).map((food) => `No ${food.toLowerCase()}`),
      ),
    },
  ];
}
