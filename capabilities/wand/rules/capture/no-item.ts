import type { Clause } from './clause.ts';

/** Days that are not events: those on papers, in the past, of habits and in polite phrases. */

const documentDatePattern =
  /\b(?:as of|since|updated|last (?:changed|modified|seen|payment)|dob|born|posted|dated|printed|revised|adopted|published|copyright|exp|expires|expiring|invoice|receipt|received)\b/i;
/** 'Make-up days are June 14 and 15 if needed' */
const spareDayPattern = /\bif (?:needed|necessary)\b/i;
const awayPattern = /\b(?:will be|i['’]?m|i am) (?:out|away)\b/i;
const shippingPattern =
  /^\W{0,9}(?:arriving|estimated|expected)\b|\b(?:shipped|in transit|out for delivery|delivered)\b/i;
/** 'Ends: March 1', 'until Sunday', 'regular hours' */
const openingTimesPattern =
  /^\W{0,9}(?:ends|end date)\s?:|^\W{0,9}(?:until|till|thru)\s\S{3,12}\s\d[\d:]{0,4}|\b(?:regular|normal|usual) (?:hours|schedule)\s?$/i;
const politePattern = /^(?:\W{0,3})(?:see you|have a (?:great|good|lovely|nice|wonderful)|happy|enjoy)\b/i;
/** 'Great hustle on Saturday, so proud of you all' */
const praisePattern =
  /\b(?:\d\s?[-–]\s?\d win|won|proud|congrat\w{1,10}|(?:great|awesome|amazing|nice|good|super) (?:job|work|game|hustle|effort|season|turnout))\b(?!\snight)/i;
const pastPattern =
  /\b(?:was|were|went|had|did|came|joined|visited|celebrated|enjoyed|raised|collected|learned|saw|made|took|got|thank you (?:to|for)|thanks (?:to|for)|yesterday|last|(?:we|i|he|she|they) \p{L}{2,12}ed)\b/iu;
const habitPattern =
  /\b(?:open|(?:office|opening|business|our|desk|walk-in) hours|every|always|normal|m\/w|t\/th|tu\/th)\b/i;
/** 'Children must be 5 on or before September 1' */
const ageLimitPattern =
  /\b(?:be|turn|turns|turned|aged?|are)\s(?:\d{1,2}|two|three|four|five|six)\s(?:years old\s)?(?:on or before|by|as of|before)\s$/i;
/** 'Packets come home Monday', 'If it rains, Thursday' */
const sentHomePattern = /\b(?:come|comes|coming|go|goes|going|sent) home\b/i;
const weatherPattern =
  /^\W{0,9}(?:if|in case)\s(?:(?:it|there|the weather|rain|needed|necessary)\b|[^,]{0,40}(?:n['’]t|cannot|unable|not able|need to (?:cancel|change|reschedule))\b)/i;
/** 'The claim was filed 11/16' */
const overPattern = /\b(?:was|were) (?!scheduled|planned)\p{L}{2,12}ed\s(?:on\s)?$/iu;
/** 'I can do Wednesday if you take Thursday' */
const offerPattern =
  /\b(?:(?:can|could|can['’]t|cannot) (?:do|make)|if (?:you|i|we|he|she|they) \p{L}{2,10})\s(?:on\s)?$/iu;
/** Things that the writer will do are no task for the family. */
const writersTaskPattern =
  /\bi(?:['’]ll| will|['’]m going to)\s(?:give|send|post|share|e?mail|text|call|announce|hand|update|confirm|return|let you know|be (?:out|away)|have (?:the|them|it))\b/i;

export function isNoItem({ text, days: [day], times, isMoved }: Clause): boolean {
  if (!day) return true;
  const before = text.slice(Math.max(0, day.start - 60), Math.max(0, day.start));
  if (
    documentDatePattern.test(before.slice(-30)) ||
    [ageLimitPattern, offerPattern, overPattern, sentHomePattern, writersTaskPattern].some((one) => one.test(before))
  )
    return true;
  if (
    [weatherPattern, politePattern, shippingPattern, awayPattern, openingTimesPattern].some((one) => one.test(text)) ||
    spareDayPattern.test(text.slice(day.end))
  )
    return true;
  if (!day.isLoose) return false;
  const word = text.slice(day.start, day.end).toLowerCase();
  const isThin =
    times.length === 0 &&
    (/\bas usual\b/i.test(text) ||
      (/^to(?:day|night)$/.test(word) &&
        !/\b(?:by|due|order|bring|return|send|turned|handed|pay|paid|last)\b/i.test(text)));
  return (
    isThin ||
    praisePattern.test(text) ||
    (pastPattern.test(text) && !isMoved) ||
    (habitPattern.test(text) && !/\bopen (?:house|gym|day)\b/i.test(text))
  );
}

const weeklyPattern =
  /\b(?:weekends?|weekdays?|weekly|daily|regular|office|mass|masses|services|library|menu|lunch(?! (?:helpers?|volunteers?|duty|bunch)))\b/i;

/** Whether the days are open or routine: 'We have the 9th or the 10th', 'Weekend Masses: Sat 5 pm'. */
export function isRoutine(text: string, clauses: readonly Clause[]): boolean {
  const label = text.slice(0, Math.max(0, text.indexOf(': ')));
  const loose = clauses.flatMap(({ days }) => days.filter(({ isLoose }) => isLoose));
  const [first] = clauses;
  const isOffer = /^\W{0,9}(?:we|i)(?: also| still)? have\s(?:on\s)?$/i.test(
    first?.text.slice(0, Math.max(0, first.days[0]?.start ?? 0)) ?? '',
  );
  const isSpan = /\b(?:mon|tue|wed|thu|fri|sat|sun)\p{L}{0,6}\s?[-–]\s?(?:mon|tue|wed|thu|fri|sat|sun)/iu.test(text);
  return isOffer || (loose.length + (isSpan ? 1 : 0) > 1 && weeklyPattern.test(label));
}

const cancelledPattern =
  /\b(?:cancell?ed|called off|(?:is|are) off(?! at)|(?:will not|won['’]t|does not|is not going to) (?:take place|happen|be held|meet)|(?:have|has|had|need) to (?:cancel|(?:reschedule|postpone|move)\s(?:(?!to\b|until\b|for\b)\S{1,20}\s){1,5}on\b)|must cancel|(?:postponed|rescheduled)(?=\W|$)(?!\s(?:to|until|till|by|for|on|from)\s(?!further)))/i;
const noEventPattern =
  /(?:^|[.:;!–—-]\s{0,3}|\d\s{1,5}|day\s|there(?:['’]s| is| are| will be)\s|have\s|be\s)no (?:\p{L}{2,12}\s)?(?:practice|rehearsal|lessons?|games?|match|class|soccer|swim\w{0,4}|training|ballet|dance|choir|band|meeting|club|storytime)\b/iu;

/** 'No practice' is worth knowing, even without the practice in the calendar. */
export const isNotice = (title: string) => /(?:^|:\s)no\s/i.test(title);

/** Whether it is cancelled; 'a fee applies if cancelled' does not count. */
export const isCancelled = (text: string): boolean =>
  (cancelledPattern.test(text) || noEventPattern.test(text)) &&
  !/\b(?:if|unless|fee|in case|may be|might be)\b/i.test(text);

const verbPattern = /\b(?:is|are|will|has|have|meets?|takes?|begins?|starts?)\b/i;

/** 'The game on Saturday and the practice on Tuesday are cancelled': what is said at the end goes for all before it. */
export const isCancelledLater = (clauses: readonly Clause[], index: number): boolean => {
  const [{ text } = { text: '' }, next] = [clauses[index], clauses[index + 1]];
  return isCancelled(text) || (next !== undefined && !verbPattern.test(text) && isCancelledLater(clauses, index + 1));
};
