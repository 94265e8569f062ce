import type { HouseholdMember } from '#capabilities/household/contract.ts';
import { addDays, addMonths } from '#core/dates.ts';
import { capital } from '#core/capital.ts';
import type { Values } from '../../tools/tool.ts';
import { type Thing, thingsOf } from '../family.ts';
import {
  asValues,
  blame,
  type Draft,
  has,
  isAdult,
  isChild,
  isPet,
  runsOf,
  take,
  takeMeanings,
  takePeople,
  takePlace,
  takeRun,
  takeThings,
  takeWhen,
  takeWords,
} from './draft.ts';
import { card, type Frame, missing } from './frame.ts';
import { takeBirthdate } from './birthdate.ts';
import { birthdayFrames } from './birthday-frames.ts';
import { giftFrames } from './gift-frames.ts';
import { oneOf } from './calendar-frames.ts';
import { partsOf, takeList, takeTitle, withoutFillers } from './titles.ts';

/** The one of the household whose record a stretch is about. */
function takeMember(draft: Draft): HouseholdMember | undefined {
  const [first] = takePeople(draft);
  if (first) return first;
  const topic = draft.family.household.find(({ name }) => draft.topic.some((thing) => thing.people.includes(name)));
  return draft.found.self && has(draft, /\b(?:my|i|i'm|me)\b/i) ? draft.found.self.who : topic;
}

const yearSaid = /\b(19\d\d|20[0-2]\d)\b/;
const pets: [string, RegExp][] = [
  ['guinea pig', /\bguinea pigs?\b/i],
  ['dog', /\b(?:dog|puppy|pup|doggo)\b/i],
  ['cat', /\b(?:cat|kitten|kitty)\b/i],
  ['bird', /\b(?:bird|parrot|budgie|parakeet|canary|cockatiel|chicken|hen)\b/i],
  ['fish', /\b(?:fish|goldfish|betta)\b/i],
  ['rabbit', /\b(?:rabbit|bunny)\b/i],
  ['hamster', /\b(?:hamster|gerbil)\b/i],
  ['reptile', /\b(?:turtle|tortoise|snake|lizard|gecko|reptile|bearded dragon)\b/i],
];
const adults: [string, RegExp][] = [
  ['parent', /\b(?:mom|mum|mother|dad|father|grandma|grandpa|mother-in-law|father-in-law|parent|nana)\b/i],
  ['sibling', /\b(?:sister|brother|sibling)\b/i],
  ['spouse', /\b(?:husband|wife|spouse)\b/i],
  ['partner', /\b(?:partner|boyfriend|girlfriend|fianc)/i],
  ['other', /\b(?:nanny|au pair|roommate|aunt|uncle|cousin|friend|lodger|niece|nephew)\b/i],
];
const kidWords = /\b(?:baby|son|daughter|child|kid|boy|girl|newborn|twin|foster)\b/i;

const addMember: Frame = {
  tool: 'add_member',
  fill(draft) {
    const { text, words } = draft.found;
    const petType = pets.find(([, pattern]) => pattern.test(text))?.[0] ?? (/\bpet\b/i.test(text) ? 'other' : undefined);
    const relationship = adults.find(([, pattern]) => pattern.test(text))?.[0];
    const isKid = kidWords.test(text);
    const memberType = petType ? 'pet' : isKid ? 'child' : relationship ? 'adult' : undefined;
    const ago = /\b(\d+|a|one|two|three|four|five|six|seven|eight|nine|ten) (weeks?|months?|years?) old\b/i.exec(text);
    const birthdate = takeBirthdate(draft) ?? (ago && undefined);
    void addDays;
    void addMonths;
    if (ago) words.forEach((word, at) => word.from >= ago.index && word.to <= ago.index + ago[0].length && draft.used.add(at));
    takeMeanings(draft, 'member', 'add', 'remind');
    const named = /\b(?:named|called|name is|name's|her name|his name|is called)\s+(?:is\s+)?(\p{Lu}?\p{L}+(?: \p{Lu}\p{L}+)?)/u.exec(text);
    takeWords(draft, 'dog puppy cat kitten bird parrot budgie fish goldfish rabbit bunny hamster turtle snake lizard gecko guinea pig pet baby son daughter child kid boy girl newborn mom mum mother dad father sister brother husband wife partner nanny family household named called name born adult living lives live moved in has joined law au pair');
    const breed = /\b(\p{L}+(?: \p{L}+)?) (?:puppy|kitten|dog|cat)\b/iu.exec(text)?.[1];
    const runs = runsOf(draft);
    const run = runs.find(({ text: said }) => named && said.toLowerCase().startsWith((named[1] ?? '').toLowerCase())) ?? runs.find(({ text: said }) => /^\p{Lu}/u.test(said)) ?? runs.at(-1);
    if (run) takeRun(draft, run);
    const name = run && capital(run.text.replace(/'s$/, ''));
    void breed;
    const values = asValues({
      memberType,
      name,
      birthdate,
      relationship: memberType === 'adult' ? relationship : undefined,
      petType: memberType === 'pet' ? petType : undefined,
    });
    if (!name) return missing('name', 'What is the name?', values);
    if (!memberType) return missing('memberType', `Is ${name} an adult, a child or a pet?`, values);
    if (memberType === 'child' && !birthdate) return missing('birthdate', `When was ${name} born?`, values);
    return card(values);
  },
};

const sizeValue = /\b(?:(?:uk|us|eu|adult|youth|women's|men's|kids) )?(?:\d{1,3}(?:\.5|½)?(?: ?(?:t|y|m|months?|years?))?(?:[-/]\d{1,2}(?: ?(?:t|y|months?|years?))?)?|xxs|xs|s|m|l|xl|xxl|small|medium|large)\b(?! (?:more|weeks?|days?))/gi;
const shoes = /\bshoes?|feet|foot|boots?|sneakers|sandals|trainers|skates|cleats\b/i;
const clothes = /\bcloth|clothes|clothing|shirts?|pants|trousers|dress|jacket|coat|pajamas|pyjamas|onesies?|jeans|tops?|outfits?|uniform|sweater|swimsuit\b/i;
const allergyLead = /\b(?:allergic to|allergy to|allergies to|intolerant to|intolerant of|reacts? to|reaction to|sensitive to|(?:can't|cannot|can not|shouldn't) (?:have|eat))\s+/i;
const diets = /\b(?:vegetarian|vegan|gluten[- ]free|dairy[- ]free|kosher|halal|pescatarian|low[- ]carb|keto|low[- ]sodium|nut[- ]free|egg[- ]free|lactose[- ]free|sugar[- ]free|pork[- ]free|paleo|low[- ]fodmap)\b/gi;

const same = (one: string, other: string) => one.toLowerCase().replace(/s$/, '') === other.toLowerCase().replace(/s$/, '');
const withThese = (present: readonly string[], more: readonly string[]) => [...present, ...more.map(capital).filter((one) => !present.some((other) => same(one, other)))];
const withoutThese = (present: readonly string[], gone: readonly string[]) => present.filter((one) => !gone.some((other) => same(one, other)));

/** What is kept of somebody, each with how it's said. */
const changeMember: Frame = {
  tool: 'change_member',
  fill(draft) {
    const { text } = draft.found;
    const member = takeMember(draft);
    if (!member) return missing('id', 'Who is it about?', {});
    const isGone = has(draft, /\b(?:no longer|not (?:allergic|vegetarian|vegan)|isn't|outgrew|outgrown|anymore|any more|remove|delete|over (?:her|his|the))\b/i);
    const isAllergy = has(draft, /\b(?:allerg|intoleran|reacts? to|can't (?:have|eat)|sensitive to)/i);
    const values: Values = { id: member.id };
    const allAt = () => take(draft, { first: 0, next: draft.found.words.length });
    const said = [...text.matchAll(diets)].map(([diet]) => capital(diet.toLowerCase().replace('-free', '-free').replace(' free', '-free')));
    if (isAllergy) {
      const lead = allergyLead.exec(text);
      takeMeanings(draft, 'allergy', 'add', 'remove', 'not', 'member', 'remind', 'change');
      takeWords(draft, "allergic allergy allergies intolerant intolerance have eat outgrew outgrown anymore list longer more profile");
      const list = lead
        ? partsOf(text.slice(lead.index + lead[0].length).replace(/\b(?:now|too|as well|anymore|any more|apparently|and (?:it|that|we|she|he) .*|so .*|since .*|because .*|please.*)$/i, '').replace(/[.!?].*$/, ''))
        : takeList(draft);
      if (lead) allAt();
      if (list.length === 0) return missing('allergies', `What is ${member.name} allergic to?`, values);
      values.allergies = isGone ? withoutThese(member.allergies, list) : withThese(member.allergies, list);
      return card(values);
    }
    if (said.length > 0) {
      values.dietaryRestrictions = isGone ? withoutThese(member.dietaryRestrictions, said) : withThese(member.dietaryRestrictions, said);
      takeMeanings(draft, 'diet', 'add', 'not', 'member', 'change');
      takeWords(draft, 'vegetarian vegan gluten dairy free diet now');
      return card(values);
    }
    const sizes = sizesSaid(draft);
    if (sizes && isChild(member)) return card({ ...values, ...sizes });
    if (has(draft, /\b(?:birthday|birthdate|born)\b/i)) {
      const birthdate = takeBirthdate(draft);
      takeMeanings(draft, 'birthday', 'change', 'add');
      takeWords(draft, 'birthday birthdate born date');
      if (birthdate) return card({ ...values, birthdate: yearSaid.test(text) ? birthdate : `${member.birthdate?.slice(0, 4) ?? birthdate.slice(0, 4)}${birthdate.slice(4)}` });
    }
    if (has(draft, /\b(?:rename|call (?:her|him|it)|name (?:is|to)|spelled)\b/i)) {
      takeMeanings(draft, 'rename', 'change');
      const name = takeTitle(draft).title;
      if (name) return card({ ...values, name });
    }
    const isHealth = isChild(member) && has(draft, /\b(?:health|asthma|inhaler|medic|prescri|diagnos|epi-?pen|eczema|fever|antibiotic|infection|seizure|vaccin|insulin|diabet|adhd|glasses)/i);
    takeMeanings(draft, 'add', 'member', 'remind');
    takeWords(draft, 'note notes health profile write down under file record');
    const note = takeTitle(draft).title;
    if (!note) return undefined;
    blame(draft, 'just a note');
    const before = isHealth ? member.healthNotes : member.notes;
    return card({ ...values, [isHealth ? 'healthNotes' : 'notes']: [before, note].filter(Boolean).join('\n') });
  },
};

function sizesSaid(draft: Draft): Values | undefined {
  const { text } = draft.found;
  if (!has(draft, /\b(?:size|sizes|wears?|wearing|shoes?|clothes|clothing|fits?|outgr\w+|grew|into|pants|feet|up to|now)\b/i)) return undefined;
  const plain = text.replaceAll(/\b(?:from|not|was|isn't|no longer|instead of|out of)(?: in)?(?: an?)?(?: size)? \d{1,3}t?\b/gi, ' ');
  const parts = plain.split(/,| and |;|\bbut\b/i);
  const values: Values = {};
  let about = '';
  for (const part of parts) {
    const all = [...part.matchAll(sizeValue)].map(([size]) => size).filter((size) => !/^[sm]$/i.test(size) || /\bsize (?:s|m)\b/i.test(part));
    if (all.length === 0) {
      about = part;
      continue;
    }
    const size = all.at(-1) ?? '';
    const told = `${part}`;
    const isShoe = shoes.test(told) || (!clothes.test(told) && shoes.test(about));
    const isCloth = clothes.test(told) || (!shoes.test(told) && clothes.test(about));
    const spelled = /^\d+ ?[a-z]$/i.test(size) ? size.toUpperCase().replace(' ', '') : size;
    if (isShoe && !isCloth) values.shoeSize = spelled;
    else if (isCloth || /[tmy]/i.test(size) || Number(size) > 49 || /^x|small|medium|large/i.test(size)) values.clothingSize = spelled;
    else if (shoes.test(text)) values.shoeSize = spelled;
    else if (clothes.test(text)) values.clothingSize = spelled;
    else values.shoeSize = spelled;
  }
  if (Object.keys(values).length === 0) return undefined;
  takeMeanings(draft, 'size', 'change', 'add', 'not', 'member');
  takeWords(draft, 'size sizes shoe shoes clothes clothing wears wear fits now up outgrew outgrown feet into moved pants already is in a grew month months years toddler');
  draft.found.words.forEach((word, at) => /^\d|^(?:t|xs|s|m|l|xl|small|medium|large)$/.test(word.word) && draft.used.add(at));
  return values;
}

const changeChild: Frame = {
  tool: 'change_child',
  fill(draft) {
    const member = takePeople(draft, isChild)[0];
    const child = draft.family.children.find(({ id }) => id === member?.id);
    if (!child) return undefined;
    const isGone = has(draft, /\b(?:no longer|not|doesn't|isn't|anymore|any more|stopped|over)\b/i);
    const isColor = has(draft, /\bcolou?rs?\b/i);
    takeMeanings(draft, 'likes', 'color', 'add', 'not', 'change', 'member', 'remind');
    takeWords(draft, 'favorite favourite color colour colors interests interest hobby hobbies loves likes into now really anymore list');
    const list = takeList(draft).map((one) => withoutFillers(one.replace(/\b(?:now|these days|lately|at the moment|right now|a lot|so much|too)\b/gi, '')));
    const said = list.filter((one) => one !== '');
    if (said.length === 0) return undefined;
    const field = isColor ? 'favoriteColors' : 'preferences';
    const present = child[field] ?? [];
    return card({ id: child.id, [field]: isGone ? withoutThese(present, said) : withThese(present, said) });
  },
};

const removeMember: Frame = {
  tool: 'remove_member',
  fill(draft) {
    const [member, ...others] = takePeople(draft);
    takeMeanings(draft, 'remove', 'member');
    takeWords(draft, 'household family from');
    return member && others.length === 0 ? card({ id: member.id }) : undefined;
  },
};

export const peopleFrames: readonly Frame[] = [
  ...birthdayFrames,
  ...giftFrames,
  addMember,
  changeMember,
  changeChild,
  removeMember,
];
void thingsOf;
void isAdult;
void isPet;
export type { Thing };
