import { nextBirthday } from '#core/dates.ts';
import type { Values } from '../../tools/tool.ts';
import { partySpan, takeBirthdate, takeParty, takePartyPlace } from './birthday-days.ts';
import { asValues, type Draft, has, says, takeEach, takeMeanings, takeWhen, takeWords } from './draft.ts';
import { card, type Frame } from './frame.ts';
import { takeIdeas, wishesIn } from './gift-frames.ts';
import { takeThings } from './matching-records.ts';
import { isAdult, takeName, takePeople } from './people-said.ts';
import { whichOne } from './records.ts';
import { anybody, lead, slotFrame } from './slots.ts';

const relationshipOf = (draft: Draft) => {
  if (says(draft, 'friend')) return 'friend';
  const others = draft.found.meanings.filter(({ meaning }) => meaning === 'kinOfOther');
  const isKin = draft.found.meanings.some(
    ({ meaning, first, next }) => meaning === 'kin' && !others.some((one) => one.first <= first && next <= one.next),
  );
  return isKin ? 'family' : 'friend';
};

/** A party mentioned together with the birthday. */
function partyInMessage(draft: Draft, { date }: Values) {
  const span = partySpan(draft);
  const { isSameDay, ...party } = span ? takeParty(draft, span) : {};
  return isSameDay && typeof date === 'string'
    ? { ...party, partyDate: nextBirthday(date, draft.family.clock.today) }
    : party;
}

function giftIdeasIn(draft: Draft): string[] | undefined {
  const wishes = says(draft, 'wish') ? wishesIn(draft) : [];
  return wishes.length > 0 ? wishes : undefined;
}

const addBirthday = slotFrame('add_birthday', [
  { field: 'relationship', take: relationshipOf },
  {
    field: 'date',
    take(draft) {
      const party = partySpan(draft);
      return takeBirthdate(draft, party ? [party] : []);
    },
    ask: ({ name }) => (name ? `When is ${name}'s birthday?` : undefined),
  },
  { take: partyInMessage },
  anybody,
  { field: 'giftIdeas', take: giftIdeasIn },
  lead(
    'birthday party add remind gift calendar chatter relation kinOfOther joins named groceries noteWords',
    'mine hers ours forget',
  ),
  { field: 'name', take: takeName, ask: 'Whose birthday is it?' },
]);

const changeBirthday: Frame = {
  tool: 'change_birthday',
  needs: ['birthday'],
  fill(draft) {
    const [thing] = takeThings(draft, { kinds: ['birthday'] });
    if (!thing) return undefined;
    const record = thing.record as { date: string; giftIdeas: string[]; relationship: string };
    const [adult] = has(draft, /\b(?:assign|takes care|gets the present)\b/i) ? takePeople(draft, isAdult) : [];
    if (adult) {
      takeMeanings(draft, 'gift birthday does');
      return card({ id: thing.id, assigneeId: adult.id });
    }
    if (says(draft, 'gift', 'wish', 'seen') && !says(draft, 'party')) {
      takeMeanings(draft, 'birthday');
      const ideas = takeIdeas(draft);
      if (ideas.length > 0) return card({ id: thing.id, giftIdeas: withNew(record.giftIdeas, ideas) });
    }
    const [, relationship] = /\b(?:as|under|is|are) (?:a |an )?(family|friend)/i.exec(draft.found.text) ?? [];
    takeMeanings(draft, 'birthday move change add rename chatter not knowing');
    takeWords(draft, 'family friend wrong down location');
    if (relationship) return card({ id: thing.id, relationship: relationship.toLowerCase() });
    const isBirthday = says(draft, 'birthday');
    const isParty = says(draft, 'party');
    // Who is only mentioned has no other day for it.
    if (!isBirthday && !isParty && !draft.topic.includes(thing)) return undefined;
    const values = isParty ? partyValues(draft) : { date: movedDate(draft, record.date) };
    const said = asValues({ id: thing.id, ...values });
    return Object.keys(said).length > 1 ? card(said) : undefined;
  },
};

/** 'And keep the shawl' names what is there already. */
const withNew = (present: readonly string[], said: readonly string[]) => [
  ...present,
  ...said.filter((idea) => !present.some((one) => one.toLowerCase().includes(idea.toLowerCase()))),
];

/** The new birthdate. The stored year stays, unless the message names another one. */
function movedDate(draft: Draft, kept: string): string | undefined {
  const [year] = /\b(?:19\d\d|20[0-2]\d)\b/.exec(draft.found.text) ?? [];
  takeEach(draft, ({ word }) => /^(?:19|20)\d\d$/.test(word));
  const said = takeBirthdate(draft);
  if (!said) return year && `${year}${kept.slice(4)}`;
  return `${year ?? kept.slice(0, 4)}${said.slice(4)}`;
}

function partyValues(draft: Draft) {
  const { date, time } = takeWhen(draft);
  takeMeanings(draft, 'party');
  const place = takePartyPlace(draft);
  return { partyDate: date, partyTime: time, partyLocation: place };
}

export const birthdayFrames: readonly Frame[] = [
  addBirthday,
  changeBirthday,
  whichOne('remove_birthday', 'birthday', 'remove birthday calendar callOff'),
];
