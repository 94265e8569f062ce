import { familiesOf, phrases } from '../words/word-families.ts';

/** What the words of a sentence about gifts tell. What belongs to none of these is the gift. */
export type GiftFamily =
  | 'whom'
  | 'gift'
  | 'list'
  | 'occasion'
  | 'wish'
  | 'taste'
  | 'give'
  | 'record'
  | 'maybe'
  | 'think'
  | 'seek'
  | 'idle';

const occasions =
  "birthday|birthday's|bday|b - day|christmas|xmas|hanukkah|big day|father's day|fathers day|mother's day|mothers day";
const gifts = 'gift|present|pressie|prezzie|gifts|presents|pressies|prezzies';
const good =
  '|good|great|nice|lovely|perfect|cool|possible|another|potential|fun|cute|fab|brilliant|cracking|smashing|wonderful|fantastic|ideal|amazing|super|really good|really nice';

export const giftFamilies = familiesOf<GiftFamily>([
  ['thing', phrases('gift|present', 'card|cards|basket|bag|certificate|voucher|box')],
  ['occasion', phrases(occasions)],
  ['gift', phrases(good, `|${occasions}`, gifts)],
  ['list', phrases(good, `|${occasions}`, gifts, 'idea|ideas|list|suggestion|suggestions|thought|thoughts')],
  ['list', phrases(`|${occasions}`, 'list|wish list|wishlist|wish lists|wishlists')],
  ['list', phrases('as', '|a|an|another|the', good, `|${occasions}`, gifts)],
  ['list', phrases('as', 'a|an', '|good|great|nice', 'idea')],
  ['list', phrases('would|could|might|will', 'be|make', 'a|an|the', good, `|${occasions}`, gifts)],
  ['list', phrases('is', 'a|an|the', good, gifts)],
  ['list', phrases('ideas|idea', 'for')],
  [
    'wish',
    phrases(
      '|really|still|just|also|would|would really|might|said|says|probably|definitely',
      'wants|is desperate for|desperate for|is mad for|wishes for|is after|is asking for|asked for|has been asking for|has been begging for|keeps asking for|keeps begging for|is begging for|begged for|asks for|has asked for|is hoping for|hopes for|has been wanting|could use|could do with|is dying for|is wishing for|is longing for|has been wishing for|has been after|was asking for|going on about|been going on about|has been going on about|keeps going on about|talking about|has been talking about|eye on|is keen on|has had an eye on|has an eye on|keeps talking about|was eyeing|is eyeing|keeps eyeing|has been eyeing|keeps eyeing up|keeps looking at|wanted',
    ),
  ],
  ['wish', phrases('would', '|really|absolutely|totally|so|definitely|probably|also', 'love|like|enjoy|adore|want')],
  ['wish', phrases('might|may|will', 'like|love|enjoy|want')],
  [
    'wish',
    phrases(
      'would',
      'be',
      '|so|really|absolutely',
      'over the moon|thrilled|delighted|so happy|happy|excited',
      'about|with|to get|to have',
    ),
  ],
  ['wish', phrases('saw|spotted|fell in love with|fell for|pointed at|has seen')],
  [
    'taste',
    phrases(
      '|really|just',
      'loves|likes|collects|plays|enjoys|is learning|has started|started|is a fan of|is into|is obsessed with|is mad about|is crazy about|adores|liked|loved',
    ),
  ],
  [
    'give',
    phrases(
      "|we should|we could|we might|i should|i could|i might|we can|i can|we are|we're|i am|i'm|let's|maybe we could|maybe we should|we want to|i want to|want to|going to|we will|we'll|i'll|i will|i would like to|i'd like to",
      'get|give|buy|getting|giving|buying|surprise',
    ),
  ],
  [
    'record',
    phrases(
      'add|put|save|note|note down|write|write down|jot|jot down|pop|stick|log|keep|remember|store|record|throw|down|in mind|put down|chuck|include|bear|make a note of|make a note|with',
    ),
  ],
  [
    'maybe',
    phrases(
      '|also|or',
      "maybe|perhaps|would be lovely|would be nice|would be great|would be perfect|would be good|might be nice|how about|what about|i was thinking|i was thinking of|i was thinking about|i'm thinking|i'm thinking of|i am thinking of|we were thinking|we're thinking|i thought|i thought of|thinking of|thinking|i reckon|could be|would be|might be|good one|great one|nice one|perfect",
    ),
  ],
  [
    'think',
    phrases(
      '|help me|help us|can you|please',
      'think of|choose|pick|generate|inspiration|inspire me|suggestions|ideas|stuck on|stuck|stumped|clueless|out of ideas|struggling|no idea|no clue|not sure|what to|what should|what could|what can|what shall|what would|i need|we need|need|any|some|make|create|plan|show me|give me|get me|look for|do you have|got any|have you got|i want|want|help me with|help with|help',
    ),
  ],
  [
    'idle',
    phrases(
      "i|i'm|i've|we're|we've|we|us|me|my|our|it|that|this|these|those|them|both|please|thanks|thank you|one more|another one|another|so|oh|also|too|as well|is|are|has|have|been|be|was|will|would|can|could|should|you|really|just|told|told me|said|says|mentioned|mentioning|all|list|lists|for when|when|next|upcoming|something|anything|things|stuff|idea|one|of mine|kid|son|daughter|do|turns|up|out|his own|there|here|though|then|now|ok|okay|needs|had|first|second|third|few|more|on what|the other day|yesterday|today|lately|to give|to get|to buy|who|which|section|own|besides|whatever's|whatever is|apart from|on top of|nonstop|non - stop|constantly|all week|for weeks|for ages|for months|all the time|again|at the moment|right now|these days|this year|lately|for now|currently|so much|a lot|to bits|like crazy|one day|some day|someday|eventually",
    ),
  ],
  ['whom', phrases('he|she|him|her|his|hers')],
  [
    'idle',
    phrases(
      'in|at',
      'the|a',
      'shop|shops|store|window|mall|catalogue|catalog|supermarket|library|toy shop|toy store|bookshop|bookstore|market',
    ),
  ],
  [
    'idle',
    phrases(
      '|that|which|like the one',
      'his|her|their',
      'friend|friends|cousin|best friend|pal|buddy|classmate',
      'has|had|have|got',
    ),
  ],
  ['idle', phrases('|in', 'january|february|march|april|june|july|august|september|october|november|december')],
  [
    'seek',
    phrases(
      '|please|can you|could you|help me|help us',
      'come up with|find some|find a few|put together|brainstorm|think up|suggest|recommend|find|draw up|generate|work out',
    ),
  ],
  ['seek', phrases('|with|using', 'your own', '|ideas|suggestions|thoughts')],
]);
