import type { HouseholdMember } from '#capabilities/household/contract.ts';
import { plainWords } from '../answers/question-words.ts';
import { leftOver, wordSet } from '../guards/left-over.ts';
import { choosing } from '../question-back.ts';
import type { Clause, Context, Reading } from '../reader.ts';

/** Who leaves the household. */

/** These alone say it; the others may mean an errand: 'drop Mia off', 'take Mia out'. */
const removes = /\b(?:remove|delete|erase|get rid of)\b/i;
const takes = /\b(?:remove|delete|erase|get|take|scratch|scrap|drop|cross|strike)\b/i;
const outOfHome =
  /\b(?:from|off|out of) (?:the |our |my |this )?(?:family|household|app|member|members|profile|profiles)\b/i;
const takesOut = (part: string) => takes.test(part) && outOfHome.test(part);
const takesHim = /\b(?:remove|delete|erase|take|scratch|drop) (?:him|her|them|it)(?: (?:off|out))?$/i;
const isGone =
  /\b(?:died|passed|gone|rehomed?|moved out|moving out|left us|ran away|lives? with|given away|gave away|sold|broke up|split up|divorced|lost|put down|put to sleep|isn't with us|not with us|no longer (?:with|lives|living|ours|here)|doesn't live|found (?:him|her|it) a new)\b/i;
export const removalWords = wordSet(
  'remove delete erase scratch scrap drop take cross strike rid off out family household app member members profile profiles page dog cat pet puppy kitten bird fish rabbit hamster husband wife partner grandma grandpa granny grandmother grandfather nana aunt auntie uncle cousin completely entirely',
);

/** By name, wherever it stands: 'biscuit' is a person here, because nobody removes a biscuit from the family. */
export function namedIn(said: string, { people }: Clause, { household }: Context): HouseholdMember[] {
  const words = plainWords(said);
  return household.filter(
    (one) =>
      one.relationship !== 'self' &&
      (people.includes(one) ||
        plainWords(one.name).every((part) => words.includes(part) || words.includes(`${part}s`))),
  );
}

/** Only where nothing is said beside the name: 'remove Mia from swim class' is something else. Reasons stand apart. */
export function removed(said: string, clause: Clause, context: Context): Reading[] | undefined {
  const [person, ...others] = namedIn(said, clause, context);
  if (!person || others.length > 0) return undefined;
  const names = plainWords(person.name).flatMap((name) => [name, `${name}s`]);
  const understood = new Set([...removalWords, ...names]);
  // 'delete Mia's dentist and Leo's' is about what is his.
  const isHis = (part: string) => /'s$/.test(part.trim());
  const isIt = (part: string) =>
    takesOut(part) ||
    (removes.test(part) && !isHis(part) && plainWords(part).some((word) => names.includes(word))) ||
    (takesHim.test(part) && isGone.test(said));
  const parts = said.split(/[,;.!] | - | and | so (?:please )?| [:;]-?[()] /i).filter(isIt);
  const isPlain = parts.length === 1 && parts.every((part) => leftOver(part, understood).length === 0);
  return isPlain
    ? [{ kind: 'propose', tool: 'remove_member', values: { id: person.id }, quote: clause.text }]
    : undefined;
}

const isOver =
  /\b(?:died|dead|passed(?: away)?|rehomed|ran away|given away|gave away|put (?:down|to sleep)|crossed the rainbow bridge)\b|\b(?:we|i) (?:lost|said goodbye to|had to put|had to say goodbye to|gave)\b/i;
const hasLeft =
  /\b(?:moved out|moving out|moved (?:into|(?:back )?(?:to|home|away))|(?:doesn't|does not|don't) live|no longer lives?|isn't living|broke up|split up|divorced|isn't with us|no longer with us)\b/i;
const goneWords = wordSet(
  `died dead passed away rehomed ran given gave put down sleep crossed rainbow bridge lost said goodbye moved out moving doesnt dont live lives living no
  longer here broke up split divorced not isnt away suddenly peacefully morning night last yesterday week sad sadly home new place own care back family house old`,
);

/** 'Pepper passed away yesterday', 'Gran moved out': whether somebody is to be removed then is hers to say. */
export function gone(said: string, clause: Clause, context: Context): Reading[] | undefined {
  const isDeath = isOver.test(said);
  if (!isDeath && !hasLeft.test(said)) return undefined;
  const [person, ...others] = namedIn(said, clause, context);
  if (!person || others.length > 0 || person.memberType === 'child') return undefined;
  const known = new Set([...goneWords, ...removalWords, ...plainWords(person.name)]);
  if (leftOver(clause.untimed.replace(/ [:;]-?[()]| (?:to|into) \p{Lu}\p{L}{2,20}/gu, ''), known).length > 0)
    return undefined;
  const remove = { label: `yes, remove ${person.name}`, tool: 'remove_member', values: { id: person.id } };
  const question = `${isDeath ? 'I am sorry. ' : ''}Should I remove ${person.name} from the family?`;
  return choosing(question, [remove], clause.text);
}
