import { parseArgs } from 'node:util';
import { runCommand } from './run-command.ts';
import { type Judged, scoreSentences, sentencesOf } from './score/wand.ts';

/** How well the built-in helper understands: the open half of the sentences, and the sealed one only where it is asked for. */

const percent = (part: number, whole: number) => ((100 * part) / whole).toFixed(1);

function shownShare(title: string, judged: readonly Judged[]) {
  const right = judged.filter(({ faults }) => faults.length === 0);
  const wrongWrites = judged.filter(({ hasWrongWrite }) => hasWrongWrite);
  return `${title}: ${right.length} of ${judged.length} right (${percent(right.length, judged.length)} %), wrong writes ${wrongWrites.length}`;
}

await runCommand(async () => {
  const { id, kind, sealed } = parseArgs({
    options: { id: { type: 'string' }, kind: { type: 'string' }, sealed: { type: 'boolean' } },
  }).values;
  const chosen = sentencesOf('open').filter(
    (sentence) => (!id || id.split(',').includes(sentence.id)) && (!kind || sentence.kind === kind),
  );
  const open = await scoreSentences(chosen);
  const wrong = open
    .filter(({ faults }) => faults.length > 0 || id)
    .map(({ sentence, faults, text }) =>
      [`${sentence.id} ${sentence.kind} ${JSON.stringify(sentence.say)}`, ...faults, `> ${text}`].join('\n    '),
    );
  const kinds = [...new Set(open.map(({ sentence }) => sentence.kind))];
  return [
    ...wrong,
    ...kinds.map((one) =>
      shownShare(
        one,
        open.filter(({ sentence }) => sentence.kind === one),
      ),
    ),
    shownShare('open half', open),
    ...(sealed ? [shownShare('sealed half', await scoreSentences(sentencesOf('sealed')))] : []),
  ].join('\n');
});
