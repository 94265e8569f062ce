import type { Found } from './find/found.ts';
import { type Draft, draftOf } from './frames/draft.ts';
import type { Filled, Frame } from './frames/frame.ts';
import { filledFeatures } from './rank/reading-features.ts';
import { removingTools, saysRemoval } from './rank/safe-removal.ts';
import type { Features } from './rank/scores.ts';
import { rememberedFor } from './words/remembered.ts';
import { says } from './words/says.ts';

/** Nothing has a name that begins with 'what' or 'how much', or is called 'coming' or 'place'. */
const asking =
  /^(?:(?:what|who|when|where|which|how|why|is|are|do|does|can|not|quits?|under)(?: \S+)?|coming|start\w*|going|place|take|text|time|morning|things?)$/i;
/** 'should i cancel hulu', 'is the tent packed': asks for an answer, even with the words of a request. */
function isQuestion({ words }: Found): boolean {
  const text = words.map(({ word }) => word).join(' ');
  return says(text, 'asksForAnswer') && !says(text, 'asksPolitely');
}

const isCalledLikeQuestion = ({ cards }: Filled) =>
  cards.some(({ title, name, note }) =>
    [title, name, note].some((value) => typeof value === 'string' && asking.test(value)),
  );

interface Tried {
  draft: Draft;
  filled: Filled;
  features: Features;
}

const tried = rememberedFor<Tried | undefined>();

/** What a frame makes of the words is the same for every division that holds them. */
export function tryFrame({ tool, fill, cues }: Frame, { found, family, topic, leans }: Draft): Tried | undefined {
  const key = [tool, leans, found.text, ...topic.map(({ id }) => id)].join('\n');
  return tried(family)(key, () => {
    const draft = draftOf(found, family, topic, leans);
    const filled =
      isQuestion(found) || (removingTools.has(tool) && !saysRemoval(tool, draft)) ? undefined : fill(draft);
    if (!filled || isCalledLikeQuestion(filled)) return undefined;
    return { draft, filled, features: filledFeatures(filled, draft, cues) };
  });
}
