import type { Status } from '#capabilities/subscriptions/contract.ts';
import type { Values } from '../../tools/tool.ts';
import { leftOver, taken, wordSet } from '../guards/left-over.ts';
import type { When } from '../reader.ts';
import { withoutLead } from '../words/said.ts';

/** What of a subscription shall be otherwise, by the words beside its name, its price and its day. */

/** In this order: 'no longer paused' is active, and 'stop for now' is a pause. Without apostrophes. */
const states: [Status, RegExp[]][] = [
  [
    'active',
    [
      /\bno longer (?:paused|on hold|cancell?ed)\b/g,
      /\b(?:off|from) (?:hold|pause)\b/g,
      /\b(?:restart|resum|reactivat|re activat|unpaus|un paus|unfreez|activat)(?:e|es|ed|ing)?\b/g,
      /\b(?:going|started|running) again\b/g,
      /\b(?:switch|switched|turn|turned|put) back on\b|\b(?:go|goes|going|went|gone) back (?:to|with|on)\b/g,
      /\b(?:back on|on again|turn(?:ed)? on|start(?:s|ed|ing)? (?:back|up|again)|(?:is|are|its) back|back up|bring back|switch(?:ed)? on|up and running)\b/g,
      /^(?:start|renew|continue|turn)\b|\b(?:put|switch) on(?! (?:hold|pause|ice)\b)/g,
      /(?<!no longer )(?<!not )\bactive\b/g,
    ],
  ],
  [
    'paused',
    [
      /\b(?:stop(?:ped)?|cancel(?:led)?) for (?:now|a while|a bit|(?:an?|one|two|three|a few|a couple of|the next) (?:weeks?|months?|quarters?)|the (?:moment|winter|summer|holidays))\b/g,
      /\b(?:paus|suspend|freez)(?:e|es|ed|ing)?\b|\bfrozen\b|\bfroze\b/g,
      /\bon (?:hold|pause|ice)\b|\bhold(?:ing)?(?: off)?\b|\b(?:take|taking|have|having|need) a break(?: from)?\b/g,
      /^skip\b/g,
    ],
  ],
  [
    'cancelled',
    [
      /\b(?:wont|not) (?:be|being|get) renewed\b/g,
      /\bcancel(?:s|l?ed|l?ing)?\b|\bunsubscrib(?:e|ed|ing)\b|\b(?:discontinu|terminat)(?:e|ed|ing)\b|\b(?:ditch|kill|axe|nix|bin|binn)(?:ed|ing)?\b/g,
      /\b(?:stop|stopped|quit|end|ended)(?: (?:paying for|paying|getting|using|having))?\b/g,
      /\b(?:no longer|dont|do not|wont|will not|not)(?: really)? (?:have|be|use|using|pay for|pay|paying for|paying|want|need|needed|needing|get|getting|renew|renewing|active|doing)(?: renewing| needing| using)?\b/g,
      /^(?:rid|shot) of\b|^dropped\b/g,
      /\b(?:done|finished|through) with\b|\b(?:lapse|expire|expired|lapsed)\b/g,
    ],
  ],
];
const removal = [
  /\b(?:to be|be|get|can be|should be) (?:deleted|removed|erased|scrapped)\b/g,
  /\b(?:shouldnt|should not|doesnt|does not|dont|no longer) (?:be|belongs?) (?:on|in|here)\b/g,
  /^(?:delete|remove|erase|drop|scrap|scratch)\b|\bget(?:ting)? (?:rid|shot) of\b|\b(?:delete|remove|erase) (?:it|that|them)\b/g,
  /^take\b(?=.{0,1500}\b(?:off|out|from)\b)|\btake (?:it|that|them) (?:off|out)\b/g,
];
const ofKind = wordSet(
  `subscription subscriptions membership memberships sub subs plan account box boxes delivery deliveries service services
  renew renewal completely entirely altogether permanently off out page app couple few week weeks month months winter summer spring fall holidays christmas over year new til until`,
);

const billing =
  /\b(?:bill|bills|billed|billing|renew|renews|renewal|renewed|charge|charges|charged|due|payment|next|(?:comes?|goes|taken) out)\b/;
const becoming = wordSet(
  `up down goes cost costs price priced raised raise rose dropped drop lowered reduced cut hiked jumped climbed increased increase
  decreased switch switched move moved moves moving pushed push postponed shifted bump bumps bumped hike lower back become became new rate fee amount total
  bill bills billed billing renew renews renewed renewal charge charges charged charging due payment payments pay pays paying paid next falls
  date day starting start starts raising upped cheaper expensive swap swapped sign signed subscribed per even flat until`,
);

export interface Wish {
  tool: string;
  values: Values;
}

export interface Told {
  /** The words without name, price, frequency and day; in lower case, without apostrophes. */
  words: string;
  cents: number | undefined;
  frequency: string | undefined;
  when: When;
}

const evidence = [
  ...removal,
  ...states.flatMap(([, family]) => family),
  /\d|\b(?:month|quarter|annual|year|week|prices?\b|cost\b|back\b|(?:went|gone|goes|going) (?:up|down)\b|expensive\b|cheaper\b|dearer\b)/g,
];

const lead = new Set(
  'you we i can could will would id like to just need want have got lets go ahead and the finally already'.split(' '),
);

/** Whether it is worth while to look for a subscription. */
export const hasWish = (words: string) => billing.test(words) || taken(withoutLead(words, lead), evidence).isThere;

/** 'won't charge us until Dec 2' */
const notBefore = /\b(?:wont|will not|not|doesnt|does not|isnt) (?:be |get )?((?:charg|bill|renew)\w{0,5})\b(?! any)/;

const beside = new Set([...ofKind, ...becoming]);
/** Nothing is left beside what is paid, and when. */
export const saysNoMore = (words: string) => leftOver(words, beside).length === 0;

/** Undefined where something is said that no value took. */
export function wishIn({ words: all, cents, frequency, when }: Told): Wish | undefined {
  const words = withoutLead(all, lead).replace(notBefore, '$1');
  const isPriced = cents !== undefined || frequency !== undefined;
  const removing = taken(words, removal);
  if (removing.isThere && !isPriced)
    return leftOver(removing.rest, ofKind).length === 0 ? { tool: 'remove_subscription', values: {} } : undefined;
  const date = when.endDate ?? when.date ?? when.until;
  const values: Values = {
    ...(cents !== undefined && { subscriptionCost: cents }),
    ...(frequency && { billingFrequency: frequency }),
    ...(date && billing.test(words) && { nextBillingDate: date }),
  };
  // 'spotify dropped to 9.99': beside a price it is the price that dropped.
  const ofState = isPriced ? words.replace(/^dropped\b/, '') : words;
  for (const [status, family] of states) {
    const { rest, isThere } = taken(ofState, family);
    if (isThere && leftOver(rest, isPriced ? beside : ofKind).length === 0)
      return { tool: 'change_subscription', values: { ...values, status } };
  }
  return saysNoMore(words) && Object.keys(values).length > 0 ? { tool: 'change_subscription', values } : undefined;
}
