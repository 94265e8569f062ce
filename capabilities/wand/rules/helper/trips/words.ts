import type { PlannerItem, TravelType } from '#capabilities/planner/contract.ts';
import { capital } from '#core/capital.ts';
import type { Clause } from '../reader.ts';
import { meaningOf } from '../records/find-record.ts';
import { behind } from '../words/phrases.ts';
import { cutAt, upTo, withoutLead } from '../words/said.ts';
import { asTitle, withoutArticle, withoutEnds } from '../words/words.ts';

export const tripsToCome = (items: readonly PlannerItem[], today: string): PlannerItem[] =>
  items.filter(
    ({ category, dismissed, startDate, endDate }) =>
      category === 'trip' && !dismissed && (endDate ?? startDate ?? today) >= today,
  );

const general = meaningOf(
  'trip vacation weekend lake mount city beach island camping road new san saint park holiday family the',
);

/** Trips of whose title or destination a telling word is said: 'tahoe' means 'Lake Tahoe'. */
export function mentionedTrips(trips: readonly PlannerItem[], words: string): PlannerItem[] {
  const said = meaningOf(words);
  return trips.filter(({ title, destination }) => {
    const names = meaningOf(`${title} ${destination ?? ''}`);
    const telling = names.filter((word) => !general.includes(word));
    return (telling.length > 0 ? telling : names).some((word) => said.includes(word));
  });
}

const tripWord =
  /\b(?:trip|vacation|getaway|cruise|weekend away|road ?trip|city break|staycation|beach holiday|family holiday)\b/i;
/** With a first and a last day these are journeys too. */
const stay =
  /\b(?:weekend|week|days|nights|holidays?|break|camping|skiing|glamping|safari|cabin|airbnb|hotel|resort|getaway|retreat|visit)(?= (?:in|at|to|on|up|by|with)\b)|\b(?:camping|skiing|glamping|girls weekend|ski weekend|beach week)\b/i;
const notATrip =
  /\b(?:field trip|day trip|class trip|school trip|trip to the (?:store|zoo|museum|dentist|doctor|library|park|mall|vet))\b/;
