import type { Family } from './family.ts';
import { foundIn, type Word } from './find/found.ts';
import { frames, framesFor } from './frames/all-frames.ts';
import { type Draft, draftOf } from './frames/draft.ts';
import type { Filled, Frame } from './frames/frame.ts';
import { intentsOfOrder, isOpening } from './rank/asides.ts';
import type { Likelihoods } from './rank/likelihood.ts';
import { toldFeatures } from './rank/reading-features.ts';
import { type Features, featuresFrom, scoreOf } from './rank/scores.ts';
import type { Thing } from './things.ts';
import { tryFrame } from './try-frame.ts';

/** One interpretation of a stretch: a request of one tool, a question, or no request. */
export interface Reading {
  intent: string;
  tool: string | undefined;
  filled: Filled | undefined;
  draft: Draft;
  features: Features;
  /** How good it is: higher is better, and the best are slightly below 0. */
  score: number;
  /** The completed stretch, if it depended on the one before it. */
  full?: string;
}

/** A stretch of a message with its reading. */
export interface Part {
  text: string;
  reading: Reading | undefined;
}

export type Intents = (text: string, family: Family) => Likelihoods;

const leastLikely = 0.01;
const mostIntents = 6;
/** How likely a stretch without a verb continues with the tool of the previous request. */
const goingOn = 0.3;
/** The same for a different kind of record: 'cancel the trip and the eye exam'. */
const goingOnAlike = 0.1;

export interface Leaning {
  /** Records mentioned before. */
  topic?: readonly Thing[];
  /** The tool of the previous request. */
  before?: string | undefined;
  /** The stretch is probably about those records, even if no word refers to them. */
  leans?: boolean;
}

/** The class of messages that depend on the one before. */
export const leaningIntent = 'leaning';

export function readingsOf(
  text: string,
  family: Family,
  intents: Intents,
  { topic = [], before, leans = false }: Leaning = {},
): Reading[] {
  const found = foundIn(text, family);
  const hasVerb = found.meanings.some(({ meaning }) => isOpening(meaning));
  // 'There's bound to be a party'
  const isRemark = found.when.length === 0 && /^(?:there|there's|that's|it's)$/.test(found.words[0]?.word ?? '');
  const goesOn = hasVerb || isRemark ? undefined : before;
  const verb = goesOn?.split('_')[0];
  const leastOf = (intent: string) =>
    intent === goesOn ? goingOn : verb !== undefined && intent.split('_', 1)[0] === verb ? goingOnAlike : 0;
  const own = withoutLeaning(intentsOfOrder(draftOf(found, family), intents));
  const likely = [...(leans ? aboutTopic(own, topic) : own)]
    .map(([intent, likelihood]): [string, number] => [intent, Math.max(likelihood, leastOf(intent))])
    .filter(([, likelihood]) => likelihood > leastLikely)
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, mostIntents);
  return likely
    .flatMap(([intent, likelihood]): Reading[] => {
      const framed = framesFor(intent);
      if (framed.length === 0) {
        const draft = draftOf(found, family, topic);
        const features = ofIntent(intent, likelihood, toldFeatures(intent, draft));
        return [{ intent, tool: undefined, filled: undefined, draft, features, score: scoreOf(features) }];
      }
      return framed.flatMap((frame) => filledBy(frame, draftOf(found, family, topic, leans), likelihood));
    })
    .filter((reading) => before !== undefined || !isOnlyNamed(reading))
    .toSorted((a, b) => b.score - a.score);
}

/** 'The car registration' alone asks for nothing. */
function isOnlyNamed({ filled, draft: { found } }: Reading): boolean {
  const ids = new Set(filled?.cards.flatMap(({ id, itemId }) => itemId ?? id ?? []));
  const isName = ({ word, things }: Word) =>
    article.test(word) || things.some(({ id, title }) => ids.has(id) && title.toLowerCase().split(' ').includes(word));
  return ids.size > 0 && found.words.every(isName);
}
const article = /^(?:the|a|an|my|our|of|for|and|,)$/;

/** The intents other than 'leaning'. */
function withoutLeaning(all: Likelihoods): Likelihoods {
  const others = [...all].filter(([intent]) => intent !== leaningIntent);
  const sum = others.reduce((total, [, likelihood]) => total + likelihood, 0);
  return new Map(others.map(([intent, likelihood]) => [intent, likelihood / sum]));
}

/**
 * A stretch that refers to a record mentioned before probably wants to change it, so the tools for such records become
 * likelier.
 */
function aboutTopic(all: Likelihoods, topic: readonly Thing[]): Likelihoods {
  const kinds = new Set(topic.map(({ kind }) => kind));
  const isAbout = (intent: string) => framesFor(intent).some(({ needs = [] }) => needs.some((kind) => kinds.has(kind)));
  const about = [...all].filter(([intent]) => isAbout(intent));
  const sum = about.reduce((total, [, likelihood]) => total + likelihood, 0);
  // A question about the record doesn't ask for a change.
  if (sum < leastAboutTopic || (all.get('question') ?? 0) > sum) return all;
  return new Map([
    ...all,
    ...about.map(([intent, likelihood]): [string, number] => [intent, Math.max(likelihood, (0.8 * likelihood) / sum)]),
  ]);
}
const leastAboutTopic = 0.003;

/** Corrects the likelihood of tools that are requested more often than the model predicts. */
const ofIntent = (intent: string, likelihood: number, features: Features): Features =>
  new Map([
    ...features,
    ...featuresFrom({ likelihood: Math.log(likelihood), [`sure ${intent}`]: Math.log(likelihood) }),
    [`tool ${intent}`, 1],
  ]);

function filledBy(frame: Frame, words: Draft, likelihood: number): Reading[] {
  const { tool } = frame;
  const made = tryFrame(frame, words);
  if (!made) return [];
  const features = ofIntent(tool, likelihood, made.features);
  return [{ ...made, intent: tool, tool: made.filled.tool ?? tool, features, score: scoreOf(features) }];
}

/** Reads the words as a request of one tool, even if other readings are likelier. */
export function readingsAs(tool: string, text: string, family: Family, topic: readonly Thing[] = []): Reading[] {
  const frame = frames.get(tool);
  return frame ? filledBy(frame, draftOf(foundIn(text, family), family, topic), 1) : [];
}
