import { shortly } from './spelled-short.ts';

/** Words that are right as they are, unless of what stands beside them: 'ill make soup', 'were leaving'. */
export const besides: [pattern: RegExp, full: string][] = [
  [/(?<=\b(?:\d{1,2}|an|one|half an)) hr\b/gi, ' hour'],
  [/(?<=\b\d{1,3}) ?min (?=before\b)/gi, ' minutes '],
  // '45/mo'
  [/(?<=\d) ?\/ ?mo(?:nth)?\b/gi, ' a month'],
  [/(?<=\d) ?\/ ?(?:yr|year)\b/gi, ' a year'],
  [/(?<=\d) ?\/ ?(?:wk|week)\b/gi, ' a week'],
  [/\b(i)ll (?=(?:be|make|do|have|get|take|cook|bring|pick|need|go|call|buy|see|try|just|also)\b)/gi, "$1'll "],
  [/\b(i)d (?=(?:like|love|rather|prefer)\b)/gi, "$1'd "],
  [
    /(^|[,.;!-] |\b(?:and|so|but) )(w)ere (?=(?:\p{L}{1,30}ing|off|out|not|all|almost|nearly|low|at)\b)/giu,
    "$1$2e're ",
  ],
  [
    /(?<!\b(?:they|you|we|there|who|that|which|\p{L}{1,20}s)) (w)ere (?=(?:(?:almost |nearly |all )?out of|low on|running (?:low|out)) )/giu,
    " $1e're ",
  ],
  [/\bhow (old|big|tall|long|far|much)'?s /gi, 'how $1 is '],
  [/([\p{L}?!.,]) n (?=\p{L}{2})/giu, '$1 and '],
  // 'monday: tacos tuesday: chicken soup'
  [
    /(?<=[\p{L}\d])(?<!\b(?:for|on|by|this|next|every|each|other|second|and|or|of|the|to|from|until|last)) (?=(?:mon|tues|wednes|thurs|fri|satur|sun)day: )/giu,
    ', ',
  ],
  // Dictated without a stop: 'on saturday it starts at 10', 'no piano this week mia's sick'.
  [/([\p{L}\d])[.,?!] (?:it|that|this)(?:'s| is) (at|in) (?=\p{L})/giu, '$1, $2 '],
  [
    /(?<!\?[^.!?]{0,6})([\p{L}\d]) (?:and )?it(?:'s| is| starts| begins| will be) (at|on|from) (?=\p{L}|\d)/giu,
    '$1 $2 ',
  ],
  [/ either(?=[,.!?]|$)/gi, ''],
  // 'whats my saturday look like'
  [/\bwhat'?s (?=(?:my|our|this|next|the) .{2,30} look like\b)/gi, 'what does '],
  // What one has to be at is not made: 'I can't make the meeting on Thursday'.
  [
    /\b(can'?t|cannot|won'?t) make (?=(?:the|my|our|his|her|that|\p{L}{1,30}'s) (?:\p{L}{1,30} ){0,3}(?:meeting|appointment|lesson|class|party|practice|game|concert)\b)/giu,
    '$1 make it to ',
  ],
  [
    /\b(can'?t|cannot|won'?t) make (?=(?:the|my|our|his|her|that|\p{L}{1,30}'s) (?:\p{L}{1,30} ){0,3}(?:recital|conference|visit|checkup|dentist|playdate|interview|vet)\b)/giu,
    '$1 make it to ',
  ],
  // 'add a day to Cornwall'
  [
    /\badd (an?|one|two|three|\d)(?: more| extra)? (days?|nights?) to ((?:the |our |my )?[\p{L} ]{2,30}?)(?=[.!]?$)/giu,
    'extend $3 by $1 $2',
  ],
  // What children bring to school, which is nothing to be shown here.
  [/^show and tell\b/gi, 'the show-and-tell'],
  // Where 'so' joins nothing: 'I'm so behind'.
  [
    /\b(\p{L}{1,30}'(?:m|re|s)|am|is|are|was|were|been) so (?!(?:that|just|put|add|move|cancel|skip|remind|delete|remove|take|make)\b)(?=\p{L}{3,15}(?:[,.!?]|$| (?:this|today|at|with|these|lately|right)))/giu,
    '$1 very ',
  ],
  [/\bput (?!up\b)((?:\p{L}[\p{L}'-]{0,20} ){1,6})off (?:till|until|to) /giu, 'postpone $1to '],
  [/, (?:starts|begins|kicks off) (?:at (?=\d|noon)|(?=\d{1,2}(?::\d\d)? ?[ap]m))/gi, ' at '],
  [
    /(?<=[\p{L}\d])(?<!\b(?:because|as|since|if|when|that|and|so|but|think|my|the|our)) (?!teach|coach|instruct|tutor|sitt|doct)(?=\p{L}{1,30}(?:'s| is) (?:sick|ill|poorly|unwell|not (?:well|feeling))\b)/giu,
    ', ',
  ],
  [
    /(?<=[\p{L}\d])(?<!\b(?:please|to|and|you|so|then|just|also|or|i|we|\p{L}{1,30}'\p{L}{1,30}|actually|can|\p{L}ould|but|now)) (?=(?:put|add|pop|stick|note|write|jot) (?:it|th\p{L}{2}) (?:on|in|down|to))/giu,
    ', ',
  ],
  // 'and, um, what was it, oh yes, garbage bags'
  [
    /,? (?:um{1,9}|uh{1,9}|erm|hm{2,9}|what was it|oh (?:yes|yeah|right)|what else),(?! no\b)|(?<=\p{L}) (?:um{1,9}|uh{1,9}|erm)(?= \p{L})(?! (?:no|wait|actually)\b)/giu,
    '',
  ],
  // 'we're having my mum round for lunch'
  [
    /(?<=\bhaving (?:my |the |our |some )?[\p{L}' ]{2,30}) round(?= (?:for|on|to|at|this|next|tomorrow)\b|$)/giu,
    ' over',
  ],
  // 'curry's off on Friday', 'Leo's poorly'
  [
    /(?<=\p{L}{2})'s (?=poorly\b|off (?:on |this |next |today|tonight|tomorrow|(?:mon|tues|wednes|thurs|fri|satur|sun)day))/giu,
    ' is ',
  ],
  // Dictated: 'can you like add a dentist at like 10 30'
  [
    /(?<=\b(?:can|could) you|\b(?:and|so|just)) like (?=(?:add|put|remind|book|cancel|move|delete|take|make|tell|get|buy|we need|i need)\b)/gi,
    ' ',
  ],
  [/(?<=\b(?:at|on|for|around|by)) like (?=\d|(?:mon|tues|wednes|thurs|fri|satur|sun)day\b|noon\b)/gi, ' '],
  [/(?<=\bat \d{1,2}) (?=(?:15|30|45)(?:$|[,.!?;]| (?:am|pm|on|in|for|and|with|this|next|tomorrow|today)\b))/gi, ':'],
  // '... on the 24th and the 27th, 7:30 am both times'
  [/, (?:at )?(\d[\d:apm .]{0,8}) (?:both times|each time|both days|each day)\b/gi, ' at $1'],
  // 'as I'll be near the store put formula on the list'
  [
    /(^|[.!?;,] (?:and )?|\band )(since|as|because|now that) ([^,.;!?\n]{4,60}?) (?=(?:please )?(?:put|add|pop|plan|book|cancel|remind|skip|move|delete|remove|pause) |(?:i'll|we'll|i|we) need )/gi,
    '$1$2 $3, ',
  ],
  // 'I want to cancel Disney but remind me on Dec 1': not now.
  [
    /^(?:i|we)(?:'d like| want| need| have| plan| would like) to ([^,.;!?\n]{3,60}?),? but (?:please |just |can you )?remind (me|us) (tomorrow|(?:on|in|next|at the|by the) [^,.;!?\n]{2,40})(?=[.!]?$)/gi,
    'remind $2 $3 to $1',
  ],
  // "Zoe's dentist is now Dr. Kim"
  [/(?<=\p{L}) (is|will be|'s) now (?=(?:dr|doctor)\b)/giu, ' $1 now with '],
  // 'also' joins requests, unless it stands inside of one.
  [/\b(we|i) also (?=need|want|have|got|ran|bought)/gi, '$1 '],
  [/\b(add|get|need): (?=\p{L})/giu, '$1 '],
  // '- butter'
  [/(^|\n)[-*•] ?(?=\p{L})/gu, '$1'],
  [/\bneedn't\b|\bneednt\b/gi, "don't need to"],
  [/\bamong(?:st)? (?=(?:our|the|my) )/gi, 'in '],
  [/\b(?:takes|is taking|are taking) place (?=(?:at|in|on) )/gi, 'is '],
  [/\b(will|to|should) take place (?=(?:at|in|on) )/gi, '$1 be '],
  [/\b(club|group|team|committee|council|band|choir|troop|board) meets (?=(?:at|on|in|every|this|next) )/gi, '$1 '],
  // 'Mondays at 5, first class is November 30'
  [
    /,? (?:and )?(?:the |h(?:er|is) |their )?first (?:class|lesson|session|practice|meeting)(?: is| will be)?(?: on)? (?=(?:january|february|march|april|may|june|july|(?:the )?\d)\b)/gi,
    ' starting ',
  ],
  [
    /,? (?:and )?(?:the |h(?:er|is) |their )?first (?:class|lesson|session|practice|meeting)(?: is| will be)?(?: on)? (?=(?:august|september|october|november|december)\b)/gi,
    ' starting ',
  ],
  ...shortly,
];
