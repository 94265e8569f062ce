import { requestsWithin } from '../message/beginnings.ts';
import { isAboutIt } from '../message/requests.ts';
import type { Reading } from '../reader.ts';
import { meaningOf } from '../records/find-record.ts';
import { withoutPoliteness } from '../words/polite.ts';
import { heldBy } from './held-words.ts';

/** Requests within a part of a message that none of its cards does: 'the recipe serves 5, and plan tacos for Thursday'. */

/** What a request begins with, and the tools that do it. */
const deeds: [begin: RegExp, tools: RegExp, field?: string][] = [
  [/^plan\b/i, /^plan_|^copy_|^clear_|^add_(?:trip|event|appointment|task)$/],
  [/^remind (?:me|us|\p{L}{2,20}) (?:to|about|on|tomorrow|the|that)\b/iu, /_task$/],
  [/^(?:cancel|delete|remove|scrap)\b/i, /^(?:remove|skip|clear|dismiss|change|plan)_/],
  [/^(?:move|reschedule|postpone)\b/i, /^(?:change|plan|add|skip)_/],
  [/^(?:pause|resume|unpause|reactivate)\b/i, /_subscription$/, 'status'],
  [/^skip\b/i, /^(?:skip|clear|remove|change|plan)_/],
  [/^(?:tick|untick|uncheck)\b/i, /_groceries$|^dismiss_|_packing$/],
  [/^take (?=(?:\S{1,20} ){1,5}off\b)/i, /^(?:remove|clear|dismiss|change)_/],
  [/^(?:add|put) (?=(?:\S{1,20} ){1,6}(?:to|on|onto) (?:the|my|our)\b)/i, /^(?:add|plan|change)_/],
  [
    /^(?:(?:i|we) (?:still |also |really )?need (?!to\b)|(?:we're|we are|i'm) (?:almost |nearly )?out of (?!town\b|state\b|office\b))/i,
    /_groceries$|^add_(?:task|packing)$|_gift_ideas$/,
  ],
  [/^(?:mark|make) (?=.{1,40} favou?rites?\b)/i, /_recipe$/],
  [/^to ?-?do:? /i, /^add_task$/],
  [/^(?:call(?! off | with )|text|email|visit) \p{L}/iu, /_task$/],
  [/^book (?:me|us|him|her|an?|the)\b/i, /^add_/],
  [/^make (?:the|a|my|our|next) (?:\S{1,20} ){0,2}list\b/i, /^make_(?:grocery|packing)_list$|_groceries$/],
];

const seam = /[,;.!?](?= |$)|\n| (?:and|then|also|but|so) /i;
const planned = /^(?:plan|mark|make) (?:it|that|them|those)\b/i;

/** '..., remind me the day before': the thing itself, and the reminder of it. */
const remindedBefore = /[,;.] (?:and |please )?remind (?:me|us)\b.{0,20} (?:day|night|evening|week)s? before[.!]?$/i;

/** The first of them; undefined where every request is served, or only part of what is written on a card. */
export function unservedIn(text: string, readings: readonly Reading[]): string | undefined {
  const cards = readings.filter((one) => one.kind === 'propose');
  if (cards.length === 0) return undefined;
  const reminder = cards.length === 1 ? remindedBefore.exec(text) : null;
  if (reminder) return text.slice(reminder.index + 2);
  const held = heldBy(cards, () => undefined);
  return text
    .split(seam)
    .flatMap((piece) => [piece, ...requestsWithin(piece)])
    .map((piece) => withoutPoliteness(piece))
    .find((piece) => {
      const [begin, tools, field] = deeds.find(([deed]) => deed.test(piece)) ?? [];
      if (!begin || !tools || (isAboutIt(piece) && !planned.test(piece))) return false;
      const isHeld = meaningOf(piece.replace(begin, '')).every((word) => held.has(word));
      return !isHeld && !cards.some(({ tool, values }) => tools.test(tool) && (!field || field in values));
    });
}
