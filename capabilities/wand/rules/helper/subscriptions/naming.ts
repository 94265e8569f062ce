import { plainWords } from '../answers/question-words.ts';
import { isIdle, wordSet } from '../guards/left-over.ts';
import { withServiceInOne } from './words.ts';

/** What a new subscription is called, by the words beside its price and its day. */

/** 'diaper subscription from Amazon' */
const soldBy = /(\p{L}{3,20}) subscription from (?:the )?(\p{L}{3,20})/iu;
/** 'we get 2 bags of hay from Chewy', 'dog food delivered from Petco' */
const sentBy =
  /^((?:we|i)(?:'re|'m| are| am)? |our )?(?:(?:get|gets|getting|order|ordering|receive|buy|buying|have)(?: (?:our|the|some|an?))?(?: \d{1,2})?(?: (?:bag|box|case|pack|tub|crate|bottle)(?:e?s)?(?= of))?(?: of)? )?((?:\p{L}{3,20} ){1,3}?)(?:(?:is |are |gets? )?(?:delivered|shipped|sent) (?:by|from)|from) (?:the )?(\p{L}{3,20}(?: (?!every\b|each\b|for\b|at\b|on\b|and\b|once\b|a\b|is\b|it\b|monthly\b|weekly\b)\p{L}{2,20})?)(?= |,|$)/iu;
export const isSent = (text: string) => sentBy.test(text) || sends.test(text);
/** 'Chewy sends us hay' */
const sends =
  /^((?:\p{L}{3,20} ){1,2}?)(?:sends|delivers|ships|brings) (?:(?:us|me|our|the|some|an?) ){0,2}(?=\p{L})/iu;
/** Who sells it comes first: 'Chewy hay'. */
export const sellerFirst = (text: string) =>
  text
    .replace(sends, '$1')
    .replace(soldBy, '$2 $1 subscription')
    .replace(sentBy, (_, we = '', thing: string, seller: string) => `${we}${seller} ${thing.trim()}`);

/** 'a free trial of audible until Nov 30, then $7.99 a month': the first bill comes as it ends. */
const trial =
  /\b(?:an? |the |our |my )?(?:free )?(?:\d{1,2}[- ]day |one[- ]month |month[- ]long )?(?:free )?trial(?: period)?(?: (?:of|for|with|at|on))?(?: (?:is|ends|runs out|expires|goes|lasts))?\b/i;
export const isTrial = (text: string) => trial.test(text);
export const withoutTrial = (text: string) =>
  isTrial(text)
    ? text.replace(trial, ' ').replaceAll(/\b(?:then|after that|afterwards|it's|its|ends|ending|expires)\b/gi, ' ')
    : text;

/** Words beside the name of a service. */
const beside = wordSet(
  `subscription subscriptions subscribe subscribed subscribing membership memberships sub subs sign signed signing up joined join started start starts
  starting pay pays paying paid spend spending cost costs costing price priced bill bills billed billing renew renews renewing renewal charge charges charging comes due falls
  charged payment payments next due first term semester season other bimonthly bi-monthly add added track tracking keep save create log under should page list entry set family's called named yesterday last week month night every each per date billing`,
);
const opening =
  /^(?:(?:please|also|and|oh|hey) )?(?:(?:add|track|save|create|log|put in) )?(?:an? |the |our |my )?new(?: (?:monthly|yearly|annual))?(?=[: ](?!york))/i;

/** 'Book of the Month', 'Disney plus' */
const within = new Set('plus + up first fix go all right good news time one'.split(' '));

/** Belongs to a name only inside of it: 'Disney Plus to my subscriptions'. */
const joining = new Set('of the for with and & to my'.split(' '));

/** Each run of words that are nothing else: the name, and whatever was not understood. */
export function namesIn(words: string, known: readonly string[]): string[] {
  const told = withServiceInOne(words)
    .replace(opening, '')
    .replace(/, (?=(?:family|individual|student|premium|basic|standard|duo) plan\b)/i, ' ')
    .replace(/\bsubscription (?=box|service|plan\b)/i, '')
    .replace(/\bnew (?=subscription|membership|sub\b|one\b)/i, '')
    .split(/[,;:!?]|\. |\.$| - /);
  const isKnown = (word: string) => {
    const plain = plainWords(word).join('');
    return isIdle(word) || beside.has(plain) || known.some((name) => name.toLowerCase() === plain);
  };
  return told.flatMap((part) => {
    const tokens = part.split(' ').filter(Boolean);
    const names: string[][] = [];
    let isOpen = false;
    tokens.forEach((word) => {
      const isNamed = !isKnown(word) && plainWords(word).length > 0;
      const leads = isOpen && (within.has(word.toLowerCase()) || joining.has(word.toLowerCase()));
      if (isNamed && !isOpen) names.push([word]);
      else if (isNamed || leads) names.at(-1)?.push(word);
      isOpen = isNamed || leads;
    });
    return names.map((name) =>
      name
        .slice(0, name.findLastIndex((word) => !joining.has(word.toLowerCase())) + 1)
        .join(' ')
        .replaceAll('\u00a0', ' '),
    );
  });
}
