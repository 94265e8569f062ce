/** What may follow the things of a request and says nothing about them. */

const tail =
  /(?:^|,? )(?:left|any ?more|again|either|already|yet|back|off|out|too|as well|also|now|just now|please|pls|plz|thanks|thank you|ta|cheers|xx?|asap|then|instead|ok|okay|though|today|earlier|yesterday|soon|needed|on there|in there|there|after all|for (?:me|us|now|then|next time)|this (?:week|time)|(?:would|could|can|will) (?:you|u)|if (?:you|u) (?:can|could|would|please|don't mind)|when (?:you|u) (?:can|get a chance)|as (?:bought|done|got|checked|purchased|ticked)(?: off)?|done|tbh|lol|ffs|any longer|by (?:mistake|accident)|in|on|down|up)$/i;
const likes = new Set('like likes love loves want wants wanted eats uses'.split(' '));
const between = new Set('always really all'.split(' '));

/** 'cheese sticks that Mia likes' -> 'cheese sticks' */
function withoutRelative(text: string): string {
  const words = text.split(' ');
  if (words.length < 3 || !likes.has(words.at(-1)?.toLowerCase() ?? '')) return text;
  words.pop();
  if (between.has(words.at(-1)?.toLowerCase() ?? '')) words.pop();
  words.pop();
  return words
    .join(' ')
    .replace(/ the$/i, '')
    .replace(/ (?:that|which)$/i, '');
}

/** Where it is to be bought. */
const onTheWay =
  /,? (?:on (?:the|your|my|his|her) way (?:home|back)|(?:from|at|in) (?:the )?(?:corner |local |grocery |farmers |farmer's )?(?:store|shops?|supermarket|market|grocery store|costco|walmart|target|aldi|tesco|lidl|trader joe's)|(?:while|when|if|next time) (?:you|you're|i|i'm|we|we're|he|he's|she's|david|david's|someone|someone's|somebody|somebody's)(?: are| is| go| goes)?(?: out| there| next)?(?: (?:to|at|in) (?:the )?(?:store|shops?|supermarket|costco|walmart|target|aldi))?)$/i;

const atHome =
  /,? (?:at home|in(?: the)? house|in (?:the|our|my) (?:pantry|house|cupboards?|kitchen|fridge|freezer|bathroom))$/i;
/** Says that something is gone: 'no milk left'. */
export const isNoneLeft = (text: string) => / (?:left|any ?more)$/i.test(text) || atHome.test(text);

/** What is bought for somewhere may be no food for the list: 'put eggs in the fridge'. */
export function withoutTail(text: string, isPlaced = false): string {
  const endings = isPlaced ? [tail, onTheWay] : [tail, onTheWay, atHome];
  const said = withoutRelative(text.trim());
  const rest = endings.reduce((words, ending) => words.replace(ending, ''), said).replace(/[\s,.;:!?-]$/, '');
  return rest === text ? rest : withoutTail(rest, isPlaced);
}
