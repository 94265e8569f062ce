import type { Values } from '../../tools/tool.ts';
import type { Field } from '../words/field-values.ts';
import { asTitle } from '../words/words.ts';

/** Values in her own words: a title, a place, a note. They are said by what they are called, or by how they are led. */

interface Kind {
  names: string[];
  /** What leads to it: 'change the title to ...', 'the place is ...', 'and write in the notes: ...' */
  before: RegExp;
  /** What follows it: '... as the place', '... in the notes' */
  behind: RegExp;
  led: 'place' | 'title' | 'note';
}

const kinds: Kind[] = [
  {
    names: ['title', 'name', 'serviceName'],
    before:
      /^(?:(?:and )?(?:add|put|set|change|make|update|with|use|write|fix) )?(?:a |the |its |my |their |his |her )?(?:title|name|wording|(?<=\b(?:the|its) )text|label)(?! (?:it|that|this|him|her|them)\b)(?: (?:should be|should say|should read|is|to|as|into|says|called))?(?::|'s)? /i,
    behind: /,?(?: (?:put|add|write) (?:that|this|it))? (?:as|for|in|into|to)(?: the| its| a)? (?:title|name)$/i,
    led: 'title',
  },
  {
    names: ['notes', 'description'],
    before:
      /^(?:(?:and )?(?:add|put|set|change|make|update|with|use|include|leave|write|jot) )?(?:down )?(?:in |into |under |to )?(?:a |the |its |my )?(?:notes?|description|comments?)(?: (?:should be|should say|is|to|as|that says|saying|says|say|that))?(?::|'s)? /i,
    behind:
      /,?(?: (?:put|add|write|note) (?:that|this|it))? (?:as|for|in|into|under|to)(?: the| its| a)? (?:notes?|description|comments?)$/i,
    led: 'note',
  },
  {
    names: ['location', 'partyLocation', 'destination'],
    before:
      /^(?:(?:and )?(?:add|put|set|change|make|update|with|use) )?(?:a |the |its )?(?:location|place|address|venue|where)(?: (?:should be|is|to|as|into|at))?(?::|'s)? /i,
    behind:
      /,?(?: (?:put|add|write) (?:that|this|it))? (?:as|for|in|into|under|to)(?: the| its| a)? (?:location|place|address|venue|where)$/i,
    led: 'place',
  },
];

const adding = /^(?:add|put|set|use|have|make|write|include|list) /i;
const calling =
  /^(?:(?:call|name|rename|title|label) (?:it|that one|that|this|him|her)(?: to| as)?(?! off\b| a day\b)|rename to|called|(?:it|that|this)(?:'s| is| should be) called) /i;
const noting = /^(?:note|mention|write down|jot down|make a note|add a note)(?: that| to|:)? /i;
const ofGifts = /\b(?:gift|present) ideas?\b/i;
const placing =
  /^(?:(?:it|that|this|he|she|they|we)(?:'s| is|'re| are)? )?(?:(?:held|happening|taking place|going to be|starts?|starting|meeting) )?(?:at|in|over at) /i;
/** Who is named so is where it is: 'with dr miller', 'dr miller'. */
const doctor = /^(?:(?:it|that)(?:'s| is) )?(?:with )?(?=(?:dr\.?|doctor) \p{L})/iu;
/** What 'at' and 'in' lead to and is no place. */
const noPlace =
  /\b(time|times|same|o'clock|morning|afternoon|evening|night|later|earlier|once|least|first|last|all|most|minutes?|hours?|days?|weeks?|months?|dollars|bucks|advance|case|mind|person|total|list|calendar|cart|notes?)\b|\d/i;

/** 'at 12 Elm Street' */
const address =
  /\b\d{1,5} \p{L}{2,20}(?: \p{L}{2,20})? (?:street|st|avenue|ave|road|rd|lane|ln|drive|dr|boulevard|blvd|way|court|ct|place|square)\b\.?/iu;

/** The text that is said for one of the fields; undefined where none is. */
export function textSaid(fields: readonly Field[], text: string, untimed: string): Values | undefined {
  for (const { names, before, behind, led } of kinds) {
    const field = fields.find(({ name, kind }) => names.includes(name) && (kind === 'text' || kind === 'long'));
    // 'note a craft kit as a gift idea for her birthday'
    if (!field || (led === 'note' && ofGifts.test(text))) continue;
    const isPlace = led === 'place';
    const street = isPlace ? address.exec(text)?.[0] : undefined;
    if (street) return { [field.name]: asTitle(street) };
    const said = isPlace ? untimed : text;
    const value = before.test(said)
      ? said.replace(before, '')
      : behind.test(said)
        ? said.replace(behind, '').replace(adding, '')
        : undefined;
    const own = value ?? ledText(led, said);
    if (own && isWhole(own) && (led === 'note' || !isCorrecting(own))) return { [field.name]: asTitle(own) };
  }
  return undefined;
}

function ledText(kind: Kind['led'], said: string): string | undefined {
  const [lead] =
    kind === 'place' ? [placing, doctor].filter((one) => one.test(said)) : kind === 'title' ? [calling] : [noting];
  if (!lead?.test(said)) return undefined;
  const value = said.replace(lead, '');
  return kind === 'place' && (noPlace.test(value) || value.split(' ').length > 5) ? undefined : value;
}

/** Something, and not only a word that stands for it. */
const isWhole = (value: string) =>
  /[\p{L}\d]/u.test(value) &&
  !/^(?:it|that|this|them)(?:$| (?:as|in|on|under|down|for) )|^(the|a|an|to|is|me|one)$|^(?:yes|ok|okay|and|please|but)\b/i.test(
    value.trim(),
  );

/** How a correction begins, and no title or place does; a note may say anything. */
const isCorrecting = (value: string) =>
  /^(?:it|that|this|them|i|no|not|sorry|actually|instead|rather|meant?|wrong|incorrect)(?:$|,? )/i.test(value.trim());
