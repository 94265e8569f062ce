/** Polite phrases and fillers around a request, one per line. */

/** Before a request. */
export const politeBefore = `hey|hi|hello|hey there|hi there|hello there|hi again|hiya|ugh|argh|erm|hmm|ah|yeah|yep|ok|okay|alright|oh|um|uh|uhm|and|also|so|just|then|plus|please|pls|plz|kindly
let's see|let me see|hope you're well|i hope you're well|hope you are well|hope all is well|good morning|good afternoon|good evening|magic wand|wand|mothership|quick question|one more thing|another thing
while you're at it|while you are at it|while i'm at it|while we're at it|can you|could you|would you|will you|can u|could u|would u|can you please|could you please|would you please|can you also|could you also|can you just|could you just
i need you to|i want you to|i would like you to|i'd like you to|i want to|i would like to|i'd like to|i wanted to|go ahead and|btw|by the way|anyway|anyways|feel free to|do me a favor and|do me a favour and|do us a favor and|do me a favor|do me a favour
be a dear and|be a love and|be an angel and|be so kind as to|would you be so kind as to|be so good as to|would you be so good as to|would you be kind enough to|if you could|if you can|if you would|if you don't mind|it would be great if you could|it'd be great if you could
it would be lovely if you could|it would be nice if you could|i'd be grateful if you could|i would be grateful if you could|i'd appreciate it if you could|i'd love it if you could|i was wondering if you could|i'm wondering if you could|i was hoping you could|any chance you could
is there any chance you could|make a note that|take a note that|make a note|note that|bear in mind that|keep in mind that|remember that|be aware that|so you know|to let you know|letting you know that|heads up that|fyi|would you mind|do you mind|may i ask you to`;

/** Before a request, if punctuation follows. */
export const politeBeforeSign = `still|well|morning|evening|afternoon|yes|yeah|yep|sorry|great|perfect|thanks|thank you|thx|cool|actually|lovely|oops|shoot|darn|damn|dang|crap|lol|haha|phew|oh yes|oh yeah|oh right|ok so|reminder
two things|three things|a few things|a couple of things|couple of things|few things|first|firstly|first of all|second|secondly|third|thirdly|next|next up|finally|lastly|last|another|one more|forgot to say|i forgot|forgot|almost forgot
before i forget|so|also|update|quick update|quick one|heads up|good news|bad news|to let you know|dear|right|now|listen|look|god|omg`;

/** After a request. */
export const politeBehind = `please|pls|plz|thanks|thanks so much|thanks a lot|thanks a million|thanks a bunch|many thanks|thank you|thank you so much|thank you very much|thank you ever so much|and thank you|thx|ty|cheers|xx|xxx|x
will you|would you|can you|could you|if you can|if you could|if you would|if you don't mind|if possible|no rush|no rush at all|no hurry|that'd be great|that would be great|that'd be lovely|would be great|appreciate it|much appreciated
while you're at it|while you are at it|while we're at it|when you can|when you get a chance|when you get a minute|asap|lol|haha|ugh|argh|sigh|phew|lucky me|either way|though|tho|fyi|btw|apparently|obviously|of course|clearly|instead then`;
