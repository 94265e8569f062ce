import type { Clause } from './clause.ts';
import { cleanTitle } from './title.ts';
import { trimEdges } from './title-leads.ts';
import { partsBetween } from './words-between.ts';

const formFieldPattern =
  /^\W{0,9}(?:your\s)?(?:time|date|day|visit|your appointment|notice|visit type|type|reason|starts?|begins|ends|first day|cost|fee|price|who|contact)$/i;

/** The text before the colon, if it names something. */
export function labelOf(part: string): string | undefined {
  const colon = part.indexOf(':');
  if (colon < 3 || colon > 60) return undefined;
  const label = part.slice(0, colon);
  if (
    /\b(?:is|are|will|we|you|please|has|have|can|takes|reminder|note|when|what|where|update|attention|important|change|next up|schedule|hours|calendar|reminders|events|looking ahead|mark|coming (?:up|next|soon)|upcoming|heads up|message|urgent|alert|icymi|psa|don['’]t forget|remember|called|said|says|asked|wrote)\b/i.test(
      label,
    )
  )
    return undefined;
  if (
    /\b(?:parents|families|everyone|team|all|dates?)$|\bdates for\b|^\W{0,9}(?:(?:parents|families) of\b|\p{L}{3,6}days\b)/iu.test(
      label,
    ) ||
    formFieldPattern.test(label)
  )
    return undefined;
  return cleanTitle(label);
}

/** 'Show and tell' in 'Show and tell: Leo - Nov 18, Ava - Nov 25'. */
export function sharedLabel([first]: readonly Clause[]): string | undefined {
  const [head = '', ...rest] = first ? partsBetween(first) : [];
  const isShared = [head.slice(head.indexOf(':') + 1), ...rest].some((words) => trimEdges(words) !== '');
  return isShared ? labelOf(head) : undefined;
}
