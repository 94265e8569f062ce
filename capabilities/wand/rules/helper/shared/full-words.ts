import type { Known } from '../likeness/pieces.ts';
import { isQuestionLike } from '../message/requests.ts';
import { whenIn } from '../when/when.ts';

/** Words that are left out because they were said just before: "Leo's haircut at 12 and Mia's at 11", 'a trip to Rome and one to Oslo'. */

const journey = /\b(?:trip|vacation|getaway|reminder)\b/gi;
const one =
  /((?:,|[.;!]|\band|\bplan|\badd|\bbook|\bcreate|\bmake|\bschedule|\bset up|\bput in|\bput)(?: also| then| instead)? )(?:(a new|another|a second|a different|a) )?one (?=(?:to|in|for|from|on)\b)/i;

/** What kind of thing is meant by 'one', where it is told where to. */
function withKind(message: string): string {
  const found = one.exec(message);
  const [kind] =
    message
      .slice(0, found?.index ?? 0)
      .match(journey)
      ?.slice(-1) ?? [];
  if (!found || !kind) return message;
  const [all, lead = '', which = 'a'] = found;
  return withKind(message.replace(all, `${lead}${which === 'another' ? 'a new' : which} ${kind} `));
}

const company = /(?:^|[.,;] |\b(?:an?|the|has|have|and|add|book|schedule) )((?:(?!and )[\p{L}-]{3,20} ){1,2})with /giu;

/** 'a playdate with Zoe on Friday, and Leo has one with Max' */
function withCompany(message: string): string {
  const at = message.search(/\bone with /i);
  const what = [...message.slice(0, Math.max(0, at)).matchAll(company)].at(-1)?.[1];
  return what ? `${message.slice(0, at)}a ${what}${message.slice(at + 'one '.length)}` : message;
}

