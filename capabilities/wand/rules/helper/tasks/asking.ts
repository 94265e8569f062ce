import { isCommand } from '../message/requests.ts';
import { tokensOf } from '../when/tokens.ts';
import { tidy } from '../words/said.ts';

/** How she asks to be reminded, wherever in the sentence that stands; the rest of it is what to do, and perhaps why. */

const reminders = [
  /\b(?:remind|reminded|nag|nudge|nudged|ping|prompt|poke|buzz|alert) (?:me|us)(?: both)?\b|\bjog my memory\b/i,
  /(?<=\S )(?:(?:please|pls|plz) )?remind$/i,
  /^tell (?:me|us)(?= to | about )/i,
  /\b(?:set|set up|schedule|add|create|put in|put|give me|give us|make|i need|we need|need|could do with|could use|i want|i'd like|have|get|new|send me|pop in|stick in|pop|stick|drop|slot|chuck|leave me)(?: me| up)?(?: in)?(?: an?| another)?(?: quick| little| gentle| friendly)? (?:reminder|nudge|alert)(?: in| for me| for us| up| set| set up)?\b/i,
  /\b(?:don't|do not) let (?:me|us) (?:forget|miss)\b/i,
  /^have me(?= \p{L}{2,12} \p{L})/iu,
  /\b(?:make sure|ensure|be sure|see to it|see)(?: that)? (?:i|we)(?: remember| (?:don't|do not) (?:forget|miss)|(?= (?!(?:am|was|can|can't|have|had|will|would|could|did|didn't|got|understand|understood|see|know)\b)\p{L}{2,12} \p{L}))/iu,
  /\b(?:set something up |something )?so (?:that )?(?:i|we) (?:remember|don't forget|won't forget|do not forget)\b/i,
  /\b(?:i|we) (?:keep|always|constantly) (?:forgetting|forget)(?= (?:to|about)\b)/i,
  /\bhelp (?:me|us) remember\b/i,
  /\b(?:i (?:need to|want to|would like to|should|must|have to) |i'd like to )?be reminded\b/i,
  /\bnote to (?:self|myself)\b/i,
  /\b(?:i|we) (?:can't|cannot|must not|mustn't|mustnt|don't want to|better not) forget\b/i,
  /^(?:also |and |please )?(?:make a note|don't forget|do not forget|remember)(?: for (?:me|us))?\b/i,
  /^reminder\b/i,
];
const lists = [
  /\b(?:add |put |stick |pop |write |note )?(?:it |that |this |them |those )?(?:to|on|onto|in|into) (?:my|the|our) (?:(?:to-?do'?s?|to do'?s?|task|tasks|reminders?)(?: list)?|planner|list of things to do|jobs list)\b/i,
  /\b(?:add|put|make|mark|save|log|note) (?:it|that|this|them|those|both) (?:down )?(?:as )?(?:an? )?(?:tasks?|to-?dos?|to dos?|reminders?)\b/i,
  /^(?:please )?(?:(?:add|put|create|make|set|set up|i need|need) )?(?:in |down )?(?:an? |the |another |one |one more )?(?:new )?(?:thing|item|entry|to-?do|to do|task|planner item|planner entry|reminder|action item|action|one|another)(?: list| item)?(?: in| up)?(?: for (?:me|us|the planner|my planner|my list|my to-?do list))?(?=[:,]| to | called | about | - )/i,
  /\b(?:that's|that is|it's|that one's) an? (?:to-?do|to do|task)(?: for me| for us)?\b/i,
  /^(?:another |one more |new )?(?:to-?do|to do|task|tasks|planner)(?: list)?(?=[ :,]|$)/i,
  /^(?:please )?(?:add|put(?: down)?|create|make|new)(?: an?| the| another)? (?:to-?do|to do|task)\b/i,
];
/** These may lead to anything; a deed has to follow. */
const noting =
  /^(?:please )?(?:jot down|note down|write down|put down|jot|make a note|note|get down|pencil in)(?: that)?\b[ :,-]{0,3}/i;

/** 'a sitter reminder', 'cupcakes to school reminder' */
const reminderOf =
  /^(?:(?:add|put in|put|set up|set|create|make|give me|i need|we need|need) )?(?!the |get rid of )(?:an? |another )?((?:[\p{L}'-]{1,20} ){1,5})reminder$/iu;

/** Also the circumstances: 'with Christmas around the corner I need to ...' */
const lead =
  /^(?:[ :,–-]|(?:with|because|since|as|now that) .{1,60}? (?=(?:i|we) (?:need|have|must|should|want)\b)|(?:to|about|that|of|for|called|on|is|please|pls|then|so|and|again|also|when|would you|will you|could you|can you)\b|need to\b|(?:i|we)(?:'ve|'d)?(?: still| really| also)? (?:ought to|need to|have to|have got to|gotta|got to|must|should|want to|wanted to|would like to|plan to|meant to)\b|(?:i|we)(?:'ve| have)? been meaning to\b|before i forget[^,]{0,40}, )/i;
const join =
  /(?:[,;:.!–-]| so| and| because| then)(?: this (?:year|time))?\s{0,2}$|^(?:because|since|as|now that|seeing as) /i;
const idle = new Set(
  `please pls it'd it would be great good nice lovely if someone somebody anyone hey ugh argh gah oops hi oh ok okay also and so right well just can could
  will you we i first second third next then lastly finally forgot to say btw quick one heads up now anyway reminder don't mind have get set like that
  there the on by before at for in him her too thanks thx let's lets fyi kindly put add`.split(/\s+/),
);
const nothing = new Set(
  'it that this them those one of about please pls then would you will too thanks again set up for me us'.split(' '),
);
const areAll = (words: string, family: ReadonlySet<string>) =>
  tokensOf(words).every(({ word }) => family.has(word) || !/[\p{L}\p{N}]/u.test(word));

/** What stands before is no mere reason, but something to do as well. */
const otherRequest =
  /\b(?:add|put|save|write|note|cancel|move|book|plan|delete|remove|wants|would love|buy|pack|change|birthday)\b/i;

export interface Asking {
  /** What to do. */
  words: string;
  /** What was said before it: why. */
  reason: string;
}

export function withoutLead(words: string): string {
  const rest = words.trim().replace(lead, '');
  return rest === words ? words : withoutLead(rest);
}

/** Undefined where nobody asks to be reminded, or where words are left over that say something else. */
export function askingIn(said: string, isDeed: (words: string) => boolean = () => false): Asking | undefined {
  const found = [...reminders, ...lists]
    .map((pattern) => pattern.exec(said))
    .filter((match) => match !== null)
    .toSorted((a, b) => a.index - b.index || b[0].length - a[0].length)[0];
  const noted = noting.exec(said);
  if (!found) {
    const thing = reminderOf.exec(tidy(said))?.[1]?.trim();
    if (thing) return isCommand(`${thing} `) ? undefined : { words: thing, reason: '' };
    // 'Put down "renew passports"'
    const words = noted ? withoutLead(said.slice(noted[0].length)).replace(/^['"](.{1,80})['"]$/, '$1') : '';
    const isDuty =
      noted && /^(?:that )?(?:i|we) (?:need|have|must|should|ought|want|'ve)/i.test(said.slice(noted[0].length));
    return words && (isDuty || isDeed(words)) ? { words, reason: '' } : undefined;
  }
  const before = said.slice(0, found.index);
  const next = said.slice(found.index + found[0].length);
  const behind = withoutLead(next);
  if (areAll(behind, nothing)) return own(before);
  // 'Make a note of that in his diet' is about what was told.
  if (/^ of (?:that|this|it)\b/i.test(next)) return undefined;
  if (areAll(before, idle)) return { words: behind, reason: '' };
  const isReason = join.test(before) && !otherRequest.test(before);
  return isReason ? { words: behind, reason: tidy(before) } : undefined;
}

const adding = /^(?:please )?(?:add|put|stick|pop|write|note|save) /i;

/** 'need a gift too, so remind me Thursday' */
const needing = /^(?:(?:i|we) )?(?:still |also )?need (?=(?:an?|some|new|more|the) )/i;

/** What stands before the asking is what to do: 'the bins need to go out, remind me'. */
function own(before: string): Asking {
  const words = tidy(before)
    .replace(/ (?:so|and|then|please)$/i, '')
    .replace(adding, '')
    .replace(needing, 'get ')
    .replace(/ (?:too|as well)$/i, '');
  return { words: withoutLead(words), reason: '' };
}
