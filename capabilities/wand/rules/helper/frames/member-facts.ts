import type { HouseholdMember } from '#capabilities/household/contract.ts';
import { capitalize } from '#core/capitalize.ts';
import { takeBirthdate } from './birthday-days.ts';
import { takeAllLeft } from './clauses.ts';
import { blame, type Draft, has, says, takeMeanings, takeWords } from './draft.ts';
import { card, type Filled, missing } from './frame.ts';
import { allergiesSaid, changedList, dietsSaid, likesSaid, personOf } from './member-lists.ts';
import { asksForNote } from './new-note.ts';
import { isChild, isPet } from './people-said.ts';
import { takeSizes } from './sizes.ts';
import { takeTitle } from './titles.ts';

/** Reads one fact about a member. */
type FactReader = (draft: Draft, member: HouseholdMember) => Filled | undefined;

const allergyFact: FactReader = (draft, first) => {
  if (!says(draft, 'allergy', 'allergyTo')) return undefined;
  const said = allergiesSaid(draft);
  if (!said) return missing('allergies', `What is ${first.name} allergic to?`, { id: first.id });
  const member = personOf(draft, said.span) ?? first;
  return card({ id: member.id, allergies: changedList(draft, said.span, member.allergies, said.list) });
};

const dietFact: FactReader = (draft, first) => {
  const said = dietsSaid(draft);
  if (!said) return undefined;
  const member = personOf(draft, said.span) ?? first;
  return card({
    id: member.id,
    dietaryRestrictions: changedList(draft, said.span, member.dietaryRestrictions, said.list),
  });
};

const sizeFact: FactReader = (draft, member) => {
  const { mentions, words } = draft.found;
  const children = mentions.filter(({ who: [only, ...others] }) => only && isChild(only) && others.length === 0);
  if (children.length < 2) {
    const said = isChild(member) ? takeSizes(draft) : undefined;
    return said && card({ id: member.id, ...said });
  }
  // 'Wren shoes 4, Amadou shoes 10'
  const cards = children.flatMap(({ who: [child], first }, at) => {
    const said = takeSizes(draft, { first, next: children[at + 1]?.first ?? words.length });
    return child && said ? [{ id: child.id, ...said }] : [];
  });
  return cards.length > 0 ? { cards } : undefined;
};

export const likes: FactReader = (draft, member) => {
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

const birthFact: FactReader = (draft, member) => {
  if (!says(draft, 'birthday')) return undefined;
  const date = takeBirthdate(draft);
  takeMeanings(draft, 'birthday change add chatter');
  takeWords(draft, 'wrong');
  if (!date) return undefined;
  const isYear = has(draft, /\b(?:19\d\d|20[0-2]\d)\b/);
  return card({
    id: member.id,
    birthdate: isYear ? date : `${member.birthdate?.slice(0, 4) ?? date.slice(0, 4)}${date.slice(4)}`,
  });
};

const nameFact: FactReader = (draft, member) => {
  if (!says(draft, 'rename')) return undefined;
  takeMeanings(draft, 'rename change');
  const name = takeTitle(draft);
  return name ? card({ id: member.id, name }) : undefined;
};

/** Appends the remaining words, from the first to the last, to the member's notes. */
const noteFact: FactReader = (draft, member) => {
  const isHealth = !isPet(member) && says(draft, 'health');
  takeMeanings(draft, 'add member noteWords chatter remind');
  const note = takeAllLeft(draft);
  if (!note) return undefined;
  if (!isHealth && !asksForNote(draft)) blame(draft, 'just a note');
  const before = isHealth ? member.healthNotes : member.notes;
  return card({
    id: member.id,
    [isHealth ? 'healthNotes' : 'notes']: [before, capitalize(note)].filter(Boolean).join('\n'),
  });
};

export const aspects: readonly FactReader[] = [birthFact, sizeFact, likes, nameFact, noteFact];

/** 'lactose intolerant' is a diet, 'allergic to gluten' isn't. */
export const eating = (draft: Draft): FactReader[] =>
  has(draft, /allerg/i) ? [allergyFact, dietFact] : [dietFact, allergyFact];
