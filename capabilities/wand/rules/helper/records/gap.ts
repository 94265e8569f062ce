import { capital } from '#core/capital.ts';
import type { Reading } from '../reader.ts';

/** A request in her own words in which one thing is still to be said: 'put … on the packing list', "change Leo's shoe size to …". */

interface Gap {
  question: string;
  /** With a mark where the answer goes. */
  sentence: string;
}

const mark = '…';
const span = / (?:to|until|till|through) /i;
/** The dates are not changed to 'the 20th to the 24th', but from the one to the other. */
export function filledIn(sentence: string, answer: string): string {
  const isSpan = sentence.endsWith(` to ${mark}`) && /\bdates\b/.test(sentence) && span.test(answer);
  return isSpan
    ? sentence.replace(`to ${mark}`, () => `from ${answer.replace(/^from /i, '')}`)
    : sentence.replace(mark, () => answer);
}

/** Where the answer is a note it may say anything. */
export const isNote = (sentence: string) => sentence.endsWith(`: ${mark}`);

const doing =
  /^(?:add|put|pack|bring|uncheck|untick|tick|cross|check off|book|schedule|note|stick|include|invite|buy|order|remove|delete|take|(?:change|swap|switch|replace) .{2,40} (?:to|for|with)(?= something)|\p{L}{2,20} (?:is (?:also |no longer )?allergic to|likes|loves|can't (?:eat|have)))\b/u;
const something =
  /\b(?:something(?: else)?|some(?:body|one)(?: else)?|an(?:other)? (?:item|thing|person)|some ?things?|a (?:person|travell?er|family member))\b(?! (?:that|which|who|he|she|they|i|we|to (?:eat|drink|wear|do|read|play|watch|give|say))\b)/;
const somebody = /body|one\b|person|travell?er|member/;
/** What goes onto that list its own reader asks for. */
const ontoList =
  /^(?:add|put|stick|note).{1,40} (?:to|on|onto) (?:the|our|my) (?:(?:grocery |shopping )?list|groceries)$/;
/** What is taken from anywhere else is a thing to do. */
const taking = /^(?:take|remove|delete)\b/;
const fromKept = /\b(?:list|plan|menu|trip|wish ?list|allergies|interests|calendar|family|household)\b/;

/** 'add to the packing list' */
const onto = /^(add|put)(?= (?:to|on|onto) (?:the|our|my|\p{L}{2,20}'s) )/u;

function unsaid(said: string): Gap | undefined {
  const lower = said.replace(onto, '$1 something');
  const [word] = something.exec(lower) ?? [];
  const isNew = somebody.test(word ?? '') && /^add\b/.test(lower) && !/ to /.test(lower);
  const isOther = isNew || ontoList.test(lower) || (taking.test(lower) && !fromKept.test(lower));
  if (!word || !doing.test(lower) || isOther || lower.split(' ').length > 10 || /[:;,]/.test(lower)) return undefined;
  return { question: somebody.test(word) ? 'Who is it?' : 'What is it?', sentence: lower.replace(word, mark) };
}

const changing = /^(?:move|reschedule|postpone|change|edit|update|shift)\b/;
const oneOfKind =
  /^(move|reschedule|postpone|change|edit|update|rename|shift|pause|unpause|resume|restart|skip|mark|favou?rite|star|tick off|check off|cross off|tick|check|finish|complete|clear|take|swap) (?:an?|one|some|one of (?:the|my|our)) (appointment|event|task|reminder|to-?do|trip|birthday|subscription|recipe|meal)s?((?: off)?(?: the (?:meal )?plan)?|(?: as)?(?: an?)? favou?rites?| as (?:done|finished|complete|completed)| done| to (?:the |my |our )?favou?rites)$/;

function ofKind(lower: string): Gap | undefined {
  const [, verb, kind, behind = ''] = oneOfKind.exec(lower) ?? [];
  if (!verb || !kind) return undefined;
  const which = kind === 'meal' ? 'Which meal is it, and on which day?' : `Which ${kind} do you mean?`;
  const question = changing.test(verb) ? which.replace('?', ', and what should be different?') : which;
  return { question, sentence: `${verb} ${mark}${behind}` };
}

const noting = /^(?:add|note|save|put in|enter|record|log|write down|new) (?:(?:an?|another|one|new|more|food) ){0,3}/;
const fact =
  /^(allergy|intolerance|interest|hobby|favou?rite colou?r|gift idea|present idea|shoe size|clothing size|note|comment|(?:pantry )?staple)(?: (for|to|of|on) ((?:(?! that )[^:,]){2,40}))?$/;
/** 'note for Leo' */
const bareNote = /^(?:note|comment) (?:for|to|of|on) (?!self\b)/;
const has =
  /^(\p{L}{2,20}(?: \p{L}{2,20})?)(?: has|'s got)(?: got)? (?:(?:an?|another|new|food) ){1,3}(allergy|hobby|interest|favou?rite colou?r|shoe size|clothing size)$/u;
const anybody = /^(?:he|she|they|it)$/;
const losing =
  /^(?:remove|delete|drop|take off) (?:an?|one) allergy (?:from|of|for) (.{2,20})$|^(?:remove|delete|drop) one of (.{2,20})'s allergies$/;

function ofFact(lower: string): Gap | undefined {
  const lost = losing.exec(lower)?.slice(1).find(Boolean);
  if (lost) return { question: 'Which allergy do you mean?', sentence: `${lost} is no longer allergic to ${mark}` };
  const [, owner, had] = has.exec(lower) ?? [];
  const asked = bareNote.test(lower) ? lower : noting.test(lower) && lower.replace(noting, '');
  const [, added, to = '', whose = ''] = (asked && fact.exec(asked)) || [];
  const kind = had ?? added ?? '';
  const name = owner ?? whose;
  if (anybody.test(name)) return { question: `Whose ${kind} is it?`, sentence: `${mark} has a new ${kind}` };
  if (/^staple|^pantry/.test(kind) && !name) return { question: 'What is it?', sentence: `add ${mark} as a staple` };
  if (!name) return undefined;
  if (/^(?:allergy|intolerance)$/.test(kind))
    return { question: `What is ${capital(name)} allergic to?`, sentence: `${name} is allergic to ${mark}` };
  if (/^(?:interest|hobby)$/.test(kind))
    return { question: `What does ${capital(name)} like?`, sentence: `${name} likes ${mark}` };
  if (/colou?r$/.test(kind)) return { question: 'Which color is it?', sentence: `${name}'s favorite color is ${mark}` };
  if (/size$/.test(kind)) return { question: 'What is the size?', sentence: `${name}'s ${kind} is ${mark}` };
  if (/idea$/.test(kind)) return { question: 'What is the idea?', sentence: `add ${mark} as a gift idea for ${name}` };
  return kind ? { question: 'What should I note?', sentence: `add a note ${to} ${name}: ${mark}` } : undefined;
}

const setting = /^(?:change|update|set|edit|adjust|correct|fix) /;
const value =
  /^(?!the (?:shoe |clothing |clothes )?size$)(?:.{2,40}'s|the .{2,40}|.{2,40}) (?:shoe size|clothing size|clothes size|size|price|cost|amount|quantity|servings|location|place|address|venue|destination|dates|billing date|renewal date)$|^(?:the )?(?:size|price|cost|amount|quantity|number of servings|servings|location|place|address|venue|destination|dates|billing date|renewal date) (?:of|for) .{2,40}$/;
/** Behind the name there is nothing: 'rename the Tahoe trip Ski week' says all. */
const renaming =
  /^rename (?!(?:it|that|this|them)\b|.{0,40}\b(?:appointment|event|task|reminder|trip|recipe|subscription) \S)(?:(?! to | as | into ).){2,50}$/;

function ofValue(lower: string): Gap | undefined {
  if (renaming.test(lower)) return { question: 'What should it be called?', sentence: `${lower} to ${mark}` };
  const isUnset = setting.test(lower) && value.test(lower.replace(setting, '')) && !/ (?:to|from|by|as) /.test(lower);
  return isUnset ? { question: 'What should it be instead?', sentence: `${lower} to ${mark}` } : undefined;
}

const copying =
  /^(?:copy|repeat|duplicate|reuse) (?:all (?:of )?)?(?:this week's (?:meals?|menu|dinners|meal ?plan|plan)|the (?:meals|menu|meal ?plan|dinners) (?:of|from) this week)$/;
const ofWeek = (lower: string): Gap | undefined =>
  copying.test(lower) ? { question: 'To which week?', sentence: `${lower} to ${mark}` } : undefined;

/** Undefined where nothing is left to be said, or not clear what it would be. */
export const gapIn = (said: string): Gap | undefined => gapOf(said.replace(noted, ''));

/** '..., please note it' */
const noted = /[,.;]? (?:and |so )?(?:please )?(?:note|add|save|write|put|jot) (?:it|that)(?: down| in)?$/;

/** 'update the shoe size', 'she has a new shoe size' */
const anybodysSize =
  /^(?:(?:change|update|set|edit|adjust|correct|fix) (?:the|his|her|their)|(?:s?he|they) (?:has|have|needs?) an?)(?: new| bigger)? (shoe|clothing|clothes) size$/;

function ofSize(lower: string): Gap | undefined {
  const [, what] = anybodysSize.exec(lower) ?? [];
  return what ? { question: 'Whose size is it?', sentence: `update ${mark}'s ${what} size` } : undefined;
}

/** 'one of the kids is allergic to penicillin' */
const oneChild = /^one of (?:the|my|our) (?:kids|children|boys|girls|twins)(?= (?:is|has|wears|likes|loves|can't) )/;
const ofChild = (lower: string): Gap | undefined =>
  oneChild.test(lower) ? { question: 'Which of them?', sentence: lower.replace(oneChild, mark) } : undefined;

const gapOf = (lower: string): Gap | undefined =>
  ofSize(lower) ?? ofChild(lower) ?? ofKind(lower) ?? ofFact(lower) ?? ofValue(lower) ?? ofWeek(lower) ?? unsaid(lower);

export const gapping = ({ question, sentence }: Gap, quote: string): Reading[] => [
  { kind: 'ask', question, waiting: { kind: 'gap', sentence, quote } },
];
