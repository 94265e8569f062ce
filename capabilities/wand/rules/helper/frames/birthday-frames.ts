import { takeBirthdate } from './birthdate.ts';
import { partySpan, takeParty, takePartyPlace } from './birthday-party.ts';
import { asValues, type Draft, has, says, takeEach, takeMeanings, takeWhen, takeWords } from './draft.ts';
import { card, type Frame, missing } from './frame.ts';
import { takeIdeas, wishesIn } from './gift-frames.ts';
import { takeThings } from './matching-records.ts';
import { isAdult, takePeople } from './people-said.ts';
import { takeName } from './person-name.ts';
import { whichOne } from './records.ts';

/** The day of this or the next year on which a birthday is celebrated. */
const celebrated = (date: string, today: string) => {
  const thisYear = `${today.slice(0, 4)}${date.slice(4)}`;
  return thisYear < today ? `${Number(today.slice(0, 4)) + 1}${date.slice(4)}` : thisYear;
};

const relationshipOf = (draft: Draft) => {
  if (says(draft, 'friend')) return 'friend';
  const others = draft.found.meanings.filter(({ meaning }) => meaning === 'kinOfOther');
  const isKin = draft.found.meanings.some(
    ({ meaning, first, next }) => meaning === 'kin' && !others.some((one) => one.first <= first && next <= one.next),
  );
  return isKin ? 'family' : 'friend';
};

const addBirthday: Frame = {
  tool: 'add_birthday',
  fill(draft) {
    const relationship = relationshipOf(draft);
    const span = partySpan(draft);
    const date = takeBirthdate(draft, span ? [span] : []);
    const party = span && takeParty(draft, span);
    takePeople(draft);
    const giftIdeas = says(draft, 'wish') ? wishesIn(draft) : [];
    takeMeanings(
      draft,
      'birthday party add remind gift calendar chatter relation kinOfOther joins named groceries noteWords',
    );
    takeWords(draft, 'mine hers ours forget');
    const name = takeName(draft);
    const values = asValues({
      name,
      date,
      relationship,
      giftIdeas: giftIdeas.length > 0 ? giftIdeas : undefined,
      partyDate: party?.isSameDay && date ? celebrated(date, draft.family.clock.today) : party?.partyDate,
      partyTime: party?.partyTime,
      partyLocation: party?.partyLocation,
    });
    if (!name) return missing('name', 'Whose birthday is it?', values);
    return date ? card(values) : missing('date', `When is ${name}'s birthday?`, values);
  },
};

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
      if (ideas.length > 0) return card({ id: thing.id, giftIdeas: [...record.giftIdeas, ...ideas] });
    }
    const [, relationship] = /\b(?:as|under|is|are) (?:a |an )?(family|friend)/i.exec(draft.found.text) ?? [];
    takeMeanings(draft, 'birthday move change add rename chatter not knowing');
    takeWords(draft, 'family friend wrong down location');
    if (relationship) return card({ id: thing.id, relationship: relationship.toLowerCase() });
    const isParty = says(draft, 'party') || !says(draft, 'birthday');
    const values = isParty ? partyValues(draft) : { date: movedDate(draft, record.date) };
    const said = asValues({ id: thing.id, ...values });
    return Object.keys(said).length > 1 ? card(said) : undefined;
  },
};

/** The day of birth with the year that is kept, unless another one is said; that alone changes the year. */
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
