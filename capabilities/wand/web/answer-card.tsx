import { Sparkles } from 'lucide-react';
import type { ReactNode } from 'react';
import { ExternalLink } from '#web/ui/external-link.tsx';
import type { DayLine } from '../contract.ts';
import { type Line, parseBlocks, plainText } from '../rules/screen/message-text.ts';
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
    <div className="flex gap-3">
      <span
        aria-hidden
        className="hidden size-8 shrink-0 place-items-center rounded-full bg-primary-soft text-primary md:grid"
      >
        <Sparkles size={17} strokeWidth={1.9} />
      </span>
      <div className="min-w-0 flex-1 space-y-3 md:pt-1">
        <span className="sr-only">Magic Wand:</span>
        {parseBlocks(text).map(({ kind, start, lines }, place) =>
          kind === 'list' ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: text only ever grows at its end
            <List key={place} lines={lines} dayLines={dayLines} />
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
    </div>
  );
}

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
  return runs.map(({ days, others }, at) =>
    days.length > 0 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: text only ever grows at its end
      <DayLinesList key={at} lines={days} />
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: see above
      <ul key={at} dir="auto" className="max-w-[65ch] list-disc space-y-1 ps-5">
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
