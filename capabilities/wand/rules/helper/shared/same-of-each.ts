import { likeness } from '../likeness/likeness.ts';
import { type Known, piecesOf } from '../likeness/pieces.ts';
import { isCommand } from '../message/requests.ts';
import type { Titles } from '../records/titles.ts';
import { isUnlike } from './unlike.ts';

/** What is said of one thing and, without its verb, of another. */

const seam = /(,? (?:and|while|but) |, |; )/;
const his = /^(\p{L}{2,20}) (?:(?:has|gets|does|is) )?(?:his|hers|her own|his own|theirs)\b/iu;

const small = /^(?:the|at|on|to|for|up|down|now|only|is|in|from|just|back|a|per|month|year|too|also|size|\.|!)$/i;
/** It says whose and how much, or when, and nothing else. */
const isBare = (text: string, known: Known) =>
  piecesOf(text, known).every(({ kind, text: word }) => kind !== 'word' || small.test(word));

/** 'Mia wants a kite and Leo a drum', '... and Leo wants a drum': between him and the thing stands only what was said of her. */
function hasNoOtherVerb(own: string, stated: string): boolean {
  const [, verb] = /^\S{2,30}((?: \S{1,20}){0,4}?) (?:an?|some|to) \S/i.exec(own) ?? [];
  const said = new Set(stated.toLowerCase().split(' '));
  return verb?.split(' ').every((word) => word === '' || said.has(word.toLowerCase())) === true;
}

/** A dish is not like a dentist, though both are kept: what is said of the one does not hold for the other. */
function areOfOneKind(one: string, other: string, titles: Titles): boolean {
  const kindsIn = (text: string) =>
    new Set([...titles.values()].filter(({ title }) => text.includes(title.toLowerCase())).map(({ kind }) => kind));
  const [mine, theirs] = [kindsIn(one.toLowerCase()), kindsIn(other.toLowerCase())];
  return mine.size === 0 || theirs.size === 0 || !mine.isDisjointFrom(theirs);
}

/** 'Lovevery went up to 130 and HelloFresh down to 220', 'Mia has ballet at 10 and Leo has his at 11' */
export function eachOfItsOwn(message: string, known: Known, titles: Titles): string | undefined {
  const parts = message.split(seam);
  const kindsOf = (text: string) =>
    piecesOf(text, known)
      .map(({ kind }) => kind)
      .filter((kind) => kind !== 'word');
  for (let at = 2; at < parts.length; at += 2) {
    const before = parts.slice(0, at - 1).join('');
    const stated = before.split(/[.;!?] /).at(-1) ?? before;
    const own = (parts[at] ?? '').replace(his, '$1').replace(/^(?:the|for) /i, '');
    const [first, ...others] = kindsOf(own);
    const isFirst = first !== undefined && piecesOf(own, known)[0]?.kind === first;
    const isAlike = isFirst && (first === 'person' || first === 'name') && kindsOf(stated)[0] === first;
    const isSame = others.length > 0 && isBare(own, known) && others.every((kind) => kindsOf(stated).includes(kind));
    const isThing = isSame || hasNoOtherVerb(own, stated);
    if (!areOfOneKind(own, stated, titles)) continue;
    if (isUnlike(own, stated, '', known.clock) || !isAlike || !isThing || new Set(others).size < others.length)
      continue;
    // What somebody is allergic to may be on the list as well.
    const like = likeness(stated, own, known) ?? likeness(stated, own, { ...known, names: [] });
    if (like) return `${before}. ${like}${parts.slice(at + 1).join('')}`;
  }
  return undefined;
}

