import type { itemCategories } from '#capabilities/planner/contract.ts';
import type { Clause } from './reader.ts';
import { tidy, upTo } from './said.ts';

/** How something to think of is said: by asking to be reminded, as a duty, for a list, or as what one tells oneself to do. */

const reminding =
  /^(?:please )?(?:(?:set|set up|schedule|add|create|put in|put|give me|make|i need|new)(?: me| up)?(?: a| another)? reminder(?: in| for me| up)?|reminder|(?:remind|nudge|ping|prompt|poke|tell) (?:me|us)|(?:don't|dont|do not) let (?:me|us) forget|make sure i (?:remember|don't forget|dont forget)|make a note|note to self|help me remember|(?:i (?:need|want) to )?be reminded|(?:i|we) (?:can't|cant|must not|mustn't|mustnt) forget|remember|don't forget|dont forget)(?:[ :,]+(?:to|about|that|for|i (?:need|have) to|we (?:need|have) to)\b)*[ :,]*/i;
const duty =
  /^(?:i|we)?(?:'ve)? ?(?:need to|have to|has to|got to|gotta|must|should|ought to|still need to|still have to|really need to|also need to) (?!i |we |you |he |she |they )/i;
/** Somebody else is to be reminded; she is the one who sees it. */
const remindingOthers =
  /^(?:please )?(?:(?:remind|nudge|ping|tell|ask|get) (?!me\b|us\b)(?:my )?\p{L}{1,30} (?:to|about|that|of)|have (?:my )?\p{L}{1,30} (?:pick up|call|buy|get|take|bring|drop|fix|clean|wash|order|book|mail|sign|return|pay)|make sure (?:my )?\p{L}{1,30} \p{L}{2,12}s) /iu;
const anybody = /^(?:someone|somebody|one of us|we all|everyone) (?:needs|need|has|have) to /i;
/** 'the car needs an oil change', 'the permission slip needs signing' */
const thingNeeds = /^(?:the |our |my )?\p{L}{1,30}(?: \p{L}{1,30})? needs? (?:\p{L}{1,30}ing\b|an? )/iu;
const theirDuty =
  /^\p{L}{1,30} (?:needs to|has to|must) (?!be |go to |see |work|stay|sleep|rest |eat |wear |leave |travel|study )/iu;
const listed =
  /^(?:add|put|new|create|make)?(?: a| an| the| another)? ?(?:to-?do|to do|task|reminder|planner item)(?: list)?(?:[ :,]{1,5}(?:to|for|called|about|:)\b){0,3}(?:[ :,]{1,5}|$)/i;
const toList = /^(?:add|put) (?:to|on) (?:my|the|our) (?:to-?do|to do|task|tasks)(?: list)?[ :,]+/i;
const onList = /\b(?:to|on|onto|in|into) (?:my|the|our) (?:to-?dos?|to dos?|tasks?|planner|reminders?)\b/i;
/** 'Biscuit needs his flea tablet on Wednesday, remind me' */
const remindedOf =
  /, ?(?:and |so )?(?:please |pls )?(?:remind|nudge|ping) (?:me|us)(?: (?:about|of) (?:it|that|this))?$/i;
const adding = /^(?:please )?(?:add|put|stick|write|note) /i;

/** A duty that is a command to us, somewhere to be, or something for the grocery list. */
const command = /^(?:move|reschedule|cancel|postpone|push|skip|delete|remove|add|put)\b/i;
/** Without a day it is an appointment of which the day is missing. */
const newAppointment = /^(?:make|set up|get) an? (?:[\p{L}'-]{1,30} ){0,3}(?:appointment|appt)\b/iu;
const attending = /^(?:take|be at|go to|see|bring|book|schedule)\b/i;
const shopping = /^(?:buy|get|grab|pick up some)\b/i;

/** With a day these are things to do; without one they may be said to anybody. */
const deed =
  /^(?:call(?! off)|phone|ring|pay|return|renew|sign|fill (?:out|in)|submit|register|bake|wrap|print|clean|wash|fix|bring|drop off|pick up|mail|donate|water|finish|prepare|decorate|rsvp|turn in|hand in|replace|refill|confirm|get (?:the|my|our) \p{L}{1,30} (?:inspected|fixed|washed|checked|serviced)|buy (?:a |the |some )?(?:gifts?|presents?|stamps|tickets))\b/iu;

/** The words for what is to be done; undefined where nobody asks for it. */
export function dutyIn({ untimed, lower, when, people }: Clause): string | undefined {
  const said = tidy(untimed.replaceAll('’', "'"));
  if (/\bpacking list\b/.test(lower)) return undefined;
  if (reminding.test(said)) return upTo(said.replace(reminding, '').replace(duty, ''), onList);
  if (remindedOf.test(said)) return said.replace(remindedOf, '').replace(duty, '');
  if (remindingOthers.test(said) && people.length > 0) return said.replace(/^please /i, '');
  if (anybody.test(said)) return said.replace(anybody, '');
  if (listed.test(said)) return said.replace(listed, '');
  if (toList.test(said)) return said.replace(toList, '');
  if (onList.test(said)) return upTo(said, onList).replace(adding, '').replace(duty, '');
  if (deed.test(said) && when.date && !when.time) return said;
  if (thingNeeds.test(said) && when.date && !when.time && people.length === 0) return said;
  if (theirDuty.test(said) && !duty.test(said)) return said;
  if (!duty.test(said) || lower.endsWith('?')) return undefined;
  const words = said.replace(duty, '');
  const isElsewhere =
    command.test(words) ||
    (when.time && attending.test(words)) ||
    (!when.date && newAppointment.test(words)) ||
    (!when.date && shopping.test(words));
  return isElsewhere ? undefined : words.replace(reminding, '');
}

/** 'Library books due on the 24th', 'rent is due on the 1st' */
export function dueIn({ untimed, lower, when }: Clause): string | undefined {
  if (!/\bdue\b/.test(lower) || !when.date || /^(?:when|what|is|are|who)\b/.test(lower)) return undefined;
  const words = tidy(tidy(untimed).replace(/ (?:is|are)?(?: due)?$/i, ''));
  return words.split(' ').length <= 6 ? words : undefined;
}

const health =
  /\b(?:doctor|dentist|medicine|meds|prescription|vitamins?|vaccin\w{0,20}|shots?|pharmacy|checkup|pediatrician|inhaler|allergy|thermometer|refill)\b/i;
const seasonal =
  /\b(?:christmas|xmas|holidays?|halloween|thanksgiving|easter|valentines?|winter|spring|summer|fall|autumn|snow|costumes?|stockings?|new year)\b/i;

export function categoryOf(title: string): (typeof itemCategories)[number] | undefined {
  if (health.test(title)) return 'health';
  return seasonal.test(title) ? 'seasonal' : undefined;
}
