import type { Values } from '../../tools/tool.ts';
import { takeBirthdate } from './birthday-days.ts';
import { type Draft, says, takeMeanings, takeWords, valueSaid } from './draft.ts';
import { card, type Frame, missing } from './frame.ts';
import { aspects, eating, likes } from './member-facts.ts';
import { takePastDay } from './past-day.ts';
import { isChild, takeName, takePeople, takeSelf } from './people-said.ts';
import { anybody, lead, slotFrame, table } from './slots.ts';

/** 'was born on November 10', 'born yesterday': a birthdate in the past. */
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

const addMember = slotFrame('add_member', [
  { field: 'petType', take: petKind },
  {
    field: 'memberType',
    take: (draft, { petType }) =>
      petType ? 'pet' : says(draft, 'kid') ? 'child' : valueSaid(draft, 'adult') ? 'adult' : undefined,
    ask: ({ name }) => (name ? `Is ${name} an adult, a child or a pet?` : undefined),
  },
  {
    field: 'relationship',
    take: (draft, { memberType }) => (memberType === 'adult' ? valueSaid(draft, 'adult') : undefined),
  },
  {
    field: 'birthdate',
    take: bornBefore,
    ask: ({ name, memberType }) => (name && memberType === 'child' ? `When was ${name} born?` : undefined),
  },
  anybody,
  table('pet'),
  table('adult'),
  lead('kid joins member add remind chatter relation named birthday'),
  { field: 'name', take: takeName, ask: 'What is the name?' },
]);

const changeMember: Frame = {
  tool: 'change_member',
  fill(draft) {
    const [named] = takePeople(draft);
    const topic = draft.family.household.find(({ name }) => draft.topic.some((thing) => thing.people.includes(name)));
    const member = named ?? takeSelf(draft) ?? topic;
    if (!member) return missing('id', 'Who is it about?', {} as Values);
    takeSelf(draft);
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

/** In 'biscuit to the vet' the word is the dog's name. */
const calledLikeWords = ({ found, family }: Draft) =>
  family.household.filter(({ name }) => found.words.some(({ word }) => word === name.toLowerCase()));

const removeMember: Frame = {
  tool: 'remove_member',
  fill(draft) {
    const named = takePeople(draft);
    const [member, ...others] = named.length > 0 ? named : calledLikeWords(draft);
    takeMeanings(draft, 'remove member');
    takeWords(draft, 'household family from');
    return member && others.length === 0 ? card({ id: member.id }) : undefined;
  },
};

export const memberFrames: readonly Frame[] = [addMember, changeMember, changeChild, removeMember];
