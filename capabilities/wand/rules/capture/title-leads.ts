/** Words before and around a title that are not part of it. */

const leadPatterns = [
  /^[^.!?]{0,80}\b(?:is|(?:let you know|remind you|tell you|announce|inform you)) that\s/i,
  /^[^.!?,]{0,80},?\s(?:so|therefore)\s(?=let['’]s|we|i|text|call|e?mail|please|send|bring|sign|reply)/i,
  /^(?:looking ahead|coming up|heads up|urgent|alert|icymi|psa|good news|great news|one more thing)\s?[:!–-]\s?/i,
  /^[^.!?]{2,50}\sinvites? you (?:all )?to\s/i,
  /^[^.!?,]{2,40}\s(?:is|are) (?:(?:warmly|cordially|always|all|also) )?(?:welcome|invited|encouraged) to (?=\S)/i,
  /^\p{Lu}\p{L}{1,20},\s(?=(?:can|could|would|will|please|do|are|don['’]t|remember|just)\b)/u,
  /^(?:u|you|ya)(?: guys| all)?\s(?:doing|going to|coming to|joining|up for)\s/i,
  /^(?:\p{L}{2,15}\s){0,3}(?:parents|families|moms|dads|folks|team),\s/iu,
  /^(?:finally|lastly|first|next|also|meanwhile),\s/i,
  /^(?:so |very )?(?:excited|happy|pleased|delighted|thrilled) (?:to (?:announce|share|invite you to|celebrate|have)|that|about)\s/i,
  /^(?:we|i)(?:['’]d)? (?:thought|think|hope|plan|want|wanted|would like|would love|like|love) (?:to|we['’]d|we could|we would|of)\s/i,
  /^(?:do|have|hold|host)\s(?:the|a|an|our)\s/i,
  /^(?:\p{Lu}\p{L}{1,20}|you|guys|you guys|the (?:kids|girls|boys))\s(?:be )?(?:free|available|able|around)\b(?:\s(?:for|to)\b)?/u,
  /^(?:please|kindly|also|and|so|but|then|just|anyway|oh|ps|p\.s\.|pls|reminder|note|important|attention|fyi|heads up|update|save the date|next up|so sorry|sorry|unfortunately|confirming|mark (?:your calendars?|the date|your diar(?:y|ies))|remember|don['’]t forget|no later than|new date|otherwise|maybe|perhaps)\b(?!-)[\s,.:;!–—]{0,30}/i,
  /^\p{Lu}\p{L}{1,30}(?:\s\p{Lu}\p{L}{1,30}){0,2}\s(?:(?:has|needs) an?(?! new)|(?:is|has been) (?:scheduled|booked|registered|invited) (?:for|to)(?: an?)?)\s/u,
  /^(?:note|remember|be aware|know|don['’]t forget|did you know)\s(?:that|to)\s/i,
  /^(?:dear|hi|hello|hey|good morning)\b(?:\s(?:mr|mrs|ms|dr)\.)?[^,!.:]{0,60}[,!.:]\s?/i,
  /^(?:perfect|great|ok|okay|sounds good|awesome|yes|sure|thanks|thank you|lovely|wonderful|no problem|good|quick one)[,!.:]\s/i,
  /^to\s[^,]{2,60},\s(?=(?:we|i|they|the|our|a|an|coach)\s)/i,
  /^(?:come one, come all to|join us (?:for|at|in)|attend|come (?:and )?(?:join us (?:for|at)|to|see)|you(?:['’]re| are) (?:cordially )?invited to|get ready for|we (?:are )?(?:look|looking) forward to|we hope to see you at|(?:a )?(?:quick |friendly |gentle |final )?reminder (?:that|about|of|to)|(?:a )?quick (?:note|reminder|question|update)|this is (?:just )?(?:a reminder|to (?:inform you|let you know)) ?(?:that|of)?|let['’]s have|(?:doing|having|hosting|throwing|holding))\s/i,
  /^(?:[\p{L}.'’]{1,20}\s){1,4}?will (?:be )?(?:hold|have|host|present|celebrate|conduct|offer|holding|having|hosting)\s(?:(?:their|our|its|a|an|the)\s)?(?:annual\s)?/iu,
  /^(?:(?:there|that)(?:['’]s| is| are| will be)|(?:we|they|you|u|i)(?:['’]re| are| r| will be| will|['’]ll be|['’]ll|['’]d| have| can)?|it(?:['’]s| is)?|let['’]s|(?:could|can|would) (?:you|u)|is|are|will|could|can)\s(?=\S)/i,
  /^(?:after|before i|when|as|if|now that|until|due to|because|since|while|although|thanks to|with|in|during)\s[^,]{2,80},\s/i,
  /^(?:on|at|by|from|in|for|to|with|that|before|until|of|about|starting|beginning|the|a|an|our|your (?:child|son|daughter)['’]s|your|this year['’]s|this)\s/i,
  /^(?:when|date|what|event|who|notice|visit type|type|reason|activity|your (?:visit|appointment|time)|where|why|details|time|day)\s?[:–-]\s?/i,
];

const edgePattern = /^[\s\p{P}|+~]$/u;

export function trimEdges(text: string): string {
  let [from, to] = [0, text.length];
  while (from < to && edgePattern.test(text.charAt(from)) && !opensQuote(text, from)) from++;
  while (to > from && edgePattern.test(text.charAt(to - 1)) && !closesQuote(text, to - 1)) to--;
  const inner = text.slice(from, to);
  return inner.includes('(') && !inner.includes(')') ? `${inner})` : inner;
}
const opensQuote = (text: string, at: number) => /["“]/.test(text.charAt(at)) && /["”]/.test(text.slice(at + 1));
const closesQuote = (text: string, at: number) => /["”]/.test(text.charAt(at)) && /["“]/.test(text.slice(0, at));

/** A title must start within this distance. */
const maxLength = 400;

export function withoutLeads(text: string): string {
  let [rest, before] = [trimEdges(text.slice(0, maxLength)), ''];
  while (rest !== before) {
    before = rest;
    for (const lead of leadPatterns) rest = trimEdges(rest.replace(lead, ''));
  }
  return rest;
}