const leaving =
  /\b(?:going|flying|driving|travell?ing|heading|fly|flies|drive|drives|go|travels?|heads|vacationing|holidaying|visiting|visit|staying|spending|off(?= to)|(?<=we've )booked|(?<=we have )booked|(?<=we )booked)\b/i;
/** 'We'll be in Miami' */
const away = /\b(?:[Ww]e|I)(?:'ll be| will be|'re| are|'m| am) in (?=\p{Lu})/u;
/** 'Carlos is in Dallas' */
const elsewhere = /^\p{Lu}\p{L}{1,20}(?:'s| is| will be|'ll be) in (?=\p{Lu})/u;
/** Told of one alone, who has to be known. */
export const isElsewhere = (text: string) => elsewhere.test(text);
const towards = / (?:to|in|at) /i;
const label =
  /^(?:add |put in |save |create |plan )?(?:an? |the )?(?:new )?(?:family )?(?:trip|vacation|getaway|holiday) ?[:,–-] ?/i;
const leads = new Set(['to', 'in', 'at', 'up', 'down', 'over', 'see', 'visit']);
/** Where the name of a place is over, and something else begins: 'San Diego all five of us are going'. */
const behindPlace =
  /[,;:.!(]| (?:for|with|by|on|from|leaving|starting|this|next|as|just|and|all|everyone|everybody|(?:the )?whole|the (?:five|four|three|two) of us|both of us|me|we|we're|we'll|i|i'm|it|it's|it'll|she|he|they|they're|staying|going|driving|flying|is|are|will|can|could|please|because|so|but|where|which)(?: |$)/i;

/** A class trip is one where it lasts. */
export const isTrip = (lower: string, isLong = false) => tripWord.test(lower) && (isLong || !notATrip.test(lower));
/** A day out with the class is none of the family's journeys. */
export const isClassTrip = ({ lower, when }: Clause) => notATrip.test(lower) && !when.endDate;
export const isLeaving = (text: string) =>
  (leaving.test(text) || stay.test(text) || away.test(text) || isElsewhere(text)) && !notATrip.test(text.toLowerCase());

/** 'a trip called Spring Break to San Diego' */
export const calledIn = (words: string): string | undefined => {
  const said = cutAt(words, ['called', 'named', 'titled'])?.after;
  return said && upTo(said, / to | in |,/i).replaceAll(/["']/g, '');
};

/** The words in which a journey may say where it goes. */
function placeWords(said: string): string {
  const name = calledIn(said);
  const words = name ? said.replace(name, '') : said;
  // 'International trip for the diary: Mexico City'
  const [head = '', ...behindColon] = words.split(': ');
  if (behindColon.length > 0 && tripWord.test(head)) return behindColon.join(': ');
  if (label.test(words)) return words.replace(label, '');
  const going = leaving.exec(words);
  const at = [tripWord, stay].map((one) => words.search(one)).find((place) => place >= 0) ?? -1;
  const rest = at >= 0 ? words.slice(at) : going ? words.slice(going.index + going[0].length) : '';
  const bare =
    /^(?:an? |the |our |new |add |family ){0,3}(?:trip|vacation|getaway) (?!(?:for|with|on|from|next|this|is|in|to|at|planned|booked)\b)(\p{L}[\p{L} ]{2,30})$/iu.exec(
      words,
    );
  if (bare?.[1]) return bare[1];
  const isBehind = at >= 0 || going?.[0].toLowerCase() === 'spending';
  const there = isBehind ? behind(rest, towards) : rest.trim();
  return there || (behind(words, towards) ?? '');
}

const visiting = /\b(?:visit|visiting|(?:stay|staying) with) (?=\p{L})/iu;

/** 'visiting Rose and Bill', 'staying with Grandma': to whom it goes, or to which places. */
export function hostsIn(words: string): string | undefined {
  const found = visiting.exec(words);
  const [said = ''] = found
    ? words
        .slice(found.index + found[0].length)
        .replaceAll(/ (?:and|&) (?=\p{L}{2,20}$| for | on | from |,)/gu, '&')
        .split(behindPlace)
    : [];
  return said.replaceAll('&', ' and ').trim() || undefined;
}

const inside = new Set('in at on of the and by'.split(' '));
const inCapitals = (place: string) =>
  place
    .split(' ')
    .map((word, at) => (at > 0 && inside.has(word) ? word : capital(word)))
    .join(' ');

/** 'put the trip in before somebody changes their mind' */
const noPlace =
  /^(?:please )?(?:come|return|leave|start|end) |^(?:please )?(?:before|after|until|when|if|because|since|while)\b|^(?:stay|be|see|spend|camp|ski|meet|celebrate|relax)\b/i;

/** 'we are going to Orlando' -> 'Orlando', 'a road trip to vermont for me and david' -> 'Vermont' */
export function destinationIn(words: string): string | undefined {
  const first = hostsIn(words) ?? placeWords(words).split(behindPlace)[0] ?? '';
  const place = withoutEnds(withoutLead(first, leads).replace(/^an? /i, ''));
  if (!place || place.split(' ').length > 5 || noPlace.test(place)) return placeBefore(words);
  return place === place.toLowerCase() ? inCapitals(place) : asTitle(place);
}

/** 'Caribbean cruise', 'a disney trip' */
function placeBefore(words: string): string | undefined {
  const before =
    words
      .slice(0, Math.max(0, words.search(tripWord)))
      .trim()
      .split(' ')
      .at(-1) ?? '';
  return /^\p{L}{4,30}$/u.test(before) && !kinds.has(before.toLowerCase()) ? capital(before) : undefined;
}

const kinds = new Set(
  'camping road family weekend business school field ski skiing beach summer winter spring fall next this that with girls boys work fishing hiking city short long little plan another book upcoming whole the our new cancel adding quick fun group'.split(
    ' ',
  ),
);

/** 'a camping trip' -> 'Camping trip' */
export function tripName(words: string): string | undefined {
  const found = tripWord.exec(words);
  if (!found) return /\b(?:camping|skiing|glamping)\b/i.exec(words)?.map(asTitle)[0];
  const before = withoutArticle(words.slice(0, found.index).replace(/^(?:add|plan|create|save|new) /i, ''))
    .split(' ')
    .at(-1);
  return asTitle(withoutArticle(`${before} ${found[0]}`));
}

export function travelTypeIn(lower: string): TravelType | undefined {
  if (/\bcruise\b/.test(lower)) return 'cruise';
  if (/\b(?:road ?trip|driving|drive)\b/.test(lower)) return 'road-trip';
  return /\b(?:abroad|overseas|international)\b/.test(lower) ? 'international' : undefined;
}
