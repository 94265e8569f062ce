import type { Known } from '../likeness/pieces.ts';
import { whenIn } from '../when/when.ts';
import { peopleIn } from '../words/names.ts';

/** Several journeys of which it is said once that they are journeys: 'Boston from March 5 to 7 and Maine from July 10 to 20, add both trips'. */

const behind =
  /[,.;:]? (?:and |so )?(?:please |can you |could you )?(?:add|plan|save|note|put in|enter) (?:both|all|the|these|those)(?: of)?(?: two| three| the| those| these)? trips(?: please| for us)?[.!]?$/i;
const ahead = /^(?:please )?(?:(?:add|plan|save|new) )?(?:(?:both|these|the|two|three) )?trips: /i;
const seam = /,? and (?:then )?|, |; |\. /i;
const place = /^(?:to )?\p{L}[\p{L}'-]{1,20}(?: \p{L}[\p{L}'-]{1,20}){0,2}$/u;

/** A sentence for each of them; undefined where one is no place with its first and its last day. */
export function eachTrip(message: string, { clock, household }: Known): string | undefined {
  const rest = message.replace(behind, '').replace(ahead, '');
  const trips = rest.split(seam);
  const isTrip = (text: string) => {
    const { when, untimed } = whenIn(text, clock);
    return (
      when.date && when.endDate && !when.time && place.test(untimed) && peopleIn(untimed, household).people.length === 0
    );
  };
  const areTrips = rest !== message && trips.length > 1 && trips.every(isTrip);
  return areTrips ? trips.map((text) => `trip to ${text.replace(/^to /i, '')}`).join('. ') : undefined;
}
