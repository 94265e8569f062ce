import { isWhollyShopped } from '../groceries/words.ts';
import type { Reading, Step } from '../reader.ts';
import { isDeed, isDeedOfOther } from '../tasks/deeds.ts';
import { request } from '../words/phrases.ts';
import { withoutPoliteness } from '../words/polite.ts';

/** What is said in so many words is no matter of likeness. */

type Card = Extract<Reading, { kind: 'propose' }>;

/** That things are to be bought, or need not be: 'pick up milk', 'the kids ate the last bananas'. */
const shopping =
  /^(?:pick up|buy|grab) |\b(?:ate|eaten|drank|finished|used)(?: up)? (?:the last|all|the rest)\b|\b(?:enough|plenty of) .{2,30} at home$/i;

/** Of a thing named alone what it was said after tells more (`dialogue/stray.ts`). */
function isPlainlyBought({ values }: Card, text: string): boolean {
  const lines = Array.isArray(values.lines) ? values.lines.map(String) : [];
  const isAlone = lines.length === 1 && String(lines).toLowerCase() === withoutPoliteness(text).toLowerCase();
  return lines.every(isWhollyShopped) && (isAlone || shopping.test(request(text)));
}

/** 'water the plants every 3 days': the deed itself says that it is to be done. */
const isPlainTask = ({ tool }: Card, text: string) =>
  tool === 'add_task' && (isDeed(withoutPoliteness(text)) || isDeedOfOther(text) || reminding.test(request(text)));
const reminding =
  /^(?:set|set up|add|create|put in|make|i need|give me) (?:an?|another) (?:reminder|nudge) (?:for|to|about|of) /i;

const isPlain = (card: Card, text: string) => Boolean(card.isSaidOutright) || isPlainTask(card, text);

/** Whether the text says outright all that these would do. */
export function isSaidOutright(steps: readonly Step[], text: string): boolean {
  const cards = steps.filter((one) => one.kind === 'propose');
  const [card, ...others] = cards;
  if (cards.every((one) => isPlain(one, text))) return true;
  if (!card || others.length > 0 || steps.length > 1) return false;
  const said = request(text);
  if (card.tool === 'add_recipe') return /^(?:an? |my |our )?new recipe\b/i.test(said);
  if (card.tool === 'remove_groceries') return shopping.test(said);
  return card.tool === 'add_groceries' && isPlainlyBought(card, text);
}
