import type { HouseholdMember } from '#capabilities/household/contract.ts';
import { capital } from '#core/capital.ts';
import type { CalendarDate } from '#core/dates.ts';
import { petKindOf } from '../household/words.ts';
import { peopleIn } from '../words/names.ts';
import { upTo } from '../words/said.ts';
import { familiesOf, phrases, piecesOf, placesIn } from '../words/word-families.ts';
import { kinName, withoutPossessive } from './words.ts';

/** What the words of a birthday tell besides whose it is. What belongs to none of these is the name. */
const beside = [
  phrases("birthday|birthday's|birthdays|bday|bdays|b - day|bday's|born|b'day|birth"),
  phrases('|is|will be|was|has|are|were', '|now|just|also', 'turns|turning|turn|turned|born|celebrating|celebrates'),
  phrases(
    "is|will be|is going to be|has|have|had|was|are|be|celebrates|celebrate|falls|comes|i|we|you|he|she|they|it|it's|that|that's|this|his|her|my|our|their|hers|me|us|so|oh|also|ok|please|thanks|add|put|save|note|keep|write|jot|down|log|enter|include|remember|record|store|mark|new|another|one|reminder|date|day|down as|year|years|old|year old|first|next|coming|upcoming|to remember|list|calendar|can|could|should|forgot|to say|say|gosh|know|heads up|fyi|always forget|don't forget|too|as well|actually|just|really|i'd|would|like|want|both|soon|up|out|who|whose|which|when|big|happy|party|born on|him|them|kids|i'm|told|told me|said|says|mentioned|all|in|class|team|school|daycare|preschool|church|group|details|got|found out|found|'ll|she'll|he'll|they'll|she'll be|he'll be|just found out|practically|keep a|for me|for us|can you|calendar|change|changed|move|moved|set|update|correct|wrong|not|to|make|should|instead|there|here|all that|of mine|mine|of ours|ours|forgetting|keep forgetting|always forgetting|of hers|of his|is called|is named|called|named|name|name is|name's|its|kept|saved|noted|recorded|added|stored|remembered|listed|entered",
  ),
  phrases(
    '|best|good|old|little|close|new|big|baby|school|work|childhood|dear|great|twin|older|younger|oldest|family',
    "friend|friend's|friends|buddy|bestie|pal|mate|bff|classmate|class mate|schoolmate|neighbor|neighbour|colleague|coworker|boss|sister|sister's|sisters|brother|brother's|brothers|niece|nephew|godson|goddaughter|godmother|godfather|daughter|daughter's|son|son's|wife|wife's|husband|husband's|hubby|partner|boyfriend|girlfriend|kid|teacher|coach|babysitter|nanny|relative|family|kiddo|girl|boy|stepson|stepdaughter|stepmom|stepmum|stepdad|stepmother|stepfather|stepsister|stepbrother|grandson|granddaughter",
  ),
  phrases('mother|father|sister|brother|son|daughter', "in law|in law's|in laws|- in - law|- in - law's"),
  phrases(
    'from|in|at',
    '|the|my|our|her|his',
    'school|work|daycare|preschool|kindergarten|church|class|soccer|ballet|swim|swimming|team|dance|gym|scouts|the gym|nursery|club|choir|yoga|book club|karate|gymnastics|the team',
  ),
  phrases('since', 'school|college|uni|childhood|kindergarten'),
  phrases(
    'last week|yesterday|recently|the other day|last month|next door|across the street|across the road|down the street|down the road',
  ),
  phrases('a|an|another', 'mom|mum|dad'),
  phrases('a|an|as|the', 'friend|family member|relative|neighbor|neighbour|family'),
];
const families = familiesOf<'idle'>(beside.map((all) => ['idle', all]));

