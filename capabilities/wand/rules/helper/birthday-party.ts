import { birthdaysApi } from '#capabilities/birthdays/contract.ts';
import type { Asked } from '../tools/brain.ts';
import type { Values } from '../tools/tool.ts';
import { keptIn } from './birthday-kept.ts';
import type { Reader } from './reader.ts';
import { onlyChanged } from './record-change.ts';
import { cutAt, upTo } from './said.ts';
import { whenIn } from './when.ts';
import { familiesOf, phrases, piecesOf, placesIn } from './word-families.ts';
import { asTitle } from './words.ts';

const partyWord = /[,;.]? ?(?:and |with )?(?:the |his |her |their |a )?(?:birthday )?party\b/i;
const sameDay = /(?:on )?(?:the |that )?same day,? ?|(?:on )?that day,? ?/i;

/** 'Jack turns 8 on Dec 6, party the same day at 11': what is said before the party, and of it. */
export function withParty(text: string, asked: Asked): { before: string; party: Values } {
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
  [
    'idle',
    phrases(
      "is|was|will be|are|has been|have been|had to|has to|have to|got|gets|being|be|been|moved|move|moving|switched|switch|changed|change|pushed|push|rescheduled|reschedule|shifted|shift|starts|start|begins|starting|now|actually|instead|having|throwing|hosting|doing|holding|planning|throws|is having|is throwing|add|put|save|note|update|set|make|that|it|so|also|new|they|they've|we|i|you|can|could|please|just|told|told me|says|said|mom|mum|mother|dad|called|texted|me|us|his|her|their|he|she|birthday|bday|out|turns|turns out|up|forward|back|over|on|not|by the way|remember|know|will|going to be|heads up|update that|then|there|one|for|from|with|this year|confirmed|time|date|of|the time of|the date of|place|venue|location|happens|takes place|held",
    ),
  ],
]);

const otherRequest =
  /^(?:what|when|where|who|is|are|do|does|did|how|cancel|delete|remove|call off|skip|no)\b|\b(?:remind|nudge|cancell?ed|called off|rsvp|off|by)\b/;

/** A party of somebody whose birthday is kept: 'Uncle Tom is having a party on Dec 12', 'they had to move Emma's party to Sunday'. */
export const party: Reader = async ({ text, lower, untimed, when }, { asked }) => {
  if (!/\b(?:party|party's|bash)\b/.test(lower) || otherRequest.test(lower)) return undefined;
  const kept = keptIn(text, await asked.look(birthdaysApi.list));
  if (!kept) return undefined;
  const words = untimed.replaceAll('’', "'");
  const pieces = piecesOf(words, families, (word) => (kept.names.has(word) ? 'whom' : undefined));
  const [place, ...others] = placesIn(pieces, words);
  const isPlaced = !place || /(?:^| )(?:at|to|in|is|be) $/i.test(words.slice(0, words.indexOf(place)));
  if (others.length > 0 || !isPlaced || !(when.date || when.time || place)) return undefined;
  const { record } = kept;
  const values = onlyChanged(record, {
    partyDate: when.date,
    partyTime: when.time,
    partyLocation: place && asTitle(upTo(place, / not /i)),
  });
  if (Object.keys(values).length === 0 || (!when.date && !record.partyDate)) return undefined;
  return [{ kind: 'propose', tool: 'change_birthday', values: { id: record.id, ...values }, quote: text }];
};
