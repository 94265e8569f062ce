import type { BillingFrequency, Subscription } from '#capabilities/subscriptions/contract.ts';
import { centsOf } from '#core/money.ts';
import { isIdle } from '../guards/left-over.ts';
import { meaningOf } from '../records/find-record.ts';

/** Prices, how often they are paid, and for what. */

const often: [BillingFrequency, RegExp][] = [
  ['quarterly', / ?(?:\bof )?\b(?:quarterly|(?:a|per|each|every|once a|by the) quarter|every (?:three|3) months)\b/i],
  [
    'monthly',
    / ?(?:\bof )?(?:\b(?:monthly|(?:a|per|each|every|once a|by the) month|month to month)\b|\/ ?mo(?:nth)?\b)/i,
  ],
  [
    'annually',
    / ?(?:\b(?:annually|yearly|annual|(?:a|per|each|every|once a|by the) year|per annum)\b|\/ ?(?:yr|year)\b)/i,
  ],
];
/** What was until now, before what is: 'from monthly', 'instead of $95'. */
const former =
  /\b(?:up from|down from|from|instead of|rather than|not|was|used to be) (?:an? )?(?:(?:monthly|quarterly|annually|annual|yearly)\b(?= |$)|[$€£]? ?\d{1,6}(?:\.\d{1,2})?(?: dollars| bucks)?(?=,? (?:to|and|it|now|but)\b|$))/gi;
/** By how much it changed, where what it comes to is said as well: 'went up five dollars so it's 100 now'. */
const grown =
  /\b(?:up|down|by) (?:by )?[$€£]? ?\d{1,4}(?:\.\d\d)?(?: dollars| bucks)?(?=,? (?:so|and|to|which|it|now|making|from)\b(?=.{0,60}\d))/i;
/** 'Pause Lovevery for a month' says nothing of what is paid how often. */
const interval =
  /\b(pause|stop|suspend|freeze|hold|skip|halt)\b(.{1,60}?) for (?:an?|one|two|three|four|six|a few|a couple of|the next|\d) (?:month|quarter|year)s?\b/i;
export const asItIsNow = (text: string) =>
  text.replaceAll(former, ' ').replace(grown, ' ').replace(interval, '$1$2 for a while').replaceAll(/ +/g, ' ');

export const frequencyIn = (text: string): BillingFrequency | undefined =>
  often.find(([, words]) => words.test(text))?.[0];
const price =
  /[$€£] ?(\d{1,6}(?:,\d{3})?(?:\.\d{1,2})?)|\b(\d{1,6}(?:,\d{3})?(?:\.\d{1,2})?) ?(?:dollars?|bucks|quid|usd|euros?|pounds?)\b|\b(\d{1,6}\.\d\d)\b/i;
const bare =
  /\b(\d{1,4})(?=(?: dollars?)? ?(?:monthly|quarterly|annually|yearly|a month|per month|a year|per year|every (?:month|year|quarter|three months|3 months)|each (?:month|year)|a quarter|a (?:term|semester|season)|per (?:term|semester|season)|each term|every (?:six|6) months|a week|per week|each week|weekly|bi-?weekly|fortnightly|every (?:week|other|two|three|four|six|\d{1,2})\b|\/ ?w(?:ee)?k|\/ ?mo|\/ ?yr|\/ ?month|\/ ?year))|\b(?:to|at|for|is|are|now|costs?|it's|its|paying|pay) (?:now |us |only |about )?(\d{1,4})(?: now| instead| these days)?$|\bpay(?:ing|s)? (\d{1,4})(?= (?:for|to)\b)/i;

/** '$15.49', '29 dollars', '12 a month' */
export function centsIn(text: string): number | undefined {
  const found = price.exec(text) ?? bare.exec(text);
  const typed = found?.slice(1).find(Boolean);
  return typed === undefined ? undefined : centsOf(typed);
}

const step = /\b(?:by|up|down) [$€£]? ?\d|\d(?: dollars| bucks)? (?:more|less|cheaper|extra)\b/i;
const isLess = /\b(?:down|dropped|lowered|reduced|cut|decreased|less|cheaper|fell)\b/i;

/** By how much it goes up, or down: 'went up by $10'. */
export function stepIn(text: string): number | undefined {
  const cents = step.test(text) ? centsIn(text.replace(/\b(?:by|up|down) (?=[$€£\d])/i, 'to ')) : undefined;
  return cents === undefined ? undefined : isLess.test(text) ? -cents : cents;
}

/** The words without price and frequency. */
export const withoutPrice = (text: string): string =>
  often
    .reduce((rest, [, words]) => rest.replace(words, ' '), text.replace(price, ' ').replace(bare, ' '))
    .replaceAll(/ +/g, ' ')
    .trim();

/** 'two boxes', '12 issues': how many come, which is no price. */
const count =
  /\b\d{1,3} (?:box|boxes|packs?|packages|issues?|deliveries|accounts?|bags?|kits?|cases?|cans?|bottles?|tubs?|screens?|profiles?|people|meals?)\b/gi;
export const countsIn = (text: string) => text.match(count) ?? [];
export const withoutCounts = (text: string) => text.replaceAll(count, ' ').replaceAll(/ +/g, ' ');

const services =
  /\b(?:netflix|hulu|disney ?(?:\+|plus)|hbo|peacock|paramount ?(?:\+|plus)|apple (?:tv|music|one)|youtube (?:premium|tv|music)|spotify|pandora|audible|kindle unlimited|amazon prime|prime video|icloud|dropbox|google one|hello ?fresh|blue apron|kiwico|lovevery|instacart|walmart ?(?:\+|plus)|new york times|nyt|duolingo|abcmouse|espn|sling tv|crunchyroll|xbox game pass|playstation plus|now tv|britbox|sky (?:tv|sports|cinema)|gousto|mindful chef|tesco delivery saver|national trust|apple arcade|headspace|fubo|starz|showtime|tidal|chatgpt|1password|nintendo online|roblox premium|stitch fix|barkbox|home chef|everyplate|dollar shave club|thrive market|misfits market)(?= |$|,)/i;
/** What nearly everybody knows as something to subscribe to: 'add hulu'. */
export const isService = (text: string) => services.test(text);
/** What is watched or heard. */
const streams =
  /\b(?:netflix|hulu|disney|hbo|max|peacock|paramount|apple (?:tv|music)|youtube|spotify|pandora|tidal|prime video|espn|sling|crunchyroll|now tv|britbox|sky|fubo|starz|showtime)\b/i;
export const isStreaming = (serviceName: string) => streams.test(serviceName);
/** Its words hold together, so that none of them is taken for an idle one: 'now tv' is no TV. */
export const withServiceInOne = (text: string) => text.replace(services, (name) => name.replaceAll(' ', '\u00a0'));

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
  // 'prime is 8.99 now' does not speak of Now TV.
  const isSaid = (at: number) => !isIdle(words[at] ?? '');
  const hits = subscriptions.map((one) => ({ one, at: hitsOf(one) })).filter(({ at }) => at.some(isSaid));
  const shares = (a: readonly number[], b: readonly number[]) => a.some((place) => b.includes(place));
  const best = hits.filter(({ at }) => !hits.some((other) => shares(at, other.at) && other.at.length > at.length));
  const all = new Set(best.flatMap(({ at }) => at));
  return {
    found: best.map(({ one }) => one),
    isEach: best.every((one, index) => !best.slice(index + 1).some((other) => shares(one.at, other.at))),
    rest: words.filter((_, at) => !all.has(at)).join(' '),
  };
}
