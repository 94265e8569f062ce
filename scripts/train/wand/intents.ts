import { type Learned, learnedFrom } from '#capabilities/wand/rules/helper/rank/intents.ts';
import type { Labelled } from './intent-examples.ts';
import { learn } from './intent-learning.ts';

/** What sentences ask for, learned from all of them, and without each family in turn. */

const namesOf = (sentences: readonly Labelled[]) => [...new Set(sentences.map(({ intent }) => intent))].toSorted();

const textFrom = (sentences: readonly Labelled[], names: readonly string[]) =>
  learn(
    sentences.flatMap(({ examples }) => examples),
    names,
  );

/**
 * Without a family: what is learned from that family next has to see intents as uncertain as they are about strangers. Of those who
 * wrote about the sample family, some are left out.
 */
export function learnedWithout(family: string, sentences: readonly Labelled[]): Learned {
  const isOut = ({ newTo }: Labelled) => newTo === family;
  const names = namesOf(sentences);
  const text = textFrom(
    sentences.filter((one) => !isOut(one)),
    names,
  );
  const learned = learnedFrom(names, text);
  const judged = sentences.filter(isOut).map(({ intent, examples: [example] }) => {
    const likelihoods = learned.likelihoodsOf(example?.features ?? []);
    const [[likeliest, likelihood] = ['', 0]] = [...likelihoods].toSorted(([, a], [, b]) => b - a);
    return { isRight: likeliest === intent, isSure: likelihood > 0.85 };
  });
  console.log(
    `intents without ${family}: right ${share(judged)}; where it is sure ${share(judged.filter(({ isSure }) => isSure))}`,
  );
  return learned;
}

const share = (judged: readonly { isRight: boolean }[]) =>
  `${((100 * judged.filter(({ isRight }) => isRight).length) / Math.max(1, judged.length)).toFixed(1)} % of ${judged.length}`;

/** The module with the weights of all. */
export function intentsFile(sentences: readonly Labelled[], hash: string): string {
  const names = namesOf(sentences);
  const text = textFrom(sentences, names);
  console.log(
    `intents: ${sentences.length} sentences, ${names.length} intents, ${text.split(/[\t\n]/).length / 2} features`,
  );
  const list = names.map((name) => `  '${name}',\n`).join('');
  return `/** Written by \`npm run train -- --wand\`. */

/** What the sentences were when it learned from them, so that a test notices sentences that nothing was learned from. */
export const sentencesHash = '${hash}';

export const intents = [\n${list}];

export const intentWeights = \`${text}\`;
`;
}
