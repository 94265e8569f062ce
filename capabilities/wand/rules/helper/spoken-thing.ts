import type { HouseholdMember } from '#capabilities/household/contract.ts';
import type { Clause } from './reader.ts';
import { upTo } from './said.ts';
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
  /^(?:add|put|pop|stick|jot|squeeze|book(?! club| fair| report)|schedule|set up|make|create|plan|enter|save|log|pencil|arrange|new|sign up|register|remember|note|write|mark)\b(?: down| in)?(?: that)?(?=[ :]|$)/i;
const kind =
  /^(?:an? |the |my |our |new |another |family )*(?:appointment|appt|appointments|event|calendar entry)\b(?=:| (?:for|with|at|to|about|called|on)\b|$)/i;
/** Word by word what stands before the thing itself: 'i have a', 'needs to be at the'. */
const having =
  /^(?:i've|we've|there's|i|we|he|she|they|there|(?:is|are|am|i'm|we're|they're|'s)(?= (?:having|seeing|meeting|going|getting|due|booked|scheduled|invited|taking|at|in for|starting|a|an)\b)|will(?= (?:have|be at|see|go|get)\b)|has|have|got|gets|get|needs|need|going|goes|go|having|getting|see|sees|seeing|due|booked|invited|been|me|down|(?:take|takes|taking|bring)(?= to\b)|be|to|at|in|for|that|starts|starting|begins|his|her|their|the|my|our|a|an|with|also|us|up|put)\b(?= )/i;
const coming = / (?:is|are) (coming|arriving|visiting|starting)\b/i;
const calendar = /\b(?:to|on|in|into|onto) (?:the|my|our) (?:family )?(?:calendar|schedule|diary|agenda|planner)\b/i;
const addIt = /\b(?:add|put|save|note|book|schedule) (?:it|that|this|them)\b/i;

const statement =
  /\b(?:i|i'm|im|he|she|they|it|it's|its|you|we|we're|is|are|was|were|am|will|has|have|had|been|do|does|did|can|could|should|would|don't|dont|what|why|how|who|when|where|because|if|so|very|really|wants?|likes?|loves?|hates?|eats?|wears?|feels?|said|told|asked|thinks?|forgot|lost|went|came|not|no|moved|pushed|cancelled|canceled|postponed|rescheduled|changed|subscription|recipe)\b|\$/i;
/** Places where one simply is, what is not one thing, and what is done rather than attended. */
const notThings =
  /^(?:bed|sleep|work|home|school|town|out|store|(?:both|all|every|everything|other|rest)\b.*|(?:pay|confirm|check|call(?! with)|email|text|forget|ask|tell|bring|buy|order|return|sign|send|mail|find|cancel|swap|wash|clean|fix|renew|change|update|finish|bake(?! sale)|wrap|print)\b.*)$/i;
/** To book these is to buy them. */
const reserved = /^(?:table|flights?|hotel|room|taxi|cab|uber|tickets?|cruise)\b/i;
const placeWords =
  /\b(?:square|park|school|church|office|house|center|centre|gym|library|street|st|ave|avenue|road|hall|room|museum|zoo|beach|restaurant|clinic|hospital|pool|mall|club|field|stadium|theater|theatre|farm|cafe|playground|ymca)\b/i;
const dayOff =
  /^(?:there(?:'s|s| is) )?(?:no (?:school|daycare|preschool|kindergarten)|(?:the )?(?:school|daycare|preschool) is (?:closed|out)|early dismissal|half day)\b/i;
const question =
  /^(?:what|whats|when|where|who|whose|why|how|which|is|are|am|do|does|did|tell|show|can|could|should)\b/;
const over =
  /\b(?:yesterday|ago|last (?:week|night|month|year|time|monday|tuesday|wednesday|thursday|friday|saturday|sunday))\b/i;

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
  return end && start > 0 ? words.slice(start + 5, end.index) : undefined;
}

export function spokenThing({ bare, lower }: Clause): SpokenThing | undefined {
  if (over.test(lower) || question.test(lower)) return undefined;
  if (dayOff.test(bare))
    return { title: asTitle(bare.replace(/^there(?:'s|s| is) /i, '')), isAsked: true, isNameless: false };
  const inner = dictated(bare);
  const isAsked =
    inner !== undefined || booking.test(bare) || calendar.test(bare) || /\b(?:appointment|appt)\b/i.test(bare);
  const words = withoutEnds(upTo(inner ?? bare, addIt).replace(calendar, ''));
  const [first = '', ...more] = words.split(/[,;] /).map(withoutEnds).filter(Boolean);
  const named = peeled(peeled(withoutEnds(first.replace(asking, '')), kind), having).replace(coming, ' $1');
  const at = / (?:at|@) (?!noon|midnight)/i.exec(named);
  const title = asTitle(withoutArticle(at ? named.slice(0, at.index) : named));
  if (!isThing(title) || (booking.test(bare) && reserved.test(title))) return undefined;
  const place = at
    ? withoutEnds(named.slice(at.index + at[0].length)).replace(/^the /i, '')
    : more.find((part) => placeWords.test(part));
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
