import { saysDoing } from '../groceries/words.ts';
import { clauseOf } from '../message/clause.ts';
import type { Clause, Context } from '../reader.ts';
import { request } from '../words/phrases.ts';
import { hasFood, isFood } from './words.ts';

/** A message about meals often says why, or says it twice: 'we're out on Friday, so clear the dinner'. */

const bounds =
  /[,;.!?] |\n|,? (?=(?:because|since|cause|cuz|as (?:we|i|it|it's)) )|,? so (?!much |many |that |good |far )|,? (?:and|but) (?=(?:i|we|we're|they|he|she|it|it's|that|that's|please|don't|dont|only|just)\b)| (?=(?:i|we) (?:have|had|forgot|can't|cant|don't|dont) )|(?<!\b(?:because|since|as|if|when|so|and)) (?=(?:we're|i'm) (?:eating|going|ordering|having) )/i;
const reason = /^(?:because|since|cause|cuz|as) /i;
const aboutIt =
  /^(?:please |then |just )?(?:(?:can|could|would|will) (?:you|u|we) )?(?:please |just )?(?:go ahead and )?(?:plan|put|pencil|write|add|note|schedule|set|do|make|pop|stick|change|fix|update|save|jot)(?: for)?(?: (?:it|that|this|them|those))?(?: (?:in|down|on|up|there|please|for|us|me|our|instead|into|to|as|the|a|meal|plan|menu|breakfast|lunch|dinner|supper)){0,9}$/i;
const grammar =
  /\b(?:i|i'm|im|i've|we|we're|we've|he|he's|she|she's|they|they're|it|it's|its|that's|thats|there's|is|are|was|were|has|had|will|won't|can't|wants|needs|don't|dont|didn't|didnt|nobody|everyone|everybody|isn't|isnt|aren't|arent|might|may|would|could|should|needs|got|gave|ate|said|says)\b/i;

/** Whether it asks for nothing more than the rest of the message. */
export const isAside = (text: string) => reason.test(text) || aboutIt.test(request(text));
export const isRemark = (text: string) => isAside(text) || grammar.test(text) || /^only for /i.test(text);

/** The parts of a request, each with the day of the whole where it has none of its own. */
export function partsOf(clause: Clause, { asked, household }: Context): Clause[] {
  return clause.text
    .split(bounds)
    .map((text) => text.trim())
    .filter((text) => request(text) !== '')
    .map((text) => {
      const part = clauseOf(text, household, asked);
      return part.when.date || !clause.when.date ? part : { ...part, when: { ...part.when, date: clause.when.date } };
    });
}

const remarkWords =
  /^(?:before|after|so|since|because|while|when|if|for|only|just|easy|simple|quick|yum|yummy|done|sorted|perfect|again)\b/i;

const speaksOfEating = /\b(?:having|eating|making|cooking|tacos?)\b/i;

/** 'oatmeal, before Nora's checkup' -> 'oatmeal'; undefined where something else is said besides the dish. */
export function withoutRemarks(told: string): string | undefined {
  const [first = '', ...others] = told.split(/[,;.!] /);
  if (!hasFood(first) && !speaksOfEating.test(first)) return told;
  const foods = others.filter((part) => isFood(part));
  const isUnderstood = others.every(
    (part) => foods.includes(part) || remarkWords.test(part) || saysDoing.test(part) || isRemark(part),
  );
  return isUnderstood ? [first, ...foods].join(', ') : undefined;
}
