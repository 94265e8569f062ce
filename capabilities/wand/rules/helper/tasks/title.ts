import { leftOver, wordSet } from '../guards/left-over.ts';
import { requestsWithin } from '../message/beginnings.ts';
import { isCommand } from '../message/requests.ts';
import { holdsClause, isOwnClause } from '../told/told-beside.ts';
import { asTitle, withoutArticle } from '../words/words.ts';
import { isDeed } from './deeds.ts';

/** The title of a task: what is to be done, without what was only told beside it. */

const seam = /((?<!\b(?:dr|mr|mrs|ms|st))[,;.!?] | [–—-] | (?:so|but|or)(?= ))/i;
const idle = wordSet(
  'latest dated reminder reminders nudge due deadline rush hurry important forget slip chance point some sometime soon asap whenever task tasks todo no even yet',
);

/** It would not tell her anything on the day: 'take them back', 'get him a new one'. */
const unclear =
  /[<>{}]|\bones?$|^(?:\S{1,40} ){1,2}(?:it|them|those)(?:$| (?:back|to|up|out|off|in|on|for|down|over|done|sorted|fixed|signed|ready|cleaned|checked|renewed|washed)\b)|^\S{1,40} (?:that|this|him|her|more|some)$|^\S{1,40} (?:some|one|any) (?:for|before|in)\b|^\S{1,40}'s$|^\d\S{0,5}$|^(?:later|soon|again|sometime|(?:something|anything|things?|stuff)(?: important| else)?)$/i;

/** 'call the school and milk is out': a clause with a subject of its own; 'see if the doors and windows are shut' is one deed. */
const andClause =
  / and (?:the |my |our |\p{L}{2,20}'s )?(?:[\p{L}-]{2,20} ){1,2}?(?:(?:is|was|has|isn't|wasn't|needs) |(?<=s )(?:are|were|have|aren't|need) )\p{L}/iu;
const deed =
  /^(?!(?:the|my|our|his|her|an?|some|mom|mum|dad|aunt|uncle|grandma|grandpa) |\p{L}{2,20}'s )\p{L}{2,20} \S/iu;
const binding = /\b(?:if|whether|that|what|when|where|who|how|which|why|sure|until|before|after|because|while)\b/i;

/** 'call the bank take out the trash' are two; in 'have David call the plumber' somebody else does it. */
const another = /^\p{L}{2,12} (?:out |up |back |in |off )?(?:the|my|our|his|her|their|an?) /iu;
const ofOthers = /^(?:have|make|let|help|watch|see|get|ask|tell)\b/i;

function holdsAnother(title: string): boolean {
  const first = title.slice(0, Math.max(0, title.search(andClause)));
  if (deed.test(first) && !binding.test(first)) return true;
  return !ofOthers.test(title) && requestsWithin(title).some((rest) => another.test(rest) && isDeed(rest));
}

/** 'take the car in', where 'in' is no loose end. */
const goesIn =
  /^(?:(?:remind|tell|ask) \p{L}{2,20} to )?(?:take|turn|hand|bring|send|put|check|drop|call|let|get) .{2,60} in$/iu;

/** Undefined where the words hold another request or a clause of their own. */
export function titleIn(words: string): string | undefined {
  const [first = '', ...others] = words.split(seam);
  let title = first;
  for (let at = 0; at < others.length; at += 2) {
    const [sign = '', part = ''] = others.slice(at, at + 2);
    if (isCommand(part) || /^ ?(?:or )?(?:write|jot|better|no)\b/i.test(part)) return undefined;
    if (isOwnClause(part) || leftOver(part, idle).length === 0) continue;
    title += sign + part;
  }
  if (holdsClause(title) || holdsAnother(title) || /^\S{2,8}n't\b/i.test(title)) return undefined;
  return `${asTitle(withoutArticle(title))}${goesIn.test(title.trim()) ? ' in' : ''}`;
}

export const isClear = (title: string) => title.length > 1 && !unclear.test(title);
