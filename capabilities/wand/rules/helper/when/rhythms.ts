/** Rhythms that nothing is kept in, as nothing repeats like that: 'every morning', 'every 3 days', 'the first Monday of every month'. */

const nth = '(?:first|second|third|fourth|last|1st|2nd|3rd|4th)';
const weekday = '(?:mon|tues|wednes|thurs|fri|satur|sun)day';
const rhythm = new RegExp(
  [
    'every (?:single )?(?:other )?(?:day|night|morning|evening|afternoon|weekday|school ?day|weekend|lunch|bedtime)',
    'every (?:\\d{1,2}|two|three|four|five|six|eight|ten|few|couple of) (?:days|hours|nights)',
    'each (?:day|night|morning|evening|afternoon|weekday)',
    'daily|nightly',
    '(?:once|twice|(?:two|three|four|2|3|4) times|[234]x) (?:a|per|every) day',
    '(?:twice|(?:two|three|four|2|3|4) times|[234]x) (?:a|per|every) (?:week|month|year)',
    `(?:on )?(?:the )?${nth} ${weekday} (?:of )?(?:every|each|the) month`,
    `(?:every|each) ${nth} ${weekday}(?: of the month)?`,
  ]
    .map((one) => `(?:${one})`)
    .join('|')
    .replace(/^/, '\\b(?:')
    .replace(/$/, ')\\b'),
  'i',
);

export interface Rhythm {
  /** 'every morning', in her words. */
  rhythm: string;
  /** The text without it. */
  rest: string;
}

export function rhythmIn(text: string): Rhythm | undefined {
  const [found] = rhythm.exec(text) ?? [];
  // 'every second Monday' is every other one.
  if (!found || /^(?:every|each) (?:second|2nd) \w+$/i.test(found)) return undefined;
  return { rhythm: found, rest: text.replace(found, ' ').replaceAll(/\s+/g, ' ').trim() };
}
