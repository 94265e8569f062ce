import { capital } from '#core/capital.ts';
import { type Draft, type Run, runsOf, take } from './draft.ts';

/** What something is called, made of the words that nobody took. */

const noteLead = /^(?:bring|remember|take|don't forget|need to bring|she needs|he needs|they need|with her|with his)\b/i;
const apart = /^(?:because|since|cause|so|but|cos|as)$/;

export interface Named {
  title: string | undefined;
  notes: string | undefined;
}

const tidied = (text: string) => capital(text.replaceAll(/\s+([,.;!?])/g, '$1').replaceAll(/\s+/g, ' ').trim());

/** The first run is the title, with those that belong to it ('lunch' ... 'with Sara'); what is to be brought is a note. */
export function takeTitle(draft: Draft): Named {
  const runs = runsOf(draft).filter(({ lead }) => !apart.test(lead));
  const notes = runs.filter(({ text }) => noteLead.test(text));
  const [first, ...others] = runs.filter((run) => !notes.includes(run));
  if (!first) return { title: undefined, notes: undefined };
  const isMore = (run: Run) => /^(?:with|w|for|about|of|and|&)$/.test(run.lead) || /^(?:and|&) /.test(run.text);
  const more = others.filter(isMore);
  for (const run of [first, ...more, ...notes]) take(draft, run);
  const joined = more.reduce((title, run) => `${title} ${run.lead.replace('&', 'and')} ${run.text}`, first.text);
  return { title: tidied(joined), notes: notes.length > 0 ? tidied(notes.map(({ text }) => text).join(', ')) : undefined };
}

/** All of what is left, in its order. */
export function takeRest(draft: Draft): string | undefined {
  const runs = runsOf(draft);
  for (const run of runs) take(draft, run);
  const text = runs.map(({ text }) => text).join(' ').trim();
  return text === '' ? undefined : tidied(text);
}

/** Several things in a row: 'milk, eggs and bread'. */
export function takeList(draft: Draft): string[] {
  const runs = runsOf(draft);
  for (const run of runs) take(draft, run);
  return runs.flatMap(({ text }) => partsOf(text)).filter((part) => part !== '');
}

const filler = /^(?:(?:and|or|also|plus|some|a|an|the|more|any|of|for|to|on|my|our|please|too|we need|i need|need|get|buy|as well as)\b|&|\+)\s*/i;
const fillerBehind = /\s*(?:\b(?:and|or|also|too|please|as well|for us|to|on|in|we need|from|for|the|of)|&|\+)$/i;

export function withoutFillers(text: string): string {
  let rest = text.trim();
  for (let last = ''; last !== rest; ) {
    last = rest;
    rest = rest.replace(filler, '').replace(fillerBehind, '').trim();
  }
  return rest;
}

/** Foods whose names have an 'and'. */
const pairs = /\b(?:half and half|mac (?:and|&|n) cheese|salt and pepper|peanut butter and jelly|oil and vinegar|fish and chips|bread and butter|sweet and sour \w+|rice and beans|pork and beans|salt and vinegar \w+|m&ms?|ben and jerry'?s|head and shoulders|black and white \w+|arm and hammer|pots and pans|hide and seek|cookies and cream)\b/gi;

export function partsOf(text: string): string[] {
  const kept: string[] = [];
  const held = text.replaceAll(pairs, (pair) => `\u0001${kept.push(pair) - 1}\u0001`);
  return held
    .split(/\s*(?:,|;|\n|\s&\s|\s\+\s|\band\b|\bplus\b|\bas well as\b|\balso\b)\s*/i)
    .map((part) => withoutFillers(part.replaceAll(/\u0001(\d)\u0001/g, (_, at: string) => kept[Number(at)] ?? '')))
    .filter((part) => part !== '');
}
