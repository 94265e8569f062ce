import type { Card } from '../card.ts';
import type { Source } from '../tools/brain.ts';
import type { WriteTool } from '../tools/tool.ts';

/** Which cards a plain 'yes' does not reach, because somebody else's words may have made them. */

const small = new Set(
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
    .filter((word) => word.length > 2 && !small.has(word));

/**
 * The built-in helper reads her own words and nothing else, so what it proposes was asked for. A model has read records and mails
 * as well: what it would add or do must be named in her words, what it would change must be, and it removes nothing on a plain 'yes'.
 * A note is given to be added; what it would change or remove is not hers to have said.
 */
export function isDecidedAlone(
  tool: Pick<WriteTool, 'action' | 'record'>,
  { subject, heading }: Pick<Card, 'subject' | 'heading'>,
  source: Source | undefined,
): boolean {
  if (!source) return false;
  if (tool.action === 'remove') return true;
  if (source.kind === 'note') return tool.action !== 'add';
  // What is done to no record is named by what it is: 'Plan the week'.
  const isNamedByDeed = tool.action === 'do' && !tool.record;
  const names = new Set(wordsOf(isNamedByDeed ? `${subject} ${heading}` : subject));
  return !source.herWords.some((words) => wordsOf(words).some((word) => names.has(word)));
}
