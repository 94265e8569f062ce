import { isGathering } from './appointment-words.ts';
import { isIdle } from './record-families.ts';
import { withoutEnds } from './words.ts';

/** A thing in a sentence that tells of it, found by the noun that says what it is. */
export interface ThingPhrase {
  name: string;
  place?: string;
}

const telling = new Set(
  `myself ourselves finally just managed able come coming phone see seeing off want wants would like invited asked hosting having holding
  able got offered could there be squeezed fit fitted in into some supposed meant attend attending join joining signed enrolled
  meet talk speak performing playing singing dancing part also both kids family whole everybody everyone need needed due about then that's thats`.split(
    /\s+/,
  ),
);
const isTelling = (word: string) => isIdle(word) || telling.has(word.toLowerCase()) || word === 'a' || word === 'an';
const isJoint = (word: string) => /^(?:with|about|of)$/i.test(word);
const isWhere = (word: string) => /^(?:at|in|to|@)$/i.test(word);

/** 'they want us to come in for a meeting' -> 'meeting'; undefined where a word is left that has no place. */
export function phraseIn(part: string, isKnown: (word: string) => boolean): ThingPhrase | undefined {
  if (/\b(?:had|was|were|went|did|saw|not|no)\b|n't\b/i.test(part)) return undefined;
  const words = part.split(' ').filter(Boolean);
  const known = words.findIndex((word) => isKnown(word) && !isIdle(word));
  if (known < 0) return undefined;
  let [first, next] = [known, known + 1];
  while (first > 0 && !isTelling(words[first - 1] ?? '')) first--;
  while (next < words.length && (!isTelling(words[next] ?? '') || isKnown(words[next] ?? ''))) next++;
  if (isJoint(words[next] ?? '')) while (next < words.length && !isWhere(words[next] ?? '')) next++;
  const rest = words.slice(next);
  const where = rest.findIndex((word, index) => isWhere(word) && rest.slice(0, index).every(isTelling));
  const behind = where > 0 && where < rest.length - 1 ? rest.slice(where) : rest;
  const place = isWhere(behind[0] ?? '') ? withoutEnds(behind.slice(1).join(' ')) : '';
  const before = words.slice(0, first);
  const host = hostIn(before);
  const isHolding = /\bhaving\b/i.test(before.join(' '));
  const isWhole = host
    ? !isHolding || isGathering(words[known] ?? '') || before.every(isTelling)
    : before.every(isTelling);
  if (!isWhole || (!place && !behind.every(isTelling))) return undefined;
  const name = words.slice(first, next).join(' ');
  const location = place || host?.place;
  const called = /\b(?:meet|talk|speak)\b/i.test(part) ? `Meeting with ${name}` : name;
  return { name: host?.who ? `${name} with ${host.who}` : called, ...(location && { place: location }) };
}

/** 'the neighbors invited us for', 'invited to the Millers for' */
function hostIn(before: readonly string[]): { who?: string; place?: string } | undefined {
  const at = before.findIndex((word) => /^(?:invited|asked|hosting|throwing|having)$/i.test(word));
  if (at < 0) return undefined;
  const who = withoutEnds(
    before
      .slice(0, at)
      .join(' ')
      .replace(/ (?:is|are|has|have)$/i, ''),
  );
  const behind = before.slice(at + 1);
  const strange = behind.findIndex((word) => !isTelling(word));
  const isHost = who !== '' && !who.split(' ').every(isTelling) && who.split(' ').length <= 4;
  if (strange < 0) return isHost ? { who } : {};
  if (isHost || !behind.slice(0, strange).some(isWhere)) return undefined;
  return { place: withoutEnds(behind.slice(strange).join(' ')) };
}

const aboutWhen = /\d|day\b|tomorrow|tonight|noon|\b(?:mon|tues?|wed|thu|thurs|fri|sat|sun|week|am|pm)\b/i;

/** What stands behind the day and the hour, where it does not lean on what stands before: 'recital 12/12 5pm Lincoln hall'. */
export function behindTime(bare: string, text: string): { head: string; tail: string } | undefined {
  const words = bare.split(' ');
  const plain = text.replaceAll(/\s+/g, ' ');
  const gap = words.findIndex((word, index) => index > 0 && !plain.includes(`${words[index - 1]} ${word}`));
  if (gap < 1) return undefined;
  const [head, tail] = [words.slice(0, gap).join(' '), words.slice(gap).join(' ')];
  const [from, to] = [plain.indexOf(words[gap - 1] ?? ''), plain.lastIndexOf(tail)];
  const isTimed = to > from && aboutWhen.test(plain.slice(from + (words[gap - 1] ?? '').length, to));
  return isTimed && !isTelling(words[gap] ?? '') ? { head, tail } : undefined;
}
