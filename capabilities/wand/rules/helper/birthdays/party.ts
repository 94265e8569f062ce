import { birthdaysApi } from '#capabilities/birthdays/contract.ts';
import { dayDate, daysBetween } from '#core/dates.ts';
import type { BrainRequest } from '../../tools/brain.ts';
import type { Values } from '../../tools/tool.ts';
import type { Clause, Context, Reader } from '../reader.ts';
import { onlyChanged } from '../records/change.ts';
import { meaningOf } from '../records/find-record.ts';
import { whenIn } from '../when/when.ts';
import { cutAt, upTo } from '../words/said.ts';
import { familiesOf, phrases, piecesOf, placesIn } from '../words/word-families.ts';
import { asTitle } from '../words/words.ts';
import { keptIn } from './kept.ts';
import { about, willBe } from './words.ts';

const partyWord = /[,;.]? ?(?:and |with )?(?:the |his |her |their |a )?(?:birthday )?party\b/i;
const sameDay = /(?:on )?(?:the |that )?same day,? ?|(?:on )?that day,? ?/i;

/** 'Jack turns 8 on Dec 6, party the same day at 11': what is said before the party, and of it. */
export function withParty(text: string, asked: BrainRequest): { before: string; party: Values } {
  const found = partyWord.exec(text);
  const before = found ? text.slice(0, found.index) : text;
  const birthday = whenIn(before, asked).when.date;
  if (!found || !birthday) return { before: text, party: {} };
  const behind = text.slice(found.index + found[0].length);
  const { when, untimed } = whenIn(behind.replace(sameDay, ' '), asked);
  const place =
    cutAt(` ${untimed}`, ['at'])?.after ??
    untimed
      .split(',')
      .at(-1)
      ?.replace(/^ ?(?:is|will be)\b/i, '');
  const isSame = sameDay.test(behind) || (when.time && !when.date);
  return {
    before,
    party: {
      partyDate: when.date ?? (isSame ? birthday : null),
      partyTime: when.time ?? null,
      partyLocation: (place && asTitle(place)) || null,
    },
  };
}

type PartyFamily = 'whom' | 'party' | 'at' | 'idle';

/** What the words of a sentence about a party tell. What belongs to none of these is where it is. */
const families = familiesOf<PartyFamily>([
  ['thing', phrases('our|my|his|her|their', 'place|house|home')],
  ['party', phrases('|birthday|bday', "party|party's|parties|bash")],
  ['at', phrases('at|to|in|over to|place is|venue is|location is|moved to|changed to')],
  ['at', phrases('venue|location|place|address', ':')],
  ['idle', phrases('|by|for', 'a|one|two|three|an', 'week|weeks|day|days|hour|hours|month')],
  [
    'idle',
    phrases(
      "is|was|will be|are|has|have|has been|have been|had to|has to|have to|got|gets|being|be|been|moved|move|moving|switched|switch|changed|change|pushed|push|rescheduled|reschedule|shifted|shift|postponed|postpone|delayed|delay|brought|bring|kicks off|kick off|kicking off|runs|starts|start|begins|starting|now|actually|instead|having|throwing|hosting|doing|holding|planning|throws|is having|is throwing|add|put|save|note|update|set|make|that|it|so|also|new|they|they've|we|i|you|can|could|please|just|told|told me|says|said|mom|mum|mother|dad|called|texted|me|us|his|her|their|he|she|birthday|bday|out|turns|turns out|up|forward|back|over|on|not|by the way|remember|know|will|going to be|heads up|update that|then|there|one|for|from|with|this year|confirmed|time|date|of|the time of|the date of|place|venue|location|happens|takes place|held|where|we're|we are|we'll|they're|they are|they'll|it's|its|isn't|isnt|is not|any more|any longer|anymore|no longer|off|put off|texted to say|messaged|emailed|say|us know|let us know|correction|wrong|should|should be|are having|sister|family|asked|changing|rather|heard|apparently|invite says|invitation|invite|says it's|in fact|after all",
    ),
  ],
]);

const otherRequest =
  /^(?:what|when|where|who|is|are|do|does|did|how|cancel|delete|remove|call off|skip|no)\b|\b(?:remind|nudge|cancell?ed|called off|rsvp|by)\b|\b(?:is|party) off\b(?! (?:a|an|one|two|by|for|until|till|to)\b)| off$/;
