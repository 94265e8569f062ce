import { leftOver, wordSet } from '../guards/left-over.ts';
import { isCommand } from '../message/requests.ts';
import { holdsClause, isOwnClause } from '../told/told-beside.ts';
import { asTitle, withoutArticle } from '../words/words.ts';

/** The title of a task: what is to be done, without what was only told beside it. */

const seam = /((?<!\b(?:dr|mr|mrs|ms|st))[,;.!?] | [–—-] | (?:so|but|or)(?= ))/i;
const idle = wordSet(
  'latest dated reminder reminders nudge due deadline rush hurry important forget slip chance point some sometime soon asap whenever task tasks todo no even yet',
);

/** It would not tell her anything on the day: 'take them back', 'get him a new one'. */
const unclear =
  /\bones?$|^(?:\S{1,40} ){1,2}(?:it|them|those)(?:$| (?:back|to|up|out|off|in|on|for|down|over|done|sorted|fixed|signed|ready|cleaned|checked|renewed|washed)\b)|^\S{1,40} (?:that|this|him|her|more|some)$|^\S{1,40} (?:some|one|any) (?:for|before|in)\b|^\S{1,40}'s$|^\d\S{0,5}$|^(?:later|soon|again|sometime|(?:something|anything|things?|stuff)(?: important| else)?)$/i;

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
  return holdsClause(title) || /^\S{2,8}n't\b/i.test(title) ? undefined : asTitle(withoutArticle(title));
}

export const isClear = (title: string) => title.length > 1 && !unclear.test(title);
