import { remembered } from './remembered.ts';

/** Politeness and fillers around a request: 'hey, could you please add milk, thanks!' -> 'add milk' */

const before =
  /^((hey|hi|hello(?! fresh\b))( there| dear| love| again)?|hiya|right(?! (?:but|and|now|away|after|before|side|hand|foot|eye|ear|at|on|by|there|here)\b)|well(?= (?:i|i'm|i've|we|we're|we've|it|he|she|they|the|my|our|can|could|so)\b)|ugh|argh|erm|hmm|ah|yeah|yep|let's see|let me see|look(?= (?:i|we|can|could)\b)|(i )?hope (you're|you are|all is) (well|good|ok|fine|great)|good (morning|afternoon|evening)( dear)?|ok|okay|alright|oh|u[mh]{1,3}|and|also|so|just|now(?! tv\b)|then|plus|please|pls|plz|kindly|magic wand|wand|mothership|quick question|while (?:you're|you are|i'm|we're) at it|one more thing|another thing|(can|could|would|will|might) (you|u)( please| pls| also| just| kindly| maybe)?|i (need|want|would like) you to|i'd like you to|i (want|wanted|would like|should like) to(?! know)|i'd like to(?! know)|go ahead and|btw|anyways?|you can(?= (?:remove|delete|cancel|take|add|put|tick|cross|drop)\b)|feel free to|do(?= (?:add|put|remind|take|cancel|move)\b)|also:|by the way|fyi|do (me|us) a favou?r( and)?|be (a dear|a love|an angel|a star) and|be so (kind|good|nice) (as to|and)|if you (could|can|would|don't mind)|it would be (great|lovely|good|nice) if you( could| would|(?= reminded ))|(first(?: off| up)?|second|third|finally|lastly|for starters)(?= (cancel|add|remind|move|put|book|tick|delete|remove|plan|change|skip|pause|clear|take|drop(?! offs?\b)|mark|scrap|cross|reschedule|push|swap|switch|rename|resume|untick|call off|get rid of|(set|make|pack|save|schedule) (the|my|our|an?))\b)|i forgot(?= (i|we) (need|have|want))|i('d| would) (be grateful|appreciate it|love it) if you( could| would|'d)|(i was|i am|i'm) (just )?(wondering|hoping) (if )?you (could|would|can)|(is there )?any chance you could|(make a note|take a note|note|note down|bear in mind|keep in mind|remember|be aware|so you know|to let you know|letting you know|heads up|a reminder) that|(add|put in|put down|write down|enter|record) that(?= (?:(?:the |my |our )?[a-z']{1,20}) (?:has|have|is|are|needs?|gets?|goes|sees?|starts?|turns?|likes?|loves?|wears?)\b))([,.:!-] ?| )/i;
/** These are words of their own, unless a sign follows: 'well child visit', 'update the dentist'. */
const beforeSign =
  /^(still|well|morning|evening|afternoon|yes hi|hey wand|yes|yeah|yep|sorry|great|perfect|thanks|thank you|thx|cool|actually|lovely|oops|shoot|darn|damn|dang|crap|lol|haha|phew|oh yes|oh yeah|oh right|what was it|ok so|reminder|two things|three things|a few things|a couple of things|couple of things|few things|first|firstly|first of all|second|secondly|third|thirdly|next|next up|finally|lastly|last|another|another thing|one more|forgot to say|i forgot|forgot|almost forgot|before i forget|so|also|update|quick update|quick one|heads up|good news|bad news|so you know|to let you know)(?:[,.!:]| -) /i;
/** How much is to come: 'two things. one, ...', 'one more thing, well two: ...' */
const counted =
  /^(?:(?:well|just|ok|so|actually) )?(?:a |new )?(?:one|two|three|four|[1-5]|couple(?: of)?|few|another)(?: more)?(?: quick| little| small)?(?: (?:things?|requests?|bits|jobs|changes|updates|points))?(?: for you| to do| today| then| here)?(?:[,.!:]| -)(?: (?!not\b)|$)/i;
const wholly = /^(do (me|us) a favou?r|(i )?hope (you're|you are|all is) (well|good|ok|fine|great))$/i;
const behind =
  /[\s,.!-](please|pls|plz|thanks|thanks so much|thanks a (lot|million|bunch)|many thanks|thank you|thank you so much|thank you very much|thank you ever so much|and thank you|thx|ty|cheers|ok|okay|xx|xxx|will you|would you|can you|could you|if you can|if you could|if you would|if you don't mind|if possible|no rush|no rush at all|no hurry|that'd be great|that would be great|that'd be lovely|would be great|appreciate it|much appreciated|while (?:you're|you are|we're|we are|i'm) at it|when you can|when you get a (chance|minute)|asap|lol|haha|ffs|ugh|argh|sigh|phew|lucky me|either way|x|though|tho|fyi|btw|apparently|obviously|of course|clearly|instead then)$/i;

const commands =
  'add put move cancel delete remove change make book schedule reschedule remind plan take tell show mark tick clear set skip push note discard toss throw drop copy carry postpone pause resume save enter erase rename swap untick uncheck pack cross'.split(
    ' ',
  );
/** 'adding', 'moving', 'putting' */
const doing = new Map(
  commands.flatMap((verb) =>
    [verb, verb.replace(/e$/, ''), `${verb}${verb.slice(-1)}`].map((stem): [string, string] => [`${stem}ing`, verb]),
  ),
);
const minding = /^(?:would|do) you mind (\p{L}{1,30})/iu;

const known = remembered<string>();

export const withoutPoliteness = (text: string): string => known(text, () => plain(text));

function plain(text: string): string {
  let rest = text.trim();
  for (let last = ''; last !== rest; ) {
    last = rest;
    rest = rest
      .replace(minding, (all, verb: string) => doing.get(verb.toLowerCase()) ?? all)
      .replace(before, '')
      .replace(beforeSign, '')
      .replace(counted, '')
      .replace(wholly, '')
      .replace(/^[\s,.!;:-]/, '')
      .replace(/[\s.!?,;]$/, '')
      .replace(behind, '')
      .replace(/,? please(?=[:,]? )/i, '')
      .trim();
  }
  return rest;
}