const denied = /\b(?:isn't|isnt|is not|not|no longer|instead of|rather than|from|moved)\b/;

/** 'Saturday is Emma's party' says why something else is to be, and the party is on a Saturday. */
const dayFirst = /^(?:mon|tues|wednes|thurs|fri|satur|sun)day(?:'s| is) /;

/** 'party at Grandma Rosa's': in whose house it is says nothing of whose it is. */
const atTheirs =
  /\bat (?:\p{L}{2,20} ){0,2}\p{L}{2,20}'s?(?= (?:house|place|home|on|at|this|next|for|from)\b|[,.;!]|$)/giu;

/** A party of somebody whose birthday is kept: 'Uncle Tom is having a party on Dec 12', 'they had to move Emma's party to Sunday'. */
export const party: Reader = async ({ text, lower, untimed, when }, { asked }) => {
  if (!/\b(?:party|party's|bash)\b/.test(lower) || otherRequest.test(lower)) return undefined;
  const birthdays = await asked.look(birthdaysApi.list);
  const isTheParty = /\bthe (?:birthday )?party\b/.test(lower);
  const keptBy = (words: string) => keptIn(words.replaceAll(atTheirs, ' '), birthdays);
  const kept = keptBy(text) ?? (isTheParty ? keptBy(asked.message) : undefined);
  if (!kept) return undefined;
  const { record } = kept;
  if (dayFirst.test(lower) && when.date && record.partyDate && daysBetween(when.date, record.partyDate) % 7 === 0)
    return [{ kind: 'answer', text: `The party of ${record.name} is on ${dayDate(record.partyDate)}.` }];
  const words = untimed.replaceAll('’', "'");
  // 'not at Bounce House any more'
  const old = denied.test(lower) ? meaningOf(record.partyLocation ?? '') : [];
  const isOld = (word: string) => meaningOf(word).some((one) => old.includes(one));
  const pieces = piecesOf(words, families, (word) =>
    kept.names.has(word) ? 'whom' : isOld(word) ? 'idle' : undefined,
  );
  const [begun, ...others] = placesIn(pieces, words);
  // 'Pump It Up' is a name to its end.
  const name = begun && /^(?: \p{Lu}[\p{L}']{0,20}){1,3}/u.exec(words.slice(words.indexOf(begun) + begun.length))?.[0];
  const place = begun && `${begun}${name ?? ''}`;
  const ahead = words.slice(0, words.indexOf(place ?? ''));
  // 'to Sunday at 1pm, Olive Garden'
  const isNamed = /, $/.test(ahead) && /^(?:\p{Lu}|(?:our|my|their|his|her) )/u.test(place ?? '');
  const isPlaced = !place || isNamed || /(?:^| )(?:at|to|in|is|be|location:|venue:|place:) $/i.test(ahead);
  const isShift = !when.date && /\b(?:weeks?|days?|hours?|month)\b/i.test(words);
  // 'on Saturday and Grandma arrives Friday'
  const isDay = /\b(?:mon|tues|wednes|thurs|fri|satur|sun)day\b/i.test(place ?? '');
  if (isShift || isDay || others.length > 0 || !isPlaced || !(when.date || when.time || place)) return undefined;
  const values = onlyChanged(record, {
    partyDate: when.date,
    partyTime: when.time,
    partyLocation: place && asTitle(upTo(place, / not /i)),
  });
  const isOpen = when.time && !when.date && !record.partyDate;
  if (Object.keys(values).length === 0 || isOpen) return undefined;
  return [{ kind: 'propose', tool: 'change_birthday', values: { id: record.id, ...values }, quote: text }];
};

/** 'Mia's birthday party is on Dec 5': those of the household have no birthday kept, so it is an event. */
export const isOfMember = ({ lower, people }: Clause): boolean =>
  people.some(({ name }) =>
    ['birthday party', 'bday party', 'party'].some((one) => lower.startsWith(`${name.toLowerCase()}'s ${one}`)),
  );

/** 'Owen turns 5 on Dec 6, and the party is that day at 1': where the message goes on to the party of a birthday; -1 where it does not. */
function partyAt(message: string): number {
  const at = message.search(itsParty);
  const before = message.slice(0, at).toLowerCase();
  const isOne = at > 0 && (message.match(/\bparty\b/gi) ?? []).length === 1;
  return isOne && (about.test(before) || willBe.test(before)) ? at : -1;
}

/** Both sentences tell of one birthday. */
export function withItsParty(clause: Clause, { asked: { message } }: Context): Clause {
  const at = partyAt(message);
  const tellsDay = about.test(clause.lower) || willBe.test(clause.lower);
  if (at < 0 || tellsDay === /\bparty\b/.test(clause.lower)) return clause;
  const text = upToNext(message, at);
  return { ...clause, text, lower: text.toLowerCase() };
}

export const isOfBirthday = ({ lower }: Clause, { asked }: Context) =>
  /\bparty\b/.test(lower) && partyAt(asked.message) > 0;

const itsParty = /(?:[,.;] | and |, and )(?:the |his |her |their )?(?:birthday )?party\b/i;
/** Where the message asks for something else. */
const next =
  /,? (?:and|so|then) (?=(?:please )?(?:add|put|remind|cancel|move|book|buy|get|plan) )|(?<=\p{Ll}{2})[.!?] /giu;
const upToNext = (message: string, at: number) =>
  message.slice(0, [...message.matchAll(next)].find(({ index }) => index > at)?.index ?? message.length);
