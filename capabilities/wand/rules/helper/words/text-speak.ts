import { isActivity } from './appointment-words.ts';
import { says } from './says.ts';

/** Digits and letters that stand for words, as one types them on a phone: 'dentist 4 mia', 'add eggs 2 the list', 'wanna'. */

const forWhat =
  /^(?:me|us|him|her|them|you|the|my|our|his|their|dr|grandma|grandpa|nana|mom|mum|dad|dinner|lunch|breakfast|school|work|church|everyone|today|tomorrow|tonight)$/i;
const isDay = /^(?:today|tomorrow|tonight)$/i;
const toWhat = /^(?:the|my|our|his|her|their|school|work|bed|church|daycare|grandma|grandpa|mom|mum|dad)$/i;
/** A deed follows: 'remind me 2 call', 'need 2 go'; 'need 2 lemons' counts. */
const asking = /\b(?:remind (?:me|us)|forget|trying|try|time|gotta)$/i;
const wanting = /\b(?:need|needs|want|wants|have|has|had|like|got|remember)$/i;
const deed =
  /^(?:call|go|get|buy|pick|make|pay|book|schedule|order|text|email|take|bring|drop|do|see|be|clean|wash|return|sign|send|fix|add|cancel|move|plan|cook)$/i;
const unit = /^(?:min|minute|hour|hr|day|night|week|wk|month|year)s?$/i;
const going = /\b(?:go|goes|going|back|over|move it|change it|push it|switch it)$/i;
const moving = /^(?:please )?(?:move|push|change|switch|reschedule|shift|bump) /i;
const dayName = /^(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|mon|tues?|weds?|thurs?|fri|sat|sun|next|tomorrow)$/i;

const lettered: [RegExp, string][] = [
  [/\bwanna\b/gi, 'want to'],
  [/\bgonna\b/gi, 'going to'],
  [/ r (?=(?:u|you|we|they|the|my|our|there)\b)/gi, ' are '],
  // 'my birthday's March 30'
  [
    /\b(birthday|bday|anniversary)'s (?=(?:on |in |the )?(?:\d|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}\b))/gi,
    '$1 is ',
  ],
  // A correction: '*6'.
  [/^\*(?=\d)/g, 'i meant '],
];

/** 'for' or 'to', where a digit says it. */
function wordFor(digit: string, before: string, next: string, names: ReadonlySet<string>): string | undefined {
  // Behind these a number is a number: 'at 4 the plumber comes', 'size 4', 'dec 2'.
  if (
    before === '' ||
    says(
      before
        .toLowerCase()
        .split(/[^\p{L}]/u)
        .at(-1) ?? '',
      'beforeNumber',
    )
  )
    return undefined;
  if (digit === '4') {
    // 'piano 4 tomorrow' is at four.
    const isHour = isDay.test(next) && isActivity(before.split(' ').at(-1) ?? '');
    return (forWhat.test(next) && !isHour) || names.has(next.toLowerCase().replace(/'s$/, '')) ? 'for' : undefined;
  }
  // 'remind me 2 weeks before' counts.
  if (unit.test(next)) return undefined;
  const isWanted = asking.test(before) || (wanting.test(before) && deed.test(next));
  const isTo = isWanted || toWhat.test(next) || going.test(before) || (moving.test(before) && dayName.test(next));
  return isTo ? 'to' : undefined;
}

/** The text with these in words. */
export function inWords(text: string, names: ReadonlySet<string>): string {
  const spelled = lettered.reduce((rest, [pattern, full]) => rest.replaceAll(pattern, full), text);
  return spelled.replaceAll(
    / ([24]) (?=([\p{L}']{1,30}))/gu,
    (said: string, digit: string, next: string, at: number) => {
      const before = spelled.slice(Math.max(0, at - 60), at);
      const word = wordFor(digit, before, next, names);
      return word ? ` ${word} ` : said;
    },
  );
}