const owned = /\b(?!(?:it|that|what|who|he|she|here|there|let|how|when|where)'s)\p{L}{2,20}'s /iu;
const thing =
  /^((?:(?!(?:is|are|was|at|to|on|in|for|from|until|and|moved|by|instead|goes|has|gets|one|starts|begins|will)\b)\p{L}[\p{L}-]{1,20} ?){1,3})/iu;
const ownerAlone =
  /((?:,|[.;])? (?:and |but |then )?(?:also )?(?:for |(?:note|remember|write down|update)(?: that)? |(?:when|where|what time) is )?)((?:(?:my|our|\p{L}{2,20}'s) (?:friend|cousin|sister|brother|aunt|uncle) )?(?!(?:it|that|what|who|he|she|here|there|let|how|when|where|husband|wife|mom|mother|dad|father|sister|brother|son|daughter|friend)'s)\p{L}{2,20}'s)(?=$|[.,!;?]| (?:is|at|to|on|an|one|until|by|instead|too|as well|goes|moves|moved|starts|begins)\b|(?<=for \p{L}{2,15}(?: \p{L}{2,15})?'s) an? )/iu;

const telling = /\b(?:note|remember|write down|update)\b/i;

const behindOf = (message: string, { 0: said, index }: RegExpExecArray) => message.slice(index + said.length);

/** What was asked before is over where something else is said behind it. */
const lastSentence = (text: string) => text.slice(text.lastIndexOf('? ') + 1).trim();

/** "Leo's haircut ... and Mia's" */
function withThing(message: string): string {
  const found = ownerAlone.exec(message);
  const before = message.slice(0, found?.index ?? 0);
  const owner = owned.exec(before);
  const [, what = ''] = (owner && thing.exec(before.slice(owner.index + owner[0].length))) ?? [];
  if (!found || what.trim() === '' || (isQuestionLike(lastSentence(before)) && !telling.test(found[0]))) return message;
  // "when is Leo's haircut? Put Mia's on that day too" is about one that is there.
  if (isQuestionLike(before) && /\bput$/i.test(before))
    return `${before.replace(/put$/i, 'move')}${found[0]} ${what.trim()}${behindOf(message, found).replace(/^ on /i, ' to ')}`;
  // 'tell me Mia's size, and note that Leo's is 110'
  if (telling.test(found[0]))
    return `${before}. ${found[2]} ${what.trim()}${behindOf(message, found).replace(/\?$/, '')}`;
  return `${before}${found[0]} ${what.trim()}${withThing(behindOf(message, found)).replace(/^ one\b/i, '')}`;
}

const mine = /(?<=(?:,|[.;]|,? and|,? but) )mine(?= (?:is|at|on)\b)/i;

/** "Mia's haircut is at 12, and mine is Friday at 2" */
function withMine(message: string): string {
  const at = message.search(mine);
  const owner = owned.exec(message.slice(0, Math.max(0, at)));
  const [, what = ''] = (owner && thing.exec(message.slice(owner.index + owner[0].length, at))) ?? [];
  return what.trim() && !isQuestionLike(message) ? message.replace(mine, `my ${what.trim()}`) : message;
}

const bothOwn = /\b(\p{L}{2,20}'s) and (\p{L}{2,20}'s) (\p{L}{3,20}[^\Ws])s\b/giu;

/** "push Leo's and Mia's haircuts back" */
const withEachOwn = (message: string) =>
  isQuestionLike(message) ? message : message.replaceAll(bothOwn, '$1 $3 and $2 $3');

const so = /(?:,|;|\.)?(?: and| but)? so (is|are|was|were) ([^,.;!?]{2,40}?)(?=[,.;!?]|$| (?:and|but) )/i;
const state = /\b(?:is|are|was|were|got) (?!not\b)((?:[\p{L}-]{2,15} ?){1,3})$/iu;

/** 'milk is bought and so are the eggs' */
function withState(message: string): string {
  const found = so.exec(message);
  const [, what] = (found && state.exec(message.slice(0, found.index))) ?? [];
  return found && what ? withState(message.replace(found[0], `, and ${found[2]} ${found[1]} ${what}`)) : message;
}

const birthdays = /\bbirthdays?(?: list)?\b/i;
const adding =
  /^(?:please |also |then )?(?:add|put in|put|note|log|save|enter|write down) (?=(?:my|our|his|her|\p{L}{2,20}'s) |(?:aunt|uncle|cousin|grandma|grandpa|friend) |\p{Lu})/u;

/** 'take Tom off the birthdays and add my cousin Elena, May 3' */
function withBirthday(message: string, { clock }: Known): string {
  const [first = '', ...others] = message.split(
    /(?<=\bbirthdays?(?: list)?),? and (?:then )?|(?<=\bbirthdays?(?: list)?)[,.;] (?:and )?/i,
  );
  const [last = ''] = others;
  if (others.length !== 1 || !birthdays.test(first) || birthdays.test(last) || !adding.test(last)) return message;
  const { when, untimed } = whenIn(last, clock);
  const name = untimed
    .replace(adding, '')
    .replace(/[,.]? ?instead\b|[,.!]{1,3} ?$/gi, '')
    .trim();
  const isName = name.split(' ').length <= 4 && !/[,.;:]|\bits?\b/.test(name);
  return when.date && !when.time && isName
    ? `${first}. add ${name.replace(/'s$/, '')}'s birthday, ${when.date}`
    : message;
}

const severalKin = /^(?:two|three|some|a few) (friend|cousin|nephew|niece|neighbou?r|colleague)s of (?:mine|ours): /i;

/** 'two friends of mine: Priya has her birthday June 14, Amit October 2' */
const withKin = (message: string) => message.replace(severalKin, 'my $1 ');

const offThere = /(?<= (?:to|in|into) (the (?:family|household))\b.{1,30}\btake \p{L}{2,20} off)(?=[.!]?$)/iu;

/** 'add Teresa to the family and take Biscuit off' */
const withPlace = (message: string) => message.replace(offThere, ' $1');

/** The message with what was left out. */
export const inFullWords = (message: string, known: Known): string =>
  withPlace(withBirthday(withState(withMine(withThing(withEachOwn(withCompany(withKind(withKin(message))))))), known));