const ofKin =
  /\b(?!(?:it|that|he|she|here|there)'s)(\p{L}{2,20}'s) (mom|mum|mother|dad|father|sister|brother|grandma|grandpa|aunt|uncle)(?:'s?)?\b/iu;

/** What is done about a birthday, and what belongs to one, is nobody. */
const noName = new Set(
  `for of with to and at in on or by about celebrate order book buy bake plan planning get send call invite organise organize wish attend prepare
  bring take wrap decorate host throw pick find clean cook rent reserve rsvp cancel delete remove skip drop see visit meet go going forgot missed miss love stumped stuck struggling
  cake cupcakes dinner lunch brunch balloons card cards present presents gift gifts invitations invites decorations candles theme venue guests
  arrive arrives visits comes come leaves leave goes flies fly returns moves moving starts lands gets needs wants works travels stays calls sleeps
  tomorrow today tonight week weeks weekend month months half nice great good lovely fun amazing best no more stuff thing things something meeting school work trip`.split(
    /\s+/,
  ),
);

/** These may be small beside a name in capitals; any other word is none of hers: 'got Uncle Tom'. */
const uncapital =
  /^(?:de|da|di|la|le|van|von|der|den|del|el|al|bin|great|aunt|auntie|aunty|uncle|cousin|grand|grandma|grandpa|granny|gran|nan|nana|nanna|grandad|granddad|oma|opa|mr|mrs|ms|miss|dr|mom|mum|dad|baby|little|abuela|abuelo|old)$/i;

/** 'Ollie from playgroup turns 3' */
const fromWhere = /(?<=\p{L}) from(?: [\p{L}']{2,15}){1,3}?(?= (?:turn|has|is|will|was)|$)/iu;

/** Whose birthday it is; undefined where the words leave that open. The words are without days. */
export function nameIn(said: string, household: readonly HouseholdMember[]): string | undefined {
  const words = said.replace(/\b(mrs?|ms|dr|st)\. /gi, '$1 ').replace(fromWhere, '');
  const members = new Set(household.flatMap(({ name }) => name.toLowerCase().split(' ')));
  const pieces = piecesOf(words, families, (word) =>
    members.has(word) || members.has(word.replace(/s$/, '')) || /^\d+$/.test(word) ? 'idle' : undefined,
  );
  const [place, ...others] = placesIn(pieces, words);
  const kin = ofKin.exec(words);
  // 'David's aunt Margaret' has a name of her own.
  const isOnlyKin = place?.toLowerCase().startsWith((kin?.[2] ?? '').toLowerCase()) && !place.includes(' ');
  // 'Hassan's sister Amira'
  const [, ownName] =
    /^,? (\p{Lu}\p{Ll}{1,20})(?=[ ,']|$)/u.exec(kin ? words.slice(kin.index + kin[0].length) : '') ?? [];
  if (ownName && others.length === 1 && others[0]?.startsWith(ownName)) return ownName;
  if (kin?.[1] && (!place || isOnlyKin || kin[0].startsWith(place)))
    return `${capital(kin[1])} ${kin[2]?.toLowerCase()}`;
  if (!place) return kinName(upTo(words, / (?:birthday|bday|turns|turning|turn|will be|was born|is born)\b/i));
  const all = place
    .replace(/\.(?= |$)/g, '')
    .split(/[ ,]+/)
    .filter((word) => !/^(?:the|a|an)$/i.test(word));
  const isName =
    all.length > 0 &&
    all.length <= 4 &&
    // "the neighbor's barbecue" is nobody.
    !all.slice(0, -1).some((word) => /'s$/.test(word)) &&
    all.every((word) => /^\p{L}[\p{L}'-]*$/u.test(word) && !noName.has(word.toLowerCase()));
  const isMixed =
    all.some((word) => /^\p{Lu}/u.test(word)) && all.some((word) => /^\p{Ll}/u.test(word) && !uncapital.test(word));
  // 'I want his birthday kept'
  const isWhere = /\b(?<!put )(?:at|in)(?: the| an?)? $|\b(?:his|her|their) (?:birthday|bday) $/i.test(
    words.slice(0, words.indexOf(place)),
  );
  // 'she's a cockapoo born on September 2'
  const isAnimal = !all.some((word) => /^\p{Lu}/u.test(word)) && petKindOf(place) !== undefined;
  if (others.length > 0 || !isName || isMixed || isWhere || isAnimal) return undefined;
  const behind = words.slice(words.indexOf(place) + place.length);
  // 'my brother Klaus' birthday': the sign says where the name ends.
  const isOwner = /['’]?s?(?:$|[ ,])/.test(behind) && !/^['’](?= |$)/.test(behind);
  return all.map((word, at) => capital(at === all.length - 1 && isOwner ? withoutPossessive(word) : word)).join(' ');
}

/** 'Biscuit's birthday is Halloween, Oct 31' is of nobody else, whatever stands beside it. */
const isOwnDay = (part: string, household: readonly HouseholdMember[], today: CalendarDate) =>
  peopleIn(part, household, today).people.some(({ name }) =>
    ["'s", 's', "'", ''].some((end) => /^(?:birthday|bday)\b/.test(behindName(part, `${name}${end} `))),
  );
const behindName = (part: string, name: string) => part.toLowerCase().split(name.toLowerCase())[1] ?? '';

/** Those of the household have their birthdates. */
export const isOfHousehold = (
  name: string,
  part: string,
  household: readonly HouseholdMember[],
  today: CalendarDate,
): boolean =>
  household.some((member) => member.name.toLowerCase() === name.toLowerCase()) || isOwnDay(part, household, today);
