/** A question in the words that the answers know: 'I forgot when the dentist is' -> 'when the dentist is'. Without apostrophes. */

/** What begins a question. */
const asking =
  /^(what|whats|when|whens|where|wheres|who|whos|whose|which|how|hows|is|isnt|are|arent|am|was|were (we|there|they)|do|does|did|have|has|will|any|anything|got any|got anything|free(?! up)|anyone|anybody|[a-z]{1,30} (got|has|have) (any|anything|something|plans)|tell|show|read me|give me (the|an?|my|our) (quick |full |short )?(grocery|shopping|list|summary|rundown|overview|schedule|agenda|meal|menu|plan|calendar|recipe|packing)|list (all|the|my|our|me|every|everything|anything|upcoming|what|[a-z]{1,30}s (appointments|allergies|activities))|list of|remind me (what|when|who|where|how|whose|which)|do you know|i (wonder|forgot|forget)|im wondering|not sure)\b/;

/** How one says that one does not know. */
const lead =
  /^(?!(?:what|which|who|when|where|how) )(?:[a-z]{1,12} ){0,6}(?:know|knows|forgot|forget|forgotten|forgetting|remember|recall|idea|clue|sure|wondering|wonder|curious|tell me|tell us|let me know|asking|asks|asked|remind me|remind us|check|see|find out|confirm|look up|show me|memory|quick question|im at the store|wand)(?: (?:again|please|of|for me|about|exactly|now|and|so)){0,2} (what|whats|when|whens|where|wheres|who|whos|whose|which|how|if|whether)\b/;

/** 'suggest a quick dinner for friday' */
const suggested =
  /^(?:suggest|recommend)(?: me| us)?(?: an?| some)? ((?:(?:quick|easy|nice|good) )?(?:breakfast|lunch|dinner|supper|snack|meal))s?\b/;

/** 'the dentist is when', 'flu shots due when', 'swim class what time is it' */
const askedLast =
  /^(?!(?:add|put|cancel|move|tell|let|remind|what|when|where|who|how|which)\b)(.{3,80}) ((?:when|where|what time|what day|what date|which day|what size|how much|how many|how old|how long|what)(?: (?:and|n|or) (?:when|where|what time|who))?)((?: (?:is|it|that|was|are|they|he|she|turning|on|again|this|next|week|month|year|now|a|per|total|altogether)){0,5})$/;
/** 'still paused right', 'eggs on the list or nah' */
const tag = / (?:right|yeah|correct|huh|or nah|or no|or not|or what|(?:isnt|arent|dont|doesnt) (?:it|he|she|they|we))$/;
const idleEnd = / (?:at the moment|at present|for now|right now|currently|these days|nowadays|again|lol|x|xx|thanks)$/;

/** 'how much are we blowing on subscriptions', 'what do we shell out for streaming' */
const spending =
  /^((?:and |so )?(?:how much|what) .{0,40}?)\b(?:blow|shell|burn|fork|drop|dish|throw|wast|cough|sink|dump)(?:e|p)?(ing|)(?: (?:out|over|up|away|through|down|into))?(?= (?:on|for|into|every|each|a|per|in)\b)/;
/** 'when does spotify hit my card next', 'when does hulu come out of our account' */
const charged =
  /\b(?:hit|hits|hitting|come out of|comes out of|coming out of|come off|comes off|go on|goes on|go through on|charge|charges) (?:my|our|the) (?:(?:credit|debit|bank) )?(?:card|account|bank|statement)\b/;

/** 'I forgot when the dentist is' -> 'when the dentist is', 'check if we need milk' -> 'do we need milk' */
export const asAsked = (plain: string) => {
  const said = plain
    .replace(idleEnd, '')
    .replace(/^by (?=when)|^is it (?:true|right|correct|so) (?:that )?/, (found) => (found === 'by ' ? '' : 'is '))
    .replace(/^(?:(?:add|total|tot|sum) up|(?:run|walk|talk|take) (?:me|us) through|state) /, 'show ')
    .replace(/\b(?:soonest|earliest|nearest)\b/, 'next')
    .replace(/^(what|when|where|who|how) (?:on earth|in the world|the heck|the hell|exactly) /, '$1 ')
    .replace(/^(is|was|are|were)nt (?!able|going|sure|there)/, '$1 ')
    .replace(/^(did|does|do|has|have|would)nt (?=(?:we|i|you|he|she|they|it|the|my|our)\b)/, '$1 ')
    .replace(lead, (_, word: string) => (word === 'if' || word === 'whether' ? 'do' : word))
    .replace(/^(?:can i (?:see|get|have)|pull up|bring up|look up|let me see|get me) /, 'show ')
    .replace(/^list (?=everything|all|every|the|my|our|any|what|upcoming)/, 'show ')
    .replace(suggested, (_, kind: string) => `${kind} ideas`)
    .replace(
      /^(?:(?:i|we) )?(?:need )?something (quick|easy|fast) (?:for (?:dinner )?)?(?=tonight|dinner|today|tomorrow)/,
      '$1 dinner ideas ',
    )
    .replace(spending, '$1spend$2')
    .replace(charged, 'renew')
    .replace(/\btil\b/, 'until')
    .replace(/^(?:until|till|up to) when /, 'when ')
    .replace(/\bfor (?:tea|supper)\b/, 'for dinner')
    .replace(/^(days|weeks|sleeps) (?:until|till|to|before|left until) /, 'how many $1 until ')
    .replace(askedLast, '$2 $1$3');
  const statement = said.replace(tag, '');
  return statement === said || asking.test(statement) ? statement : `is ${statement}`;
};