const became = /\b(?:(?:is|are|was|were|got|has been|been) )?(moved|pushed|changed|switched)(?: up| back)? to\b/i;
const elsewhere =
  /^((?:the |my |our )?[\p{L}' -]{3,40}?)(?: up| back)? to (?=\d|noon|(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow|next|the \d)/iu;
const isNow = / (?:is|are) (?:on|at) .{1,30} now$/i;
const then = /^((?:the|my|our) (?:(?!is |are )\p{L}{2,20} ){1,3})(?=(?:on|at) )/iu;

const waits = /\b(?:can|could|will|has to|have to) wait (?:until|till) /i;
const untilThen = /^((?:the |my |our )?(?!and |but )[\p{L}' -]{3,40}?) (?=(?:until|till) (?!then\b|it\b))/iu;

/** 'the dentist moved to 4 and the haircut for Leo to 1', 'the dentist is on Friday now and the checkup on Wednesday' */
export function eachMoved(message: string): string | undefined {
  const parts = message.split(seam);
  const asMoved = (before: string, own: string) => {
    const [, verb] = became.exec(before) ?? [];
    if (verb && elsewhere.test(own) && !became.test(own)) return own.replace(elsewhere, `$1 ${verb} to `);
    if (waits.test(before) && untilThen.test(own) && !waits.test(own)) return own.replace(untilThen, '$1 can wait ');
    return isNow.test(before) && then.test(own) ? `${own.replace(then, '$1is ').replace(/[.!]$/, '')} now` : undefined;
  };
  for (let at = 2; at < parts.length; at += 2) {
    const own = parts[at] ?? '';
    const moved = isCommand(own) ? undefined : asMoved(parts[at - 2] ?? '', own);
    if (moved) return `${parts.slice(0, at - 1).join('')}. ${moved}${parts.slice(at + 1).join('')}`;
  }
  return undefined;
}

function withOwnName(message: string, { household }: Known): string {
  const self = household.find(({ relationship }) => relationship === 'self')?.name ?? 'me';
  return message.replaceAll(/\bfor (?:me|myself)\b/gi, `for ${self}`);
}

/** 'eye doctor on Dec 9 for me at 10 for Leo at 10:30 and for Mia at 11' */
export function forEachAt(message: string, known: Known): string | undefined {
  const text = withOwnName(message, known);
  const pieces = piecesOf(text, known);
  const shares = pieces.flatMap(({ kind }, at) => {
    const [led, , time] = pieces.slice(at - 1, at + 2);
    return kind === 'person' && /^for$/i.test(led?.text ?? '') && time?.kind === 'time'
      ? [{ from: led?.from ?? 0, to: time.to }]
      : [];
  });
  const [first, ...others] = shares;
  const isList = others.every(({ from }, at) => /^,?(?: and)? $/.test(text.slice(shares[at]?.to, from)));
  if (!first || others.length < 1 || !isList || first.from < 3) return undefined;
  const [before, behind] = [text.slice(0, first.from), text.slice(shares.at(-1)?.to)];
  return shares.map(({ from, to }) => before + text.slice(from, to) + behind).join('. ');
}

const behindAll = /^(.{5,60}?) and (.{5,60}?) (for .{2,40}?)[.!]?$/i;

/** 'dentist at 9 and haircut at 11 for Leo on Dec 5': for whom and when is said behind both. */
export function behindBoth(message: string, known: Known): string | undefined {
  const [, first = '', second = '', both = ''] = behindAll.exec(withOwnName(message, known)) ?? [];
  const saysOnly = (text: string, ...kinds: readonly string[]) => {
    const said = piecesOf(text, known).flatMap(({ kind }) => (kind === 'word' || kind === 'name' ? [] : kind));
    return said.length === kinds.length && kinds.every((kind) => said.some((one) => one === kind));
  };
  return saysOnly(first, 'time') && saysOnly(second, 'time') && saysOnly(both, 'person', 'day')
    ? `${first} ${both}. ${second} ${both}`
    : undefined;
}

const ownHours =
  /^(.{5,80}?)(?:,|:|;| -) ((?:\p{L}{2,20} (?:at )?\d{1,2}(?::\d\d)?(?: ?[ap]m)?(?:,? and |, |; |[.!]?$)){2,5})$/iu;
const ownHour = /^(\p{L}{2,20}) (?:at )?(\d{1,2}(?::\d\d)?(?: ?[ap]m)?)$/iu;
const forAll = / for (?:both(?: the)?|all(?: the)?|the|my|our) (?:kids|children|boys|girls|twins)\b/i;

/** 'dentist for both kids Dec 7, Malik 2:30, Zuri 3': each at an hour of their own. */
export function eachAtHour(message: string, { household }: Known): string | undefined {
  const [, head = '', rest = ''] = ownHours.exec(message) ?? [];
  const each = rest.split(/,? and |, |; /).map((part) => ownHour.exec(part.replace(/[.!]$/, '')));
  const nameOf = (said = '') => household.find(({ name }) => name.toLowerCase() === said.toLowerCase())?.name;
  if (head === '' || !each.every((one) => one && nameOf(one[1]))) return undefined;
  return each.map((one) => `${head.replace(forAll, '')} for ${nameOf(one?.[1])} at ${one?.[2]}`).join('. ');
}
