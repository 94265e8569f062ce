import type { Proposal } from '../../contract.ts';
import { type Correction, valuesOf } from './dialogue-change.ts';
import { beginsRequest } from './requests.ts';
import type { Step } from './speech.ts';
import { splitWords } from './words.ts';

/** What is said after groceries were proposed: 'and eggs too', 'without the eggs', 'make it 2', 'no, oat milk'. */

const addition =
  /^(?:and|also|plus|oh and|and also|oh also)(?: add| get| put| some)?,? (.+?)(?: too| as well| also)?$/i;
const additionBehind = /^(?:add )?(.+) (?:too|as well)$/i;
const takenOff = /^(?:take|leave|cross)(?: the)? (.+?) (?:off|out)(?: again)?$/i;
const taken = /^(?:(?:no|oh|sorry|actually|wait),? )?(?:without|no|not|minus|skip|leave out|except)(?: the)? (.+)$/i;
const amount = /^(?:at )?(\d+|a|an|two|three|four|five|six|a dozen|half a dozen)( [\p{L}]+)?(?: of (?:it|them))?$/iu;

const withoutThanks = (message: string) =>
  message
    .trim()
    .replace(/[.!]$/, '')
    .replace(/,? (?:please|thanks|thank you)$/i, '');

function addedLines(message: string): string[] | undefined {
  const words = withoutThanks(message);
  const more = addition.exec(words)?.[1] ?? additionBehind.exec(words)?.[1];
  return more && more.split(' ').length <= 12 ? splitWords(more.replace(/^(some|add) /i, '')) : undefined;
}

const linesOf = (card: Proposal) => [valuesOf(card).lines ?? []].flat().map(String);

export function aboutGroceries(
  cards: readonly Proposal[],
  correction: Correction,
  message: string,
): Step[] | undefined {
  const [card, ...others] = cards;
  if (card?.tool !== 'add_groceries' || others.length > 0) return undefined;
  const isGone = card.status === 'open' && takenOff.test(withoutThanks(message));
  if (!correction.isLed && !isGone && beginsRequest(message, '', true)) return undefined;
  const more = addedLines(message);
  if (card.status === 'approved')
    return more && [{ kind: 'propose', tool: card.tool, values: { lines: more }, quote: message }];
  const lines = more ? [...linesOf(card), ...more] : correctedLines(linesOf(card), correction, message);
  return lines && [{ kind: 'revise', id: card.id, tool: card.tool, values: { lines } }];
}

function correctedLines(lines: readonly string[], { said, isLed }: Correction, message: string): string[] | undefined {
  const words = withoutThanks(message);
  const gone = (taken.exec(words) ?? takenOff.exec(words))?.[1]?.toLowerCase();
  const left = gone ? lines.filter((line) => !line.toLowerCase().includes(gone)) : lines;
  if (left.length < lines.length && left.length > 0) return [...left];
  const [only = '', ...others] = lines;
  if (others.length > 0) return undefined;
  const [, count, unit = ''] = amount.exec(said.lower) ?? [];
  if (count) return [`${count}${unit} ${only.replace(/^\d+ (?:[\p{L}]+ of )?/u, '')}`];
  // 'no, oat milk': the same food, said more exactly.
  const noun = only.split(' ').at(-1)?.toLowerCase() ?? only;
  return isLed && said.lower.endsWith(noun) && said.lower !== noun ? [said.lower] : undefined;
}
