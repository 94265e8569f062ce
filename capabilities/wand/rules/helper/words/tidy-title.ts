import type { Value, Values } from '../../tools/tool.ts';
import { holdsShopped, isWhollyShopped } from '../groceries/words.ts';
import type { Reading } from '../reader.ts';

/** A title that still holds grammar means that the sentence was not understood; then nothing is proposed. */

/** But 'mommy-and-me yoga' is what it is called. */
const pronouns =
  /(?<!-and-)\b(i|i'm|i'd|i'll|i've|you|he|he's|him|she|she's|we|we're|we'll|they|they're|them|it|it's|us|me|myself|someone|something)\b/i;
const verbs =
  /\b(is|isn't|are|aren't|am|was|wasn't|were|be|been|being|has|hasn't|have|haven't|had|do|does|doesn't|did|didn't|don't|can't|cannot|could|couldn't|would|wouldn't|should|shouldn't|won't|might|must|called|rang|phoned|said|told|says|asked|moved|cancelled|canceled|rescheduled|postponed|resched|cancel|reschedule|quit|forgot|gave|gives|came|wants|wanted|makes|promised|remind|nudge|goes|stays|happened|worked|closes|shut|ate|loved|liked|hated|enjoyed)\b/i;
const joints =
  /\b(not|instead|because|if|although|unless|whether|so that|as to|what|why|when|where|who|how|please|thanks|actually|sorry|maybe|anymore|after all)\b/i;
const times =
  /\b(today|tomorrow|tonight|yesterday|next (week|month|year)|this (week|month|morning|afternoon|evening)|same (day|time)|o'clock|half (one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)|earlier|a\.?m|p\.?m)\b|\d[.:]\d\d|\b0\d{3}\b|\b(tue|tues|wed|weds|thu|thur|thurs|fri)\b| (mon|sat)$|(^| )-\d|\bthe \d{1,2}(st|nd|rd|th)(?! of)\b|\b(on|at|for) (and|that|the|a)$|\b(on|at|for) and\b|\bright (after|before)\b|\bboth times\b| (after|before|starting|until|from|early)$/i;

/** 'On 2026-12-04', 'Thursday', 'The 4th of December': when, but not what. */
const onlyDay =
  /\d{4}-\d\d-\d\d|^(?:on |by |for )?(?:the |this |next )?(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day(?: morning| afternoon| evening| night)?|\d{1,2}(?:st|nd|rd|th)|(?:\d{1,2}(?:st|nd|rd|th)? (?:of )?)?(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)(?:uary|ch|il|ust|ember|tember|ober)? ?\d{0,2}(?:st|nd|rd|th)?)$/i;

const babble = /\b(qwe|rty|asd|zxc|bla|blah|yada|asdf|qwerty|lorem|whatever|dunno|idk)\b/i;

/** 'Dentist', but not 'Won't be going to swimming'. */
const isTidyTitle = (words: string) =>
  ![pronouns, verbs, joints, times, babble, onlyDay].some((untidy) => untidy.test(words)) &&
  !/^(to|about|that|for|with|from|and|so) |^(one|another|same|other|thing|too|also|again|now|then|here|there|mine|ours|his|hers|theirs)$|^(save|keep|class|things?|stuff|together|(?:pick|drop)(?:s|p?ing)?(?: up| off)?)$|^(throw|toss|discard|copy|duplicate|postpone|untick|uncheck|pause|resume|unpause|reactivate|together) |^(allergic|sick|ill|poorly|(?:cold|fever|cough|flu|headache) and|add|put|remind|cancel|delete|remove|two things)\b|: |\d\)| (?:reminder|to-?do)$| bring | to \d{1,2}\b|\bone with\b|^(?:one|another one|same|reminder) (?:for|of|about)\b|^(?:took|went|lost|won|scored|broke|fell|threw|got|learned|learnt|started|finished|rolled|slept|cried|forgot) |\b(?:with|for|to) her$/i.test(
    words,
  );

/** 'Haircut and milk' are two things, and so are 'dog food and the vet'. */
function isOfOneKind(words: string): boolean {
  const [first = '', second] = words.split(/ and (?=(?:the|my|our) )/i);
  if (second && isWhollyShopped(first) && !holdsShopped(second)) return false;
  const at = words.lastIndexOf(' and ');
  return at < 0 || !isWhollyShopped(words.slice(at + 5)) || holdsShopped(words.slice(0, at));
}

/** What is to be done may be a whole sentence, but it begins with the deed, and says of what. */
const noDeed =
  /^(i|you|he|she|we|they|it|that|is|are|was|were|am|be|been|has|had|does|did|can|can't|could|would|should|will|won't|not|never|like|really|probably|just|what|when|where|who|how|why|if|about|because|so|to|and|for|from|with|than|until|till|them|him|her|us|me|remind (me|us)|(?:mon|tues|wednes|thurs|fri|satur|sun)day (?:to|that))\b/i;
const ofNothing =
  /^\S{1,40}(?: rid of| off| out| up| of| about)? (it|them|one|him|her|that|this)$|^(?:remove|delete|cancel|tick|untick|done|dismiss|skip|clear|scrap|change|move)$|\b(a new|another|the other|that|this) one$|^(?:one|another one|same) for\b/i;
const isTidyTask = (words: string) => !noDeed.test(words) && !ofNothing.test(words) && !onlyDay.test(words);

/** 'set the table for dinner tonight', 'mow the lawn, soup for lunch' */
const noDish =
  /^(?:tables?|dishes|dishwasher|plates|oven|kitchen|places?|dining room)\b|^\p{L}{2,15} (?:the|my|our) [^,]{2,30}, /iu;

/** Names are few words that are nothing else. */
const noName =
  /^(when|where|what|who|why|how|name|named|called|the|a|an|my|our|his|her|i|we|he|she|they|it|is|was|to|of|for|on|at|in|not|no|new|old|born|party|birthday|friend|today|tomorrow|save|keep|add|put|things?)\b|\b(is|was|has|have|when|born|birthday|called|named)\b|\d/i;
const isTidyName = (words: string) => !noName.test(words) && words.split(' ').length <= 5;

/** Things to buy or to cook with are no deeds, and no count of what follows. */
const noItem =
  /^(?:out|away|off|bring|return|fix|call|cancel|delete|remove|ditch|drop|move|remind|schedule|skip|plan|pay|mail|cross|tick|tell|vet|doctor|dentist|haircut|checkup|book|(?:take|make|clean|wash|order|pick up|water|iron|wrap) (?:the|my|our|a|an|his|her|some)) |\b(?:is|isn't|are|aren't|was|we|i|i'm|she|he|they|it|it's|don't|can't) | (?:yes|nah|instead)\b| (?:no|either way)$|(?<!\b[6-9])\d[/:]\d\d|\bat (?:\d|the vet)|\d ?[ap]m\b|\b(?:mon|tues|wednes|thurs|fri|satur|sun)day\b(?!'s)|\b(?:list|groceries): |\b(?:gift ideas?|reminder|appointment|subscription|task)\b| (?:plan|add|put|remind|cancel|delete|remove|reschedule|tick|untick) |^(?:well )?(?:one|two|three|four|five|\d{1,2})(?: more)?(?: things?)?$|^size \d{1,3}$/i;
const areTidyItems = (lines: Value | undefined) =>
  !Array.isArray(lines) || !lines.some((one) => noItem.test(String(one)));

const checks: Record<string, [field: string, isTidy: (words: string) => boolean]> = {
  add_appointment: ['title', (words) => isTidyTitle(words) && isOfOneKind(words)],
  add_event: ['title', isTidyTitle],
  add_trip: ['title', isTidyTitle],
  add_packing: ['name', isTidyTitle],
  add_gift_idea: ['title', isTidyTitle],
  add_subscription: ['serviceName', isTidyTitle],
  plan_meal: ['note', (words) => isTidyTitle(words) && !noDish.test(words)],
  add_task: ['title', isTidyTask],
  add_birthday: ['name', isTidyName],
  add_member: ['name', isTidyName],
  add_recipe: ['name', (words) => !/^(?:save|keep|add|note|recipe|something|worth keeping)$/i.test(words)],
};

/** Where another request begins inside of a value: 'soup that night so plan chicken soup'. */
const another =
  /(?:^| )(?:(?:and|so|then|but|also|plus) (?:then |also |please )?|[,;:+-] )(?:add|put|plan|remind|cancel|move|delete|remove|tick|cross|book|schedule|pop|stick) |[,;]:|\b(?:on|to|off|from) (?:the|my|our) (?:grocery |shopping |packing )?(?:list|calendar)\b| to the (?:grocery|shopping)$|, plus |\b(?:another|one more) (?:to ?-?do|task|reminder)\b| fyi\b| remind (?:me|us) (?:to|about) |^(?:then|put it|add it|put that|pop it|add those|add them) |\b(?:to ?-?do|groceries|grocery list|shopping list): | (?:and|so|but) (?:(?:i|we) (?:need|have|want|must|should)|(?:s?he|they)(?:'|\b))/iu;
/** An hour, or somebody's something: 'the clinic and David's eye exam'. */
const noPlace = /^\d{1,2}[:.]\d\d$|(?: and|,) \p{L}{2,20}'s /iu;
/** 'Haircut and soccer 4' */
const endsInNumber = (words: string) => {
  const at = words.lastIndexOf(' and ');
  return at > 0 && /^[\p{L} ]{1,30} \d{1,4}$/u.test(words.slice(at + ' and '.length));
};
/** A day that only what was said before could tell. */
const leaning = /\b(?:(?:the )?day (?:before|after)|the night before|(?:that|same) (?:day|night|evening|morning))\b/i;

/** 'Mia's right after' is another one. */
const after = /^(?:(?:right|straight|just) )?after(?:wards?)?$/i;

const told = ['title', 'name', 'note', 'location', 'serviceName', 'lines', 'ingredients', 'partyLocation', 'giftIdeas'];

const isTidyValue = (tool: string, values: Values) => {
  const [field = '', isTidy] = checks[tool] ?? [];
  const value: Value | undefined = values[field];
  const all = told.flatMap((name) => values[name] ?? []).map(String);
  if (all.some((one) => another.test(one) || endsInNumber(one)) || (typeof value === 'string' && leaning.test(value)))
    return false;
  if (after.test(String(values.notes))) return false;
  if (tool === 'add_groceries' && !areTidyItems(values.lines)) return false;
  if (!areTidyItems(values.ingredients)) return false;
  const { location } = values;
  if (
    typeof location === 'string' &&
    (pronouns.test(location) ||
      verbs.test(location) ||
      noPlace.test(location) ||
      /^(?:bring|take|remember|get|call) /i.test(location))
  )
    return false;
  return typeof value !== 'string' || !isTidy || isTidy(value);
};

export function isTidy(reading: Reading): boolean {
  if (reading.kind === 'propose') return isTidyValue(reading.tool, reading.values);
  if (reading.kind === 'answer') return true;
  const { waiting } = reading;
  return waiting.kind !== 'missing' || isTidyValue(waiting.tool, waiting.values);
}
