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
    /\b(can't|cant|cannot|won't|wont) make (?=(?:the|my|our|his|her|that|\p{L}{2,20}'s) (?:\p{L}{2,20} ){0,3}(?:meeting|appointment|lesson|class|party|practice|game|concert|recital|conference|visit|checkup|dentist|playdate|interview|vet)\b)/giu,
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
    /\b(i'm|we're|you're|he's|she's|it's|they're|that's|am|is|are|was|were|been) so (?!(?:i|i'm|i'll|we|we'll|you|he|she|they|it|that|please|can|could|would|if|the|my|our|just|put|add|move|cancel|skip|remind|delete|remove|take|make)\b)(?=\p{L}{3,15}(?:[,.!?]|$| (?:this|today|at|with|these|lately|right)))/giu,
    '$1 very ',
  ],
  [/\bput (?!up\b)((?:\p{L}[\p{L}'-]{0,20} ){1,6})off (?:till|until|to) /giu, 'postpone $1to '],
  [/, (?:starts|begins|kicks off) (?:at (?=\d|noon)|(?=\d{1,2}(?::\d\d)? ?[ap]m))/gi, ' at '],
  [
    /(?<=[\p{L}\d])(?<!\b(?:because|as|since|if|when|that|and|so|but|think|my|the|our)) (?!teacher|coach|instructor|tutor|sitter|doctor)(?=[\p{L}]{1,30}(?:'s| is) (?:sick|ill|poorly|unwell|not well|not feeling)\b)/giu,
    ', ',
  ],
  [
    /(?<=[\p{L}\d])(?<!\b(?:please|to|and|you|so|then|just|also|or|don't|i|i'll|we|let's|actually|can|could|would|but|now)) (?=(?:put|add|pop|stick|note|write|jot) (?:it|that|this|them) (?:on|in|down|onto|into|to)\b)/giu,
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
    /,? (?:and )?(?:the |her |his |their )?first (?:class|lesson|session|practice|meeting)(?: is| will be)?(?: on)? (?=(?:january|february|march|april|may|june|july|august|september|october|november|december|the \d|\d)\b)/gi,
    ' starting ',
  ],
  // 'put our dog Max on the family list', which is no list of things
  [
    /\b(?:[Pp]ut|[Aa]dd) ((?:our|my) (?:new |baby )?(?:dog|cat|puppy|kitten|hamster|rabbit|bunny|bird|fish|son|daughter|baby|mom|mum|dad|mother|father|grandma|grandpa|brother|sister|aunt|uncle|nanny) \p{Lu}\p{L}{1,20}) (?:on|onto|to|in|into) (?:the|our|my) (?:family|household) list\b/gu,
    'add $1 to the family',
  ],
  // 'by Friday at the latest'
  [/(?<=(?:day|tomorrow|\d(?:st|nd|rd|th)?)) at the latest\b/gi, ''],
  // 'my partners birthday'
  [
    /\b(my|our) (wife|partner|hubby|son|daughter|sister|brother|mother|father|niece|nephew|cousin|friend|neighbou?r|boss|aunt|uncle)s (?=(?:birthday|bday|b-day|name|shoe|clothing|size|allerg|dentist|doctor|appointment|mom|mum|dad|mother|father|party)\p{L}{0,4}\b)/giu,
    "$1 $2's ",
  ],
  // 'on Thursday, November 19', 'Thursday, the 19th' are one day.
  [
    /\b((?:mon|tues|wednes|thurs|fri|satur|sun)day), (?=(?:the \d{1,2}(?:st|nd|rd|th)|(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\.? \d{1,2})\b)/gi,
    '$1 ',
  ],
  // 'my name is Hannah and I live with my husband Chris'
  [/\b(?:i|we) live with (my|our) (\p{L}[\p{L}-]{2,20}) (?=\p{L}{2,20}(?:[,.;!]|$| and\b))/giu, '$1 $2 is '],
  [/\btp\b/gi, 'toilet paper'],
  [/\boj\b/gi, 'orange juice'],
  [/\bw\/ ?/gi, 'with '],
  // 'apt w dr shah', but not 'apt 4'
  [/\bapt (?=(?:w|with|for) )/gi, 'appointment '],
  [
    /\b(mommy|mummy|mama|mom|daddy|dad|baby|parent|grandma|tot|toddler) (?:&|and|n) (me|mommy|baby|tot)(?= \p{L})/giu,
    '$1-and-$2',
  ],
  [/\bmake[- ]up (?=(?:game|class|lesson|practice|session|exam|test|date|day)\b)/gi, 'makeup '],
  [/^(?:ok |okay |so )?here(?:'s|s| is| are) (?:(?:the|our|my) (?:plan|schedule) for )?(?=(?:this|next) week: )/gi, ''],
  // 'Mia has a game at 9 and Leo has one at 11'
  [/( and|,) (\p{L}{2,20}) (?:has|gets|needs) one (?=(?:at|on) )/giu, '$1 $2 '],
  [/ [&+] /g, ' and '],
];
