import { textOf } from './clauses.ts';
import { type Draft, has, says, take, takeLetters, takeMeanings, takeValue } from './draft.ts';

/** Contact details of a place: phone number, address, web page. */

/** Finds a pattern in the text and uses its words. */
function takePattern(draft: Draft, pattern: RegExp): string | undefined {
  const found = pattern.exec(draft.found.text);
  const at = found && draft.found.words.findIndex(({ from }) => from >= found.index);
  if (!found || (at !== null && draft.used.has(at))) return undefined;
  takeLetters(draft, found.index, found[0].length);
  return found[0].trim();
}

const phonePattern = /\+?\(?\d[\d\s().-]{5,20}\d/;

const emailPattern = /[\w.+-]{1,60}@[\w-]{1,60}(?:\.\w{2,10}){1,3}/;

const sitePattern = /(?:https?:\/\/)?[a-z0-9-]{2,60}(?:\.[a-z0-9-]{2,30}){1,3}(?:\/\S{0,100})?/i;

/** 'on Butler Street', '14 Canyon Blvd', 'ste 410': the address. */
function takeLocation(draft: Draft): string | undefined {
  const { words, meanings, text } = draft.found;
  const street = meanings.find(({ meaning, first }) => meaning === 'street' && !draft.used.has(first));
  if (!street) return undefined;
  let first = street.first;
  const isPart = (at: number) => /^\d/.test(words[at]?.word ?? '') || /^\p{Lu}/u.test(text.slice(words[at]?.from));
  while (first > 0 && isPart(first - 1) && !draft.used.has(first - 1)) first--;
  const span = { first, next: street.next };
  take(draft, span);
  return textOf(draft, span);
}

/** The contact details that the message contains. */
export function reachOf(draft: Draft) {
  const email = takePattern(draft, emailPattern);
  const site = takePattern(draft, sitePattern);
  const website = site && (/^https?:/i.test(site) ? site : `https://${site}`);
  const phone = takePattern(draft, phonePattern);
  const preferredWay = says(draft, 'wayWords') || email ? takeValue(draft, 'way') : undefined;
  const isPageOnly = website && !preferredWay && has(draft, /\bbook(?:ing)? at\b/i);
  takeMeanings(draft, 'wayWords');
  return { email, website, phone, preferredWay: isPageOnly ? undefined : preferredWay, location: takeLocation(draft) };
}
