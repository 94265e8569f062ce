import type { HouseholdMember } from '#capabilities/household/contract.ts';
import type { Values } from '../../tools/tool.ts';
import type { Clause } from '../reader.ts';
import { behind, request } from '../words/phrases.ts';
import { asTitle } from '../words/words.ts';
import { withoutReport } from './told.ts';

/** Notes about somebody, and what is to be known of a child's health. */

interface Mention {
  isHealth: boolean;
  /** The words beside it. */
  rest: string;
  /** What follows it is the note: 'note for Leo: ...'. */
  isHeading: boolean;
}

const owner = /'s?$|^(?:his|her|their|the)$/i;

/** 'a health note for Leo:', 'in Leo's notes', 'under health notes'; 'note that ...' is none. */
function mentionIn(said: string): Mention | undefined {
  const words = said.split(' ');
  const [first] = words.flatMap((word, at) => (/^notes?[:,]?$/i.test(word) ? (mentionAt(words, at) ?? []) : []));
  return first;
}

function mentionAt(words: readonly string[], at: number): Mention | undefined {
  const isWord = (index: number, pattern: RegExp) => pattern.test(words[index] ?? '');
  const isHealth = isWord(at - 1, /^(?:health|medical)$/i);
  let first = isHealth ? at - 1 : at;
  const isOwned = isWord(first - 1, owner) || isWord(first - 1, /^\p{L}{2,20}s$/iu);
  if (isOwned || isWord(first - 1, /^an?$/i)) first -= 1;
  if (isWord(first - 1, /^(?:for|to|in|into|on|under|as)$/i)) first -= 1;
  let next = at + 1;
  const isFor = isWord(next, /^(?:for|on|about|to|under)$/i);
  if (isFor) next += isWord(next + 2, /^profile:?$/i) ? 3 : 2;
  const isHeading = isWord(next - 1, /[:,]$/) || isWord(next, /^(?:that|-)$/i);
  if (isWord(next, /^(?:that|-)$/i)) next += 1;
  const isOne = isFor ? isHeading : isHealth || isOwned;
  return isOne
    ? { isHealth, isHeading, rest: [...words.slice(0, first), ...words.slice(next)].join(' ').trim() }
    : undefined;
}
const filing = /^(?:please )?(?:add|put|write|save|note|jot|record|make|take|new|leave|keep)\b(?: down)?(?: an?\b)?/i;
const aboutWhom = /^(?:for|about|on) \p{L}{1,30}(?: that|:|,)? |^that /iu;
const itself =
  /(?:[,.;-]| so) ?(?:and )?(?:please |can you |could you )?(?:add|put|write|save|note|jot|record)(?: down)?(?: that| it| this)(?: down)?(?: for \p{L}{1,20})?$/iu;

const noted =
  /^(?:please )?(?:make a note|take a note|add a note|note down|note|record|write down|jot down|log|keep in mind|bear in mind|remember)(?: that)? /i;
const notedBehind =
  /[,.;-]? (?:please )?(?:(?:make|take|add) a note(?: of (?:it|that))?|note (?:it|that)(?: down)?|(?:write|jot) (?:it|that) down|keep (?:it|that) in mind|remember that)$/i;
/** What is so with somebody always: 'gets car sick', 'sleeps with a night light'. */
const habit =
  /^\S{1,30} (?:is (?:afraid|scared|shy|sensitive|prone|terrified)\b|(?!is\b|has\b|was\b|wants\b|goes\b|starts\b)(?:only |always |usually |really )?(?:\p{L}{2,20}s|doesn't|can't|won't|never|always)\b)/iu;

const conditions =
  /\b(?:has|have|having|with|got)(?: an?)?((?: mild| severe| bad)? (?:asthma|eczema|adhd|autism|diabetes|epilepsy|heart murmur|celiac(?: disease)?|coeliac(?: disease)?|reflux|hay fever|dyslexia|scoliosis|psoriasis|sleep apnea|anemia))$/i;
const states =
  /\b(?:is|as|being) (?:an? )?(c(?:o?)eliac|diabetic|asthmatic|autistic|epileptic|dyslexic|ana?emic|colou?r ?blind)$/i;
const diagnosed = /\bdiagnosed with (?:an? )?/i;
/** For herself, or on a thing. */
const toSelf = /\bnote (?:to (?:self|myself)|(?:on|to|for) (?:it|that|this))\b/i;
const otherRecord =
  /\b(?:appointment|event|trip|recipe|task|party|dentist|meal|haircut|checkup|lesson|class|practice|exam|fair)\b/i;

export function notesIn(person: HouseholdMember, { text, when }: Clause): Values[] | undefined {
  const said = request(text);
  const mention = mentionIn(said);
  if (otherRecord.test(said) || toSelf.test(said) || (when.time !== undefined && !mention?.isHeading)) return undefined;
  if (mention && (mention.isHeading || filing.test(mention.rest) || itself.test(mention.rest))) {
    const words = mention.rest.replace(filing, '').replace(itself, '').replace(/,$/, '').trim().replace(aboutWhom, '');
    const note = asNote(withoutReport(words));
    if (!note.includes(' ')) return undefined;
    // That only children have health notes is said where the card would be made.
    return mention.isHealth
      ? [{ healthNotes: joined(person.healthNotes, note) }]
      : [{ notes: joined(person.notes, note) }];
  }
  const told = withoutReport(text).replace(itself, '');
  const health = conditions.exec(told)?.[1] ?? states.exec(told)?.[1] ?? behind(told, diagnosed);
  return health && !/\b(?:not|no longer|isn't|allerg(?:y|ies|ic)|intoleran(?:t|ce))\b/i.test(told)
    ? noteOf(person, health, true)
    : undefined;
}

/** 'keep in mind that Mia gets car sick' */
export function habitIn(person: HouseholdMember, { text, when }: Clause): Values[] | undefined {
  const said = request(text);
  const isNoted = noted.test(said) || notedBehind.test(said);
  const statement = isNoted && !otherRecord.test(said) ? said.replace(noted, '').replace(notedBehind, '') : '';
  // 'remember that Leo needs new shoes' may be something to do.
  const isNeed = / needs\b/i.test(statement) && !/\bnote\b/i.test(said);
  const isOfNow = when.date === undefined && when.time === undefined && !/\d/.test(statement) && !isNeed;
  const whole = statement.replace(/^(\p{L}{1,30})'s (?=afraid|scared|shy|sensitive|prone|terrified)/iu, '$1 is ');
  return whole.toLowerCase().startsWith(`${person.name.toLowerCase()} `) && isOfNow && habit.test(whole)
    ? noteOf(person, whole, false)
    : undefined;
}

const lastWord = / (?:on|at|for|in|to|from|by|with)(?=[.!]?$)/i;

/** What ends a note is its own: 'sleeps with the light on'. */
const asNote = (words: string) => `${asTitle(words)}${lastWord.exec(words.trim())?.[0] ?? ''}`;

const joined = (present: string | null, note: string) => [present, note].filter(Boolean).join('\n');

/** Only children have health notes; of others it is a note. */
export function noteOf(
  { memberType, healthNotes, notes }: HouseholdMember,
  words: string,
  isHealth: boolean,
): Values[] {
  const note = asNote(words);
  return isHealth && memberType === 'child'
    ? [{ healthNotes: joined(healthNotes, note) }]
    : [{ notes: joined(notes, note) }];
}
