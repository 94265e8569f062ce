import type { Subscription } from '#capabilities/subscriptions/contract.ts';
import { smallWords } from '../lexicon.ts';
import { meaningOf } from '../records/find-record.ts';

/** Subscriptions by the names that are said. */

const services =
  /\b(?:netflix|hulu|disney ?(?:\+|plus)|hbo|peacock|paramount ?(?:\+|plus)|apple (?:tv|music|one)|youtube (?:premium|tv|music)|spotify|pandora|audible|kindle unlimited|amazon prime|prime video|icloud|dropbox|google one|hello ?fresh|blue apron|kiwico|lovevery|instacart|walmart ?(?:\+|plus)|new york times|nyt|duolingo|abcmouse|espn|sling tv|crunchyroll|xbox game pass|playstation plus|now tv|britbox|sky (?:tv|sports|cinema)|gousto|mindful chef|tesco delivery saver|national trust|apple arcade|headspace|fubo|starz|showtime|tidal|chatgpt|1password|nintendo online|roblox premium|stitch fix|barkbox|home chef|everyplate|dollar shave club|thrive market|misfits market)(?= |$|,)/i;
/** What nearly everybody knows as something to subscribe to: 'add hulu'. */
export const isService = (text: string) => services.test(text);
/** What is watched or heard. */
const streams =
  /\b(?:netflix|hulu|disney|hbo|max|peacock|paramount|apple (?:tv|music)|youtube|spotify|pandora|tidal|prime video|espn|sling|crunchyroll|now tv|britbox|sky|fubo|starz|showtime)\b/i;
export const isStreaming = (serviceName: string) => streams.test(serviceName);
/** 'coteries' is Coterie. */
const root = (word: string) => (word.length > 5 ? word.slice(0, -1) : word);

interface Named<T> {
  /** Those who are spoken of; more than one where nothing tells them apart. */
  found: T[];
  /** Whether each of them was named on its own: 'coterie and thrive market'. */
  isEach: boolean;
  /** The words beside their names. */
  rest: string;
}

/** Those whose name has a word of what she says: 'coterie', 'the play kits', 'hello fresh'. */
export function subscriptionsIn<T extends Pick<Subscription, 'serviceName'>>(
  subscriptions: readonly T[],
  text: string,
): Named<T> {
  const words = text.split(/[\s,;.!?]+/).filter(Boolean);
  const hitsOf = ({ serviceName }: T) => {
    const names = meaningOf(serviceName);
    const isName = (word: string) => meaningOf(word).some((one) => names.some((name) => root(name) === root(one)));
    return words.flatMap((word, at) => {
      const joined = `${word}${words[at + 1] ?? ''}`;
      if (names.some((name) => meaningOf(joined).includes(name)) && !isName(word)) return [at, at + 1];
      return isName(word) ? [at] : [];
    });
  };
  const hits = subscriptions.map((one) => ({ one, at: hitsOf(one) })).filter(({ at }) => at.some((place) => !smallWords.has((words[place] ?? '').toLowerCase())));
  const shares = (a: readonly number[], b: readonly number[]) => a.some((place) => b.includes(place));
  const best = hits.filter(({ at }) => !hits.some((other) => shares(at, other.at) && other.at.length > at.length));
  const all = new Set(best.flatMap(({ at }) => at));
  return {
    found: best.map(({ one }) => one),
    isEach: best.every((one, index) => !best.slice(index + 1).some((other) => shares(one.at, other.at))),
    rest: words.filter((_, at) => !all.has(at)).join(' '),
  };
}
