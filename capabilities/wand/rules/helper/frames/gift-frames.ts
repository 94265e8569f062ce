import { capitalize } from '#core/capitalize.ts';
import { type Clause, clausesOf } from './clauses.ts';
import { type Draft, takeEach, takeMeanings, takeWhen, takeWords } from './draft.ts';
import { type Frame, missing } from './frame.ts';
import { linesIn } from './lines.ts';
import { beginsIn, meaningsIn } from './meanings.ts';
import { isChild, takePeople } from './people-said.ts';

/** The words after a wish: 'she'd love a craft kit'. */
export const wishesIn = (draft: Draft): string[] =>
  clausesOf(draft).flatMap((clause) => {
    const lead = meaningsIn(draft, clause, 'wish').at(-1);
    return lead ? linesIn(draft, { first: lead.next, next: clause.next }).map(capitalize) : [];
  });

/** The gift ideas in a clause: after a wish, after 'saw' (one thing), after 'put', or the whole clause. */
function ideasOf(draft: Draft, clause: Clause): string[] {
  const wish = meaningsIn(draft, clause, 'wish').at(-1);
  const wished = wish ? linesIn(draft, { first: wish.next, next: clause.next }) : [];
  if (wished.length > 0) return wished;
  const seen = meaningsIn(draft, clause, 'seen').at(-1);
  if (seen) return linesIn(draft, { first: seen.next, next: clause.next }).slice(0, 1);
  const add = meaningsIn(draft, clause, 'add').at(-1);
  if (add) return linesIn(draft, { first: add.first, next: clause.next });
  const isMeant = !clause.isTold || (beginsIn(draft, clause, 'gift') && beginsIn(draft, clause, 'would'));
  return isMeant ? linesIn(draft, clause) : [];
}

/** The gift ideas. What the user asks us to note takes precedence over how they came to it. */
export function takeIdeas(draft: Draft): string[] {
  takeWhen(draft);
  takeMeanings(draft, 'gift giftWords wish seen add remind chatter groceries noteWords knowing');
  takeWords(draft, 'idea ideas birthday down');
  let [ideas, isAsked]: [string[], boolean] = [[], false];
  for (const clause of clausesOf(draft)) {
    const more = ideasOf(draft, clause);
    const isAsk = beginsIn(draft, clause, 'add') && beginsIn(draft, clause, 'gift');
    if (more.length === 0 || (isAsked && clause.isTold)) continue;
    ideas = isAsk && !isAsked ? more : [...ideas, ...more];
    isAsked ||= isAsk;
  }
  if (ideas.length === 0) ideas = linesIn(draft, { first: 0, next: draft.found.words.length }).slice(0, 1);
  return ideas.map(capitalize);
}

const addGiftIdea: Frame = {
  tool: 'add_gift_idea',
  fill(draft) {
    const [child] = takePeople(draft, isChild);
    if (!child) return undefined;
    takeMeanings(draft, 'birthday likes');
    const ideas = takeIdeas(draft);
    if (ideas.length === 0) return missing('title', `What would ${child.name} like?`, { childId: child.id });
    return { cards: ideas.map((title) => ({ childId: child.id, title })) };
  },
};

const makeGiftIdeas: Frame = {
  tool: 'make_gift_ideas',
  cues: ['gift'],
  fill(draft) {
    const children = takePeople(draft, isChild);
    takeMeanings(draft, 'gift ideas add birthday fill want likes giftWords groceries');
    takeWords(draft, 'ideas idea birthday list what some generate next turning');
    takeWhen(draft);
    if (/\bturn/i.test(draft.found.text)) takeEach(draft, ({ word }) => /^\d+$/.test(word));
    return children.length > 0
      ? { cards: children.map(({ id }) => ({ childId: id })) }
      : missing('childId', 'Who are the gifts for?', {});
  },
};

export const giftFrames: readonly Frame[] = [addGiftIdea, makeGiftIdeas];
