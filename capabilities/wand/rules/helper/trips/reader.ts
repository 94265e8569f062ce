import { plannerApi } from '#capabilities/planner/contract.ts';
import { daysBetween } from '#core/dates.ts';
import type { Values } from '../../tools/tool.ts';
import { missing } from '../question-back.ts';
import type { Clause, Context, Reader, Reading } from '../reader.ts';
import { onlyChanged } from '../records/change.ts';
import { gapping } from '../records/gap.ts';
import { aboutKept } from '../records/reader.ts';
import { filed } from '../told/filing.ts';
import { asTitle } from '../words/words.ts';
import { shifting, tripChange } from './change.ts';
import { isInMonth, lastDayIn, sundayAfter } from './days.ts';
import { joining } from './joining.ts';
import { packedReader } from './packed.ts';
import { packing } from './packing.ts';
import { packingListMade } from './packing-list.ts';
import { isUnnoted, travelersOf } from './travelers.ts';
import {
  calledIn,
  destinationIn,
  hostsIn,
  isClassTrip,
  isElsewhere,
  isLeaving,
  isTrip,
  mentionedTrips,
  travelTypeIn,
  tripName,
  tripsToCome,
} from './words.ts';

const aboutTrip = aboutKept('trip');

/** Journeys, and what goes into the bags. */
export const tripReader: Reader = async (clause, context) =>
  (await packedReader(clause, context)) ??
  (await packingListMade(clause, context)) ??
  (await packing(clause, context)) ??
  (await tripChange(clause, context)) ??
  (await joining(clause, context)) ??
  (isAnother(clause) || isClassTrip(clause) ? undefined : await aboutTrip(clause, context)) ??
  (await newTrip(clause, context));

/** 'trip to Boston Jan 8 to 10 for me and David' is none of David's trips. */
const isAnother = ({ untimed, when }: Clause) =>
  when.endDate !== undefined &&
  /^(?:(?:add|plan|an?|another|new|family|weekend|road|ski|quick|little) ){0,4}(?:trip|vacation|getaway) (?:to|in) /i.test(
    untimed,
  );

/** In days; what seems to last longer was misread. */
const longest = 92;

/** 'My parents travel to Rome' without us. */
const others =
  /^(?:my|our|the) (?:\p{L}{2,10} )?(?:parents?|mom|mum|mother|dad|father|sisters?|brothers?|in-laws|grandparents|cousins?|aunt|uncle|friends?|neighbou?rs|boss|teacher)\b(?!.{0,1500}\b(?:we|us|me)\b)/u;

/** Without a place no name: 'plan a trip from Jan 8 to 12'. */
const anywhere =
  /^(?:(?:add|plan|create|save|on|a|an|another|new|family|road|little|quick|short|long|weekend|holiday) ){0,5}(?:trip|road ?trip|vacation|getaway|holiday|weekend away|city break)$/i;

/** Who flies somewhere comes back another day: 'flying to Chicago next Friday'. */
const isFlying = (lower: string, { date }: Clause['when']) =>
  date !== undefined && /\b(?:flying|fly)(?: out)? to (?!the\b)/.test(lower);

/** 'We're going to visit my brother in Tulsa': only when is missing. */
const isVisit = (text: string, { date }: Clause['when']) =>
  date === undefined &&
  /^(?:(?:so|hey|ok|guess what),? )?(?:[Ww]e|I)(?:'re|'m|'ll| are| am| will)? (?:going to |gonna |planning to )?visit(?:ing)? .{2,40} in \p{Lu}/u.test(
    text,
  );

const withoutHer: Reading = {
  kind: 'answer',
  text: 'I do not know your own name in the household yet, so you are not among the travelers.',
};

async function newTrip(clause: Clause, { asked, household }: Context): Promise<readonly Reading[] | undefined> {
  const { text, lower, when, people, untimed } = clause;
  if (/^(what|when|where|who|how|which|is|are|do|does)\b/.test(lower)) return undefined;
  if (
    shifting.test(lower) ||
    /\b(?:remind|nudge|reminder|planner|to-?do|task|forms?|rename|destination|make it|packing)\b/.test(lower)
  )
    return undefined;
  const { rest, place: kept } = filed(untimed);
  const until = lastDayIn(clause, rest, asked);
  const isOpen = isInMonth(clause, asked);
  if (
    when.time ||
    !(
      isTrip(lower, until !== undefined) ||
      kept === 'trip' ||
      ((until ?? (isOpen || isFlying(lower, when) || isVisit(text, when))) && isLeaving(text))
    )
  )
    return undefined;
  if (people.length === 0 && (others.test(lower) || isElsewhere(text))) return undefined;
  const place = destinationIn(rest);
  const ofWork = /\b(?:work|business) trip\b/i.exec(rest)?.[0];
  const title = calledIn(rest) ?? (place && ofWork ? asTitle(`${ofWork} to ${place}`) : (place ?? tripName(rest)));
  const destination = place?.split(' in ').at(-1);
  // 'The trip', without a place, is one that is known.
  // Where it goes to was said, but not understood.
  const isLost = !place && /\b(?:trip|vacation|getaway|cruise) (?:to|in) /.test(lower);
  if (isLost || /\btrip$/i.test(place ?? '')) return undefined;
  if (!title || (!place && /\b(?:the|our|that|this|my) (?:\p{L}{1,20} ){0,2}(?:trip|vacation|getaway)\b/iu.test(lower)))
    return undefined;
  const travelType = travelTypeIn(lower);
  const endDate = until ?? (/\bweekend\b/.test(lower) ? sundayAfter(when.date) : undefined);
  const values: Values = {
    title,
    ...(destination && { destination }),
    startDate: when.date ?? null,
    endDate: endDate ?? null,
    travelers: travelersOf(clause, household, hostsIn(rest)),
    ...(travelType && { travelType }),
  };
  const [known] = mentionedTrips(tripsToCome(await asked.look(plannerApi.list), asked.today), destination ?? '');
  // Of one that is known nothing is said that could be noted: 'the Istanbul trip budget is 4000'.
  if (known && !when.date && !/\b(?:new|another|plan|add)\b/.test(lower)) return undefined;
  if (known && when.date) {
    const changed = onlyChanged(known, { startDate: when.date, endDate });
    return Object.keys(changed).length > 0
      ? [{ kind: 'propose', tool: 'change_trip', values: { id: known.id, ...changed }, quote: text }]
      : undefined;
  }
  if (!place && anywhere.test(title))
    return missing('Where does the trip go?', 'add_trip', values, 'destination', text);
  const isLikely = when.date && endDate && daysBetween(when.date, endDate) < longest;
  if (isLikely)
    return [
      { kind: 'propose', tool: 'add_trip', values, quote: text },
      ...(isUnnoted(clause, household) ? [withoutHer] : []),
    ];
  if (isOpen && destination)
    return gapping(
      { question: `When is the trip to ${destination}, from which day to which?`, sentence: `${text} …` },
      text,
    );
  const field = when.date && !endDate ? 'endDate' : 'startDate';
  const question =
    when.date && !endDate
      ? 'Until when is it?'
      : `When is the trip${destination ? ` to ${destination}` : ''}, from which day to which?`;
  return [{ kind: 'ask', question, waiting: { kind: 'missing', tool: 'add_trip', values, field, quote: text } }];
}
