import { appointmentTypeOf } from '../calendar/appointment-words.ts';
import { isShopped } from '../groceries/words.ts';
import { isIdle, wordSet } from '../guards/left-over.ts';
import { isAlsoWord } from '../words/names-also-words.ts';
import { ofOnePet, petKindOf, type Relation, relationOf } from './words.ts';

/** The words with which a family is introduced: who somebody is, and what only joins the names. */

/** Who somebody is to her, or which pet it is. */
export type Kin = Relation & { petType?: string; breed?: string; isSeveral?: boolean; isOfOther?: boolean };

const kin =
  /^(?:(?:husband|hubby|wife|partner|spouse|boyfriend|girlfriend|fianc[eé]e?)'?s (?:mom|mum|mother|dad|father|sister|brother|parents)|(?:mother|father|sister|brother)s?[- ]in[- ]laws?|(?:baby|new ?born|foster|adopted|adoptive|step)[ -]?(?:boy|girl|son|daughter|child|brother|sister)|mils?|fils?|mom|mum|mother|mama|dad|father|papa|sisters?|brothers?|husband|hubby|wife|wifey|spouse|partner|boyfriend|girlfriend|fianc[eé]e?|stepsons?|stepdaughters?|step(?:mom|mum|dad|mother|father|sister|brother)|sons?|daughters?|bab(?:y|ies)|children|child|newborn|kids?|kiddos?|toddlers?|boys?|girls?|twins|triplets|grandma|grandmother|grandpa|grandfather|granny|nana?|gran|grand?dad|gramps|aunt|auntie|aunty|uncle|cousin|nanny|(?:baby)?sitter|au pair|roommate|lodger|housemate|niece|nephew|(?:oldest|eldest|youngest|first ?born|little one)(?! (?:son|daughter|child|kid|boy|girl|one)))\b(?!-)/i;
/** 'a single mom of two: Tyler is 12 and Zoe is 6' */
const ofChildren =
  /^(?:(?:single|busy|working|proud|tired) )?(?:mom|mum|mother|dad|father|parent) (?:of|to) (?:\d|one|two|three|four|five|six)(?: (?:kids|children|boys|girls))?\b/i;
/** 'the kids' dad' is an adult; who he is to her is another matter. */
const ofKids = /^(?:kids|children|boys|girls)'?s? (?:dad|father|mom|mum|mother)\b/i;
const self = /^(?:my name(?:'s| is)|i'm|i am)(?= \p{L})/iu;
/** 'jens mother', 'Emma's son': not hers, but somebody else's. */
const owner = /^(?!it|that|he|she|there|here)\p{L}{2,20}'?s (?=\p{L})/iu;
const someKind =
  /^(?:adult|grown-?up|(?:family|household) members?(?: named| called)?|person|people|somebody|someone)\b/i;
const severalOnes = /s$|children$/i;

/** Who is meant where a text begins so, and how much of it says so. */
export function kinAt(text: string, isFirst: boolean): { is: Kin; length: number } | undefined {
  const [own] = (isFirst && self.exec(text)) || [];
  if (own) return { is: { memberType: 'adult', relationship: 'self', word: own }, length: own.length };
  const [several] = ofChildren.exec(text) ?? [];
  if (several) {
    const is = { memberType: 'child' as const, relationship: undefined, word: 'children', isSeveral: true };
    return { is, length: several.length };
  }
  const [parent] = ofKids.exec(text) ?? [];
  if (parent) return { is: { memberType: 'adult', relationship: undefined, word: parent }, length: parent.length };
  const [word] = kin.exec(text) ?? [];
  const relation = word && relationOf(word.replace(/^.{0,1500}'?s (?=\p{L})/iu, ''));
  if (word && relation) return { is: { ...relation, word, isSeveral: severalOnes.test(word) }, length: word.length };
  const [whose = ''] = owner.exec(text) ?? [];
  const theirs = whose ? kinAt(text.slice(whose.length), false) : undefined;
  if (theirs) return { is: { ...theirs.is, isOfOther: true }, length: whose.length + theirs.length };
  const [someone] = someKind.exec(text) ?? [];
  if (someone) {
    const memberType = /^(?:adult|grown)/i.test(someone) ? ('adult' as const) : undefined;
    return { is: { memberType, relationship: undefined, word: someone }, length: someone.length };
  }
  const [animal = ''] = /^\p{L}{1,30}(?: pig| dragon| coon| retriever| shepherd)?/iu.exec(text) ?? [];
  const pet = petKindOf(ofOnePet(animal));
  if (!pet) return undefined;
  const is = { memberType: 'pet' as const, relationship: undefined, word: animal, petType: pet.petType };
  return { is: { ...is, ...(pet.breed && { breed: pet.breed }) }, length: animal.length };
}

/** What somebody is said to be instead of a name: 'my husband is late'. */
const states = wordSet(
  `sorry married divorced single retired pregnant sick ill late early home away here there out back busy free tired asleep awake hungry thirsty sad happy mad angry upset cranky fussy grumpy hurt well better worse fine
  ok okay good great amazing awesome wonderful lovely sweet cute funny silly crazy nervous scared afraid shy brave stubborn picky loud quiet bored excited exhausted
  vegan vegetarian pescatarian allergic diabetic autistic asthmatic celiac gluten lactose dairy tall short big small little older younger old young new ready done gone
  right wrong sure worried stressed grown growing teething crawling walking talking sleeping working traveling travelling driving coming going leaving visiting staying having
  nearly almost always never not very too so really super pretty just still only also now today tomorrow tonight yesterday recently lately finally off on in up down over under at from to for with without
  everything everyone nothing something anything mine ours yours his hers theirs last first next same different the
  monday tuesday wednesday thursday friday saturday sunday`,
);
/** What is had or added with such words beside it, and is nobody: 'a baby shower'. */
const things = wordSet(
  `shoe clothing shower monitor gate seat swim swimming class stroller crib bottle bottles clothes stuff list lists calendar birthday birthdays bday party photo photos pictures room rooms bed car meal meals menu plan
  plans lunch dinner breakfast snack snacks task tasks reminder reminders event events note notes gift gifts present presents trip trips recipe recipes shoes coat coats toy toys book books game games
  thing things day days week weeks schedule school daycare preschool homework project problem problems question issue issues appointment appointments allergy allergies size sizes name names
  subscription subscriptions groceries grocery shopping stuff money bill bills account app profile pet pets family household member members friend friends neighbor neighbour teacher boss`,
);

/** Only what is nothing else is a name in small letters; in capitals it says so itself. */
export const isNewName = (name: string, isCapital: boolean) =>
  name.split(' ').every((word) => isNameWord(word, isCapital));

function isNameWord(word: string, isCapital: boolean): boolean {
  const plain = word.toLowerCase();
  if (isAlsoWord(plain)) return true;
  if (isIdle(plain) || things.has(plain) || states.has(plain) || plain.length < 2) return false;
  const isThing = () => isShopped(plain) || appointmentTypeOf(plain, []) !== undefined;
  // 'knackered', but not 'alfred', 'ahmed' and 'saeed'
  return isCapital || !(/.ing$|...(?<!fr|dr|[mey])ed$/.test(plain) || isThing());
}
