import type { DayMention } from './days.ts';
import type { Stretch } from './lines.ts';

/** Splits sentences about several things, each with its own day and verb. */

const jointPattern = /;\s|,?\s(?:but|and|while|so)\s|,\s(?=\p{Lu})/gu;
const verbPattern =
  /\b(?:is|are|was|were|will|has|have|must|should|can|needs?|meets?|takes|begins|starts|opens|ends|leaves|visits)\b/i;
const continuationPattern =
  /^\W{0,9}(?:is|are|was|will|has|have|must|should|can|needs?|it|this|then|now|closes?|ends?|instead)\b/i;

/** The maximum distance to search for a verb. */
const maxDistance = 300;

/** 'Practice is on Tuesday, but the game is moved from Friday to Sunday' is about two things. */
export function partsOf(said: Stretch, days: readonly DayMention[]): Stretch[] {
  if (days.length === 0) return [said];
  const { text, start } = said;
  const aside = splitAtBrackets(said, days);
  if (aside) return aside;
  let from = 0;
  const cuts: number[] = [];
  for (const { 0: joint, index } of text.matchAll(jointPattern)) {
    const right = text.slice(index + joint.length, index + maxDistance);
    const left = text.slice(Math.max(from, index - maxDistance), index);
    const isDated = hasDay(days, from, index) && hasDay(days, index, text.length);
    const isWhole =
      joint.startsWith(';') ||
      ((verbPattern.test(left) || joint.includes('but')) && verbPattern.test(upToJoint(right)));
    if (!isDated || !isWhole || continuationPattern.test(right)) continue;
    cuts.push(index + 1);
    from = index + 1;
  }
  return [0, ...cuts].map((at, index) => ({
    text: text.slice(at, cuts[index] ?? text.length),
    start: start + at,
    ...(at === 0 && { month: said.month }),
  }));
}

const hasDay = (days: readonly DayMention[], from: number, to: number) =>
  days.some(({ start }) => start >= from && start < to);

const upToJoint = (text: string) => text.split(/[;.]\s|,\s(?:but|and)\s/)[0] ?? '';

/** 'The slip for the walk (December 2, 9:45) has to be back by Tuesday': the walk, and the slip. */
function splitAtBrackets({ text, start }: Stretch, days: readonly DayMention[]): Stretch[] | undefined {
  const open = text.indexOf('(');
  const close = text.indexOf(')', open);
  const isInside = open > 0 && hasDay(days, open, close) && !hasDay(days, 0, open) && hasDay(days, close, text.length);
  if (!isInside || !verbPattern.test(text.slice(close + 1, close + 12))) return undefined;
  const named = Math.max(0, ...[' for ', ' of '].map((word) => text.lastIndexOf(word, open)));
  return [
    { text: text.slice(named, close), start: start + named },
    { text: text.slice(0, open) + ' '.repeat(close + 1 - open) + text.slice(close + 1), start },
  ];
}
