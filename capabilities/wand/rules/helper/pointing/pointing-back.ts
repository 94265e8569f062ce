import { isCommand, isQuestionLike } from '../message/requests.ts';
import { isEcho } from '../told/echo.ts';
import { isOwnClause } from '../told/told-beside.ts';
import { withoutPoliteness } from '../words/polite.ts';

/** A request whose thing was told before it: '<what was told>, so please add that appointment', '..., if you could move it to the 27th'. */

export interface Pointing {
  /** What was told, part by part, each with the sign before it. */
  told: readonly Told[];
  deed: Deed;
  /** What is said behind the request. */
  behind: readonly string[];
}

export interface Told {
  sign: string;
  words: string;
}

export interface Deed {
  /** In plain words: 'put that one off till December 8th'. */
  text: string;
  verb: string;
  /** What points back: 'it', 'that one', 'that reminder', 'the trip'. */
  pointer: string;
  rest: string;
}

const deed =
  /^(add|put|save|note|write|jot|make|log|keep|pop|stick|enter|mark|record|get|list|include|set|move|push|pull|shift|bump|change|switch|update|correct|fix|adjust|reschedule|postpone|delay|skip|cancel|delete|remove|drop|scrap|clear|take|tick|check|cross|untick|uncheck|pause|resume|book|schedule|bring|plan|give|hand|assign|reassign)(?: just| only)? ((?:just |only )?(?:(?:the|that|this|those|its|her|his|their) (?:whole |one )?(?:appointment|appt|event|visit|lesson|class|trip|birthday|party|reminder|task|to-?do|check ?mark|recipe|subscription|booking|date|time|place)|it|that one|this one|that|this|them|both(?: of them)?|all of (?:it|that)|(?:him|her)(?= (?:to|from|as|down|on|in|into|onto)\b|$)))(?: (.{1,80}))?$/i;
/** 'so onto the packing list please' */
const unsaid = /^(?=(?:on|onto|in|into) (?:the |my |our )?[\p{L} -]{0,20}(?:list|calendar|planner|diary)$)/iu;

const noting = /\bnote that (?=(?:down|as|in|on|to|for)\b)/i;

/** The request that these words are, if they only point back. */
export function deedIn(words: string): Deed | undefined {
  // 'note that' may be politeness as well.
  const text = withoutPoliteness(words.replace(noting, 'note it ')).replace(unsaid, 'put it ');
  const found = deed.exec(text);
  // 'make it to the dentist', 'get it' and 'put it that he has to go' point at nothing.
  if (
    !found ||
    /^(?:make it to|get it$|\p{L}{3,5} it (?:so )?that \p{L}{1,20} (?:has|have|is|are|will|can|needs?)\b)/iu.test(text)
  )
    return undefined;
  const [, verb = '', pointer = '', rest = ''] = found;
  return { text, verb: verb.toLowerCase(), pointer, rest };
}

