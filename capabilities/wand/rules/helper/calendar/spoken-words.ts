import { beginsWithDeed, isIdle } from '../records/families.ts';
import { asTitle, withoutArticle, withoutEnds } from '../words/words.ts';

/** The words in which something new is spoken of, around what it is called. */

export const booking =
  /^(?:book(?! (?:club|fair|report|sale|swap|signing|reading|week|launch|exchange|drive)\b)|schedule|set up|arrange|pencil in|block(?: off| out)? for|make an appointment)\b/i;
export const asking =
  /^(?:add|put|pop|stick|jot|squeeze|book(?! (?:club|fair|report|sale|swap|signing|reading|week|launch|exchange|drive)\b)|schedule|set up|set(?= (?:an?|the|my|our)\b)|make|create|plan|enter|save|log|pencil|block(?! part)|arrange|fit|new(?! year)|sign up|register|remember|note|write|mark|diari[sz]e|record(?= (?:that|an?|the|my|our)\b))\b(?: down| in| out| off)?(?: that)?(?=[ :]|$)/i;
const kind =
  /^(?:an? |the |my |our |new |another |family ){0,9}(?:appointment|appt|appointments|event|calendar entry)\b(?! (?:card|reminder|book))/i;
/** 'save the date:', 'mark the family calendar:' */
export const heading =
  /^(?:(?:save|mark|note) )?(?:the |our |my |your )?(?:date|dates|(?:family )?calendars?|diary|diaries|recurring|repeating)[:,!-] ?/i;
/** Word by word what stands before the thing itself: 'i have a', 'needs to be at the'. */
const having =
  /^(?:i've|we've|there's|i|we|he|she|they|there|let's(?= go\b)|all(?: of us)?(?= (?:are|going|seeing|having|invited|meeting)\b)|(?:the )?(?:whole |entire )?family(?= (?:is|goes|has|will)\b)|(?:is|are|am|i'm|we're|they're|'s)(?= (?:all|having|doing|seeing|meeting|going|getting|due|booked|scheduled|invited|taking|at|in for|starting|a|an)\b)|will(?= (?:have|be at|be going|see|go|get)\b)|has|have|got|gets|get|needs|need|going|goes|go|having|doing(?= an?\b)|getting|see|sees|seeing|due|booked|invited|been|me|down|(?:take|takes|taking|bring)(?= to\b)|(?:take|takes|taking)(?= (?:[a-z]{1,20} ){0,3}(?:lessons?|class(?:es)?|course)\b)|be|to|at|in|for|that|starts|starting|begins|(?:made|scheduled|arranged)(?= (?:myself |us )?(?:an?|the|my|our)\b)|myself|finally(?= (?:made|scheduled|arranged)\b)|(?:appointment|appt|slot|hold|block)(?= (?:with|for|at|to)\b)|his|her|their|the|my|our|a|an|with|also|us|up|put|called|named)\b(?= )/i;
const trailing =
  / (?:(?:starting|beginning)(?: after| from| on)?|to go|to attend|(?:is |are )?(?:booked|planned|scheduled|arranged|confirmed|set)(?: in| up)?|starts|start|begins|comes|are|will be|has to be|needs to be|down|in|up|there|just|now|also|too|as well|already|finally|would you|could you|will you|can you)$/i;
