import { singular } from '#food/names.ts';
import { beginsRequest } from '../message/requests.ts';
import { splitWords, withoutArticle } from '../words/words.ts';
import { withoutDenied } from './denied.ts';
import type { Led } from './words.ts';

/** The lines of a list as she wants them instead: 'without the eggs', 'make it 2', 'no, oat milk'. */

const wanting =
  /^(?:add|get|put|some|we need|i need|we also need|i also need|need|grab|buy|throw in|pop|stick)(?: some| also| on)? /i;
const onList = / (?:on|to|onto|off|from)(?: there| it| (?:the|my|our)(?: \p{L}{1,10})? list)?$/iu;
const denying =
  /^(?:(?:without|no|not|minus|skip|leave out|except|forget|forget about|drop|scratch|scrap|take off|leave off|cross off|remove|delete|lose|cut|don't need|dont need|we don't need|we dont need|i don't need|we have|we already have|we've got|i have|already have|already got|never mind|ditch|but not|all but|everything but)(?: the| any)?) /i;
const takenOff = /^(?:take|leave|cross)(?: the)? (.{1,40}) (?:off|out)(?: again)?$/i;
const swapping = /^(?:swap|replace|change|switch)(?: out)? (.{2,40}) (?:for|with|to|by) (.{2,40})$/i;
const swappedFirst = /^instead of (?:the )?(.{2,40}?),? (?:get|buy|add|put|take|do|use|make it) (.{2,40})$/i;
const keeping = /^(?:just|only)(?: the)? /i;
const amount =
  /^(?:at )?(\d{1,6}|an?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|a dozen|half a dozen)(?: (?!of )(\p{L}{1,40}))?(?: of (?:it|them|those|each))?$/iu;

export const withoutWanting = (words: string) => words.replace(wanting, '');
export const thingsIn = (words: string) => splitWords(withoutWanting(words).replace(onList, '')).map(withoutArticle);
/** One thing like several of them. */
export const single = (words: string) => words.toLowerCase().replace(/s$/, '');
const isSame = (line: string, thing: string) => line.toLowerCase().includes(single(thing));

export function correctedLines(lines: readonly string[], led: Led, message: string): string[] | undefined {
  const words = message.trim().replace(/[.!]$/, '').replaceAll('’', "'");
  const first = words.replace(/^(?:oh|sorry|actually|wait|hmm|no),? (?=\p{L}{1,40} )/iu, '');
  const left = [words, first, led.text].map((text) => withoutGone(lines, text)).find(Boolean);
  if (left) return left;
  const [, old, instead] = swapping.exec(words) ?? swappedFirst.exec(words) ?? [];
  const swapped = old && instead ? lines.filter((line) => isSame(line, withoutArticle(old))) : [];
  if (instead && swapped.length === 1)
    return lines.map((line) => (line === swapped[0] ? withoutArticle(instead) : line));
  if (keeping.test(first) || keeping.test(words)) {
    const wanted = thingsIn(led.text);
    const kept = lines.filter((line) => wanted.some((thing) => isSame(line, thing)));
    if (kept.length === wanted.length && kept.length < lines.length) return kept;
  }
  return measured(lines, led);
}

/** What is left of the lines where some of them are denied; undefined where none of them is, or all are. */
function withoutGone(lines: readonly string[], text: string): string[] | undefined {
  const gone = takenOff.exec(text)?.[1] ?? (denying.test(text) ? text.replace(denying, '') : undefined);
  if (!gone) return undefined;
  const denied = thingsIn(gone.replace(/,? (?:sorry|actually|after all|any ?more|already|please)$/i, ''));
  const left = lines.filter((line) => !denied.some((thing) => isSame(line, thing)));
  return left.length > 0 && left.length === lines.length - denied.length ? left : undefined;
}

/** Another quantity, or the same food said more exactly. */
function measured(lines: readonly string[], { text, isCorrection }: Led): string[] | undefined {
  const lower = withoutDenied(text).toLowerCase().replace(/^at /, '').replace(wanting, '');
  const [, count, unit = ''] = amount.exec(lower) ?? [];
  const noun = (line: string) => single(bare(line).split(' ').at(-1) ?? line);
  const meant = lines.filter((line) => single(lower).endsWith(noun(line)));
  const [line, ...others] = meant.length > 0 ? meant : lines;
  if (line === undefined || others.length > 0) return undefined;
  const instead = (text: string) => lines.map((one) => (one === line ? text : one));
  // 'need diapers' and then 'size 3'
  if (/^sizes? \d{1,2}$/.test(lower)) return instead(`${lower} ${line}`);
  const [, kind] = ofKind.exec(withoutDenied(text)) ?? [];
  if (kind && !beginsRequest(lower, '', true))
    return instead(`${line.slice(0, line.length - bare(line).length)}${kind} ${bare(line)}`);
  if (count && meant.length === 0) return instead(`${count} ${unit ? `${unit} ` : unitOf(line, count)}${bare(line)}`);
  const isExact = meant.length > 0 && single(lower) !== noun(line) && lower.split(' ').length <= 5;
  const isName =
    !beginsRequest(lower, '', true) &&
    /^(?!i |we |no |not |the |more |some |any |my |love |like )\S{3,20} \S{1,20}$/.test(lower);
  const exact = lower.replace(/^the /, '');
  // 'whole milk', of two gallons.
  const isCounted = bare(exact) !== exact;
  return isExact && (isCorrection || isName || isCounted)
    ? instead(isCounted ? exact : `${line.slice(0, line.length - bare(line).length)}${exact}`)
    : undefined;
}

/** 'add batteries' and then 'the AA kind' */
const ofKind =
  /^(?:the )?(?!other\b|same\b|last\b|first\b|second\b|next\b|wrong\b|right\b|good\b|that\b|this\b|which\b|what\b|any\b|no\b)([\p{L}\d%-]{1,20}(?: [\p{L}\d%-]{1,20})?) (?:kind|ones?|type|variety|flavou?r|version|sort)$/iu;

const howMuch = /^(?:\d{1,6}|an?|one|two|three|four|five|six|half a) (dozen |\p{L}{1,40} of )?/iu;
const bare = (line: string) => line.replace(howMuch, '');
/** '2 gallons of milk' -> 'gallons of ' */
function unitOf(line: string, count: string): string {
  const [unit = '', ...of] = (howMuch.exec(line)?.[1] ?? '').split(' ');
  return [/^(?:1|an?|one)$/.test(count) ? singular(unit) : unit, ...of].join(' ');
}
