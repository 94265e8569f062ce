import type { Card } from '../card.ts';
import type { Source } from '../tools/brain.ts';
import type { CardTool } from '../tools/tool.ts';

/** Decides which cards a plain 'yes' doesn't approve, because text written by someone else may have caused them. */

const stopWords = new Set(
  'the and for with from this that our his her their your you one all new out off add what when who are was has have can please'.split(
    ' ',
  ),
);

const wordsOf = (text: string) =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .split(/[^\p{L}\p{N}\p{M}]+/u)
    .map((word) => word.replaceAll(/\p{M}/gu, '').replace(/s$/, ''))
    .filter((word) => word.length > 2 && !stopWords.has(word));

/**
 * The built-in helper reads only the user's own messages, so its proposals were asked for. A model has read records and
 * emails too: its additions, actions and changes must be named in the user's messages, and its removals always need
 * their own approval. A note is pasted in order to add things; its changes and removals need their own approval.
 */
export function isDecidedAlone(
  tool: Pick<CardTool, 'action'> & { record?: unknown },
  { subject, heading }: Pick<Card, 'subject' | 'heading'>,
  source: Source | undefined,
): boolean {
  // A booking card writes nothing, and only a tap starts the booking.
  if (!source || tool.action === 'book') return false;
  if (tool.action === 'remove') return true;
  if (source.kind === 'note') return tool.action !== 'add';
  // An action without a record is named by its heading: 'Plan the week'.
  const isNamedByHeading = tool.action === 'do' && !tool.record;
  const names = new Set(wordsOf(isNamedByHeading ? `${subject} ${heading}` : subject));
  return !source.ownMessages.some((words) => wordsOf(words).some((word) => names.has(word)));
}