const fetching: [RegExp, string][] = [
  [/^(?:get|fetch|collect|grab)(?= from )/i, 'pick up'],
  [/^drop(?: off)?(?= at )/i, 'drop off'],
];
const coming = /(?: is| are|'s)? (coming|arriving|visiting|starting|visits?|joins?|joining)\b(?: us\b)?/i;
/** '... and make a note that we bring the snacks' */
export const makingNote =
  /,? (?:and |with )(?:(?:make|add|put|leave|write) )?(?:a |the )note(?: in| down| to it| for it)?:? (?:that|saying|to say) /i;
export const calendar =
  /\b(?:to|on|in|into|onto) (?:the|my|our) (?:family )?(?:calendar|schedule|diary|agenda|planner)\b(?:,? please\b)?/i;
export const addIt =
  /\b(?:(?:can|could) (?:you|we) )?(?:please )?(?:just )?(?:add|put|save|note|book|schedule|write|jot|stick|pop|enter|log|mark) (?:(?:it|that|this|them)\b|(?:him|her) (?=(?:on|in|down)\b))/i;
const otherwise =
  /\b(?:move|change|push|shift|reschedule|postpone|make|cancel|delete|remove|skip) (?:it|that|them|this)\b|\b(?:rather than|instead of|no longer|(?:is|are) now)\b|\b(?:needs? to|has to|should|must) be .{1,40} instead\b/i;

export const statement =
  /(?<!-and-)\b(?:i|i'm|im|he|him|she|they|them|it|it's|its|you|me|we|we're|us|is|are|was|were|am|will|has|have|had|been|do|does|did|can|could|should|would|don't|dont|doesn't|didn't|won't|wont|can't|cant|isn't|aren't|mustn't|what|why|how|who|when|where|because|if|so|very|really|wants?|likes?|loves?|hates?|eats?|wears?|feels?|said|told|asked|sent|thinks?|forgot|lost|went|came|not|no|moved|pushed|cancelled|canceled|postponed|rescheduled|changed|called|rang|phoned|squeezed|quit|got|starts|begins|ends|finish|finishes|stops|agreed|gets|needs|opens|closes|besides|oh|o'clock|sick|ill|poorly|shut|closed|take|takes|remind|nudge|ping|subscription|recipe)\b|[$|*]/i;
/** What one has to have on or with one: 'wear black', 'needs shin guards'. */
export const toBring =
  /^(?:(?:must|should|has to|have to) (?:wear|bring)|wear|needs)(?! to\b)(?: [\p{L}'-]{1,20}){1,5}$/iu;
export const numberedRoom = /^(?:room|hall|suite|gate|field|court|pitch|studio|gym|building|floor) [\p{L}\d]{1,4}$/iu;
/** Places where one simply is, what is not one thing, and what is done rather than attended. */
const notThings =
  /^(?:the|an?|too|right|dear|darling|joy|yay|ugh|fun|yuck|ouch|phew|hooray|great|lovely|brilliant|finally|sigh|(?:first|last|next|other|second) one|leave|leaving|go|going|come|arrive|eat|stay|wait|stop|start|be|bed|sleep|work|home|school|town|out|store|.{1,60} look(?:ed|ing)?|(?:both|all|every|everything|other|rest)\b.{0,1500}|(?:skip|skipping|missing|pay|confirm|check|call(?! with)|email|text|forget|ask|tell|bring|buy|order|return|sign|send|mail|find|cancel|swap|wash|clean|fix|renew|change|update|finish|bake(?! sale)|wrap|print)\b.{0,1500})$/i;
/** To book these is to buy them. */
export const reserved = /^(?:table|flights?|hotel|room|taxi|cab|uber|tickets?|cruise)\b/i;
export const placeWords =
  /\b(?:square|park|school|church|office|house|center|centre|gym|library|street|st|ave|avenue|road|hall|room|museum|zoo|beach|restaurant|clinic|hospital|pool|mall|club|field|stadium|theater|theatre|farm|cafe|playground|ymca|rink|alley|arcade|gardens?|backyard|yard|barn|hotel|pub|studio|bakery|plaza|arena|auditorium|cafeteria|classroom|lake|lanes|synagogue|temple|mosque|chapel|zoom|teams|facetime|skype|green|pier|harbour|harbor|village|market|station)\b/i;
/** Behind a place somebody may say why; what asks for something else is not left out. */
export const asides =
  / (?:because|since|so|but|where|which) | and (?=(?:i|we|he|she|they|it|\p{L}{1,30}(?:ing|'s| is| are| has| will))\b)/iu;
/** An hour that was not understood is no place. */
export const hourLeft = /^\d{1,2}(?:$|,| (?:with|in|at|for|on)\b)/i;
export const dayOff =
  /^(?:(?:there(?:'s|s| is)|have|has)(?: an?)? )?(?:no (?:school|daycare|preschool|kindergarten|nursery|pre-?k)|(?:the )?(?:school|daycare|preschool|nursery) is (?:closed|out)|early dismissal|half day)\b/i;
const question =
  /^(?:what|whats|when|where|who|whose|why|how|which|is|are|am|do|does|did|tell|show|should|(?:can|could)(?! there be| we (?:have|squeeze|fit|book|put|schedule|add|pencil)))\b/;
/** Somebody tells why there is nothing. */
const absent =
  /\b(?:is|are) (?:ill|sick|away|closed|cancelled|canceled)\b|\bno (?:class|lesson|practice|session|training|game)\b/i;
const over =
  /\b(?:yesterday|ago|used to|i wish|if only|might|maybe we|or (?:maybe |perhaps |possibly |even )?(?:at )?\d{1,2}|last (?:week|night|month|year|time|monday|tuesday|wednesday|thursday|friday|saturday|sunday)(?! of\b))\b/i;

/** Told of what was, what becomes of something else, or why there is nothing; or asked. */
export const isNothingNew = (lower: string) => [over, question, otherwise, absent].some((one) => one.test(lower));

/** Words that can stand as a title: a thing, not a sentence about it. */
export const isThing = (title: string) =>
  /\p{L}{2}/u.test(title) &&
  title.split(' ').length <= 8 &&
  !statement.test(title) &&
  !notThings.test(title) &&
  !beginsWithDeed(title) &&
  !/ and \d|[.!?] /.test(title.replace(/\b(?:dr|mr|mrs|ms|st)\. /gi, '')) &&
  !title.split(' ').every(isIdle);

/** Where words alone must tell that they name a place: 'the gym', 'Luigi's'. */
export const isPlace = (words: string) => placeWords.test(words) || /^\p{Lu}/u.test(words);

/** Each word is a name: 'Salon Blue', 'Lincoln Hall'. */
export const isName = (words: string) => words.split(' ').every((word) => /^\p{Lu}/u.test(word));

/** 'at Luigi's', and 'in the school gym', but not 'swim class in the evening'. */
function placeMark(words: string): RegExpExecArray | null {
  const inside = / (?:in|on) (?:the |our )?/i.exec(words);
  const isInPlace = inside && isPlace(words.slice(inside.index + inside[0].length));
  return / (?:at|@) (?!noon|midnight)/i.exec(words) ?? (isInPlace ? inside : null);
}

function peeled(words: string, layer: RegExp): string {
  const rest = withoutEnds(words.replace(layer, ''));
  return rest === words || rest === '' ? words : peeled(rest, layer);
}

export interface Named {
  title: string;
  place?: string | undefined;
  /** The other parts of the sentence. */
  others: string[];
}

/** What it is called, when all is taken away that leads to it. */
export function namedIn(words: string): Named {
  const thing = fetching.reduce((rest, [verb, plain]) => rest.replace(verb, plain), words.replace(heading, ''));
  const [first = '', ...others] = thing.split(/[,;] /).map(withoutEnds).filter(Boolean);
  const named = peeled(peeled(withoutEnds(first.replace(asking, '')), kind), having)
    .replace(coming, ' $1')
    .replace(trailing, '')
    .replace(trailing, '')
    .replaceAll(/["“”]|^'|'$/g, '');
  const at = placeMark(named);
  const place = at ? named.slice(at.index + at[0].length) : undefined;
  return { title: asTitle(withoutArticle(at ? named.slice(0, at.index) : named)), place, others };
}
