import type { Found } from './find/found.ts';
import { clausesOf, placesOf } from './frames/clauses.ts';
import { type Draft, draftOf } from './frames/draft.ts';
import type { Filled, Frame } from './frames/frame.ts';
import { lostIn } from './rank/lost-words.ts';
import { filledFeatures } from './rank/reading-features.ts';
import { removingTools, saysItStays, saysRemoval } from './rank/safe-removal.ts';
import type { Features } from './rank/scores.ts';
import { rememberedFor } from './words/remembered.ts';
import { says } from './words/says.ts';

/** Nothing has a name that begins with 'what' or 'how much', or is called 'coming' or 'place'. */
const asking =
  /^(?:(?:what|who|when|where|which|how|why|is|are|do|does|can|not|quits?|under)(?: \S+)?|coming|start\w*|going|place|take|text|time|morning|things?|first|last|next)$/i;
/** 'should i cancel hulu', 'is the tent packed': asks for an answer, even with the words of a request. */
const isQuestion = (found: Found) =>
  asked(found)('', () => {
    const text = found.words.map(({ word }) => word).join(' ');
    return says(text, 'asksForAnswer') && !says(text, 'asksPolitely');
  });
const asked = rememberedFor<boolean>();

const isCalledLikeQuestion = ({ cards }: Filled) =>
  cards.some(({ title, name, note }) =>
    [title, name, note].some((value) => typeof value === 'string' && asking.test(value)),
  );

/** Days and people of a clause that only tells something, and are on no card, belong to the remark: 'we'll be out on Friday'. */
function releaseTold(filled: Filled, draft: Draft) {
  const told = clausesOf(draft).filter(({ isTold }) => isTold);
  if (told.length === 0) return;
  const { days, times, people } = lostIn(filled, draft);
  const lost = new Set([...days, ...times, ...people].flatMap(placesOf));
  for (const places of told.map(placesOf)) {
    const used = places.filter((at) => draft.used.has(at) && !draft.found.words[at]?.isSmall);
    if (used.length > 0 && used.every((at) => lost.has(at))) for (const at of places) draft.used.delete(at);
  }
}

interface Tried {
  draft: Draft;
  filled: Filled;
  features: Features;
}

const tried = rememberedFor<Tried | undefined>();

/** What a frame makes of the words is the same for every division that holds them. */
export function tryFrame({ tool, fill, cues }: Frame, { found, family, topic, leans }: Draft): Tried | undefined {
  const key = [tool, leans, ...topic.map(({ id }) => id)].join();
  return tried(found)(key, () => {
    const draft = draftOf(found, family, topic, leans);
    const filled =
      isQuestion(found) || (removingTools.has(tool) && !saysRemoval(tool, draft)) ? undefined : fill(draft);
    if (!filled || isCalledLikeQuestion(filled)) return undefined;
    if (removingTools.has(tool) && saysItStays(filled, draft)) return undefined;
    releaseTold(filled, draft);
    return { draft, filled, features: filledFeatures(filled, draft, cues) };
  });
}
