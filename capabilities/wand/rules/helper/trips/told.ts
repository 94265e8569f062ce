import type { PlannerItem } from '#capabilities/planner/contract.ts';
import type { Value } from '../../tools/tool.ts';
import { meaningOf } from '../records/find-record.ts';
import { cutAt } from '../words/said.ts';
import { familiesOf, phrases, piecesOf, placesIn } from '../words/word-families.ts';
import { asTitle } from '../words/words.ts';
import { travelTypeIn } from './words.ts';

type ToldFamily = 'trip' | 'name' | 'place' | 'type' | 'old' | 'idle';

const types =
  'road trip|roadtrip|road - trip|cruise|domestic|domestic trip|international|international trip|domestic one|international one';

/** What is said of a trip that is there, besides its days and who goes along. */
const families = familiesOf<ToldFamily>([
  ['old', phrases("rather than|not|instead of|isn't|is not|no longer", '|just|really', '|a|an|the', types)],
  ['type', phrases('|a|an', types)],
  ['name', phrases('rename|call|retitle|name|title|called|renamed|the name of|the title of|name it|call it')],
  ['place', phrases('destination|the destination|destination is')],
  ['trip', phrases('trip|vacation|holiday|getaway')],
  [
    'idle',
    phrases(
      "please|can|could|you|we|we're|we are|i|it|it's|its|that|this|is|are|be|should|should be|ought to be|will be|has to be|needs to be|make|makes|change|changed|set|update|mark|list|turns out|turns|out|so|and|now|actually|our|my|flying|driving|fly|drive|going|instead|really|counts as|would|like|rather|let's|lets|from|put|down|have|just|then|there|after all|as|more|of|say|says",
    ),
  ],
]);

export const tellsOf =
  /\b(?:rename|retitle|call|called|name|title|destination|domestic|international|road ?trip|cruise|flying|driving)\b/;

/** 'Rename the Lake Tahoe trip Ski week', 'we're flying to Tahoe, so make it domestic and not a road trip' */
export function toldOf(trip: PlannerItem, text: string): Record<string, Value | undefined> | undefined {
  const names = new Set(meaningOf(`${trip.title} ${trip.destination ?? ''}`));
  const words = text.replaceAll('’', "'");
  const behind = cutAt(words, ['to', 'be', 'is', 'destination'], 'last')?.after;
  const pieces = piecesOf(words, families, (word) =>
    meaningOf(word).some((one) => names.has(one)) ? 'trip' : undefined,
  );
  const holds = (family: ToldFamily) => pieces.some((piece) => piece.family === family);
  const places = placesIn(pieces, words);
  const [only, ...others] = places;
  if (holds('place') && behind && others.length === 0) return { destination: asTitle(behind) };
  if (holds('name') && only && others.length === 0) return { title: asTitle(only) };
  const type = pieces.filter(({ family }) => family === 'type').map((piece) => piece.words);
  const isOther = type.length === 1 && places.length === 0;
  return isOther
    ? { travelType: /\bdomestic\b/.test(type[0] ?? '') ? 'domestic' : travelTypeIn(type[0] ?? '') }
    : undefined;
}
