import type { Clause } from './clause.ts';
import type { FoundItem } from './found-item.ts';
import { eventNamesIn } from './happening.ts';
import { isCancelled } from './no-item.ts';
import { shareTellingWord } from './once-each.ts';
import { isRoom, placeLabelPattern, placeName } from './place.ts';
import { mainTime } from './times.ts';
import { cleanTitle } from './title.ts';
import { trimEdges } from './title-leads.ts';
import { partsBetween } from './words-between.ts';

/** Sentences that continue the previous one. */

const verbPattern = /\b(?:is|are|was|will|has|have|must|should|can|opens?|closes?|does|do|serves?|apply|applies)\b/i;
const sameSubjectPattern =
  /^\W{0,9}(?:its?|this|that|i|we|they|there|you|children|students|kids|parents|families|everyone|please|they['’]ll|we['’]ll)\b/i;
const startTimePattern =
  /\b(?:doors?|bus|buses|starts?|starting|begins?|kick-?off|leave|leaves|leaving|depart\w{0,3}|meet|meets|arrive|arrival|show|curtain|time|from|pick|drop|performance|ceremony|dismiss\w{1,3})\b/i;

/** Whether the time in a sentence without a day belongs to the previous thing. */
function tellsWhen(text: string, item: FoundItem): boolean {
  if (item.kind === 'birthday') return false;
  if (/\bby\s\d/i.test(text) && !startTimePattern.test(text)) return false;
  return (
    !verbPattern.test(text) ||
    sameSubjectPattern.test(text) ||
    startTimePattern.test(text) ||
    shareTellingWord(text, item.title)
  );
}

/** A sentence without a day can give the time or place of the previous things, or cancel them. */
export function continueItems(last: readonly FoundItem[], text: string, clauses: readonly Clause[]) {
  if (last.length === 0) return;
  const time = mainTime(clauses[0]?.times ?? []);
  const room = clauses.flatMap(partsBetween).map(trimEdges).find(isRoom);
  const title = last.at(-1)?.title ?? '';
  const isAbout = /^\W{0,9}(?:it|this|unfortunately|sorry)\b/i.test(text) || shareTellingWord(text, title);
  const named = [eventNamesIn(text).at(-1)?.name ?? '', ...clauses.flatMap(partsBetween)].map(cleanTitle).find(Boolean);
  const isOff =
    isCancelled(text) && isAbout && !/\b(?:next week|weekend|break|thanksgiving|christmas|holidays?)\b/i.test(text);
  for (const item of last.filter((one) => one.title === title)) {
    if (placeLabelPattern.test(text)) item.location ??= placeName(text.replace(placeLabelPattern, ''));
    if (room) item.location ??= placeName(room);
    if (item.title === '') item.title = named ?? '';
    if (time && !item.time && tellsWhen(text, item)) item.time = time.time;
    if (isOff) item.isCancelled = true;
  }
}
