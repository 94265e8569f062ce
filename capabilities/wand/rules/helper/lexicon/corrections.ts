/** Phrases around a correction, one per line. */

export const correctionBefore = `no|the other one|not that one|nope|ach|erm|yes|yeah|yep|hang on|excuse me|oops|wait|sorry|actually|scratch that|correction|hmm|oh|ah|well|ok|okay|but|and|also|plus|so|i mean|i meant|i said|make it|make that|change it|change that|it's|its|it is|that's|thats|that is|it should be|should be
let's make it|let's say|say|make|a typo|typo|my mistake|on second thought|better|they moved it|it was|was|is|can we do|can you make it|could you make it|please|move it|put it|set it|same|the same|what about|how about|it|that|to|rather|was supposed to be|is actually|same thing|the|for it`;

export const correctionBehind = `instead|neither|either|please|actually|rather|too|as well|also|i mean|i meant|sorry|after all|thanks|then`;
