import type { ReactNode } from 'react';
import { ExternalLink } from '#web/ui/external-link.tsx';
import type { DayLine } from '../contract.ts';
import { type Block, type Line, parseBlocks, plainText } from '../rules/screen/message-text.ts';
import { DayLinesList } from './day-lines-list.tsx';

interface AnswerCardProps {
  text: string;
  /** The lines of the text that are grouped by day. */
  dayLines?: readonly DayLine[];
  /** Shown below the text. */
  children?: ReactNode;
}

/** Text from the assistant. It never becomes markup, and no images are loaded. */
export function AnswerCard({ text, dayLines = [], children }: AnswerCardProps) {
  return (
    <div className="space-y-3">
      <span className="sr-only">Magic Wand:</span>
      {parseBlocks(text).map(({ kind, start, lines }, place, blocks) =>
        kind === 'list' ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: text only ever grows at its end
          <List key={place} lines={lines} dayLines={dayLines} />
        ) : dayLines.length > 0 && isHeading(lines, blocks[place + 1]) ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          <h3 key={place} dir="auto" className="text-base not-first:pt-1">
            {lines.map(plainText).join(' ').slice(0, -1)}
          </h3>
        ) : kind === 'numbered' ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          <ol key={place} start={start} dir="auto" className="max-w-[65ch] list-decimal space-y-1 ps-7">
            <Items lines={lines} />
          </ol>
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          <p key={place} dir="auto" className="max-w-[65ch] whitespace-pre-line">
            {lines.map((line, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: see above
              <span key={at}>
                {at > 0 && '\n'}
                <LineText line={line} />
              </span>
            ))}
          </p>
        ),
      )}
      {children}
    </div>
  );
}

/** 'Still open:', right above its lines. */
const isHeading = (lines: readonly Line[], next: Block | undefined) =>
  next?.kind === 'list' && lines.length === 1 && lines.every((line) => plainText(line).endsWith(':'));

/** Lines of days are grouped, lines between them stay as they are. */
function List({ lines, dayLines }: { lines: readonly Line[]; dayLines: readonly DayLine[] }) {
  const known = new Map(dayLines.map((line) => [line.line, line]));
  const runs: { days: DayLine[]; others: Line[] }[] = [];
  for (const line of lines) {
    const day = known.get(plainText(line));
    const last = runs.at(-1);
    if (last && (day ? last.others : last.days).length === 0) day ? last.days.push(day) : last.others.push(line);
    else runs.push(day ? { days: [day], others: [] } : { days: [], others: [line] });
  }
  const look =
    known.size > 0 ? 'card divide-y divide-line font-medium *:px-4 *:py-3' : 'max-w-[65ch] list-disc space-y-1 ps-5';
  return runs.map(({ days, others }, at) =>
    days.length > 0 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: text only ever grows at its end
      <DayLinesList key={at} lines={days} />
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: see above
      <ul key={at} dir="auto" className={look}>
        <Items lines={others} />
      </ul>
    ),
  );
}

function Items({ lines }: { lines: readonly Line[] }) {
  return lines.map((line, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: text only ever grows at its end
    <li key={at}>
      <LineText line={line} />
    </li>
  ));
}

function LineText({ line }: { line: Line }) {
  // biome-ignore lint/suspicious/noArrayIndexKey: text only ever grows at its end
  return line.map((run, place) => <Run key={place} run={run} />);
}

function Run({ run }: { run: Line[number] }) {
  const content = 'text' in run ? run.text : <Address address={run.address} />;
  return run.isBold ? <strong>{content}</strong> : content;
}

const Address = ({ address }: { address: string }) => (
  <ExternalLink href={address} className="text-primary underline [&>svg]:inline">
    {address}
  </ExternalLink>
);
