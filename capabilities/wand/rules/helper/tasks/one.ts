import type { HouseholdMember } from '#capabilities/household/contract.ts';
import { isCommand } from '../message/requests.ts';
import { isOwnClause } from '../told/told-beside.ts';
import { peopleIn } from '../words/names.ts';
import { withoutPoliteness } from '../words/polite.ts';
import { cutAt, tidy, upTo } from '../words/said.ts';

/** What 'it', 'them' or 'a new one' of a task means, where the words before it tell. */

const losing = 'lost broke ripped ruined outgrew forgot dropped cracked'.split(' ');
const owners = new Set('his her my our the their a an'.split(' '));
const behindThing = /(?: again| at| on| in| and| so| yesterday| today)\b|[,.;!]/i;
const one = /(?:\b(him|her|them) )?\b(a new|another|a|an? \p{L}{2,9}er) one\b/iu;
const owned = /^(?:\p{L}{2,20}'s|his|her|their|the|my|our|an?) /iu;
const it =
  /\b(?:it|them|that|those)(?=$| (?:to|on|in|off|for|at|up|out|back|down|from|with|by|before|done|sorted|fixed|signed|ready|cleaned|checked|renewed|washed)\b)/i;
/** 'find one', 'find some for all of them' */
const bareOne = /(?<=^\p{L}{2,20} )(?:one$|some(?=$| (?:for|before|in time)\b))/iu;
const being =
  "is are has have need needs run runs expire expires end ends broke smells looks keeps was were must came won't isn't".split(
    ' ',
  );
const having = [
  ...'need needs want wants lost found promised got owe borrowed bought have has ordered forgot bringing making'.split(
    ' ',
  ),
  'in charge of',
  'responsible for',
];

/** What somebody no longer has: 'lost his water bottle again' -> 'water bottle' */
function goneIn(before: string): string | undefined {
  const [owner = '', ...words] = upTo(cutAt(before, losing)?.after ?? '', behindThing).split(' ');
  return owners.has(owner.toLowerCase()) && words.length > 0 && words.length <= 3 ? words.join(' ') : undefined;
}

/** 'Leo lost his bottle and I have to get him a new one' -> 'get Leo a new bottle'; 'the car is filthy, remind me to wash it' */
export function withThing(words: string, before: string, household: readonly HouseholdMember[]): string {
  // 'Leo's car seat is tight, remind me to look for a bigger one'
  const thing =
    goneIn(before) ?? (/er one\b/i.test(words) ? thingIn(before, household)?.replace(owned, '') : undefined);
  if (thing && one.test(words)) {
    const [only, ...others] = peopleIn(before, household).people.filter(({ relationship }) => relationship !== 'self');
    const whom = only && others.length === 0 ? `${only.name} ` : '';
    return words.replace(one, (_, him: string | undefined, article: string) => `${him ? whom : ''}${article} ${thing}`);
  }
  const lacking = bareOne.test(words) ? bareOne : it;
  const told = lacking.test(words) ? (thingIn(before, household) ?? headIn(before, lacking === bareOne)) : undefined;
  return told ? words.replace(lacking, told) : words;
}

/** 'Christmas pyjamas, I need to find some', 'library books, remind me to return them' */
function headIn(before: string, isAny: boolean): string | undefined {
  const head = tidy(withoutPoliteness(before));
  const isThing = head.split(' ').length <= 3 && (isAny || /[^s]s$/i.test(head));
  return isThing && /^[\p{L}' -]+$/u.test(head) && !isCommand(head) && !isOwnClause(head) ? head : undefined;
}

/** What a remark speaks of: what somebody needs or has, what something is said of, or only the thing: 'ugh, the library books'. */
function thingIn(before: string, household: readonly HouseholdMember[]): string | undefined {
  const parts = before.split(/[.;!?] |, (?:so$)?|,? so(?: |$)| and (?=(?:i|we|he|she|they) )/i).map(withoutPoliteness);
  const remark = tidy(parts.filter(Boolean).at(-1) ?? '').replace(/^(?:heads up|but|ugh|argh|right|oh) /i, '');
  const [first = ''] = remark.split(' ');
  const isPerson =
    (!first.endsWith("'s") && peopleIn(first, household).people.length > 0) || /^(?:i|we|he|she|they)\b/i.test(remark);
  const named =
    isOwnClause(remark) || isCommand(remark) ? undefined : /\b(?:the|my|our|those|these) .{1,40}$/i.exec(remark)?.[0];
  const thing = isPerson ? cutAt(remark, having)?.after : (cutAt(remark, being)?.before ?? named);
  return thing && thing.split(' ').length <= 7
    ? upTo(thing.replace(/^to (?:get|buy|find|order) /i, ''), / (?:before|to (?:the|my|our))\b/).replace(
        /^(?:the|my|our|a|an) /i,
        (article) => article.toLowerCase(),
      )
    : undefined;
}
