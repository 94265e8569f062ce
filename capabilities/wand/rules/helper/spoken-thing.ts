import type { HouseholdMember } from '#capabilities/household/contract.ts';
import type { Clause } from './reader.ts';
import { upTo } from './said.ts';
import { toldThing } from './told-thing.ts';
import { asTitle, withoutArticle, withoutEnds } from './words.ts';

/** Something new that somebody has to be at, as far as the words say it. */
export interface SpokenThing {
  title: string;
  location?: string;
  notes?: string;
  /** A verb or the word itself said that it is to be put down: 'book', 'schedule', 'an appointment', 'on the calendar'. */
  isAsked: boolean;
  /** She has not said yet what it is: 'add an appointment for Leo'. */
  isNameless: boolean;
}

const booking = /^(?:book(?! club| fair| report)|schedule|set up|arrange|pencil in|make an appointment)\b/i;
const asking =
  /^(?:add|put|pop|stick|jot|squeeze|book(?! club| fair| report)|schedule|set up|make|create|plan|enter|save|log|pencil|arrange|new(?! year)|sign up|register|remember|note|write|mark)\b(?: down| in)?(?: that)?(?=[ :]|$)/i;
const kind =
  /^(?:an? |the |my |our |new |another |family )*(?:appointment|appt|appointments|event|calendar entry)\b(?=:| (?:for|with|at|to|about|called|on)\b|$)/i;
