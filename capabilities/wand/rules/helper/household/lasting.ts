import type { HouseholdMember } from '#capabilities/household/contract.ts';
import type { Values } from '../../tools/tool.ts';
import { beginsRequest } from '../message/requests.ts';
import type { Clause } from '../reader.ts';
import { withoutPoliteness } from '../words/polite.ts';
import { isNewName } from './introduction-words.ts';
import { noteOf } from './notes.ts';
import { withoutReport } from './told.ts';
import { petKindOf } from './words.ts';

/** What is so with somebody and has no place of its own: 'Ella hates mushrooms', 'Luna's vet is Dr. Morris'. Texts begin behind the name. */

const disliked =
  /^ (?:hates|dislikes|can't stand|doesn't like|does not like) (?!to |it\b|that\b|this\b|him\b|her\b|his\b|my\b|our\b|the\b|me\b|when\b|being\b|going\b)\p{L}{3,20}(?: (?:and |or )?(?!any ?more|now|lol)\p{L}{3,20}){0,2}$/iu;
const states = [
  disliked,
  /^ weighs \d{1,3}(?:\.\d)? ?(?:pounds|lbs?|kg|kilos|stone)$/i,
  /^(?: is|'s) \d{2,3} ?cm(?: tall)?$|^(?: is|'s) \d ?(?:ft|feet|foot|')(?: ?\d{1,2}(?:"| inches| in)?)?(?: tall)?$/i,
  /^(?: is|'s) (?:really |very |a bit |so )?(?:afraid|scared|terrified|frightened) of (?:the )?\p{L}{3,20}(?: \p{L}{2,20}){0,2}$/iu,
  /^(?: is|'s) (?:(?:left|right)[- ]handed|(?:potty|toilet|house|litter|crate)[- ]trained|an? (?:picky|fussy|good|light|heavy|messy|slow) (?:eater|sleeper)|an? only child|an? (?:early bird|night owl))$/i,
  /^(?: is|'s) (?:in|going into|starting) (?:(?:year|grade|class|form) \d{1,2}|(?:the )?\d{1,2}(?:st|nd|rd|th) grade|kindergarten|preschool|pre-k|reception|nursery|(?:middle|high|elementary|primary|secondary) school)$/i,
  /^(?: is|'s) (?:microchipped|chipped|neutered|spayed|insured with \p{L}{2,20})(?:,? (?:the )?(?:chip )?number(?: is)? [\d -]{4,20})?$/iu,
  /^ (?:plays|is learning|'s learning|speaks|is fluent in)(?: the)? \p{L}{3,20}(?: and \p{L}{3,20})?$/iu,
  /^ (?:sleeps with|only eats|only drinks|only sleeps|won't sleep without|can't sleep without) (?:an?|the|his|her)? ?\p{L}{2,20}(?: \p{L}{2,20}){0,2}$/iu,
  /^ (?:can|can't|cannot|can not) (?:swim|read|ride a bike|tell the time)(?: yet)?$/i,
  /^ works (?:nights|night shifts|shifts|part[- ]time|full[- ]time|from home|(?:at|for|as|in) (?:an?|the)? ?\p{L}{2,20}(?: \p{L}{2,20}){0,2})$/iu,
];
/** Only children have a place for their sizes: 'Marcus wears a large in shirts', 'Marcus's shoe size is 11'. */
const sized =
  /^(?: wears| takes| is|'s)(?: an?)?(?: size)? (?:\d{1,2}(?:\.5)?(?:x\d{1,2})?|x{0,3}[sl]|m|(?:extra )?(?:small|large)|medium)(?: slim| wide| tall)?(?: (?:in|for))? (?:\p{L}{3,10} )?(?:shirts?|t-shirts?|tees|pants|jeans|trousers|dress(?:es)?|jackets?|coats?|shoes?|boots|sneakers|sweaters?|clothes|tops?)$|^'s (?:shoe|shirt|pants?|jeans|dress|jacket|coat|ring|hat|clothing|clothes|t-shirt|suit) size(?: is|'s) (?:an? )?[\p{L}\d./]{1,10}(?: \p{L}{4,8})?$/iu;
/** Of a child it belongs to the health. */
const healthy = [
  /^(?: wears| has| needs| has got|'s got| got) (?:glasses|contacts|contact lenses|braces|(?:an?|his own|her own) (?:hearing aid|retainer|inhaler|epi-?pen|feeding tube)|hearing aids)$/i,
  /^ (?:carries|uses|is on|takes) (?:an? )?(?:inhaler|epi-?pen|insulin|ritalin|adderall|melatonin|zyrtec|claritin|singulair)(?: (?:at night|in the morning|daily|every day|twice a day|once a day))?$/i,
  /^ gets (?:car|motion|sea|travel|air)[- ]?sick(?:ness)?$/i,
  /^(?: is|'s) (?:near|short|far|long)[- ]?sighted$/i,
  /^'s blood (?:type|group) is (?:an? )?(?:a|b|ab|o)(?: ?(?:\+|-|positive|negative|pos|neg))?$/i,
];

/** 'Goes to St Mary's': only a name in capitals, or what calls itself a school. */
const schooled =
  /^ (?:goes to|attends|is at|started at|starts at|started) (?!bed\b|sleep\b|work\b|the\b|an?\b|his\b|her\b)[\p{L}. '-]{3,40}$/iu;
const school = /\b(?:school|academy|primary|elementary|nursery|preschool|college|university|high|montessori)\b/i;

const owned =
  /^'s ((?:middle|full|last|family|maiden|second) name|nickname|surname|school|teacher|doctor|pediatrician|paediatrician|gp|dentist|vet|groomer|coach|tutor|therapist|babysitter|childminder|best friend|godmother|godfather|(?:phone|mobile|cell|microchip|chip|passport|student|insurance) ?(?:number)?|number|email|bedtime|class|grade)(?: this year| now)? is (?:called |named |now )?(.{1,60})$/iu;
const title = /^(?:mrs?|ms|miss|dr|coach|mister|doctor|madame|se[nñ]or(?:a|ita)?|st)\.? \p{L}/iu;
const beginsElse = /^(?:on|at|in|from|to|off|for|out|back|not|no|very|so|too|the|an?|going|coming|leaving|moving)\b/i;

/** 'Imani's best friend is Aaliyah', but not 'Imani's teacher is sick'. */
function isOwned(behind: string): boolean {
  const [, what = '', value = ''] = owned.exec(behind) ?? [];
  if (!what || beginsElse.test(value) || /^(?:dr|mrs?|ms|st)\.?$/i.test(value)) return false;
  if (/number|phone|mobile|cell|chip/i.test(what)) return /\d{3}/.test(value);
  if (/^(?:bedtime|class|grade)$/i.test(what)) return /\d/.test(value) && value.length < 12;
  const [first = ''] = value.split(/[ ,]/);
  if (title.test(value) || /@/.test(value)) return true;
  if (/^\p{Lu}/u.test(first)) return isNewName(first, true);
  // 'Mia's dentist is cancelled' names nobody.
  const isNaming = /name|friend|god/i.test(what) || /\bis (?:called|named) /i.test(behind);
  return isNaming && isNewName(first, false) && !/(?:ed|ing|ly)$/i.test(first);
}

/** 'Coco is a beagle' */
const ofBreed = /^(?: is|'s) an? (?:\p{L}{2,20} ?){1,3}$/iu;

/** 'Leo can't swim, so sign him up for lessons' tells why. */
const saysWhy = (text: string, message: string) =>
  message
    .replace(text, ' ')
    .split(/[,;.!] | and | so /)
    .some((part) => beginsRequest(withoutPoliteness(part), '', true));

export function lastingIn(person: HouseholdMember, { text, when }: Clause, message: string): Values[] | undefined {
  const said = withoutReport(text).replace(/[.!]$/, '').replaceAll('’', "'");
  const own =
    person.relationship === 'self'
      ? said.replace(/^my (?=\p{L})/iu, `${person.name}'s `).replace(/^i wear /i, `${person.name} wears `)
      : said;
  if (!own.toLowerCase().startsWith(person.name.toLowerCase())) return undefined;
  const behind = own.slice(person.name.length);
  if (isOwned(behind)) return noteOf(person, said, false);
  if (text !== message && saysWhy(text, message))
    return disliked.test(behind) ? noteOf(person, said, false) : undefined;
  if (healthy.some((one) => one.test(behind))) return noteOf(person, said, true);
  if (when.date !== undefined || when.time !== undefined || when.repeats) return undefined;
  const isBreed = person.memberType === 'pet' && ofBreed.test(behind) && petKindOf(said)?.petType === person.petType;
  const isSchooled = schooled.test(behind) && (school.test(behind) || / \p{Lu}/u.test(behind));
  const isSized = person.memberType === 'adult' && sized.test(behind);
  return isBreed || isSchooled || isSized || states.some((one) => one.test(behind))
    ? noteOf(person, said, false)
    : undefined;
}
