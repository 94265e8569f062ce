import type { HouseholdMember } from '#capabilities/household/contract.ts';
import { isCommand } from '../message/requests.ts';
import { withoutKin } from '../pointing/pronouns.ts';
import type { Clause, Context } from '../reader.ts';
import { peopleIn } from '../words/names.ts';
import { withoutPoliteness } from '../words/polite.ts';

/** What is told of somebody, without the name and without who told it. */

const reported =
  /^(?:(?:it )?turns out|(?:we|i|we've|i've|we have)(?: just| recently| now)? (?:found out|learned|learnt|discovered|noticed|heard)|just found out|found out|(?:the |our |my |her |his |your )?(?:doctor|doc|dr|allergist|allergy test|pediatrician|paediatrician|dentist|vet|nurse|teacher|school|daycare|blood test|bloodwork|test results?)(?: just| now)? (?:says|said|told us|told me|confirmed|confirms|found|showed|shows)|apparently|(?:good|great|bad|happy) news|heads up|fyi|btw|by the way|i? ?forgot to (?:say|mention|tell you)|(?:you should|good to|so you|just so you) know|for the record|quick update|update|please note|note(?: down)?|make a note|be aware|bear in mind|keep in mind|remember|as of (?:today|now)|starting (?:today|now)|from now on|and|so|oh|ok|well|yes)(?: that)?(?:,|:| -)? /i;

const doubt =
  /\b(?:maybe|might|(?<!of )may(?! \d)|perhaps|probably|possibly|think|thinks|guess|could|would|if|whether|wonder|worried|seems|unless|hope|wish|wants|almost|nearly|should(?! be| now be)|pretend|used to|yesterday|did)\b/i;

/** 'should we get a dog', 'is HelloFresh still on pause' */
const asks =
  /^(?:is|are|am|was|were|do|does|did|has|have (?:we|i|you)|should|shall|will|would (?:it|he|she|they|we|i)|could (?:it|he|she|they|we|i)|may|what|what's|when|when's|where|which|who|who's|how|why)\b/i;
export const isAsking = (text: string) => asks.test(withoutPoliteness(text));

/** What may be so, or was so once, is not told. */
export const isDoubtful = (text: string) => doubt.test(text);

const behindIt =
  /,? (?:after all|as it turns out|it turns out|turns out|apparently|it seems|the (?:doctor|doc|vet|nurse|allergist|school) (?:says|said|told us)|according to (?:(?:the|our|my|her|his) )?[\p{L}.]{2,20}(?: \p{L}{2,20})?)$/iu;

export function withoutReport(text: string): string {
  const polite = withoutPoliteness(text);
  const rest = polite.replace(reported, '').replace(behindIt, '');
  return rest === polite ? rest : withoutReport(rest);
}

/** What stands beside a name: 'my daughter Mia', 'Mia says that'. */
const described =
  /^(?:(?:my|our|the|little|baby|poor|sweet) ){0,2}(?:(?:daughter|son|husband|hubby|wife|partner|baby|little one|oldest|youngest|eldest|girl|boy|toddler|kid)\b,? ?)?(?:(?:says|told us|told me|announced|decided|claims|insists)(?: that)? )?/i;

/** 'She had a reaction yesterday, please write down that she is allergic to eggs': what is to be kept stands last. */
const toKeep =
  /[,.;]? (?:please |can you |could you |so )?(?:write|note|jot|put|mark)(?: down)? that (?=(?:s?he|they|it)\b)/i;
const kept = (text: string) => {
  const [before = '', told, ...others] = text.split(toKeep);
  return told && others.length === 0 && !isCommand(before) ? told : text;
};

export interface Told {
  people: HouseholdMember[];
  /** Without names, in her spelling. */
  text: string;
}

/** Who is not named here may be the only one of the message: 'Leo's feet again. Shoe size 27 now'. */
export function toldIn({ text }: Clause, { household, asked }: Context): Told {
  const { people, without } = peopleIn(withoutReport(text), household, asked.today);
  if (people.length > 0) return { people, text: kept(without.replace(described, '')) };
  const named = peopleIn(withoutKin(asked.message, text), household, asked.today).people.filter(
    (one) => one.relationship !== 'self',
  );
  return { people: named.length === 1 ? named : [], text: without };
}

export const partsOf = (text: string) => text.split(/[,;.!]{1,3} | - | and | so | because /i).filter(Boolean);
