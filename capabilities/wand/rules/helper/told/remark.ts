import { beginsRequest } from '../message/requests.ts';
import type { Clause } from '../reader.ts';
import { withoutPoliteness } from '../words/polite.ts';
import { isOwnClause } from './told-beside.ts';

const feeling =
  /^(the )?\p{L}{1,30}('s|'m|'re| is| are| am| was| were| feels?) [^\s,;]{1,40}( [^\s,;]{1,40})?( [^\s,;]{1,40})?$/u;

const reason = /^(?:since|because|as|now that|seeing as) (?!for\b)/;
const wishing = /\b(?:add|put|pop|remind|cancel|delete|remove|skip|move|book|need)\b/;
const deed = /^(?:do|have) /;
/** 'we have plenty' says why. */
const plenty =
  /^(?:we|i)(?:'ve| have)(?: still)?(?: got)? (?:plenty|enough|loads|lots|tons)(?: of (?:it|them|those|that))?(?: (?:already|at home|left|anyway|now))?[.!]?$/;

/** 'Mia is sick, cancel her swim class': the first part asks for nothing. */
export const justSays = ({ text, when, lower }: Clause) =>
  (reason.test(lower) && !wishing.test(lower)) ||
  (feeling.test(lower) && !when.date) ||
  plenty.test(lower) ||
  !(deed.test(lower) || /\d/.test(lower) || when.date || when.time || text.trimEnd().endsWith('?') || asksFor(text));

/** Also behind a stop or an 'and'. */
const asksFor = (text: string) => text.split(/[.!;,:] | and | so /).some((piece) => beginsRequest(piece, '', true));

const telling =
  /^(?:because|since|as|cause|cos)? ?(?:i|we|he|she|they|it|that|those|these|there|my \p{L}{1,20}|our \p{L}{1,20}|the \p{L}{1,20}|\p{L}{1,20}'s|\p{L}{1,20})('s|'m|'re|'ve|'ll|'d)? (?:is|was|are|were|am|has|have|had|got|gave|gets?|ate|took|takes|refuses|changed|asked|asks|bought|made|makes|likes?|loves?|hates?|hated|prefers?|forgot|can't|don't|doesn't|didn't|won't|isn't|aren't|wasn't|not|never|already|still|just|keeps?|said|says|told|watches|going|feeling|know|think|guess|hope|can|will|would|should|could|might|did|do|does|went|goes|came|comes|broke|lost|found|left|ran|sent|paid|promised|insists|insisted|begged|cancelled|moved|quit|outgrew|be)\b/iu;
/** Of somebody else only what says nothing that is kept. */
const doing =
  /^\p{L}{1,20} (?:got|gave|took|ate|bought|said|asked|asks|broke|lost|forgot|watches|refuses|insists|insisted|begged|has to work|is (?:away|sick|ill|out|off|working|home)|can't (?:make it|come|go|get (?:off|away|out of|time off))|is busy)\b/u;

/** A sentence that tells something. */
export const isTelling = (text: string) => telling.test(text);

/** What is told behind a request: '..., my sister gave us four boxes'. */
export const justTells = (clause: Clause) =>
  telling.test(clause.lower) &&
  !/^(?:it|that|this|they)(?:'s| is|'re| are) (?:at|on|in|for|with|from) /.test(clause.lower) &&
  (clause.people.every(({ relationship }) => relationship === 'self') || doing.test(clause.lower)) &&
  justSays(clause);

const noOrder =
  /^(?:in|on|at|of|for|with|to|by|from|about|after|before|during|until|since|like|as|not|only|just|all|both|half|such|quite|what|which|how|so|thanks|and|or|but|because|if|when|while|even|also|maybe|same|is|are|was|has|had|love|hate|got|saw|forgot|lost|left|made|took|gave|went|came|ate|broke|been|miss|hope|wish|guess|\p{L}{2,20}(?:ed|ing|ly)) /iu;
const order =
  /^(?:please )?\p{L}{2,15}(?: (?:off|on|up|out|down))? (?:the|my|our|this|that|some|an?|david|him|her) \p{L}{2,20}/iu;

/** 'Leo needs new rain boots' */
const lacking =
  /^(?:(?:the|my|our) )?\p{L}{2,20} (?:also |still |really )?needs? (?:some |a (?:new|pair)|new|more)\b/iu;

/** 'turn off the lights': something to do, so that it is not to be passed over in silence where nobody understood it. */
export const isOrder = (text: string) =>
  (order.test(text) && !noOrder.test(text.replace(/^please /i, ''))) || lacking.test(withoutPoliteness(text));

const takingBack =
  /^(?:it|its|it's|that|that's|this|they|they're|no|actually|sorry|wait)\b|\b(?:instead|rather|not|never|moved?|changed?|cancell?ed|until|till|now)\b|n't\b/i;
const correcting = /^(?:he|she|he's|she's)\b|\b(?:should|must|wants?|needs?)\b/i;

/** 'but we have to be there at 8:30' says something of its own, where '..., it's at 4 actually' may be about what was said before it. */
export const standsAlone = (text: string) => isOwnClause(text) && !takingBack.test(text);

/** 'I'm off on Friday' tells something of a day, and takes nothing back. */
export const tellsOfDay = (text: string) => standsAlone(text) && !correcting.test(text) && !asksFor(text);

/** 'so tired today' says no day for anything. */
export const isMood = ({ text, when }: Clause, { today }: { today: string }) =>
  when.date === today && !when.time && !/\d/.test(text) && text.split(' ').length <= 4 && !asksFor(text);
