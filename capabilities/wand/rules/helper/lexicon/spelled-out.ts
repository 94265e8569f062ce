/** Spells out abbreviated and dictated text: 'nappies n wipes', 'in 2 hr', 'and, um, garbage bags'. */
export const spelledOut: [pattern: RegExp, full: string][] = [
  [/(?<=\b(?:\d{1,2}|an|one|half an)) hr\b/gi, ' hour'],
  [/\bw\/ ?/gi, 'with '],
  [/ [&+] /g, ' and '],
  [/([\p{L}?!.,]) n (?=\p{L}{2})/giu, '$1 and '],
  [/(^|[,.;!-] |\b(?:and|so|but) )(w)ere (?=(?:\p{L}{1,30}ing|off|out|not|all|at)\b)/giu, "$1$2e're "],
  [/\b(i)ll (?=(?:be|make|do|have|get|take|cook|bring|pick|need|go|call|buy|see|try|just|also)\b)/gi, "$1'll "],
  [/\bneedn'?t\b/gi, "don't need to"],
  [/\b(we|i) also (?=need|want|have|got|ran|bought)/gi, '$1 '],
  [/\b(add|get|need): (?=\p{L})/giu, '$1 '],
  [/(^|\n)[-*•] ?(?=\p{L})/gu, '$1'],
  // Dictation without punctuation: 'on saturday it starts at 10'.
  [
    /(?<!\?[^.!?]{0,6})([\p{L}\d]) (?:and )?it(?:'s| is| starts| begins| will be) (at|on|from) (?=\p{L}|\d)/giu,
    '$1 $2 ',
  ],
  // 'and, um, what was it, oh yes, garbage bags'
  [
    /,? (?:um{1,9}|uh{1,9}|erm|hm{2,9}|what was it|oh (?:yes|yeah|right)|what else),(?! no\b)|(?<=\p{L}) (?:um{1,9}|uh{1,9}|erm)(?= \p{L})(?! (?:no|wait|actually)\b)/giu,
    '',
  ],
];
