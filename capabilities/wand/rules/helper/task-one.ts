import type { HouseholdMember } from '#capabilities/household/contract.ts';
import { peopleIn } from './names.ts';
import { cutAt, tidy, upTo } from './said.ts';

/** What 'it', 'them' or 'a new one' of a task means, where the words before it tell. */

const losing = 'lost broke ripped ruined outgrew forgot dropped cracked'.split(' ');
const owners = new Set('his her my our the their a an'.split(' '));
const behindThing = /(?: again| at| on| in| and| so| yesterday| today)\b|[,.;!]/i;
const one = /(?:\b(him|her|them) )?\b(a new|another|a) one\b/i;
const it = /\b(?:it|them|that|those)(?=$| (?:to|on|in|off|for|at|up|out|back|down|from|with|by|before)\b)/i;
/** 'find one' */
const bareOne = /(?<=^\p{L}{2,20} )one$/iu;
const being =
  "is are has have need needs run runs expire expires end ends broke smells looks keeps was were must came won't isn't".split(
    ' ',
  );
const having = 'need needs want wants lost found promised got owe borrowed bought have has ordered forgot'.split(' ');

/** What somebody no longer has: 'lost his water bottle again' -> 'water bottle' */
function goneIn(before: string): string | undefined {
  const [owner = '', ...words] = upTo(cutAt(before, losing)?.after ?? '', behindThing).split(' ');
  return owners.has(owner.toLowerCase()) && words.length > 0 && words.length <= 3 ? words.join(' ') : undefined;
}

/** 'Leo lost his bottle and I have to get him a new one' -> 'get Leo a new bottle'; 'the car is filthy, remind me to wash it' */
export function withThing(words: string, before: string, household: readonly HouseholdMember[]): string {
  const thing = goneIn(before);
  if (thing && one.test(words)) {
    const [only, ...others] = peopleIn(before, household).people.filter(({ relationship }) => relationship !== 'self');
    const whom = only && others.length === 0 ? `${only.name} ` : '';
    return words.replace(one, (_, him: string | undefined, article: string) => `${him ? whom : ''}${article} ${thing}`);
  }
  const lacking = it.test(words) ? it : bareOne;
  const told = lacking.test(words) ? thingIn(before, household) : undefined;
  return told ? words.replace(lacking, told) : words;
}

/** What a remark speaks of: what somebody needs or has, or what something is said of. */
function thingIn(before: string, household: readonly HouseholdMember[]): string | undefined {
  const remark = tidy(before.split(/[.;!?] |, /).at(-1) ?? before).replace(
    /^(?:heads up|so|oh|also|btw|and|but) /i,
    '',
  );
  const isPerson =
    peopleIn(remark.split(' ')[0] ?? '', household).people.length > 0 || /^(?:i|we|he|she|they)\b/i.test(remark);
  const thing = isPerson ? cutAt(remark, having)?.after : cutAt(remark, being)?.before;
  return thing && thing.split(' ').length <= 7
    ? thing.replace(/^(?:the|my|our|a|an) /i, (article) => article.toLowerCase())
    : undefined;
}