/** Word by word what stands before the thing itself: 'i have a', 'needs to be at the'. */
const having =
  /^(?:i've|we've|there's|i|we|he|she|they|there|(?:is|are|am|i'm|we're|they're|'s)(?= (?:having|seeing|meeting|going|getting|due|booked|scheduled|invited|taking|at|in for|starting|a|an)\b)|will(?= (?:have|be at|see|go|get)\b)|has|have|got|gets|get|needs|need|going|goes|go|having|getting|see|sees|seeing|due|booked|invited|been|me|down|(?:take|takes|taking|bring)(?= to\b)|be|to|at|in|for|that|starts|starting|begins|(?:made|scheduled|arranged)(?= (?:an?|the|my|our)\b)|(?:appointment|appt|slot)(?= (?:with|for|at|to)\b)|his|her|their|the|my|our|a|an|with|also|us|up|put)\b(?= )/i;
const toGo = / (?:that )?(?:to|i|we|he|she)(?: has| have| need)?(?: to)? (?:go|be|attend)(?: to| at)?$/i;
const fetching: [RegExp, string][] = [
  [/^(?:get|fetch|collect|grab)(?= from )/i, 'pick up'],
  [/^drop(?: off)?(?= at )/i, 'drop off'],
];
const coming = / (?:is|are) (coming|arriving|visiting|starting)\b/i;
/** 'I need to make an appointment' */
const duty = /^(?:i|we)(?: really| still| also)? (?:need|have|want|ought) to (?=(?:make|set up|get) an?\b)/i;
const calendar =
  /\b(?:to|on|in|into|onto) (?:the|my|our) (?:family )?(?:calendar|schedule|diary|agenda|planner)\b(?:,? please\b)?/i;
const addIt = /\b(?:add|put|save|note|book|schedule) (?:it|that|this|them)\b/i;
const otherwise =
  /\b(?:move|change|push|shift|reschedule|postpone|make|cancel|delete|remove|skip) (?:it|that|them|this)\b/i;

const statement =
  /\b(?:i|i'm|im|he|him|she|they|them|it|it's|its|you|me|we|we're|us|is|are|was|were|am|will|has|have|had|been|do|does|did|can|could|should|would|don't|dont|doesn't|didn't|won't|wont|can't|cant|isn't|aren't|mustn't|what|why|how|who|when|where|because|if|so|very|really|wants?|likes?|loves?|hates?|eats?|wears?|feels?|said|told|asked|thinks?|forgot|lost|went|came|not|no|moved|pushed|cancelled|canceled|postponed|rescheduled|changed|called|rang|phoned|squeezed|quit|got|starts|begins|remind|nudge|ping|subscription|recipe)\b|[$|*]/i;
/** Places where one simply is, what is not one thing, and what is done rather than attended. */
const notThings =
  /^(?:leave|leaving|go|going|come|arrive|eat|stay|wait|stop|start|be|bed|sleep|work|home|school|town|out|store|(?:both|all|every|everything|other|rest)\b.*|(?:pay|confirm|check|call(?! with)|email|text|forget|ask|tell|bring|buy|order|return|sign|send|mail|find|cancel|swap|wash|clean|fix|renew|change|update|finish|bake(?! sale)|wrap|print)\b.*)$/i;
/** To book these is to buy them. */
const reserved = /^(?:table|flights?|hotel|room|taxi|cab|uber|tickets?|cruise)\b/i;
const placeWords =
  /\b(?:square|park|school|church|office|house|center|centre|gym|library|street|st|ave|avenue|road|hall|room|museum|zoo|beach|restaurant|clinic|hospital|pool|mall|club|field|stadium|theater|theatre|farm|cafe|playground|ymca|rink|alley|arcade|gardens?|backyard|yard|barn|hotel|pub|studio|bakery|plaza|arena|auditorium|cafeteria|classroom|lake|lanes|synagogue|temple|mosque|chapel)\b/i;
/** An hour that was not understood is no place. */
const hourLeft = /^\d{1,2}(?:$|,| (?:with|in|at|for|on)\b)/i;
const dayOff =
  /^(?:(?:there(?:'s|s| is)|have|has)(?: an?)? )?(?:no (?:school|daycare|preschool|kindergarten)|(?:the )?(?:school|daycare|preschool) is (?:closed|out)|early dismissal|half day)\b/i;
const question =
  /^(?:what|whats|when|where|who|whose|why|how|which|is|are|am|do|does|did|tell|show|can|could|should)\b/;
/** Somebody tells why there is nothing. */
const absent =
  /\b(?:is|are) (?:ill|sick|away|closed|cancelled|canceled)\b|\bno (?:class|lesson|practice|session|training|game)\b/i;
const over =
  /\b(?:yesterday|ago|used to|i wish|if only|might|maybe we|last (?:week|night|month|year|time|monday|tuesday|wednesday|thursday|friday|saturday|sunday))\b/i;

/** Words that can stand as a title: a thing, not a sentence about it. */
const isThing = (title: string) =>
  /\p{L}{2}/u.test(title) && title.split(' ').length <= 8 && !statement.test(title) && !notThings.test(title);

/** Where words alone must tell that they name a place: 'the gym', 'Luigi's'. */
export const isPlace = (words: string) => placeWords.test(words) || /^\p{Lu}/u.test(words);

function peeled(words: string, layer: RegExp): string {
  const rest = withoutEnds(words.replace(layer, ''));
  return rest === words || rest === '' ? words : peeled(rest, layer);
}

/** 'The school rang, can you put a meeting with his teacher in the calendar' */
function dictated(words: string): string | undefined {
  const end = calendar.exec(words);
  const start = words.toLowerCase().lastIndexOf(' put ', end?.index ?? 0);
  const inner = end && start > 0 ? words.slice(start + 5, end.index) : '';
  return /^(?:it|that|this|them)? ?$/i.test(inner) ? undefined : inner;
}

/** 'at Luigi's', and 'in the school gym', but not 'swim class in the evening'. */
function placeMark(words: string): RegExpExecArray | null {
  const inside = / in (?:the |our )?/i.exec(words);
  const isInPlace = inside && isPlace(words.slice(inside.index + inside[0].length));
  return / (?:at|@) (?!noon|midnight)/i.exec(words) ?? (isInPlace ? inside : null);
}

export function spokenThing({ bare, lower }: Clause): SpokenThing | undefined {
  if (over.test(lower) || question.test(lower) || otherwise.test(lower)) return undefined;
  if (dayOff.test(bare))
    return {
      title: asTitle(bare.replace(/^(?:there(?:'s|s| is)|have|has)(?: an?)? /i, '')),
      isAsked: true,
      isNameless: false,
    };
  if (absent.test(lower)) return undefined;
  const inner = dictated(bare);
  const isAsked =
    inner !== undefined || booking.test(bare) || calendar.test(bare) || /\b(?:appointment|appt)\b/i.test(bare);
  const words = withoutEnds(
    upTo(inner ?? bare, addIt)
      .replace(calendar, '')
      .replace(duty, ''),
  );
  const told = toldThing(words.replace(asking, '').trim());
  const [first = '', ...more] = (
    told?.name ?? fetching.reduce((rest, [verb, plain]) => rest.replace(verb, plain), words)
  )
    .split(/[,;] /)
    .map(withoutEnds)
    .filter(Boolean);
  const named = peeled(peeled(withoutEnds(first.replace(asking, '')), kind), having)
    .replace(coming, ' $1')
    .replace(toGo, '')
    .replace(/ (?:starts|begins)$/i, '');
  const at = placeMark(named);
  const title = asTitle(withoutArticle(at ? named.slice(0, at.index) : named));
  if (!isThing(title) || (booking.test(bare) && reserved.test(title))) return undefined;
  const place = at
    ? withoutEnds(named.slice(at.index + at[0].length)).replace(/^the /i, '')
    : (told?.place ?? more.find((part) => placeWords.test(part)));
  if (place && hourLeft.test(place)) return undefined;
  const notes = more.filter((part) => part !== place && !statement.test(part)).join(', ');
  return {
    title,
    isAsked,
    isNameless: /^(?:appointment|appt|event|something|thing)$/i.test(title),
    ...(place && { location: asTitle(place) }),
    ...(notes && { notes: asTitle(notes) }),
  };
}

/** Those whom it is about: she herself only where nobody else is named. */
export function concerned(people: readonly HouseholdMember[]): HouseholdMember[] {
  const others = people.filter(({ relationship }) => relationship !== 'self');
  return others.length > 0 ? others : [...people];
}
