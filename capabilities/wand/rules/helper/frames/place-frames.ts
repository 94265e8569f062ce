import { selfOf } from '../family.ts';
import { appointmentTypeOf } from '../words/appointment-words.ts';
import { book } from './booking-frame.ts';
import { takeAllLeft, textOf } from './clauses.ts';
import {
  asValues,
  blame,
  type Draft,
  has,
  says,
  take,
  takeLetters,
  takeMeanings,
  takeValue,
  takeWords,
} from './draft.ts';
import { type Frame, missing } from './frame.ts';
import { takeThings } from './matching-records.ts';
import { asksForNote } from './new-note.ts';
import { takeName, takePeople } from './people-said.ts';
import { oneOf, whichOne } from './records.ts';
import { lead, slotFrame, verbs } from './slots.ts';

/** Finds a pattern in the text and uses its words. */
function takePattern(draft: Draft, pattern: RegExp): string | undefined {
  const found = pattern.exec(draft.found.text);
  const at = found ? draft.found.words.findIndex(({ to }) => to > found.index) : -1;
  if (!found || (draft.used.has(at) && draft.used.has(at + 1))) return undefined;
  takeLetters(draft, found.index, found[0].length);
  return found[0].trim();
}

const phonePattern = /\+?\(?\d[\d\s().-]{5,20}\d/;

const emailPattern = /[\w.+-]{1,60}@[\w-]{1,60}(?:\.\w{2,10}){1,3}/;

const sitePattern = /(?:https?:\/\/)?[a-z0-9-]{2,60}(?:\.[a-z0-9-]{2,30}){1,3}(?:\/\S{0,100})?/i;

/** 'on Butler Street', '14 Canyon Blvd', 'ste 410': the address. */
function takeLocation(draft: Draft): string | undefined {
  const { words, meanings, text } = draft.found;
  const street = meanings.find(({ meaning, first }) => meaning === 'street' && !draft.used.has(first));
  if (!street) return undefined;
  let first = street.first;
  const isPart = (at: number) => /^\d/.test(words[at]?.word ?? '') || /^\p{Lu}/u.test(text.slice(words[at]?.from));
  while (first > 0 && isPart(first - 1) && !draft.used.has(first - 1)) first--;
  const span = { first, next: street.next };
  take(draft, span);
  return textOf(draft, span);
}

/** The contact details that the message contains. */
function reachOf(draft: Draft) {
  const email = takePattern(draft, emailPattern);
  const site = takePattern(draft, sitePattern);
  const website = site && (/^https?:/i.test(site) ? site : `https://${site}`);
  const phone = takePattern(draft, phonePattern);
  const preferredWay = says(draft, 'wayWords') || email ? takeValue(draft, 'way') : undefined;
  const isPageOnly = website && !preferredWay && has(draft, /\bbook(?:ing)? at\b/i);
  takeMeanings(draft, 'wayWords');
  return { email, website, phone, preferredWay: isPageOnly ? undefined : preferredWay, location: takeLocation(draft) };
}

/** Whose place it is, and for what kind of appointment. */
function whoseAndWhatFor(draft: Draft) {
  const people = takePeople(draft);
  // 'Our contacts' are no lenses.
  const category = appointmentTypeOf(draft.found.text.replace(/\b(?:my|our|the) contacts\b/i, ''), people);
  const own = has(draft, /\bjust for me\b/i) ? selfOf(draft.family) : undefined;
  const only = own ?? (people.length === 1 ? people[0] : undefined);
  return { category: category === 'Other' ? undefined : category, memberId: only?.id };
}

const addPlace = slotFrame('add_place', [
  { take: whoseAndWhatFor },
  { take: reachOf },
  verbs('add'),
  lead('remind appointment chatter placeWords named'),
  { field: 'name', take: takePlaceName, ask: 'What is the place called?' },
]);

/** 'Wax & Edge', 'Blade & Co': names keep the '&'. */
function takePlaceName(draft: Draft): string | undefined {
  const { text } = draft.found;
  const name = takeName(draft);
  if (!name) return undefined;
  const at = text.toLowerCase().indexOf(name.toLowerCase());
  const [more = ''] = /^ (?:&|and) \p{Lu}[\p{L}']*/u.exec(text.slice(at + name.length)) ?? [];
  return `${name}${more.replace(' and ', ' & ')}`;
}

const changePlace: Frame = {
  tool: 'change_place',
  needs: ['place'],
  fill(draft) {
    const kept = draft.family.things.filter(({ kind }) => kind === 'place');
    const things = takeThings(draft, { kinds: ['place'] });
    const named =
      things.length > 0 ? things : kept.filter(({ beside }) => beside === appointmentTypeOf(draft.found.text, []));
    const ending = /\bends in (\d{2,6})\b/i.exec(draft.found.text)?.[1];
    const reach = reachOf(draft);
    const length = lengthSaid(draft);
    takeMeanings(draft, 'place placeWords change chatter appointment');
    const [place] = named;
    if (!place) return missing('id', 'Which place is it?', asValues(reach));
    const phone = ending
      ? `${(place.record as { phone?: string | null }).phone?.slice(0, -ending.length) ?? ''}${ending}`
      : reach.phone;
    const said = asValues({ ...reach, phone, length });
    const notes = Object.keys(said).length === 0 ? takeAllLeft(draft) : undefined;
    if (Object.keys(said).length === 0 && !notes) return undefined;
    if (notes && !asksForNote(draft)) blame(draft, 'just a note');
    return oneOf(named, ({ id }) => asValues({ id, ...said, notes }));
  },
};

/** 'take 40 minutes' */
function lengthSaid(draft: Draft): number | undefined {
  const [, minutes] = /\b(\d{1,3}) ?min/i.exec(draft.found.text) ?? [];
  if (minutes) takeWords(draft, `${minutes} minutes mins min`);
  return minutes ? Number(minutes) : undefined;
}

export const placeFrames: readonly Frame[] = [
  addPlace,
  changePlace,
  whichOne('remove_place', 'place', 'remove place groceries chatter'),
  book,
];
