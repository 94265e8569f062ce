import { isQuestionLike, isTaskLike } from './message/requests.ts';
import type { Reader } from './reader.ts';
import { isDeed } from './tasks/deeds.ts';
import { areChores } from './tasks/jobs.ts';
import { rhythmIn } from './when/rhythms.ts';

const plans = 'I can tell you what is on this week, or add something to your calendar or lists.';

/** What nobody here can do, and what can be done instead. */
const beyond: [what: RegExp, sentence: string][] = [
  [
    /\bhttps?:\/\/|\bwww\./,
    'I cannot open web pages. A recipe from a link can be saved on the Recipes page; the text of a mail or a flyer you can paste here.',
  ],
  [
    /^(google|browse|search (for|the|online|on)(?!.{0,60}\brecipes?\b)|(open|visit|go to) (the )?(web|internet|website|app|link|page|browser|\S{1,40}\.(com|org|net))\b)/,
    `I cannot open or search the web. ${plans}`,
  ],
  [
    /^(e-?mail|text|message|whatsapp|sms|dm) \S|^(send|write|shoot) ([\p{L}']{1,30} ){0,3}(e-?mail|text|message|sms|whatsapp)\b|^(tell|let) (?!me\b|us\b)([\p{L}']{1,30} ){1,3}(that|to|know)\b|^(send|share|forward|post|tweet) (?!money\b)([\p{L}']{1,30} ){1,4}(to|with|on)\b/u,
    'I cannot send messages. I can remind you: say ‘remind me to write to ...’.',
  ],
  [
    /^(call|phone|ring|dial|facetime) (?!off\b|bill\b|plan\b|contract\b|(?:chargers?|cases?|cables?|cords?|number|numbers|screen|battery|holder)\b|it\b|with\b|.{1,60} (instead|from now on)$|.{1,60}")\S/,
    'I cannot make phone calls. I can remind you: say ‘remind me to call ...’.',
  ],
  [
    /^(order|reorder|purchase) (?!of\b)\S|^(get|buy) .{0,1500}\b(online|amazon|delivered)\b|^have .{1,40} delivered\b/,
    'I cannot order anything. I can put it on your grocery list, or remind you.',
  ],
  [
    /^(book|reserve|find) (me |us )?(a |an |the |some )?(flights?|hotel|table|restaurant|uber|taxi|cab|airbnb|rental car|tickets?|babysitter|sitter|nanny|plumber|cleaner)\b|^(get|call|grab) (me |us )(an? )?(uber|taxi|cab|lyft|ride)\b/,
    'I cannot book anything outside. I can remind you: say ‘remind me to book ...’.',
  ],
  [
    /^(skip|without|no|turn off|disable|stop asking for) (the |your |my |this |any )?(approvals?|approving|confirmations?)\b/,
    'Nothing is written before you approve it, so that nothing goes wrong unseen.',
  ],
  [
    /^(whats|what's|what is|how much is|how many is) \d[\d.,]{0,9} ?(%|percent|plus|minus|times|divided|[+*x/-])|\b(bank account|bank balance|credit card balance|my savings)\b/,
    `I do not do sums, and I do not know your accounts. ${plans}`,
  ],
  [
    /\b(hurts?|headache|fever|rash|pain|cough|coughing|vomiting|throwing up|stomach ?ache|sore throat)\b.{0,60}\b(what (should|can|could|do) (i|we|he|she|they)|should (i|we|he|she))\b|^what (should|can|could|do) (i|we) (take|do|give)\b.{0,40}\b(hurts?|headache|fever|rash|pain|cough|stomach ?ache|sore throat)\b/,
    'I cannot give medical advice; please ask your doctor or pharmacist. I can add an appointment: say ‘doctor tomorrow at 9’.',
  ],
  [
    /^(pay|transfer|venmo|wire|send money|refund|donate) \S/,
    'I cannot pay anything. I can remind you to, or keep the next billing date of a subscription.',
  ],
  [
    /\b(weather|forecast)\b|\bwill it (rain|snow)\b|^is it (going to )?(rain|snow|raining|snowing|cold|hot|warm|sunny)\b|^(do|does|will) (i|we|\S{1,20}|the kids) need (an? )?(umbrella|coat|jacket|sunscreen|raincoat) (today|tomorrow|outside|on)\b/,
    `I do not know the weather. ${plans}`,
  ],
  [
    /\b(the news|headlines|stock market|stock price|traffic)\b|^who won\b|\bthe score\b/,
    `I cannot look up the news. ${plans}`,
  ],
  [
    /^(tell|write|sing|make up|give|read|compose|draw|paint)\b.{0,200}\b(joke|poem|story|song|riddle|picture|essay|letter)\b|^(joke|poem|riddle)\b/,
    `I cannot write that. ${plans}`,
  ],
  [
    /^(turn (on|off) the|play (some|music|the|a song|baby)|print|wake me|convert|give me directions|show me (a |some )?(pictures?|photos?|videos?)|set (an? |the )?(alarm|timer)|start (a |the )?timer|lock the|unlock the|translate|calculate|what('s| is|s) the (capital|meaning|square root)|take a (photo|picture)|navigate to|directions to|(how do|how can) (i|we) get (to|there|home)|(which|what) way (is|to))\b/,
    `I cannot do that. ${plans}`,
  ],
];

/** What she will do herself some day. */
const hers = /^(call|phone|ring|pay) /;
const hersLater = /^(text|email) /;

const repeating =
  'appointments come again weekly, every other week, monthly, every three months or yearly. I can remind you: say ‘remind me to ...’.';

/** A reminder to call somebody is no call. */
export const cannotReader: Reader = async ({ lower, when }, { asked }) => {
  // 'gym daily at 6': somewhere to be, in a rhythm that nothing is kept in.
  const rhythm = when.time && !isTaskLike(lower) && !isDeed(lower) && !isQuestionLike(lower) && rhythmIn(lower);
  if (rhythm) return [{ kind: 'answer', text: `I cannot repeat that ‘${rhythm.rhythm}’: ${repeating}` }];
  const isLater = when.date === undefined ? when.time !== undefined : when.date >= asked.today;
  const isAnotherDay = hersLater.test(lower) && when.date !== undefined && when.date > asked.today;
  const isHers = isTaskLike(lower) || (hers.test(lower) && isLater) || isAnotherDay || areChores(lower);
  const found = isHers ? undefined : beyond.find(([what]) => what.test(lower));
  return found && [{ kind: 'answer', text: found[1] }];
};
