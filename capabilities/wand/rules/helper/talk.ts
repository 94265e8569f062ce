import type { BrainRequest } from '../tools/brain.ts';
import { examplesFor } from './examples.ts';
import type { Family } from './family.ts';
import { overviewOf } from './overview.ts';

/** Replies without a card or record: greetings and thanks, and overviews for vague questions. */

const replyTexts: Record<string, (family: Family) => string> = {
  hello: (family) => `Hello! You can say, for example:\n${examplesFor(family)}`,
  thanks: () => "You're welcome!",
  help: (family) =>
    `I'm the built-in helper of Mothership. I add, change and look up appointments, events, birthdays, tasks, meals, groceries and more, and nothing is saved before you approve it. For example:\n${examplesFor(family)}`,
  bye: () => 'See you soon.',
  weary: () =>
    "That sounds hard. I hope you get some rest soon. If there's something I can take off your plate, just say so.",
  complaint: () =>
    "I'm sorry. Tell me how it should be, or say ‘undo’ to take back what you approved. Short sentences work best.",
  fine: () => 'All right.',
};

/** For intents such as 'talk hello' and 'overview costs'; undefined for requests and questions. */
export async function replyTo(intent: string, asked: BrainRequest, family: Family): Promise<string | undefined> {
  const [kind, topic = ''] = intent.split(' ');
  if (kind === 'overview') return overviewOf(topic, asked, family);
  return kind === 'talk' ? replyTexts[topic]?.(family) : undefined;
}
