import type { Family } from '#capabilities/wand/rules/helper/family.ts';
import { intentFeatures } from '#capabilities/wand/rules/helper/rank/intent-features.ts';
import { leaningIntent } from '#capabilities/wand/rules/helper/read.ts';
import { withoutPoliteness } from '#capabilities/wand/rules/helper/words/polite.ts';
import { plainSpelling } from '#capabilities/wand/rules/helper/words/spelling.ts';
import { remarks, talk, writerOf } from '../../score/sentence-files.ts';
import type { Sentence } from '../../score/wand-judge.ts';
import { spokenTool } from '../../score/wand-values.ts';
import { onlyMessage, sampleFamily, type Taught, trainingFamilies } from './families.ts';
import type { Example } from './intent-learning.ts';
import { phrased } from './phrasings.ts';
import { isLeftOut, isTaught, sampleName } from './writers.ts';

/** Sentences with what they ask for: a tool, an answer, nothing, or something about the message before. */

export interface Labelled {
  /** The family that sees it as new: its own, or that of the sample for writers who are left out; undefined if none does. */
  newTo: string | undefined;
  intent: string;
  examples: readonly Example[];
}

/** The sentences of families with few of them count more, so that the training isn't only about the sample family. */
const weightOfFamily = 3;
/** There are few greetings and vague wishes. */
const weightOfTalk = 4;

function intentOf({ kind, expect: { writes = [] } }: Sentence): string | undefined {
  if (kind === 'question') return 'question';
  if (kind === 'nonsense' || kind === 'cannot') return 'none';
  const [tool, ...others] = new Set(writes.map((write) => spokenTool([write.tool].flat()[0] ?? '')));
  return others.length === 0 && (writes.length === 1 || kind !== 'several') ? tool : undefined;
}

const plain = (text: string, { household }: Family) => withoutPoliteness(plainSpelling(text, household));

/** Each twice: with the family's own words recognized, and with none of them known. */
function labelled(newTo: string | undefined, text: string, family: Family, intent: string, times = 1): Labelled {
  const once = [true, false].map((knowsThings) => ({ features: intentFeatures(text, family, knowsThings), intent }));
  return { newTo, intent, examples: Array.from({ length: times }, () => once).flat() };
}

type NewTo = (sentence: Sentence) => string | undefined;

const requests = ({ sentences, family }: Taught, newTo: NewTo, times = 1): Labelled[] =>
  sentences.flatMap((sentence) => {
    const [message, intent] = [onlyMessage(sentence), intentOf(sentence)];
    return message && intent ? [labelled(newTo(sentence), plain(message, family), family, intent, times)] : [];
  });

/** The last messages of dialogues, unless they only decide about a card. */
const leaning = ({ sentences, family }: Taught, newTo: NewTo, times = 1): Labelled[] =>
  sentences.flatMap((sentence) => {
    const { kind, say, expect } = sentence;
    const last = say.at(-1);
    const isDecision = expect.approved || expect.dismissed || expect.undone;
    return kind === 'followup' && typeof last === 'string' && !isDecision
      ? [labelled(newTo(sentence), plain(last, family), family, leaningIntent, times)]
      : [];
  });

/** First messages of dialogues that end in one card ask for its tool, even if something is missing. */
const openings = ({ sentences, family }: Taught, newTo: NewTo, times = 1): Labelled[] =>
  sentences.flatMap((sentence) => {
    const { kind, say, expect } = sentence;
    const [first] = say;
    const [write, ...others] = expect.writes ?? [];
    const tool = spokenTool([write?.tool ?? ''].flat()[0] ?? '');
    const isOpening = kind === 'followup' && tool.startsWith('add_') && others.length === 0;
    return isOpening && typeof first === 'string' && !question.test(first)
      ? [labelled(newTo(sentence), plain(first, family), family, tool, times)]
      : [];
  });
const question = /\?$|^(?:what|when|where|who|how|is|are|do|does|which|any)\b/i;

export async function labelledSentences(): Promise<Labelled[]> {
  const whole = await sampleFamily();
  const sample = { ...whole, sentences: whole.sentences.filter((one) => isTaught(writerOf(one))) };
  const { family } = sample;
  const families = await trainingFamilies();
  const all = [requests, openings, leaning];
  return [
    ...all.flatMap((some) => some(sample, (one) => (isLeftOut(writerOf(one)) ? sampleName : undefined))),
    ...families.flatMap((taught) => all.flatMap((some) => some(taught, () => taught.name, weightOfFamily))),
    ...phrased([sample, ...families]).map(({ text, family, intent }) =>
      labelled(undefined, plain(text, family), family, intent),
    ),
    ...talk().flatMap(({ wish, sayings }) =>
      sayings.map((saying) => labelled(undefined, plain(saying, family), family, wish, weightOfTalk / 2)),
    ),
    ...remarks().map((remark) => {
      const examples = [{ features: intentFeatures(remark, family), intent: 'none' }];
      return { newTo: undefined, intent: 'none', examples };
    }),
  ];
}
