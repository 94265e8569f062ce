import { familiesOf, phrases } from '../words/word-families.ts';

export type PackingFamily = 'pack' | 'list' | 'keep' | 'trip' | 'idle';

/** What the words of a sentence about bags tell. What belongs to none of these goes into them. */
export const packingFamilies = familiesOf<PackingFamily>([
  [
    'pack',
    phrases(
      'pack|packs|packed|packing|bring|brings|bringing|take along|come along|comes along|come with us|come along to|to pack',
    ),
  ],
  ['pack', phrases('in|into|to', 'the|our|my|a', 'suitcase|suitcases|bags|luggage|car|trunk|boot')],
  ['list', phrases('|the|our|my', 'packing list|packing lists|pack list|packing :|pack :')],
  ['list', phrases('to|under|in|onto|on', '|the|our', 'packing')],
  ['list', phrases('bag :|bags :|suitcase :')],
  [
    'list',
    phrases(
      'what|things|the things|stuff|the stuff|everything',
      '|that',
      "we're|we are|i'm|we",
      'taking|bringing|packing|take|bring|pack|need to bring|need to take',
    ),
  ],
  ['list', phrases('|the', 'things|stuff', 'to pack|to bring|to take')],
  ['list', phrases('|the', 'list of|bag of', '|the', 'stuff|things|what', 'to pack|to bring|to take|we need')],
  [
    'keep',
    phrases(
      "don't|dont|do not|can't|cant|cannot|mustn't|must not|never",
      '|let us|let me',
      'forget|leave behind|leave without',
    ),
  ],
  ['keep', phrases("don't|do not|can't|cannot", '|let us|let me', 'leave|go')],
  [
    'keep',
    phrases(
      'remember|without|need|needs|still need|have to have|must have|absolutely need|really need|desperately need',
    ),
  ],
  ['trip', phrases("trip|trip's|vacation|holiday|getaway|weekend away")],
  [
    'idle',
    phrases(
      "i|we|us|you|they|everyone|everybody|it|that|this|them|those|both|please|thanks|so|oh|also|too|as well|is|are|be|has|have|has to|have to|need to|needs to|got to|gotta|should|must|can|could|would|will|let's|want|wants|want to|add|put|stick|pop|throw|toss|tuck|chuck|write|write down|jot down|note down|note|get|gets|go|goes|going|take|takes|include|make sure|make sure that|sure|our|my|down|list|item|one more thing|another thing|thing|things|when|then|there|up|out|forgot|to say|heads up|not|do|don't|of course|definitely|going to|on it|more|extra bits|all|onto|along|coming|coming along|coming with us|want you to|tell|his|her|their|i'd|we'd|we'll|i'll|he'll|she'll|they'll|better|ought to|says|say|said|mentioned|reckons|thinks|off|important|essential|stuff|bits|pieces|we're|i'm|nearly forgot|almost forgot|forgetting|with us|with me|for the kids to have|while",
    ),
  ],
]);
