/** Rhythms that nothing is kept in, as nothing repeats like that: 'every morning', 'every 3 days', 'the first Monday of every month'. */

const rhythms = [
  /\bevery (?:single )?(?:other )?(?:day|night|morning|evening|afternoon|weekday|school ?day|weekend|lunch|bedtime)\b/i,
  /\bevery (?:\d{1,2}|two|three|four|five|six|eight|ten|few|couple of) (?:days|hours|nights)\b/i,
  /\beach (?:day|night|morning|evening|afternoon|weekday)\b|\b(?:daily|nightly)\b/i,
  /\b(?:once|twice|(?:two|three|four|2|3|4) times|[234]x) (?:a|per|every) day\b/i,
  /\b(?:twice|(?:two|three|four|2|3|4) times|[234]x) (?:a|per|every) (?:week|month|year)\b/i,
  /\b(?:on )?(?:the )?(?:first|second|third|fourth|last|1st|2nd|3rd|4th) (?:mon|tues|wednes|thurs|fri|satur|sun)day (?:of )?(?:every|each|the) month\b/i,
  // 'every second Monday' is every other one.
  /\b(?:every|each) (?!(?:second|2nd) \p{L}{3,6}day\b(?! of))(?:first|second|third|fourth|last|1st|2nd|3rd|4th) (?:mon|tues|wednes|thurs|fri|satur|sun)day(?: of the month)?\b/iu,
];

export interface Rhythm {
  /** 'every morning', in her words. */
  rhythm: string;
  /** The text without it. */
  rest: string;
}

export function rhythmIn(text: string): Rhythm | undefined {
  const [found] = rhythms.map((pattern) => pattern.exec(text)?.[0]).filter((one) => one !== undefined);
  return found ? { rhythm: found, rest: text.replace(found, ' ').replaceAll(/\s+/g, ' ').trim() } : undefined;
}
