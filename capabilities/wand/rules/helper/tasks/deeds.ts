import { isActivity } from '../calendar/appointment-words.ts';

/** What one does rather than is at, by the words with which it begins. */

/** With a day these are things to do; without one they may be said to anybody. */
const deeds = new Set(
  'walk feed wear call phone ring pay return renew sign submit register bake wrap print clean wash fix bring mail post donate water finish prepare decorate rsvp replace refill confirm vacuum mow rake sew iron sweep mop hang install assemble defrost thaw declutter organize organise repair collect empty email text'.split(
    ' ',
  ),
);
const longerDeed =
  /^(?:fill (?:out|in)|(?:hand|turn|send|drop|give) (?:the|my|our|his|her|[\p{L}]{2,20}'s) |give \p{L}{2,20} (?:the|his|her|their|some|medicine|meds|vitamins?)\b|send (?:thank[ -]you|holiday|christmas|birthday|party) |drop off|drop (?:the|my|our|some)|pick up|turn in|hand in|send (?:in|off|back|the|out)|take (?:out|in|back)|put out|sign up|get (?:the|my|our) \p{L}{1,30} (?:inspected|fixed|washed|checked|serviced)|buy (?:a |the |some )?(?:gifts?|presents?|stamps|tickets))\b/iu;
const noDeed =
  /^empty(?: out)?$|^(?:replace|swap|change) .{0,40}\b(?:breakfast|lunch|dinner|supper|meal)\b|^(?:call off|call time|bake sale|water park|post office|wash day|text book|ring ceremony)\b|^(?:call|phone|ring|text|email|message) .{2,60} (?:that|saying|(?:and|to) (?:tell|ask|say|let))\b/i;
export const isDeed = (words: string) =>
  !noDeed.test(words) &&
  (deeds.has(words.split(' ')[0]?.toLowerCase() ?? '') || longerDeed.test(words) || ownChore.test(words));

const having =
  /^(?:(?:can|could|would|will) you )?(?:please )?have (?!(?:to|me|us|we|i|you|they|an?|the|any|some|not) )(?:my )?\p{L}{2,30} /iu;
const everyday = /^(?:pick up|buy|get|take|drop|order|book|make|do|set|load|unload|fold|put|tidy|practice|read) /i;
/** 'have Tessa empty the dishwasher': what somebody else is to do. */
export function isDeedOfOther(words: string): boolean {
  const deed = words.replace(having, '');
  return deed !== words && (everyday.test(deed) || isDeed(deed));
}

/** What is done by a time, and nothing that somebody is at: 'call the bank Wednesday at 9'. */
export const isChore = (words: string) =>
  !noDeed.test(words) &&
  /^(?:call|phone|pay|return|renew|sign|submit|water|email|text|feed|walk|wash|thaw|defrost|mail)\b(?! (?:with|from)\b)/i.test(
    words,
  );
/** What nobody but herself can be meant to do, also without a day. */
export const isOwnChore = (words: string) =>
  ownChore.test(words) && !noDeed.test(words) && words.split(' ').length <= 7;
const ownChore =
  /^(?:(?:wash|clean|vacuum|mow|rake|iron|sweep|mop|fold|wrap|return|renew|register for|rsvp (?:to|for)|donate|water|mail|sign|send (?:out )?(?:the )?(?:thank[ -]you|holiday|christmas|birthday)) \p{L}|(?:buy|get|order|find) (?:an? |the )?(?:birthday |bday |christmas |teacher |baby |wedding |hostess )?(?:gifts?|presents?|cash|stamps) for )/iu;
/** 'Yusuf needs a costume by Dec 10' */
export const needing =
  /^(?:(?:the|our|my) )?\p{L}{2,20} needs (?:an? |\$?\d|some |new |his |her |their |money|cash)(?!.{0,1500} list$)/iu;
/** Somebody has to be there; 'teacher gifts' and 'basketball shoes' are to be bought. */
export const isAttended = (words: string) =>
  !/\b(?:gifts?|presents?)\b|\b(?:shoes|cleats|boots|uniform|jersey|kit|gear|shorts|socks|bag|racket|ball|costume|leotard|goggles|skates|clothes|supplies)$/i.test(
    words,
  ) &&
  words
    .split(' ')
    .some((word) => isActivity(word) && !/^(?:sale|party|show|play|fair|dance|school|class)$/i.test(word));
