import { plannerApi } from '#capabilities/planner/contract.ts';
import { choosing } from '../question-back.ts';
import type { Reader } from '../reader.ts';
import { cutAt } from '../words/said.ts';
import { asTitle, listed, splitWords, withoutArticle } from '../words/words.ts';
import { mentionedTrips, tripsToCome } from './words.ts';

const adding = /^(?:add|include|put) /;
const elsewhere = /\b(?:list|calendar|groceries|planner|event|task)\b/;

/** 'add Carlos to the Tahoe trip', 'add sunscreen to Tahoe': the words alone do not say whether it is somebody or something. */
export const joining: Reader = async ({ text, lower, untimed, people, when }, { asked }) => {
  if (!adding.test(lower) || elsewhere.test(lower) || when.date || when.time) return undefined;
  const cut = cutAt(untimed, ['to', 'on', 'onto'], 'last');
  const trips = cut ? mentionedTrips(tripsToCome(await asked.look(plannerApi.list), asked.today), cut.after) : [];
  const [trip, ...others] = trips;
  if (!cut || !trip || others.length > 0) return undefined;
  const added = splitWords(cut.before.replace(/^\S+ /, '')).map((one) => asTitle(withoutArticle(one)));
  if (added.length > 0 && added.every((name) => trip.travelers.includes(name)))
    return [{ kind: 'answer', text: `On the list of travelers to ${trip.title} already: ${listed(added)}.` }];
  if (people.length > 0) return undefined;
  if (added.length === 0 || added.some((one) => one.split(' ').length > 3 || /\d/.test(one))) return undefined;
  const choices: Parameters<typeof choosing>[1] = [
    {
      label: 'coming along',
      tool: 'change_trip',
      values: { id: trip.id, travelers: [...trip.travelers, ...added] },
    },
    { label: 'to pack', tool: 'add_packing', values: { id: trip.id, name: listed(added) } },
  ];
  return choosing(`${listed(added)} for ${trip.title}: coming along, or to pack?`, choices, text);
};
