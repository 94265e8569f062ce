import { tools } from '../../tools/all-tools.ts';
import { clausesOf, placesOf } from '../frames/clauses.ts';
import type { Draft } from '../frames/draft.ts';
import type { Filled } from '../frames/frame.ts';
import { isGeneral, isKind, meaningOf } from '../records/find-record.ts';
import { says } from '../words/says.ts';
import type { Features } from './scores.ts';

/** Removals are the most costly mistakes, so this file alone decides which words a removal needs. */

export const removingTools: ReadonlySet<string> = new Set([
  ...tools.flatMap((tool) => (tool.kind === 'write' && tool.action === 'remove' ? [tool.name] : [])),
  'skip_appointment',
]);

/** Words without which nothing is removed, and words that cancel a single date. */
const removing = ['remove', 'callOff', 'unsubscribe', 'dismiss', 'noLonger', 'leavesOut', 'not'];
const leavingOut = new Set(['skip_appointment', 'remove_appointment', 'clear_meal']);

export function saysRemoval(tool: string, { found: { meanings } }: Draft): boolean {
  const words = leavingOut.has(tool) ? [...removing, 'skip'] : removing;
  return meanings.some(({ meaning }) => words.includes(meaning));
}

/** The text has the record's own name, or the record is the only one mentioned just before. */
function isNamed({ cards }: Filled, { found, family, topic }: Draft): boolean {
  const said = new Set(found.words.map(({ stem }) => stem));
  const isSaid = (name: string) => {
    const words = meaningOf(name);
    return (
      words.some((stem) => said.has(stem) && !isKind(stem) && !isGeneral(stem)) || words.every((stem) => said.has(stem))
    );
  };
  const titleOf = (item: string) => family.things.find((one) => one.id === item)?.title ?? item;
  const people = found.mentions.flatMap(({ who }) => who.map(({ id }) => id));
  return cards.every(({ id, itemId, items }) => {
    if (Array.isArray(items)) return items.every((item) => isSaid(titleOf(item)));
    const thing = family.things.find((one) => one.id === (itemId ?? id));
    if (!thing) return id === undefined || people.includes(String(id));
    // 'No, sorry' says nothing about the record before.
    const isAsked = found.meanings.some(({ meaning }) => meaning !== 'not' && removing.includes(meaning));
    return isSaid(thing.title) || (isAsked && topic.length === 1 && topic[0] === thing);
  });
}

/** 'Leave her exam', "Frida's staying": a clause says that one of these records stays. */
export function saysItStays({ cards }: Filled, draft: Draft): boolean {
  const { found, family } = draft;
  const ids = cards.flatMap(({ id, itemId }) => [id, itemId]);
  // 'leave him out' removes.
  const removed = new Set(found.meanings.flatMap(({ meaning, at }) => (removing.includes(meaning) ? at : [])));
  const isStaying = (at: number) => says(found.words[at]?.word ?? '', 'staying') && !removed.has(at);
  return clausesOf(draft).some((clause) => {
    const places = placesOf(clause);
    if (!places.some(isStaying)) return false;
    const saidOf = (title: string) => {
      const stems = meaningOf(title);
      return places.filter((at) => !isStaying(at) && stems.includes(found.words[at]?.stem ?? '')).length;
    };
    // 'keep the swim meet' is not about the swim class.
    const most = Math.max(1, ...family.things.map(({ title }) => saidOf(title)));
    return (
      family.things.some(({ id, title }) => ids.includes(id) && saidOf(title) === most) ||
      found.mentions.some(({ first, who }) => places.includes(first) && who.some(({ id }) => ids.includes(id)))
    );
  });
}

const unplaced = ['left people', 'left when', 'left numbers', 'lost people', 'lost days', 'lost times', 'lost records'];

/** What the check needs to know about a reading. */
interface Removing {
  tool: string | undefined;
  filled: Filled | undefined;
  draft: Draft;
  features: Features;
}

/** '... and the moon at 5': a day or a time that belongs to no sentence may mean another record. */
const isFragment = ({ tool, draft, features }: Removing) =>
  tool === undefined && features.has('told when') && clausesOf(draft).every(({ isTold }) => !isTold);

/** True for everything except removals, too. Further words in the message may mean another record, or none. */
export function isSafe({ tool = '', filled, draft, features }: Removing, all: readonly Removing[] = []): boolean {
  if (!removingTools.has(tool) || !filled) return true;
  const isAlone = unplaced.every((name) => !features.has(name)) && !all.some(isFragment);
  return saysRemoval(tool, draft) && isNamed(filled, draft) && isAlone;
}
