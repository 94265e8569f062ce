import { longDate } from '#core/dates.ts';
import type { Context } from '../reader.ts';
import { whenIn } from '../when/when.ts';
import { withoutPoliteness } from '../words/polite.ts';

/** 'is Saturday free?' and 'ok then a playdate at 3' */
export function onAskedDay(message: string, { asked }: Context): string {
  const last = asked.past.at(-1);
  const day =
    last?.proposals.length === 0 &&
    /\b(?:free|busy|planned|anything|what's|whats|what about|how about|how's|looking)\b/i.test(last.message);
  const { date, time } = day ? whenIn(last.message, asked).when : {};
  const { when } = whenIn(message, asked);
  if (!date || when.date || /\?$|\b(?:move|reschedule|push|change|shift|cancel|skip|it|that)\b/i.test(message))
    return message;
  // 'am I free on Friday at 7?' and 'then add drinks with Sarah'
  const hour = time && booking.test(withoutPoliteness(message)) ? ` at ${time}` : '';
  return when.time || hour ? `${message} on ${longDate(date)}${when.time ? '' : hour}` : message;
}
const booking = /^(?:add|book|put in|schedule|pencil in) (?!.{0,40}\b(?:list|groceries|task|reminder)\b)/i;
