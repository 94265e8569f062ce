import type { HouseholdMember } from '#capabilities/household/contract.ts';
import { diets } from '#food/diets.ts';
import type { Values } from '../../tools/tool.ts';
import { isShopped, isTidyLine } from '../groceries/words.ts';
import { leftOver, taken, thingsIn, wordSet } from '../guards/left-over.ts';
import type { Reading } from '../reader.ts';
import { asTitle, listed, splitWords } from '../words/words.ts';
import { withoutThese, withThese } from './lists.ts';

/** Allergies and diets, wherever in the sentence the food stands. Texts come without the person. */

/** What was so until now. */
const over = [
  /\bno longer\b|\bno more\b|\bnot\b|\bisn'?t\b|\baren'?t\b|\boutgr(?:ew|own)\b|\bgr(?:ew|own) out of\b|\bdoes(?:n'?t| not) have\b|\bdon'?t have\b/gi,
  /\bgave up\b|\bgiven up\b|\bstopped\b|\bquit\b|\bdone (?:with|being)\b|\bgot over\b|\b(?:is|are) over\b|\bcleared\b|\b(?:has|is) gone$|^(?:remove|delete|drop|take|scratch)\b/gi,
  /[,.;]? (?:so |and )?(?:please )?(?:remove|delete|drop|take|scratch) (?:it|that|this)(?: off| out| away)?$/gi,
];

/** The list with these, or without them; undefined where that is how it is already. */
function renewed(present: readonly string[], named: readonly string[], isOver: boolean): string[] | undefined {
  const list = isOver ? withoutThese(present, named) : withThese(present, named);
  return list.length === present.length ? undefined : list;
}

const allergic =
  /\ballerg(?:ic|y|ies|en|ens)\b|\breact(?:s|ed|ing)?(?: \w{1,12})? to\b|\b(?:bad|allergic) reaction to\b|\banaphyla\w{1,8}\b|\b(?:gets?|got|breaks? out in) (?:hives|an? rash|itchy|swollen)(?: from)?\b|\bsensitive to\b/i;
const allergicTo = /\b(?:to|from)\b|\ballerg(?:y|ies|ens?)\b|\b(?:hives|rash)\b/i;
const allergyWords = wordSet(
  `allergic allergy allergies allergen allergens react reacts reacted reacting reaction badly anaphylactic anaphylaxis severe severely mild
  mildly slight slightly serious seriously very new newly developed develop develops list profile add adds added diagnosed tested positive turned found hives rash itchy swollen breaks break sensitive save write log register enter jot track keep include when eating eats touches give gives gave giving
  being off file as under food foods entry out doctor doc nurse allergist pediatrician says told test tests`,
);

/** What it does to them tells why: '..., broke out in hives at Grandma's', '..., it makes him itch'. */
const symptoms =
  /[,;.] (?:(?:and|it|they|that|because|he|she|just) ){0,3}(?:(?:makes?|made|gives?|gave) (?:him|her|them)|(?:broke|came) (?:out|up)|had an? (?:bad |severe |allergic )?reaction|got (?:hives|itchy|a rash|sick)|itches|swelled up|threw up)\b[^,;.]{0,60}/gi;

/** 'Peanut noodles have to go, she is allergic' is about the noodles. */
const leaving =
  /\b(?:to|must|should|can|could|gotta|will) (?:go|come off|be (?:removed|deleted|cancell?ed|replaced|swapped|skipped))\b|\b(?:are|is) (?:off|out)\b/i;

/** 'Her allergy test is on Friday' */
const isDay = /day$|^(?:tomorrow|tonight|next|at|on)\b|\d/i;

const avoids =
  /\b(?:can't|cant|cannot|can not|must not|mustn't|shouldn't|isn't allowed|is not allowed|not allowed|not supposed)(?: to)? (?:have|eat|tolerate|drink|do)\b|\b(?:has|have|needs|need) to (?:avoid|stay away from|stay off)\b|\bavoid(?:s|ing)?\b/gi;

/** 'can eat eggs again', of who was allergic to them. */
const eatsAgain = /^can (?:now |finally )?(?:eat|have|drink) (.{3,40}?) (?:again|now)$/i;

function eatenAgain(said: string, { allergies }: HouseholdMember): Told[] | undefined {
  const [, eaten] = eatsAgain.exec(said) ?? [];
  if (!eaten) return undefined;
  const foods = splitWords(eaten);
  const list = withoutThese(allergies, foods);
  return allergies.length - list.length === foods.length ? [{ allergies: list }] : undefined;
}

export function allergiesIn(said: string, person: HouseholdMember): Told[] | undefined {
  const { allergies, memberType, name, notes } = person;
  const again = eatenAgain(said, person);
  if (again) return again;
  if (!allergic.test(said) || leaving.test(said)) return undefined;
  const { rest, isThere: isOver } = taken(said.replaceAll(symptoms, '').replaceAll(avoids, ' '), over);
  const named = thingsIn(rest, allergyWords);
  if (!named || named.some((food) => food.split(' ').length > 3 || !isTidyLine(food) || isDay.test(food)))
    return undefined;
  // 'She is allergic' tells of nothing new.
  if (!allergicTo.test(said) && !named.every(isFood)) return undefined;
  // Of pets no allergies are kept.
  const note = `Allergic to ${listed(named.map((food) => food.toLowerCase()))}`;
  if (memberType === 'pet') return isOver ? undefined : [{ notes: [notes, note].filter(Boolean).join('\n') }];
  const list = renewed(allergies, named, isOver);
  return [list ? { allergies: list } : already(name, named, isOver)];
}

export type Told = Values | Reading;

const already = (name: string, named: readonly string[], isOver: boolean): Reading => ({
  kind: 'answer',
  text: isOver
    ? `${asTitle(listed(named))} is not noted for ${name}.`
    : `${asTitle(listed(named))} is noted for ${name} already.`,
});

const isFood = (food: string) =>
  isShopped(food) || /^(?:gluten|dairy|lactose|nuts|seafood|sugar|red meat)$/i.test(food);

/** 'Mia can't have gluten' may be an allergy or a diet. */
export function avoidedIn(said: string, person: HouseholdMember, quote: string): Told[] | undefined {
  const { rest, isThere } = taken(said, [avoids]);
  const named = isThere && person.memberType !== 'pet' ? thingsIn(rest, new Set()) : undefined;
  if (!named?.every(isFood)) return undefined;
  const { id, allergies, dietaryRestrictions } = person;
  const choice = (label: string, values: Values) => ({ label, tool: 'change_member', values: { id, ...values } });
  const choices = [
    choice('an allergy', { allergies: withThese(allergies, named) }),
    choice('a diet', { dietaryRestrictions: withThese(dietaryRestrictions, named.map(no)) }),
  ];
  return [{ kind: 'ask', question: 'Is that an allergy or a diet?', waiting: { kind: 'choice', choices, quote } }];
}
const no = (food: string) => `No ${food.toLowerCase()}`;

const moreDiets = [
  ...['Pescatarian', 'Lactose-Free', 'Lactose intolerant', 'Gluten intolerant', 'Sugar-Free', 'Egg-Free', 'Soy-Free'],
];
const ofMeat = ['Vegetarian', 'Vegan', 'Pescatarian'];
const plain = (words: string) => words.toLowerCase().replaceAll('-', ' ');
const dietWords = wordSet(
  `diet diets dietary restriction restrictions eats eat eating follows follow following becoming became become turned turning trying
  strictly fully completely decided announced declared chose keeping keeps keep save add off being as under profile list veggie anything morning put down`,
);
const doesNotEat =
  /\b(?:doesn't|doesnt|does not|don't|dont|do not|won't|wont|will not|no longer|stopped|quit|not|isn't) (?:eat|eats|eating|touch|do|doing)\b|\b(?:gave up|given up|giving up|cut out|cutting out|went off|gone off|is off|are off|am off|i'm off|quit)\b/gi;

export function dietsIn(said: string, { dietaryRestrictions, memberType, name }: HouseholdMember): Told[] | undefined {
  if (memberType === 'pet') return undefined;
  const lower = plain(said)
    .replace(/\b(?:veggie|vegie)(?= (?:now|any ?more|these days)|$)/, 'vegetarian')
    .replace('pescetarian', 'pescatarian');
  const named = [...diets, ...moreDiets].filter((diet) => lower.includes(plain(diet)));
  if (named.length > 0) {
    const { rest, isThere: isOver } = taken(
      named.reduce((words, diet) => words.replace(plain(diet), ' '), lower),
      over,
    );
    if (leftOver(rest, dietWords).length > 0) return undefined;
    // Nobody is both: who eats fish now is no vegetarian any more.
    const others = named.some((diet) => ofMeat.includes(diet)) ? ofMeat.filter((diet) => !named.includes(diet)) : [];
    const present = isOver ? dietaryRestrictions : withoutThese(dietaryRestrictions, others);
    const list = renewed(present, named, isOver);
    return [list ? { dietaryRestrictions: list } : already(name, named, isOver)];
  }
  const isHeaded = /\b(?:diet|dietary)\b/i.test(said);
  const { rest, isThere } = taken(said, isHeaded ? [doesNotEat, /\b(?:no|without)\b/gi] : [doesNotEat]);
  const foods = isThere ? thingsIn(rest, dietWords) : undefined;
  if (!foods?.every(isDietFood)) return undefined;
  return [{ dietaryRestrictions: withThese(dietaryRestrictions, foods.map(without)) }];
}
/** By the name that the diet has: 'Gluten-Free'. */
const without = (food: string) => diets.find((diet) => plain(diet) === `${food.toLowerCase()} free`) ?? no(food);
const isDietFood = (food: string) =>
  /^(?:meat|pork|beef|fish|dairy|gluten|eggs|sugar|shellfish|seafood|nuts|red meat|chicken|wheat|milk|lactose|carbs|soy)$/i.test(
    food,
  );
