import { capital } from '#core/capital.ts';
import type { Span } from '../find/found.ts';
import { takeBirthdate } from './birthdate.ts';
import { oneOf } from './calendar-frames.ts';
import { clausesOf, placesOf, textOf } from './clauses.ts';
import {
  asValues,
  type Draft,
  has,
  isAdult,
  runsOf,
  says,
  take,
  takeMeanings,
  takePeople,
  takeRun,
  takeThings,
  takeWhen,
  takeWhere,
  takeWords,
} from './draft.ts';
import { card, type Frame, missing } from './frame.ts';
import { takeIdeas, wishesIn } from './gift-frames.ts';
import { takeName } from './person-name.ts';

/** What is said of the party: from its word to where the birthday is spoken of again. */
function partySpan(draft: Draft): Span | undefined {
  const { words, meanings } = draft.found;
  const party = meanings.find(({ meaning }) => meaning === 'party');
  if (!party) return undefined;
  const clause = clausesOf(draft).find(
    ({ first, next }) =>
      first > party.first &&
      meanings.some((one) => one.meaning === 'birthday' && one.first >= first && one.next <= next),
  );
  return { first: party.first, next: clause?.first ?? words.length };
}

const elsewhere = (draft: Draft, { first, next }: Span): Span[] =>
  [
    { first: 0, next: first },
    { first: next, next: draft.found.words.length },
  ].filter((span) => span.first < span.next);

/** When and where the party is, as far as its own words say it. */
function takeParty(draft: Draft, span: Span) {
  const when = takeWhen(draft, elsewhere(draft, span));
  const isSameDay = has(draft, /\bsame day\b/i);
  takeWords(draft, 'same');
  return { partyDate: when.date, partyTime: when.time, isSameDay, partyLocation: takePartyPlace(draft, span.first) };
}

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
      'birthday',
      'party',
      'add',
      'remind',
      'gift',
      'calendar',
      'chatter',
      'relation',
      'kinOfOther',
      'joins',
      'named',
      'groceries',
      'noteWords',
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
      takeMeanings(draft, 'gift', 'birthday', 'does');
      return card({ id: thing.id, assigneeId: adult.id });
    }
    if (says(draft, 'gift', 'wish', 'seen') && !says(draft, 'party')) {
      takeMeanings(draft, 'birthday');
      const ideas = takeIdeas(draft);
      if (ideas.length > 0) return card({ id: thing.id, giftIdeas: [...record.giftIdeas, ...ideas] });
    }
    const [, relationship] = /\b(?:as|under|is|are) (?:a |an )?(family|friend)/i.exec(draft.found.text) ?? [];
    takeMeanings(draft, 'birthday', 'move', 'change', 'add', 'rename', 'chatter', 'not', 'knowing');
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
  takeWhere(draft, ({ word }) => /^(?:19|20)\d\d$/.test(word));
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

/** Where the party is: behind the last 'at' or 'to', or else the last name in capitals: 'location: Riverside Grill'. */
function takePartyPlace(draft: Draft, from = 0): string | undefined {
  const { words } = draft.found;
  const leads = words.flatMap(({ word }, at) =>
    at >= from && /^(?:at|to)$/.test(word) && !isDenied(draft, at) ? [at] : [],
  );
  const span = leads.map((at) => placeBehind(draft, at)).findLast((one) => one !== undefined);
  if (span) take(draft, span);
  if (span) return capital(textOf(draft, span).replace(/^the /i, ''));
  const run = runsOf(draft).findLast(({ text, first }) => first >= from && /^\p{Lu}/u.test(text));
  takeRun(draft, run);
  return run?.text;
}

/** "isn't at the bounce house" */
const isDenied = ({ found: { words } }: Draft, at: number) =>
  [at - 1, at - 2].some((one) => /n't$|^not$|^longer$/.test(words[one]?.word ?? ''));

/** The words behind 'at' up to a sign, a time or what was taken, without small words at the end but for 'Pump It Up'. */
function placeBehind(draft: Draft, at: number): Span | undefined {
  const { words, text, when, meanings } = draft.found;
  const isCapital = (one: number) => /^\p{Lu}/u.test(text.slice(words[one]?.from));
  const isEnd = (one: number) =>
    /^[^\p{L}\d]$/u.test(words[one]?.word ?? '') ||
    when.some(({ kind, first, next }) => kind !== 'other' && first <= one && one < next) ||
    (draft.used.has(one) && !words[one]?.isSmall) ||
    meanings.some(({ meaning, first }) => meaning === 'chatter' && first === one);
  let next = at + 1;
  while (next < words.length && !isEnd(next)) next++;
  while (next > at + 1 && words[next - 1]?.isSmall && !isCapital(next - 1)) next--;
  const hasContent = placesOf({ first: at + 1, next }).some((one) => !words[one]?.isSmall);
  return hasContent ? { first: at + 1, next } : undefined;
}

const removeBirthday: Frame = {
  tool: 'remove_birthday',
  needs: ['birthday'],
  fill(draft) {
    takeMeanings(draft, 'remove', 'birthday', 'calendar', 'callOff');
    return oneOf(takeThings(draft, { kinds: ['birthday'] }), ({ id }) => ({ id }));
  },
};

export const birthdayFrames: readonly Frame[] = [addBirthday, changeBirthday, removeBirthday];
