import type { Clause } from './clause.ts';
import type { FoundItem } from './found-item.ts';
import { thingsIn } from './happening.ts';
import { isCancelled } from './no-item.ts';
import { shareWords } from './once-each.ts';
import { isRoom, placeLabel, placeName } from './place.ts';
import { mainTime } from './times.ts';
import { cleanTitle } from './title.ts';
import { trimEdges } from './title-leads.ts';
import { wordsOf } from './words-between.ts';

/** Sentences that continue the previous one. */

const verb = /\b(?:is|are|was|will|has|have|must|should|can|opens?|closes?|does|do|serves?|apply|applies)\b/i;
const sameSubject =
  /^\W{0,9}(?:its?|this|that|i|we|they|there|you|children|students|kids|parents|families|everyone|please|they['’]ll|we['’]ll)\b/i;
const beginning =
  /\b(?:doors?|bus|buses|starts?|starting|begins?|kick-?off|leave|leaves|leaving|depart\w{0,3}|meet|meets|arrive|arrival|show|curtain|time|from|pick|drop|performance|ceremony|dismiss\w{1,3})\b/i;

/** Whether the time in a sentence without a day belongs to the previous thing. */
function tellsWhen(text: string, item: FoundItem): boolean {
  if (item.kind === 'birthday') return false;
  if (/\bby\s\d/i.test(text) && !beginning.test(text)) return false;
  return !verb.test(text) || sameSubject.test(text) || beginning.test(text) || shareWords(text, item.title);
}

/** A sentence without a day can give the time or place of the previous things, or cancel them. */
export function goOn(last: readonly FoundItem[], text: string, clauses: readonly Clause[]) {
  if (last.length === 0) return;
  const time = mainTime(clauses[0]?.times ?? []);
  const room = clauses.flatMap(wordsOf).map(trimEdges).find(isRoom);
  const title = last.at(-1)?.title ?? '';
  const isAbout = /^\W{0,9}(?:it|this|unfortunately|sorry)\b/i.test(text) || shareWords(text, title);
  const named = [thingsIn(text).at(-1)?.name ?? '', ...clauses.flatMap(wordsOf)].map(cleanTitle).find(Boolean);
  const isOff =
    isCancelled(text) && isAbout && !/\b(?:next week|weekend|break|thanksgiving|christmas|holidays?)\b/i.test(text);
  for (const item of last.filter((one) => one.title === title)) {
    if (placeLabel.test(text)) item.location ??= placeName(text.replace(placeLabel, ''));
    if (room) item.location ??= placeName(room);
    if (item.title === '') item.title = named ?? '';
    if (time && !item.time && tellsWhen(text, item)) item.time = time.time;
    if (isOff) item.isCancelled = true;
  }
}
