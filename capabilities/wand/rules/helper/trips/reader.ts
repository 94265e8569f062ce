import { plannerApi } from '#capabilities/planner/contract.ts';
import { addDays, daysBetween, weekday } from '#core/dates.ts';
import type { Asked } from '../../tools/brain.ts';
import type { Values } from '../../tools/tool.ts';
import { missing } from '../question-back.ts';
import type { Clause, Context, Reader, Reading } from '../reader.ts';
import { onlyChanged } from '../records/change.ts';
import { aboutKept } from '../records/reader.ts';
import { filed } from '../told/filing.ts';
import { whenIn } from '../when/when.ts';
import { shifting, tripChange } from './change.ts';
import { packing } from './packing.ts';
import {
  calledIn,
  destinationIn,
  isLeaving,
  isTrip,
  lengthIn,
  mentionedTrips,
  travelTypeIn,
  tripName,
  tripsToCome,
} from './words.ts';

const aboutTrip = aboutKept('trip');

/** Journeys, and what goes into the bags. */
export const tripReader: Reader = async (clause, context) =>
  (await packing(clause, context)) ??
  (await tripChange(clause, context)) ??
  (isAnother(clause) ? undefined : await aboutTrip(clause, context)) ??
  (await newTrip(clause, context));

/** 'trip to Boston Jan 8 to 10 for me and David' is none of David's trips. */
const isAnother = ({ untimed, when }: Clause) =>
  when.endDate !== undefined &&
  /^(?:(?:add|plan|an?|another|new|family|weekend|road|ski|quick|little) ){0,4}(?:trip|vacation|getaway) (?:to|in) /i.test(
    untimed,
  );

/** In days; what seems to last longer was misread. */
const longest = 92;

const isAll = /\b(we|we're|were|our|us|all|everyone|everybody|family)\b/;

/** 'for me and David' */
const bothNamed = /\b(?:me|myself) and\b|\band (?:me|myself|i)\b/;
const couple =
  /\b(?:the two of us|us two|both of us|without the kids|no kids|without kids|just us adults|child-free|kid-free)\b/;

/** 'My parents travel to Rome' without us. */
const others =
  /^(?:my|our|the) (?:\p{L}{2,10} )?(?:parents?|mom|mum|mother|dad|father|sisters?|brothers?|in-laws|grandparents|cousins?|aunt|uncle|friends?|neighbou?rs|boss|teacher)\b(?!.*\b(?:we|us|me)\b)/u;

/** Without a place no name: 'plan a trip from Jan 8 to 12'. */
const anywhere =
  /^(?:(?:on|a|an|another|new|family|road|little|quick|short|long|weekend|holiday) ){0,5}(?:trip|road ?trip|vacation|getaway|holiday|weekend away|city break)$/i;

/** A weekend away ends on its Sunday. */
const sundayAfter = (date: string | undefined) =>
  date && [5, 6].includes(weekday(date)) ? addDays(date, 7 - weekday(date)) : undefined;

/** 'flying to Chicago on Jan 8, home on the 11th' */
function comingBack(lower: string, start: string | undefined, asked: Asked): string | undefined {
  const at = lower.search(/\b(?:back|home|return|returning)\b/);
  const end = start && at > 0 ? whenIn(lower.slice(at), { ...asked, today: start }).when.date : undefined;
  return end && end > (start ?? '') ? end : undefined;
}

async function newTrip(
  { text, lower, when, people, untimed }: Clause,
  { asked, household }: Context,
): Promise<readonly Reading[] | undefined> {
  if (/^(what|when|where|who|how|which|is|are|do|does)\b/.test(lower)) return undefined;
  if (
    shifting.test(lower) ||
    /\b(?:remind|nudge|reminder|planner|to-?do|task|forms?|rename|destination|make it|packing)\b/.test(lower)
  )
    return undefined;
  const { rest, place: kept } = filed(untimed);
  const length = when.date && !when.endDate ? lengthIn(rest) : undefined;
  const until =
    when.endDate ??
    comingBack(lower, when.date, asked) ??
    (when.date && length ? addDays(when.date, length) : undefined);
  if (when.time || !(isTrip(lower, until !== undefined) || kept === 'trip' || (until && isLeaving(text))))
    return undefined;
  if (people.length === 0 && others.test(lower)) return undefined;
  const place = destinationIn(rest);
  const title = calledIn(rest) ?? place ?? tripName(rest);
  const destination = place?.split(' in ').at(-1);
  // 'The trip', without a place, is one that is known.
  // Where it goes to was said, but not understood.
  const isLost = !place && /\b(?:trip|vacation|getaway|cruise) (?:to|in) /.test(lower);
  if (isLost || /\btrip$/i.test(place ?? '')) return undefined;
  if (!title || (!place && /\b(?:the|our|that|this|my) (?:\p{L}{1,20} ){0,2}(?:trip|vacation|getaway)\b/iu.test(lower)))
    return undefined;
  const selves = household.filter(({ relationship }) => relationship === 'self');
  // 'We're going camping with Leo' leaves the others at home.
  const isWithSome =
    isAll.test(lower) && people.some(({ name }) => `${lower} `.includes(`with ${name.toLowerCase()} `));
  const isNamed = isWithSome || (people.length > 1 && bothNamed.test(lower));
  const adults = household.filter(({ memberType }) => memberType === 'adult');
  const named = /\bwith\b/.test(lower) ? [...new Set([...(isWithSome ? adults : selves), ...people])] : people;
  const travelers = couple.test(lower)
    ? adults
    : people.length > 0 && (isNamed || !isAll.test(lower))
      ? named
      : household.filter(({ memberType }) => memberType !== 'pet');
  const travelType = travelTypeIn(lower);
  const endDate = until ?? (/\bweekend\b/.test(lower) ? sundayAfter(when.date) : undefined);
  const values: Values = {
    title,
    ...(destination && { destination }),
    startDate: when.date ?? null,
    endDate: endDate ?? null,
    travelers: travelers.map(({ name }) => name),
    ...(travelType && { travelType }),
  };
  const [known] = mentionedTrips(tripsToCome(await asked.look(plannerApi.list), asked.today), destination ?? '');
  if (known && when.date) {
    const changed = onlyChanged(known, { startDate: when.date, endDate });
    return Object.keys(changed).length > 0
      ? [{ kind: 'propose', tool: 'change_trip', values: { id: known.id, ...changed }, quote: text }]
      : undefined;
  }
  if (!place && anywhere.test(title))
    return missing('Where does the trip go?', 'add_trip', values, 'destination', text);
  const isLikely = when.date && endDate && daysBetween(when.date, endDate) < longest;
  if (isLikely) return [{ kind: 'propose', tool: 'add_trip', values, quote: text }];
  const field = when.date && !endDate ? 'endDate' : 'startDate';
  const question =
    when.date && !endDate
      ? 'Until when is it?'
      : `When is the trip${destination ? ` to ${destination}` : ''}, from which day to which?`;
  return [{ kind: 'ask', question, waiting: { kind: 'missing', tool: 'add_trip', values, field, quote: text } }];
}
