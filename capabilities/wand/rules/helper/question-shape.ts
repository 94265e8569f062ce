/** Whether words ask for something, and do not ask to do something. Both get them without apostrophes. */

const asking =
  /^(what|whats|when|whens|where|wheres|who|whos|whose|which|how|hows|is|isnt|are|arent|am|was|were (we|there|they)|do|does|did|have|has|will|any|anything|got any|got anything|free|anyone|anybody|tell|show|read me|give me (the|a|my|our) (grocery|shopping|list|summary|rundown|overview|schedule|agenda|meal|menu|plan|calendar|recipe|packing)|list (all|the|my|our|me|every|upcoming|what|[a-z]+s (appointments|allergies|activities))|list of|remind me (what|when|who|where|how|whose|which)|do you know|i (wonder|forgot|forget)|im wondering|not sure)\b/;

/** 'Can you' went with the politeness; what is left of its kind is about what somebody may or can do. */
const allowed =
  /^(can|could|may|should) ([a-z]+ ){1,3}(eat|have|drink)\b|^(what|which|who|when|where|how) (can|could|should)\b/;

/** 'What about adding eggs', 'can we also buy', 'tell David to', 'do add milk', 'have Leo picked up'. */
const doing =
  /^(what|how) about [a-z]{1,20}ing\b|^(can|could|may|will|would|should) (we|i|you|u)\b|^why (dont|not)\b|^do (not|add|put|move|plan|remind)\b|^tell (?!me\b|us\b|the\b|my\b|our\b|all\b|what|when|who|how|where|which|today|tomorrow|this|next)\w|^check off\b|\b(remind (me|us) (to|about|that)|dont let me forget)\b|^is it (possible|ok|okay|alright) (to|if)\b|^have a\b|^any time\b|^how (was|were|did)\b|^when did [a-z ]{1,30} last\b/;

/** What is asked for by its name alone: 'mias shoe size', 'todays schedule', 'grocery list', 'birthdays this month'. */
const named =
  /^(my |our |the )?(todays|tomorrows|tonights|this weeks|next weeks|weekly|upcoming|overdue|next) |^((my|our|the|whole|current|[a-z]+s) )?(grocery|groceries|shopping|packing|to ?do|wish) ?list$|^[a-z]+ (shoe|clothing|clothes) size$|^(quick|easy|vegetarian|vegan|favou?rite|nut free|gluten free|dairy free|breakfast|lunch|dinner|snack) (recipes|ideas|dinners|lunches|meals|breakfasts)\b|^(birthdays|appointments|events|tasks|todos|meals|subscriptions|recipes|allergies|meal plan|menu|calendar|agenda|schedule|dinner|lunch|breakfast)( plan)?( (this|next|for|of|in|on|today|tomorrow|tonight)\b|$)/;

export const isQuestion = (plain: string, endsAsQuestion: boolean): boolean =>
  !doing.test(plain) && (asking.test(plain) || allowed.test(plain) || named.test(plain) || endsAsQuestion);

const lead =
  /^(?:do you know|can you tell me|could you tell me|tell me|let me know|i wonder|i forgot|i forget|(?:i|id|i would|i should|we) (?:want|wanted|need|like|love) to know|(?:im|i was|i am) (?:wondering|curious)|remind me|not sure|any idea|check|see|find out|show me|im (?:at|in) the [a-z]+(?: and| so)?|quick question|hey wand) (what|whats|when|whens|where|wheres|who|whos|whose|which|how|if|whether)\b/;

/** 'I forgot when the dentist is' -> 'when the dentist is', 'check if we need milk' -> 'do we need milk' */
export const asAsked = (plain: string) =>
  plain.replace(lead, (_, word: string) => (word === 'if' || word === 'whether' ? 'do' : word));
