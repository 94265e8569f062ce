import type { HouseholdMember } from '#capabilities/household/contract.ts';
import { capitalize } from '#core/capitalize.ts';
import { selfOf } from '../family.ts';
import type { Span } from '../when/tokens.ts';
import { clausesOf, textOf } from './clauses.ts';
import { type Draft, has, says, takeMeanings, takeTable } from './draft.ts';
import { linesIn } from './lines.ts';
import { meaningsIn } from './meanings.ts';

const isSameItem = (one: string, other: string) =>
  one.toLowerCase().replace(/s$/, '') === other.toLowerCase().replace(/s$/, '');

const withThese = (present: readonly string[], more: readonly string[]) => [
  ...present,
  ...more.map(capitalize).filter((one) => !present.some((other) => isSameItem(one, other))),
];

const withoutThese = (present: readonly string[], gone: readonly string[]) =>
  present.filter((one) => !gone.some((other) => isSameItem(one, other)));

/** 'isn't vegetarian anymore', and not 'isn't only pescatarian'. */
const isGone = (draft: Draft, span: Span) =>
  meaningsIn(draft, span, 'noLonger').length > 0 && !has(draft, /\b(?:isn't|not|no longer) (?:only|just)\b/i);

export const changedList = (draft: Draft, span: Span, present: readonly string[], said: readonly string[]) =>
  isGone(draft, span) ? withoutThese(present, said) : withThese(present, said);

interface ItemsInText {
  span: Span;
  list: string[];
}

/** The last clause that names an allergen: after 'allergic to', or before 'allergy'. */
export function allergiesSaid(draft: Draft): ItemsInText | undefined {
  let said: ItemsInText | undefined;
  takeMeanings(draft, 'knowing chatter allergyTo noteWords');
  for (const span of clausesOf(draft)) {
    const lead = meaningsIn(draft, span, 'allergyTo').at(-1);
    const noun = meaningsIn(draft, span, 'allergyNoun').at(-1);
    const add = meaningsIn(draft, span, 'add', 'remove', 'knowing').findLast(({ first }) => first < (noun?.first ?? 0));
    const region = lead
      ? { first: lead.next, next: span.next }
      : noun && { first: add?.next ?? span.first, next: span.next };
    takeMeanings(draft, 'allergyNoun add remove noLonger');
    const list = region ? linesIn(draft, region) : [];
    if (list.length > 0) said = { span, list };
  }
  return said;
}

const dietTable = 'diets.';

/** The diets that are named, with the last clause that names one. */
export function dietsSaid(draft: Draft): ItemsInText | undefined {
  const diets = draft.found.meanings.filter(({ meaning }) => meaning.startsWith(dietTable));
  const last = diets.at(-1);
  if (!last) return undefined;
  takeTable(draft, 'diets');
  takeMeanings(draft, 'diet dietNoun noLonger add change knowing chatter noteWords not');
  const span = clausesOf(draft).find(({ first, next }) => first <= last.first && last.first < next) ?? last;
  return { span, list: [...new Set(diets.map(({ meaning }) => meaning.slice(dietTable.length)))] };
}

/** What a child likes, or favorite colors: after 'is into', or anywhere in the clause. */
export function likesSaid(draft: Draft): ItemsInText | undefined {
  takeMeanings(draft, 'likesWords colorWords add change chatter noteWords knowing noLonger not quantity');
  const topic = says(draft, 'color') ? 'color' : 'likes';
  let said: ItemsInText | undefined;
  for (const span of clausesOf(draft)) {
    const isOpposite = meaningsIn(draft, span, 'noLonger').some(({ first }) => first === span.first);
    if (isOpposite) continue;
    const [lead] = meaningsIn(draft, span, topic);
    const behind = lead && topic === 'likes' ? linesIn(draft, { first: lead.next, next: span.next }) : [];
    if (behind.length > 0) return { span, list: behind };
    const list = lead || !(span.isTold || said) ? linesIn(draft, span) : [];
    if (list.length > 0) said = { span, list };
  }
  return said;
}

/** The person that a clause is about: someone named in it, the user, or anyone named in the message. */
export function personOf(draft: Draft, span: Span): HouseholdMember | undefined {
  const { mentions, self, words } = draft.found;
  const inside = mentions.find(({ first, next }) => first >= span.first && next <= span.next);
  const part = textOf(draft, span);
  const own = self?.who ?? selfOf(draft.family);
  const isSelf = /\b(?:i|i'm|im|i've|my|me|myself)\b/i.test(part);
  const isBefore = isSelf && inside && /^(?:i|i'm|im|i've)$/.test(words[span.first]?.word ?? '');
  if (inside && !isBefore) return inside.who[0];
  return isSelf ? own : (mentions[0]?.who[0] ?? own);
}
