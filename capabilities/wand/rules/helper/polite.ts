/** Politeness and fillers around a request: 'hey, could you please add milk, thanks!' -> 'add milk' */

const before =
  /^(hey|hi|hello|hiya|good (morning|afternoon|evening)|ok|okay|alright|oh|um|uh|and|also|so|just|now|then|plus|please|pls|plz|kindly|magic wand|wand|mothership|quick question|one more thing|another thing|(can|could|would|will) (you|u)( please| pls| also| just)?|i (need|want|would like) you to|i'd like you to|i (want|would like) to|i'd like to|go ahead and|btw|by the way|fyi)([,.:!-] ?| )/i;
/** These are words of their own, unless a comma follows: 'well child visit'. */
const beforeComma = /^(well|yes|yeah|sorry|right|great|perfect|thanks|thank you|cool|actually)[,.!] /i;
const behind =
  /[\s,.!-](please|pls|plz|thanks|thanks so much|thank you|thank you so much|thx|ty|cheers|ok|okay|xx|will you|would you|can you|could you|if you can|if possible|when you can|asap)$/i;

export function withoutPoliteness(text: string): string {
  let rest = text.trim();
  for (let last = ''; last !== rest; ) {
    last = rest;
    rest = rest
      .replace(before, '')
      .replace(beforeComma, '')
      .replace(/^[\s,.!;:-]/, '')
      .replace(/[\s.!?,;]$/, '')
      .replace(behind, '')
      .trim();
  }
  return rest;
}
