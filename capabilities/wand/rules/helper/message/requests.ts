import { isWhollyShopped } from '../groceries/words.ts';
import { withoutPoliteness } from '../words/polite.ts';

/** How requests begin, so that one can be told from the rest of another. */

/** What only the assistant can be asked to do. */
const command =
  /^(add|put|remind(?! (me|us) (what|when|who|where|how|whose|which|if)\b)|cancel|call off|delete|erase|remove|reschedule|skip|pause|resume|reactivate|unpause|restart|tick|untick|uncheck|cross|mark|clear|copy|rename|schedule|postpone|favou?rite|unfavou?rite|undo|stick|throw|don'?t let me forget|move|push|scrap|swap|switch|change|set|save|plan|create|log|note|jot|write down|think (?:of|up)|come up with|suggest|check off|new (event|appointment|recipe|task|birthday|subscription|trip)|(?:to-?do|to do|task)(?=: \S)|(?:gift|present) ideas?(?= for [^:,]{2,25}: \S))\b/;
const asked =
  /^(what|whats|what's|when|whens|when's|where|where's|who|who's|whose|which|how(?! [a-z]{1,15} is that\b)|how's|show|tell me|list|is there|is it|(is|are|does|do|has|have|can) (anyone|anybody|someone|somebody|everyone|any of us|any of the)|are (we|there)|am i|do (we|i)|does|did|let me know|(is|are) [\p{L} ]{1,25} (free|busy))\b/u;
/** What a task of hers may be as well. */
const toAnybody =
  /^(book|buy|get|pick up|grab|order|pack|take|drop|make|call|text|email|mail|pay|give|replace|write|include|find|check|start|stop|(still |also |really )?need|(i|we) (still |also |really )?(need|have(?! (?:plenty|enough|loads|lots)$)|bought|got|want|ran out|are out of|ordered|paid|cancell?ed|signed up)|(i'm|we're|we are|i am|were) (still |almost |nearly )?(out of(?! (?:town|the country|state|office))|running (low|out)|low on|going|having|eating|taking|seeing)|(i'll|we'll)(?! be\b)|bought|got|out of|let's|lets|we always|no (more )?(\w{1,30} ){1,3}(today|tomorrow|on|this|next))\b/;
/** 'remind me to call mom, and we need milk', '... and no piano on Thursday': no part of the thing to do. */
const bySomebody = /^(i|we)('|\b)|^no /;
/** A thing to do of hers, in which 'and buy milk' is part of it. */
const task =
  /^(remind (me|us|(my )?[a-z]{2,20}(?= to\b))|don'?t let me forget|don'?t forget|i (need|have|must|should|gotta|got) ?(to)?\b|(we|i)('ve| have) (got )?to|gotta|need to|to ?-?do|note to self|make sure|remember to)/;
const question =
  /^(what|whats|what's|when|whens|when's|where|where's|who|who's|whose|which|how|is|are|am|do|does|did|can \S{1,40} (eat|have|drink)|will|show|tell me|list|do you know|i(?:'d| would| should)? (?:like|want|need) to know|i (?:wonder|was wondering))\b/;
/** 'add it to the list', 'check that off': about what was just said. */
const aboutIt =
  /^(tell|show) me (what|how|when|where|if) (it|that|this)\b|^(remind|nudge|ping) (me|us)( (about|of) (it|that|this))?$|^get rid of that (reminder|task|to-?do|one)$|^(?:get rid of|[\p{L}']{1,30}) (it|that|them|those|this|him|her)($| (to|on|in|off|from|down|there|for|at|as|a|an|out|too|away|back|up|onto|into|under|now|please|and|until|till|by|another)\b)/u;

const plain = (text: string) => withoutPoliteness(text).toLowerCase();

export const isQuestionLike = (text: string) => question.test(plain(text));
export const isCommand = (text: string) => command.test(plain(text));
export const isTaskLike = (text: string) => task.test(plain(text));
export const isAboutIt = (text: string) => aboutIt.test(plain(text));

/** Whether a new request begins here, after another one. */
export function beginsRequest(text: string, before: string, isNewSentence: boolean): boolean {
  const words = plain(text);
  if (!words.includes(' ') && !/^(undo|help)$/.test(words)) return false;
  if (command.test(words) || asked.test(words)) return true;
  return toAnybody.test(words) && (isNewSentence || !isTaskLike(before) || bySomebody.test(words));
}

const leading =
  /^(remind me (?:to|about|of)|don'?t let me forget(?: to| about)?|don'?t forget(?: to| about)?|i need to|i have to|cancel|delete|remove|move|reschedule|push|postpone|skip|add|book|schedule|plan|put|clear|scrap|set|change|switch|let'?s have|we'?re having|we are having|we'?re eating|make|pack|bring|tick off|cross off|check off|pause|resume|get rid of|erase|call off|strike|pick up|drop off)\b/;

/** The word that says what to do, for a second thing to which the same is to be done: 'cancel piano on Thursday and swim on Tuesday'. */
export const leadOf = (text: string): string => leading.exec(plain(text))?.[0] ?? '';

const ofTask = /^(remind me to|don'?t let me forget to|i need to|i have to)$/;
/** 'the garden', 'mom': a thing or somebody, and no deed. */
export const noun = /^(?:the|my|our|his|her|their|some|an?|mom|mum|dad|grandma|grandpa)\b/i;
const verb = /^\p{L}{2,20}(?: (?:up|off|out|in|back|down|for))?\b/u;

const handling = /^(?:buy|get|order|grab|pick up|bring|pack|bake|make|cook)\b/;

/** 'call the bank', 'clean up the garage' */
export const deed =
  /^(?!the |an? |some |my |our )\p{L}{2,12} (?:the|an?|my|our|his|her|their|some|up|out|in|back|for|to|about) /iu;

export const moving = /^(?:move|reschedule|push|postpone|change|switch)$/;
const toWhen = /\b(?:to|until|till|back|forward|up|by|earlier|later|from|instead)\b/i;

const stays = /\b(?:stays?|remains?|can stay|is still on|is fine|keep it)\b/i;

/** What is to be moved as well says where to: 'move the fair to Dec 8 and dentist for me the same day at 2' adds something; and what stays is left alone. */
export const isForBoth = (lead: string, next: string): boolean =>
  (!moving.test(lead) || toWhen.test(next)) && !stays.test(next);

/** 'don't let me forget the bake sale money, Mia's teacher has asked twice' */
const saying = / (?:has|have|had|is|are|was|were|says|said|asked|called|wants?|needs?) /i;

/** The same for the words that follow: 'remind me to water the plants tomorrow' and 'the garden on Friday' share their verb too. */
export function leadFor(before: string, next: string): string {
  const lead = leadOf(before);
  if (/forget$/.test(lead) && saying.test(next)) return '';
  const [doing = ''] = ofTask.test(lead) ? (verb.exec(plain(before).slice(lead.length).trim()) ?? []) : [];
  const isShared = noun.test(next) || (handling.test(doing) && isWhollyShopped(next));
  return doing && isShared ? `${lead} ${doing}` : lead;
}
