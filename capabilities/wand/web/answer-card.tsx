import { Sparkles } from 'lucide-react';
import type { ReactNode } from 'react';
import { ExternalLink } from '#web/ui/external-link.tsx';
import { blocksOf, type Line } from '../rules/screen/message-text.ts';

interface AnswerCardProps {
  text: string;
  /** What belongs to it, below. */
  children?: ReactNode;
}

/** What the assistant says. It is text whatever it looks like: nothing of it becomes markup, and no picture is loaded. */
export function AnswerCard({ text, children }: AnswerCardProps) {
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
        {blocksOf(text).map(({ kind, start, lines }, place) =>
          kind === 'list' ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: text only ever grows at its end
            <ul key={place} dir="auto" className="max-w-[65ch] list-disc space-y-1 ps-5">
              <Items lines={lines} />
            </ul>
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
                  <Words line={line} />
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

function Items({ lines }: { lines: readonly Line[] }) {
  return lines.map((line, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: text only ever grows at its end
    <li key={at}>
      <Words line={line} />
    </li>
  ));
}

function Words({ line }: { line: Line }) {
  // biome-ignore lint/suspicious/noArrayIndexKey: text only ever grows at its end
  return line.map((run, place) => <Run key={place} run={run} />);
}

function Run({ run }: { run: Line[number] }) {
  const words = 'text' in run ? run.text : <Address address={run.address} />;
  return run.isBold ? <strong>{words}</strong> : words;
}

const Address = ({ address }: { address: string }) => (
  <ExternalLink href={address} className="text-primary underline [&>svg]:inline">
    {address}
  </ExternalLink>
);
