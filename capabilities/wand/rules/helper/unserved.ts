import { meaningOf } from './find-record.ts';
import { withoutPoliteness } from './polite.ts';
import type { Reading } from './reader.ts';
import { isAboutIt } from './requests.ts';

/** Requests within a part of a message that none of its cards does: 'the recipe serves 5, and plan tacos for Thursday'. */

/** What a request begins with, and the tools that do it. */
const deeds: [RegExp, RegExp][] = [
  [/^plan\b/i, /^plan_|^copy_|^clear_|^add_(?:trip|event|appointment|task)$/],
  [/^remind (?:me|us|\p{L}{2,20}) (?:to|about|on|tomorrow|the|that)\b/iu, /_task$/],
  [/^(?:cancel|delete|remove|scrap)\b/i, /^(?:remove|skip|clear|dismiss|change|plan)_/],
  [/^(?:move|reschedule|postpone)\b/i, /^(?:change|plan|add|skip)_/],
  [/^(?:pause|resume|unpause|reactivate)\b/i, /_subscription$/],
  [/^skip\b/i, /^(?:skip|clear|remove|change|plan)_/],
  [/^(?:tick|untick|uncheck)\b/i, /_groceries$|^dismiss_/],
  [/^(?:call|text|email|visit) \p{L}/iu, /^add_task$/],
  [/^book (?:me|us|him|her|an?|the)\b/i, /^add_/],
  [/^make (?:the|a|my|our|next) (?:\S{1,20} ){0,2}list\b/i, /^make_grocery_list$|_groceries$/],
];

const seam = /[,;.!?](?= |$)|\n| (?:and|then|also|but|so) /i;
const planned = /^plan (?:it|that|them|those)\b/i;

/** '..., remind me the day before': the thing itself, and the reminder of it. */
const remindedBefore = /[,;.] (?:and |please )?remind (?:me|us)\b.{0,20} (?:day|night|evening|week)s? before[.!]?$/i;

/** The first of them; undefined where every request is served, or only part of what is written on a card. */
export function unservedIn(text: string, readings: readonly Reading[]): string | undefined {
  const cards = readings.filter((one) => one.kind === 'propose');
  if (cards.length === 0) return undefined;
  const reminder = cards.length === 1 ? remindedBefore.exec(text) : null;
  if (reminder) return text.slice(reminder.index + 2);
  const held = new Set(
    cards.flatMap(({ values }) => Object.values(values).flatMap((value) => meaningOf(String(value)))),
  );
  return text
    .split(seam)
    .map((piece) => withoutPoliteness(piece))
    .find((piece) => {
      const [, tools] = deeds.find(([begin]) => begin.test(piece)) ?? [];
      const isMore = tools !== undefined && (planned.test(piece) || !isAboutIt(piece));
      return isMore && !cards.some(({ tool }) => tools.test(tool)) && !meaningOf(piece).every((word) => held.has(word));
    });
}
