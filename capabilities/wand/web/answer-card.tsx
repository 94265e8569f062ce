import { Sparkles } from 'lucide-react';
import type { ReactNode } from 'react';
import { ExternalLink } from '#web/ui/external-link.tsx';
import { type Line, parseBlocks } from '../rules/screen/message-text.ts';

interface AnswerCardProps {
  text: string;
  /** Shown below the text. */
  children?: ReactNode;
}

/** Text from the assistant. It never becomes markup, and no images are loaded. */
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
        {parseBlocks(text).map(({ kind, start, lines }, place) =>
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