/** What nobody means anything by. */
const idle =
  /^(?:oh|well|thanks|(?:i|we|he|she|they)(?: finally)? (?:said (?:yes|ok|okay|sure)|caved|gave in|agreed|did it)|(?:that )?(?:i|we) (?:don't|won't|never) forget(?: it| again| this time)?|thank you|ugh|argh|sigh|lucky (?:me|us|him|her|them)|yay|phew|finally|of course|obviously|honestly|seriously|long story(?: short)?|nothing (?:fancy|big|special|major|serious|urgent|exciting)|no (?:rush|hurry|pressure|worries|big deal)(?: at all)?|don't ask|bless (?:her|him|them)|fingers crossed|thank (?:god|goodness|heavens)|who am i kidding|pinch me|kill me|who does that|who knew|what can i say|silly me|my bad|whatever|believe it or not|go figure|as (?:always|usual)|for once|typical)$/i;
export const isIdle = (words: string): boolean => idle.test(words.trim());

const seam =
  /((?<!\b(?:dr|mr|mrs|ms|st))(?:[,;.!?:]| [–—-])\s(?:(?:oh|so|and|but|then|also) ){0,2}|\n|\s(?:so|and|but)\s|\s(?=(?:(?:can|could|would|will) (?:you|u)|if you (?:could|can|would)|please)\s))/i;

/** 'oh', ', please' */
const isNothing = (words: string) =>
  withoutPoliteness(words) === '' || /^(?:oh|so|well|and|also|hey|hi|ok)$/i.test(words);

/** 'David and I are off to Montreal' is one part. */
function partsOf(message: string): Told[] {
  const pieces = message.split(seam);
  const parts: Told[] = [];
  for (let at = 0; at < pieces.length; at += 2) {
    const [sign, words, last] = [pieces[at - 1] ?? '', pieces[at] ?? '', parts.at(-1)];
    const isJoined = sign === ' and ' && last && ![isOwnClause, isNothing, isCommand].some((is) => is(last.words));
    if (isJoined) parts[parts.length - 1] = { ...last, words: last.words + sign + words };
    else parts.push({ sign, words });
  }
  return parts;
}

const takesAway = /^(?:delete|remove|drop|scrap|clear|take|cross)$/;
/** 'Zoe is not allergic to peanuts, please remove that': the request only says again what was told. */
const allergyOver = /\ballerg(?:ic|y|ies)\b/i;

/** Undefined where nothing points back, or where more is asked for. */
export function pointingIn(message: string): Pointing | undefined {
  const parts = partsOf(message);
  const at = parts.findLastIndex(({ words }) => deedIn(words) !== undefined);
  const own = at > 0 ? deedIn(parts[at]?.words ?? '') : undefined;
  const [first, ...others] = parts.slice(0, at).filter(({ words }) => !isNothing(words));
  const told = first ? [{ sign: '', words: withoutPoliteness(first.words) }, ...others] : [];
  const behind = parts
    .slice(at + 1)
    .map(({ words }) => words)
    .filter((words) => !isNothing(words));
  const asks = (words: string) => !isIdle(words) && (isCommand(words) || isQuestionLike(words));
  const isDenied = own && isBare(own) && takesAway.test(own.verb) && told.some(({ words }) => allergyOver.test(words));
  if (!own || told.length === 0 || isDenied || [...told.map(({ words }) => words), ...behind].some(asks))
    return undefined;
  return { told, deed: own, behind };
}

/** The words of the parts, as they stood in the message. */
export const toldIn = (parts: readonly Told[]): string =>
  parts.reduce((text, { sign, words }) => (text === '' ? words : text + sign + words), '').trim();

/** What it comes to, as far as the request itself says so. */
const places: [words: RegExp, tools: RegExp][] = [
  [/\b(?:to-?dos?|to do(?: list)?|tasks?|reminders?|planner)\b/i, /_task$/],
  [/\b(?:gifts?|presents?|wish ?list)\b/i, /^add_gift_idea$|^change_birthday$/],
  [/\bpacking\b/i, /_packing$/],
  [/\bstaples?\b/i, /^add_staple$/],
  [/\b(?:menu|meal ?plan)\b/i, /_(?:meal|week)$/],
  [/\bsubscriptions?\b/i, /_subscription$/],
  [/\brecipes?\b/i, /_recipe$/],
  [/\b(?:to|from|in|into|of|off) (?:the|our|my) (?:family|household)$/i, /_member$/],
  [/\bbirthdays?\b/i, /_birthday$/],
  [/\btrips?\b/i, /_trip$/],
  [/\b(?:appointments?|appt|events?|calendar|diary|schedule|agenda)\b/i, /_(?:appointment|event)$/],
  [/\b(?:grocery|groceries|shopping)\b/i, /grocer|_staple$/],
];
const deeds: [verb: RegExp, tools: RegExp][] = [
  [
    /^(?:update|correct|fix|adjust|change|move|push|pull|shift|bump|switch|reschedule|postpone|delay)$/,
    /^change_|_meal$/,
  ],
  [/^skip$/, /^skip_/],
  [/^(?:cancel|delete|remove|drop|scrap|clear)$/, /^(?:remove|skip|dismiss|clear|untick)_/],
];

const filing = /^(?:add|put|save|book|enter|log|note|record|schedule|write|jot|pop|stick|make)$/;
/** What is told is to be kept; where, only the request may say. */
export const isFiling = ({ verb }: Deed): boolean => filing.test(verb);

/** Whether a card does what the request says. */
export const isMeantBy = (own: Deed, tool: string): boolean => {
  const { verb, pointer, rest } = own;
  const [, kept] = places.find(([words]) => words.test(`${pointer} ${rest}`)) ?? [];
  const [, done] = deeds.find(([verbs]) => verbs.test(verb)) ?? [];
  // 'add that appointment' is for what is not there yet.
  const isNew = namesKind(own) && filing.test(verb);
  return (kept?.test(tool) ?? true) && (done?.test(tool) ?? true) && (!isNew || tool.startsWith('add_'));
};

/** 'update that', 'put it on the calendar': all that is new was told before. */
export const isBare = ({ text, rest }: Deed): boolean =>
  isEcho(text) || /^(?:for (?:me|us)|down|in|up|there|now|too|as well|accordingly|here|again)?$/i.test(rest);

/** 'add the trip', 'save her birthday' */
export const namesKind = (own: Deed): boolean => isBare(own) && places.some(([words]) => words.test(own.pointer));

/** 'them' and 'both' are several. */
export const isOfOne = ({ pointer }: Deed): boolean => !/^(?:them|both|all|those)\b/i.test(pointer);
