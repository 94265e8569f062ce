import { isDeedOfOther } from '../tasks/deeds.ts';

/** Whether words ask for something, and do not ask to do something. Both get them without apostrophes. */

const asking =
  /^(what|whats|when|whens|where|wheres|who|whos|whose|which|how|hows|is|isnt|are|arent|am|was|were (we|there|they)|do|does|did|have|has|will|any|anything|got any|got anything|free(?! up)|anyone|anybody|[a-z]{1,30} (got|has|have) (any|anything|something|plans)|tell|show|read me|give me (the|an?|my|our) (quick |full |short )?(grocery|shopping|list|summary|rundown|overview|schedule|agenda|meal|menu|plan|calendar|recipe|packing)|list (all|the|my|our|me|every|everything|anything|upcoming|what|[a-z]{1,30}s (appointments|allergies|activities))|list of|remind me (what|when|who|where|how|whose|which)|do you know|i (wonder|forgot|forget)|im wondering|not sure)\b/;

/** 'can I see the meal plan', 'pull up the packing list', 'I need Leo's shoe size' */
const shows =
  /^(pull up|bring up|look up|get me|give me|let me see|show|can i (see|get|have)|i need|i want|read|open|display) (the |my |our |all )?([a-z]{1,30} ){0,3}(sizes?|schedule|agenda|allergies|dates|menu|meal plan|subscriptions|calendar|appointments|ingredients|details|address|packing list|grocery list|shopping list|to ?do list|wishlist)\b/;

/** 'Can you' went with the politeness; what is left of its kind is about what somebody may or can do. */
const allowed =
  /^(can|could|may|should) ([a-z]{1,30} ){1,3}(eat|have|drink)\b|^(what|which|who|when|where|how) (can|could|should)\b/;

/** 'What about adding eggs', 'can we also buy', 'tell David to', 'do add milk', 'have Leo picked up'. */
const doing =
  /^(what|how) about [a-z]{1,20}ing\b|^(can|could|may|will|would|should) (we|i|you|u)\b(?!.{3,80} or (is|are|was|did|has|have) )|^why (dont|not)\b|^do (not|add|put|move|plan|remind|me|us|up|call|cancel|book|bring|take|make|remove|delete|change|skip|pause|cross|tick|push|save|note|let|keep|schedule|swap|set)\b|^what to do$|^tell (?!me\b|us\b|the\b|my\b|our\b|all\b|what|when|who|how|where|which|today|tomorrow|this|next)\w|^check off\b|\b(remind (me|us) (to|about|that)|dont let me forget)\b|^is it (possible|ok|okay|alright) (to|if)\b|^have (a\b|.{2,50} instead$)|^any time\b|^how (was|were|did)\b|^ha(s|ve) been (for|since|a|an)\b/;
const isOfPast = (plain: string) => plain.startsWith('when did ') && plain.includes(' last ');

/** What is asked for by its name alone: 'mias shoe size', 'todays schedule', 'grocery list', 'birthdays this month'. */
const named =
  /^(my |our |the )?(todays|tomorrows|tonights|this weeks|next weeks|weekly|upcoming|overdue|next) |^(the )?(total|sum|cost|price|status|number) (of|for) |^((my|our|the|whole|current|[a-z]{1,30}s) )?(grocery|groceries|shopping|packing|to ?do|wish) ?list$|^(the |our )?packing list for (the |our )?[a-z]{1,30}( [a-z]{1,30}){0,2}$|^(?:(?:all )?(?:my |our |the ))?((quick|easy|vegetarian|vegan|favou?rite|nut free|gluten free|dairy free|breakfast|lunch|dinner|snack) ){1,2}(recipes|ideas|dinners|lunches|meals|breakfasts)\b|^(?:(?:all )?(?:my |our |the )?)?(birthdays|appointments|events|tasks|todos|to dos|reminders|meals|subscriptions|recipes|allergies|meal plan|menu|calendar|agenda|schedule|dinner|lunch|breakfast)( plan)?( (this|next|for|of|in|on|today|tomorrow|tonight)\b|$)/;

/** 'mias allergies', 'leos next appointment' */
const ofSomebody =
  / (next |upcoming )?(shoe size|clothing size|clothes size|sizes|size|allergies|appointment|appointments|birthday|birthdate|(birthday|birth) date|schedule|agenda|interests|hobbies|age|activities|wishlist)$/;
const verb = /^(add|change|update|set|fix|make|book|move|cancel|remove|delete|put|save|note|edit|plan|need|new)\b/;
const isOfSomebody = (plain: string) => ofSomebody.test(plain) && plain.split(' ').length < 5 && !verb.test(plain);

/** 'this week at a glance' */
const overview =
  /^(my |our |the )?(today|tomorrow|(this|next|the coming) (week|weekend|month)|[a-z]{3,6}day)s? (?:(?:all|just) )?(at a glance|in a nutshell|in short|overview|rundown|summary|schedule|agenda)$/;

/** 'next payment is december 15' tells something. */
const states =
  /\b(is|are|was|will|went|moved|comes|falls|arrives|starts|begins|has|should|need|needs|get|buy|grab|add|put|shop)\b/;

/** 'next payment jan 12' tells something too, 'next payment' does not. */
const tellsNext = /^(the )?next (payment|bill|billing|charge|renewal|one|box|delivery)( date)? (on )?[a-z0-9]/;

/** 'find me a recipe without sesame', 'lentil recipes', 'recipe for halva' */
const seeksRecipe =
  /^(?:find|search|look)(?: me| us)?(?: for| up)?(?: an?| some| any| all| the| our| my)?(?: [a-z]{2,15}){0,3} recipes?\b|^(?:an? |the )?recipe for [a-z ]{3,40}$/;
const recipesNamed = /^(?!all |more |new )(?:[a-z]{3,15} ){1,2}recipes$/;
/** 'jambalaya recipe', but not 'star the jambalaya recipe' */
const recipeNamed =
  /^(?!(?:new|an?|this|that|one|star|unstar|fav\w{0,8}|heart|double|triple|halve|drop|scrap|ditch|bin|keep|store|write|rename|find|favourite|like|love|great|good|best) )(?:[a-z]{3,15} ){1,3}recipe$/;
const isRecipeSought = (plain: string) =>
  seeksRecipe.test(plain) ||
  (recipeNamed.test(plain) && !verb.test(plain) && !/ (?:the|my|our|this|that) /.test(plain)) ||
  (recipesNamed.test(plain) && !verb.test(plain) && !/^(?:copy|import|upload|sort|clear)\b/.test(plain));

/** 'build the list from the meal plan?' */
const commands =
  /^(build|make|create|generate|prepare|fill|write|start|put|pull together|work out|draw up|book|get|buy|grab|order|pick|pack|take|plan|mark|send)\b/;

export const isQuestion = (plain: string, endsAsQuestion: boolean): boolean =>
  shows.test(plain) ||
  (!doing.test(plain) &&
    !isDeedOfOther(plain) &&
    !isOfPast(plain) &&
    (asking.test(plain) ||
      allowed.test(plain) ||
      isRecipeSought(plain) ||
      ((named.test(plain) || overview.test(plain) || isOfSomebody(plain)) &&
        !states.test(plain) &&
        !(tellsNext.test(plain) && !endsAsQuestion)) ||
      (endsAsQuestion && !commands.test(plain))));

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
