import type { HouseholdMember } from '#capabilities/household/contract.ts';
import { capital } from '#core/capital.ts';
import type { Values } from '../../tools/tool.ts';
import { takeBirthdate } from './birthdate.ts';
import { placesOf, textOf } from './clauses.ts';
import {
  asValues,
  blame,
  type Draft,
  has,
  isChild,
  isPet,
  says,
  take,
  takeMeanings,
  takePeople,
  takeSelf,
  takeWords,
  valueSaid,
} from './draft.ts';
import { card, type Filled, type Frame, missing } from './frame.ts';
import { allergiesSaid, changedList, dietsSaid, likesSaid, personOf } from './member-lists.ts';
import { takePastDay } from './past-day.ts';
import { takeName } from './person-name.ts';
import { takeSizes } from './size-slots.ts';
import { takeTitle } from './titles.ts';

/** 'was born on November 10', 'born yesterday': nobody of the household is born later. */
function bornBefore(draft: Draft): string | undefined {
  const { today } = draft.family.clock;
  const born = takeBirthdate(draft) ?? (says(draft, 'birthday') ? takePastDay(draft) : undefined);
  return born && born > today ? `${Number(born.slice(0, 4)) - 1}${born.slice(4)}` : born;
}

/** 'new pet: hamster' is a hamster. */
function petKind({ found }: Draft): string | undefined {
  const kinds = found.meanings.flatMap(({ meaning }) => (meaning.startsWith('pet.') ? [meaning.slice(4)] : []));
  return kinds.find((kind) => kind !== 'other') ?? kinds[0];
}

const addMember: Frame = {
  tool: 'add_member',
  fill(draft) {
    const petType = petKind(draft);
    const relationship = valueSaid(draft, 'adult');
    const memberType = petType ? 'pet' : says(draft, 'kid') ? 'child' : relationship ? 'adult' : undefined;
    const birthdate = bornBefore(draft);
    const kinds = draft.found.meanings.flatMap(({ meaning }) => (/^(?:pet|adult)\./.test(meaning) ? [meaning] : []));
    takePeople(draft);
    takeMeanings(
      draft,
      ...kinds,
      'kid',
      'joins',
      'member',
      'add',
      'remind',
      'chatter',
      'relation',
      'named',
      'birthday',
    );
    const name = takeName(draft);
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

/** One thing that is kept of somebody, if the words tell it. */
type Aspect = (draft: Draft, member: HouseholdMember) => Filled | undefined;

const allergies: Aspect = (draft, first) => {
  if (!says(draft, 'allergy', 'allergyTo')) return undefined;
  const said = allergiesSaid(draft);
  if (!said) return missing('allergies', `What is ${first.name} allergic to?`, { id: first.id });
  const member = personOf(draft, said.span) ?? first;
  return card({ id: member.id, allergies: changedList(draft, said.span, member.allergies, said.list) });
};

const diets: Aspect = (draft, first) => {
  const said = dietsSaid(draft);
  if (!said) return undefined;
  const member = personOf(draft, said.span) ?? first;
  return card({
    id: member.id,
    dietaryRestrictions: changedList(draft, said.span, member.dietaryRestrictions, said.list),
  });
};

const sizes: Aspect = (draft, member) => {
  const said = isChild(member) ? takeSizes(draft) : undefined;
  return said && card({ id: member.id, ...said });
};

const likes: Aspect = (draft, member) => {
  const child = draft.family.children.find(({ id }) => id === member.id);
  if (!child || !says(draft, 'likes', 'color')) return undefined;
  const field = says(draft, 'color') ? 'favoriteColors' : 'preferences';
  const said = likesSaid(draft);
  if (!said) return undefined;
  return {
    cards: [{ id: child.id, [field]: changedList(draft, said.span, child[field] ?? [], said.list) }],
    tool: 'change_child',
  };
};

const birth: Aspect = (draft, member) => {
  if (!says(draft, 'birthday')) return undefined;
  const date = takeBirthdate(draft);
  takeMeanings(draft, 'birthday', 'change', 'add', 'chatter');
  takeWords(draft, 'wrong');
  if (!date) return undefined;
  const isYear = has(draft, /\b(?:19\d\d|20[0-2]\d)\b/);
  return card({
    id: member.id,
    birthdate: isYear ? date : `${member.birthdate?.slice(0, 4) ?? date.slice(0, 4)}${date.slice(4)}`,
  });
};

const renamed: Aspect = (draft, member) => {
  if (!says(draft, 'rename')) return undefined;
  takeMeanings(draft, 'rename', 'change');
  const name = takeTitle(draft).title;
  return name ? card({ id: member.id, name }) : undefined;
};

/** What is left, from its first word to its last, added to the notes that are there. */
const noted: Aspect = (draft, member) => {
  const isHealth = !isPet(member) && says(draft, 'health');
  takeMeanings(draft, 'add', 'member', 'noteWords', 'chatter', 'remind');
  const free = placesOf({ first: 0, next: draft.found.words.length }).filter(
    (at) => !draft.used.has(at) && !draft.found.words[at]?.isSmall,
  );
  const [first = 0, last = -1] = [free[0], free.at(-1)];
  if (last < first) return undefined;
  const span = { first, next: last + 1 };
  take(draft, span);
  if (!isHealth && !says(draft, 'noteWords')) blame(draft, 'just a note');
  const before = isHealth ? member.healthNotes : member.notes;
  return card({
    id: member.id,
    [isHealth ? 'healthNotes' : 'notes']: [before, capital(textOf(draft, span))].filter(Boolean).join('\n'),
  });
};

const aspects: readonly Aspect[] = [birth, sizes, likes, renamed, noted];

/** 'lactose intolerant' is a diet, 'allergic to gluten' is none. */
const eating = (draft: Draft): Aspect[] => (has(draft, /allerg/i) ? [allergies, diets] : [diets, allergies]);

/** Health notes are told with many words that mean other things as well. */
const isHealthNote = (draft: Draft) => has(draft, /\bhealth notes?\b/i);

const changeMember: Frame = {
  tool: 'change_member',
  fill(draft) {
    const [named] = takePeople(draft);
    const topic = draft.family.household.find(({ name }) => draft.topic.some((thing) => thing.people.includes(name)));
    const member = named ?? takeSelf(draft) ?? topic;
    if (!member) return missing('id', 'Who is it about?', {} as Values);
    takeSelf(draft);
    if (isHealthNote(draft)) return noted(draft, member);
    for (const aspect of [...eating(draft), ...aspects]) {
      const filled = aspect(draft, member);
      if (filled) return filled;
    }
    return undefined;
  },
};

const changeChild: Frame = {
  tool: 'change_child',
  fill(draft) {
    const [child] = takePeople(draft, isChild);
    return child && likes(draft, child);
  },
};

/** 'biscuit' may be the dog where somebody is to go. */
const calledLikeWords = ({ found, family }: Draft) =>
  family.household.filter(({ name }) => found.words.some(({ word }) => word === name.toLowerCase()));

const removeMember: Frame = {
  tool: 'remove_member',
  fill(draft) {
    const named = takePeople(draft);
    const [member, ...others] = named.length > 0 ? named : calledLikeWords(draft);
    takeMeanings(draft, 'remove', 'member');
    takeWords(draft, 'household family from');
    return member && others.length === 0 ? card({ id: member.id }) : undefined;
  },
};

export const memberFrames: readonly Frame[] = [addMember, changeMember, changeChild, removeMember];
