import type { PlannerItem, TravelType } from '#capabilities/planner/contract.ts';
import { capital } from '#core/capital.ts';
import { meaningOf } from './find-record.ts';
import { withoutLead } from './said.ts';
import { asTitle, withoutArticle, withoutEnds } from './words.ts';

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

const tripWord = /\b(?:trip|vacation|getaway|cruise|weekend away|road ?trip)\b/i;
const notATrip =
  /\b(?:field trip|day trip|class trip|school trip|trip to the (?:store|zoo|museum|dentist|doctor|library|park|mall|vet))\b/;
const leaving =
  /\b(?:going|flying|driving|travell?ing|heading|fly|drive|go|travel|visiting|visit|staying|spending|off(?= to))\b/i;
const towards = / (?:to|in|at) /i;
const label = /^(?:new |family )*(?:trip|vacation|getaway) ?[:,–-] ?/i;
const leads = new Set(['to', 'in', 'at', 'up', 'down', 'over', 'see', 'visit']);
const behindPlace = /[,;:.!(]| (?:for|with|by|on|from|leaving|starting|this|next) /i;

export const isTrip = (lower: string) => tripWord.test(lower) && !notATrip.test(lower);
export const isLeaving = (lower: string) => leaving.test(lower) && !notATrip.test(lower);

/** The words in which a journey may say where it goes. */
function placeWords(words: string): string {
  if (label.test(words)) return words.replace(label, '');
  const going = leaving.exec(words);
  const at = words.search(tripWord);
  const rest = at >= 0 ? words.slice(at) : going ? words.slice(going.index + going[0].length) : '';
  const isBehind = at >= 0 || going?.[0].toLowerCase() === 'spending';
  return isBehind ? rest.split(towards).slice(1).join(' to ') : rest.trim();
}

/** 'we are going to Orlando' -> 'Orlando', 'a road trip to vermont for me and david' -> 'Vermont' */
export function destinationIn(words: string): string | undefined {
  const [first = ''] = placeWords(words).split(behindPlace);
  const place = withoutEnds(withoutLead(first, leads).replace(/^an? /i, ''));
  if (!place || place.split(' ').length > 5) return undefined;
  return place === place.toLowerCase() ? place.split(' ').map(capital).join(' ') : asTitle(place);
}

/** 'a camping trip' -> 'Camping trip' */
export function tripName(words: string): string | undefined {
  const found = tripWord.exec(words);
  if (!found) return undefined;
  const before = withoutArticle(words.slice(0, found.index)).split(' ').at(-1);
  return before ? asTitle(withoutArticle(`${before} ${found[0]}`)) : undefined;
}

export function travelTypeIn(lower: string): TravelType | undefined {
  if (/\bcruise\b/.test(lower)) return 'cruise';
  if (/\b(?:road ?trip|driving|drive)\b/.test(lower)) return 'road-trip';
  return /\b(?:abroad|overseas|international)\b/.test(lower) ? 'international' : undefined;
}
