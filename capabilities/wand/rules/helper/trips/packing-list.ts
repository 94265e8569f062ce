import { plannerApi } from '#capabilities/planner/contract.ts';
import type { Reader, Reading } from '../reader.ts';
import { tripLabel, whichTrip } from './which.ts';
import { mentionedTrips, tripsToCome } from './words.ts';

export const whichToPackFor = 'For which trip';
export const noTrip: Reading = { kind: 'answer', text: 'There is no trip to pack for yet.' };

const making =
  /^(?:make|create|start|suggest|generate|write|build|fill|draw up|prepare)(?: me| us| out| in)? (?:an?|the|our|my)?(?: \p{L}{1,20}){0,2} ?packing list\b/u;

/** 'Make a packing list for Tahoe': what such a trip usually takes. */
export const packingListMade: Reader = async ({ lower, text }, { asked }) => {
  if (!making.test(lower) || /[:,]/.test(lower)) return undefined;
  const trips = tripsToCome(await asked.look(plannerApi.list), asked.today);
  const mentioned = mentionedTrips(trips, lower);
  const choices = (mentioned.length > 0 ? mentioned : trips).map((trip) => ({
    label: tripLabel(trip),
    tool: 'make_packing_list',
    values: { id: trip.id },
  }));
  const [only, ...others] = choices;
  if (!only) return [noTrip];
  if (others.length > 0) return whichTrip(whichToPackFor, choices, text);
  return [{ kind: 'propose', tool: only.tool, values: only.values, quote: text }];
};
