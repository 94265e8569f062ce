/** Phrases of questions in the form that the answers expect. Without apostrophes. */
export const rewordings: [pattern: RegExp, words: string][] = [
  [/ (?:at the moment|at present|for now|right now|currently|these days|nowadays|again|lol|x|xx|thanks)$/, ''],
  [/^(what|when|where|who|how) (?:on earth|in the world|the heck|the hell|exactly) /, '$1 '],
  [/\b(?:soonest|earliest|nearest)\b/, 'next'],
  [/^(?:can i (?:see|get|have)|pull up|bring up|look up|let me see|get me) /, 'show '],
  // 'when does spotify hit my card next', 'when does hulu come out of our account'
  [
    /\b(?:hit(?:s|ting)?|(?:com(?:es?|ing)|go(?:es|ing)?) out(?: of)?|comes? off|go(?:es)? on|go through on|charges?) (?:my|our|the) (?:(?:credit|debit|bank) )?(?:card|account|bank|statement)\b/,
    'renew',
  ],
  [/^(?:if|whether) /, 'do '],
  [/\btil\b/, 'until'],
  [/\bfor (?:tea|supper)s?\b/, 'for dinner'],
  [/^(days|weeks|sleeps) (?:until|till|to|before|left until) /, 'how many $1 until '],
];
