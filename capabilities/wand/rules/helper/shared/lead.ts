import type { Known } from '../likeness/pieces.ts';
import { deed, leadFor, noun } from '../message/requests.ts';
import { meaningOf } from '../records/find-record.ts';
import type { Titles } from '../records/titles.ts';
import { findingsIn } from '../when/findings.ts';
import { tokensOf } from '../when/tokens.ts';
import { whenIn } from '../when/when.ts';

/** What the first request begins with, for those behind it that only say what is different. */

const seam = /(,? and,? (?:then |also )?|, (?:then |also )?|; (?:and )?)/i;
const pointed =
  /^(?:on )?(?:(?:the|an?|one|two|three|four|five) (?:day|week|morning|night|evening)s? (?:after|before|later)(?: that)?|the (?:next|following) (?:day|morning|evening)|(?:that (?:same )?|the same |same )(?:day|night|evening|afternoon|morning))\b/i;

/** The day or the hour with which a text begins, and what follows it. */
function whenFirst(text: string, { clock }: Known): { when: string; isHour: boolean; rest: string } | undefined {
  const tokens = tokensOf(text);
  const [found] = findingsIn(tokens, text, clock);
  const isFirst = found?.first === 0 && found.role === 'plain' && (found.kind === 'day' || found.kind === 'time');
  const length = isFirst ? (tokens[found.next - 1]?.to ?? 0) : (pointed.exec(text)?.[0].length ?? 0);
  const [when, rest] = [text.slice(0, length), text.slice(length).replace(/^,? /, '')];
  return length > 0 ? { when, isHour: isFirst && found.kind === 'time', rest } : undefined;
}

const reminding = /\bremind\b/i;
/** 'remind me tomorrow to call mom', 'tomorrow remind me to call mom' */
const reminder =
  /^(?:please )?(?:(.{3,30}?),? (?:please )?)?(?:can you |could you )?remind (?:me|us) (?:(.{1,40}?) )?to (.{2,200})/is;

/** 'remind me tomorrow to call the plumber and on Thursday the electrician' */
export function remindedEach(message: string, known: Known): string | undefined {
  if (!reminding.test(message)) return undefined;
  const parts = message.split(seam);
  for (let at = 2; at < parts.length; at += 2) {
    const before = parts.slice(0, at - 1).join('');
    const request = before.split(/[.;!?] /).at(-1) ?? before;
    const first = reminder.exec(request);
    const own = whenFirst(parts.slice(at).join(''), known);
    const shared = whenFirst(first?.[1] ?? first?.[2] ?? '', known);
    if (!first || !own || !shared || shared.isHour) continue;
    const lead = leadFor(`remind me to ${first[3]}`, own.rest).replace(/^remind me to ?/, '');
    const isOpen = !/^to /i.test(own.rest) && !deed.test(own.rest);
    if (isOpen && !(noun.test(own.rest) && lead)) continue;
    const what = isOpen ? `${lead} ${own.rest}` : own.rest.replace(/^to /i, '');
    return `${before}. remind me ${own.isHour ? `${shared.when} ` : ''}${own.when} to ${what}`;
  }
  return undefined;
}

const bothTo = /^(.{0,20}\bremind (?:me|us) to )([^,.;]{3,80}?) and to ([^,.;]{3,100})$/i;

/** 'remind me to call the dentist and to email the teacher tomorrow': the day at the end is that of both. */
export function remindedBoth(message: string, { clock }: Known): string | undefined {
  const [, lead = '', first = '', second = ''] = bothTo.exec(message) ?? [];
  const { date } = whenIn(second, clock).when;
  return date && !whenIn(`${lead}${first}`, clock).when.date
    ? `${lead}${first} on ${date}. ${lead}${second}`
    : undefined;
}

const placed =
  /^(?:please )?((?:add|put|stick|pop|throw|write|note) )?(.{2,60}?) ((?:to|on|onto|in|into|under) (?:(?:the|my|our|his|her|\p{L}{2,20}'s) )?(?:[\p{L}'-]{2,15} ){0,2}(?:list|groceries|wishlist|gift ideas|interests|calendar|planner|to-?dos?|tasks)\b.{0,40})$/iu;

/** 'add a helmet to Mia's gift ideas, ham to the groceries' */
export function addedEach(message: string): string | undefined {
  const parts = message.split(seam);
  for (let at = 2; at < parts.length; at += 2) {
    const [, verb] = placed.exec(parts[at - 2] ?? '') ?? [];
    const own = placed.exec(parts[at] ?? '');
    if (verb && own && !own[1]) return `${parts.slice(0, at - 1).join('')}. ${verb}${parts.slice(at).join('')}`;
  }
  return undefined;
}

const mealWord = /\b(?:breakfast|lunch|dinner|supper)\b/gi;

/** 'lunch on Friday is wraps and on Saturday tacos' */
export function plannedEach(message: string, known: Known): string | undefined {
  const parts = message.split(seam);
  for (let at = 2; at < parts.length; at += 2) {
    const [before, own] = [parts[at - 2] ?? '', whenFirst(parts[at] ?? '', known)];
    const [said, ...more] = before.match(mealWord) ?? [];
    const isPlan =
      said && more.length === 0 && whenIn(before, known.clock).when.date && / is | will be |: /.test(before);
    if (
      !isPlan ||
      !own ||
      own.isHour ||
      own.rest === '' ||
      /^(?:is|to) |\b(?:breakfast|lunch|dinner|at)\b/i.test(own.rest)
    )
      continue;
    return `${parts.slice(0, at - 1).join('')}. ${said} ${own.when} is ${own.rest}${parts.slice(at + 1).join('')}`;
  }
  return undefined;
}

const fetching = /\b(?:buy|get|order|grab|pick up|bring|pack|make|cook|bake|defrost)\b/i;

/** 'remind me to find the gloves tomorrow, and chicken soup on Thursday': a dish is nothing to do. */
export function dishBeside(message: string, { clock }: Known, titles: Titles): string | undefined {
  if (!reminding.test(message)) return undefined;
  const dishes = [...titles.values()].filter(({ kind }) => kind === 'recipe').map(({ title }) => meaningOf(title));
  const parts = message.split(seam);
  const at = parts.findIndex((part, index) => {
    const before = parts.slice(0, index - 1).join('');
    const { when, untimed } = whenIn(part, clock);
    const said = meaningOf(untimed.replace(mealWord, ''));
    const isDish = dishes.some((dish) => dish.length === said.length && dish.every((word) => said.includes(word)));
    return index > 1 && index % 2 === 0 && isDish && when.date && reminding.test(before) && !fetching.test(before);
  });
  return at < 0 ? undefined : `${parts.slice(0, at - 1).join('')}. plan ${parts.slice(at).join('')}`;
}

interface Named {
  behind: string;
  ids: readonly string[];
}

/** 'cancel the haircut, and tacos for saturday dinner': a dish with a day, behind what is no dish, is planned. */
export function isPlannedBeside(first: Named, { ids, behind }: Named, { clock }: Known, titles: Titles): boolean {
  const isDish = (some: readonly string[]) => some.some((id) => titles.get(id)?.kind === 'recipe');
  const isDated = whenIn(behind, clock).when.date !== undefined || behind.search(mealWord) >= 0;
  return isDish(ids) && !isDish(first.ids) && isDated;
}
