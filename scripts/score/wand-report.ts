import { scoreNotes } from './notes.ts';
import { sentencesOf } from './sentence-files.ts';
import { type Judged, scoreSentences } from './wand.ts';

const percent = (part: number, whole: number) => ((100 * part) / Math.max(1, whole)).toFixed(1);

function summaryLine(title: string, judged: readonly Judged[]) {
  const right = judged.filter(({ faults }) => faults.length === 0).length;
  const wrongWrites = judged.filter(({ hasWrongWrite }) => hasWrongWrite).length;
  return `${title}: ${right} of ${judged.length} right (${percent(right, judged.length)} %), wrong writes ${wrongWrites}`;
}

const formatFaults = ({ sentence, faults, text }: Judged) =>
  [`${sentence.id} ${JSON.stringify(sentence.say)}`, ...faults, `> ${text}`].join('\n    ');

interface ReportOptions {
  withStrangers: boolean;
  showWrong: boolean;
}

/** Scores all sets of sentences and notes. Failures are listed only on request, and never those of the sealed set. */
export async function wandReport({ withStrangers, showWrong }: ReportOptions): Promise<string[]> {
  const lines: string[] = [];
  for (const set of ['open', 'sealed', ...(withStrangers ? (['strangers'] as const) : [])] as const) {
    const judged = await scoreSentences(sentencesOf(set));
    const notes = scoreNotes(set);
    if (showWrong && set !== 'sealed')
      lines.push(...judged.filter(({ faults }) => faults.length > 0).map(formatFaults), ...notes.wrong);
    const kinds = [...new Set(judged.map(({ sentence }) => sentence.kind))];
    lines.push(
      ...kinds.map((kind) =>
        summaryLine(
          `${set} ${kind}`,
          judged.filter(({ sentence }) => sentence.kind === kind),
        ),
      ),
      summaryLine(`${set} sentences`, judged),
      `${set} notes: precision ${percent(notes.right, notes.found)} % of ${notes.found}, recall ${percent(notes.right, notes.expected)} % of ${notes.expected}`,
    );
  }
  return lines;
}
