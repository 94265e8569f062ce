import { scoreNotes } from './notes.ts';
import { type Judged, scoreSentences, sentencesOf } from './wand.ts';

const percent = (part: number, whole: number) => ((100 * part) / Math.max(1, whole)).toFixed(1);

function shareOf(title: string, judged: readonly Judged[]) {
  const right = judged.filter(({ faults }) => faults.length === 0).length;
  const wrongWrites = judged.filter(({ hasWrongWrite }) => hasWrongWrite).length;
  return `${title}: ${right} of ${judged.length} right (${percent(right, judged.length)} %), wrong writes ${wrongWrites}`;
}

const shownFaults = ({ sentence, faults, text }: Judged) =>
  [`${sentence.id} ${JSON.stringify(sentence.say)}`, ...faults, `> ${text}`].join('\n    ');

interface Wanted {
  withStrangers: boolean;
  tellsWrong: boolean;
}

/** Both halves of the sentences and notes. What went wrong is told only where it is asked for, and never of the sealed half. */
export async function wandReport({ withStrangers, tellsWrong }: Wanted): Promise<string[]> {
  const lines: string[] = [];
  for (const set of ['open', 'sealed', ...(withStrangers ? (['strangers'] as const) : [])] as const) {
    const judged = await scoreSentences(sentencesOf(set));
    const notes = scoreNotes(set);
    if (tellsWrong && set !== 'sealed')
      lines.push(...judged.filter(({ faults }) => faults.length > 0).map(shownFaults), ...notes.wrong);
    const kinds = [...new Set(judged.map(({ sentence }) => sentence.kind))];
    lines.push(
      ...kinds.map((kind) =>
        shareOf(
          `${set} ${kind}`,
          judged.filter(({ sentence }) => sentence.kind === kind),
        ),
      ),
      shareOf(`${set} sentences`, judged),
      `${set} notes: precision ${percent(notes.right, notes.found)} % of ${notes.found}, recall ${percent(notes.right, notes.expected)} % of ${notes.expected}`,
    );
  }
  return lines;
}
