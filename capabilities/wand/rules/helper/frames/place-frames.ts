import type { HouseholdMember } from '#capabilities/household/contract.ts';
import { appointmentTypeOf } from '../words/appointment-words.ts';
import { selfOf } from '../family.ts';
import type { Span } from '../find/found.ts';
import { clausesOf, placesOf, stretchesIn, takeVerbs, textOf } from './clauses.ts';
import {
  asValues,
  type Draft,
  has,
  says,
  take,
  takeMeanings,
  takePeople,
  takeThings,
  takeValue,
  takeWhere,
  takeWords,
} from './draft.ts';
import { card, type Frame, missing } from './frame.ts';
import { takeName } from './person-name.ts';
import { oneOf } from './records.ts';

/** Takes the words of what a pattern finds in the text. */
function takePattern(draft: Draft, pattern: RegExp): string | undefined {
  const found = pattern.exec(draft.found.text);
  if (!found) return undefined;
  const end = found.index + found[0].length;
  takeWhere(draft, ({ from, to }) => from >= found.index && to <= end);
  return found[0].trim();
}

const phoneSaid = /\+?\(?\d[\d\s().-]{5,20}\d/;
const emailSaid = /[\w.+-]{1,60}@[\w-]{1,60}(?:\.\w{2,10}){1,3}/;
const siteSaid = /(?:https?:\/\/)?[a-z0-9-]{2,60}(?:\.[a-z0-9-]{2,30}){1,3}(?:\/\S{0,100})?/i;

/** 'on Butler Street', '14 Canyon Blvd', 'ste 410': where it is. */
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

/** How a place is reached, as far as it is said. */
function reachOf(draft: Draft) {
  const email = takePattern(draft, emailSaid);
  const website = takePattern(draft, siteSaid);
  const phone = takePattern(draft, phoneSaid);
  const preferredWay = says(draft, 'wayWords') || email ? takeValue(draft, 'way') : undefined;
  const isPageOnly = website && !preferredWay && has(draft, /\bbook(?:ing)? at\b/i);
  takeMeanings(draft, 'wayWords');
  return { email, website, phone, preferredWay: isPageOnly ? undefined : preferredWay, location: takeLocation(draft) };
}

const addPlace: Frame = {
  tool: 'add_place',
  fill(draft) {
    const people = takePeople(draft);
    const category = appointmentTypeOf(draft.found.text, people);
    const own = has(draft, /\bjust for me\b/i) ? selfOf(draft.family) : undefined;
    const reach = reachOf(draft);
    takeVerbs(draft, 'add');
    takeMeanings(draft, 'remind', 'appointment', 'chatter', 'placeWords', 'named');
    const name = takeName(draft);
    const only = own ?? (people.length === 1 ? people[0] : undefined);
    const values = asValues({
      name: name && withSign(draft, name),
      category: category === 'Other' ? undefined : category,
      memberId: only?.id,
      ...reach,
    });
    return name ? card(values) : missing('name', 'What is the place called?', values);
  },
};

/** 'Wax & Edge', 'Blade & Co': names keep their sign. */
function withSign({ found: { text } }: Draft, name: string): string {
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
    takeMeanings(draft, 'place', 'placeWords', 'change', 'chatter', 'appointment');
    const [place] = named;
    if (!place) return missing('id', 'Which place is it?', asValues(reach));
    const phone = ending
      ? `${(place.record as { phone?: string | null }).phone?.slice(0, -ending.length) ?? ''}${ending}`
      : reach.phone;
    const said = asValues({ ...reach, phone, length });
    const notes = Object.keys(said).length === 0 ? noteLeft(draft) : undefined;
    if (Object.keys(said).length === 0 && !notes) return undefined;
    return oneOf(named, ({ id }) => asValues({ id, ...said, notes }));
  },
};

/** 'take 40 minutes' */
function lengthSaid(draft: Draft): number | undefined {
  const [, minutes] = /\b(\d{1,3}) ?min/i.exec(draft.found.text) ?? [];
  if (minutes) takeWords(draft, `${minutes} minutes mins min`);
  return minutes ? Number(minutes) : undefined;
}

/** What is left, as a note. */
function noteLeft(draft: Draft): string | undefined {
  const free = placesOf({ first: 0, next: draft.found.words.length }).filter((at) => !draft.used.has(at));
  const [first = 0, last = -1] = [free[0], free.at(-1)];
  const span = { first, next: last + 1 };
  take(draft, span);
  return textOf(draft, span) || undefined;
}

const removePlace: Frame = {
  tool: 'remove_place',
  needs: ['place'],
  fill(draft) {
    takeMeanings(draft, 'remove', 'place', 'groceries', 'chatter');
    return oneOf(takeThings(draft, { kinds: ['place'] }), ({ id }) => ({ id }));
  },
};

/** Herself where she speaks of her own: 'me, not Thuy', 'my neck', 'I need'. */
function patientOf(draft: Draft, [named, ...others]: readonly HouseholdMember[]): HouseholdMember | undefined {
  const isSelf = has(
    draft,
    /\b(?:myself|just me|me not|me,? not|for me\b|for my(?! (?:son|daughter|kid))|my (?:hair|neck|back|eyes|teeth|knee|skin))/i,
  );
  if (isSelf) return selfOf(draft.family);
  return others.length === 0 ? named : undefined;
}

/** What it is for: behind 'for' or 'a', near the place or the booking. */
function whatFor(draft: Draft): string | undefined {
  const { words, text } = draft.found;
  const rated = clausesOf(draft).flatMap((clause) =>
    stretchesIn(draft, clause).map((span): { span: Span; value: number } => {
      const lead = words[span.first - 1]?.word ?? '';
      const isLed = /^(?:for|about|a|an|some|my|his|her)$/.test(lead);
      const isSelf = /^(?:myself|me|us)$/.test(words[span.first]?.word ?? '');
      return {
        span,
        value: (isLed ? 2 : 0) - (isSelf ? 5 : 0) - (clause.isTold ? 1 : 0) - (span.next - span.first > 4 ? 2 : 0),
      };
    }),
  );
  const [best] = rated.toSorted((a, b) => b.value - a.value);
  if (!best || best.value < 0) return undefined;
  take(draft, best.span);
  const article = /^(?:a|an|some)$/.test(words[best.span.first - 1]?.word ?? '')
    ? words[best.span.first - 1]
    : undefined;
  return text.slice(article?.from ?? words[best.span.first]?.from, words[best.span.next - 1]?.to);
}

const book: Frame = {
  tool: 'book',
  needs: ['place'],
  fill(draft) {
    const people = takePeople(draft);
    const [named] = takeThings(draft, { kinds: ['place'] });
    const type = appointmentTypeOf(draft.found.text, people);
    const place =
      named ?? draft.family.things.find((one) => one.kind === 'place' && type !== undefined && one.beside === type);
    if (!place) return undefined;
    takeMeanings(draft, 'book', 'bookWords', 'want', 'remind', 'chatter', 'place');
    takeWords(draft, 'vet doctor dentist clinic surgery');
    const member = patientOf(draft, people);
    return card(asValues({ placeId: place.id, memberId: member?.id, whatFor: whatFor(draft) }));
  },
};

export const placeFrames: readonly Frame[] = [addPlace, changePlace, removePlace, book];
