/** The words in which somebody's day is told of: who does what for whom, who comes, who is away, and what is closed. */

/** What is done for somebody, who is named right behind. */
export const caring =
  /^(?:pick(?:s|ing)?(?: up)?|collect(?:s|ing)?|fetch|fetches|fetching|get(?:s|ting)?|drop(?:s|ping)?(?: off)?|tak(?:es?|ing)|driv(?:es?|ing)|bring(?:s|ing)?|watch(?:es|ing)?|mind(?:s|ing)?|babysit(?:s|ting)?|look(?:s|ing)? after|walk(?:s|ing)?|feed(?:s|ing)?|has) /i;
/** Without these behind the one it is about, another thing is meant: 'get Leo new shoes', 'pick Mia', 'drop Mia from the trip'. */
export const behindCaring: [verb: RegExp, behind: RegExp][] = [
  [/^has/i, /^(?:overnight)?$/i],
  [/^(?:get|collect|fetch)/i, /^(?:from|at)\b/i],
  [/^(?:tak|driv|bring)/i, /^(?:to|home|back|swimming|skating|shopping)\b/i],
  [/^pick(?:s|ing)? (?!up\b)/i, /^up\b/i],
  [/^drop(?:s|ping)? (?!off\b)/i, /^(?:off|at|to)\b/i],
  [/^/, /^(?:$|up\b|off\b|from\b|at\b|to\b|for\b|in\b|after\b|before\b|while\b|home\b|again\b|with\b)/i],
];
/** What one is told to do oneself. */
export const ownCaring = /^(?:pick|drop) /i;

/** What guests do, and how they may go on. */
export const visiting =
  /^(?:visit(?:s|ing)?|com(?:es?|ing)|arriv(?:es?|ing)|stay(?:s|ing)?|fl(?:y|ies|ying) in|babysit(?:s|ting)?|sleep(?:s|ing)? over)(?: us| over| here| home)?(?= (?:to|for|from|with|at|in|and)\b|$)/i;

/** Where somebody of the family is, and what keeps her. */
export const staying =
  /^(?:away|out of town|travel(?:l?ing|s)|off(?: work| school| daycare)?|home(?: from (?:work|school|daycare))?|out sick|on call|on (?:a )?(?:business|work) trip|work(?:s|ing)(?: late| from home| nights?)?|sleep(?:s|ing)? over(?: at .{2,30})?|spend(?:s|ing) the night(?: (?:at|with) .{2,30})?|no school|half day|day off|early dismissal|(?:at|with) (?:(?:grandma|grandpa|aunt|uncle|my|our|their|his|her) )?\p{L}{2,20}'s(?: house| place)?)$/iu;

/** 'Marcus is in Chicago on Tuesday', 'in london for work' */
export const stayingIn =
  /^in (?:\p{Lu}\p{L}{2,20}(?: \p{Lu}\p{L}{2,20})?(?: for work| on business)?|\p{L}{3,20} (?:for work|on business))$/u;

/** Days on which there is something else than usual, for whomever. */
export const unusual =
  /^(?:no (?:school|daycare|preschool|kindergarten|camp|work)|(?:(?:\p{L}{2,20}'s |the )?(?:school|daycare|preschool|kindergarten|office|clinic) )(?:closed|out|off)|(?:early dismissal|half day|late start|snow day|day off|(?:first|last) day of [\p{L} ]{3,30}|back to (?:work|school|daycare)))(?: for .{2,30}| at .{2,30})?$/iu;

/** 'it's my turn to drive carpool', 'volunteer in Mia's classroom' */
export const duty =
  /^(?:(?:it's |its )?(?:my|our|\p{L}{2,20}'s) turn to|(?:i'm |i am |i )?volunteer(?:ing)? (?:in|at|for|with)) \p{L}/iu;

/** What begins or ends for good: not a thing of an hour. */
export const beginning =
  /^(?:\p{L}{2,20} ){0,2}(?:school|daycare|preschool|kindergarten|camp|break|holidays|vacation|semester|term|season|classes|leave|job) (?:starts|begins|ends)$/iu;

/** 'crazy hat day', 'trash day', but not 'a long day'. */
export const dayOf =
  /^(?!(?:the )?(?:long|busy|rough|bad|good|great|nice|hard|big|other|same|rainy|sunny|hot|cold|lazy|crazy|fun|free|whole|all|every|each|any|what|another|lovely|perfect|one|next|some)\b(?: a| the)? day)(?:[\p{L}'-]{2,20} ){1,3}day$/iu;

/** Somebody who is not of the household, said by what she is to the family; the name may follow. */
const kin =
  /^(?:(?:my|our|his|her|\p{L}{2,20}'s) )?(?:grand ?(?:ma|pa|mother|father|parents)|gran|granny|nana|papa|mom|mum|mother|dad|father|parents|in-laws|inlaws|(?:mother|father|sister|brother)[- ]in[- ]law|sisters?|brothers?|aunt|auntie|uncle|cousins?|nieces?|nephews?|friends?|neighbou?rs?|sitter|babysitter|nanny|au pair|boss|family|folks)(?: \p{L}{2,20})?$/iu;
/** 'mum up from the station': somebody to be picked up or brought, and what stands behind. */
export function kinIn(words: string): { people: []; behind: string } | undefined {
  const said = words.split(' ');
  const length = [1, 2].find((count) => kin.test(said.slice(0, count).join(' ')));
  return length === undefined ? undefined : { people: [], behind: said.slice(length).join(' ') };
}

/** A name alone, as far as its form tells. */
const name = /^\p{L}{2,20}(?: \p{Lu}\p{L}{1,20})?$/u;
const noName =
  /^(?:i|we|you|it|that|this|they|he|she|who|what|there|please|just|also|then|and|to|can|could|will|would|should|let's|lets|remind|need|someone|somebody|nobody|everyone|dinner|lunch|breakfast)$/i;

/** 'my mom', 'Aunt Sue', 'neha'; several are joined by 'and'. */
export const isSomebody = (words: string) =>
  words.split(/ (?:and|&|n) /i).every((one) => kin.test(one) || (name.test(one) && !noName.test(one)));
