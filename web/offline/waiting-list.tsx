import type { Intent } from '#core/intent.ts';
import { useWaitingIntents } from '#web/api/waiting-intents.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { formatMoment } from './format-moment.ts';
import { decideRefusedIntent } from './queue.ts';

const waitingText =
  "They're on this device, and we'll save them as soon as you're back online. Your browser may clear them if it runs out of space.";
const refusedText = 'We keep what you changed here until you decide.';

/** The server's sentences may end without a period. */
const asSentence = (text: string) => text.replace(/\.?$/, '.');

interface WaitingListProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Lists the changes that are not saved yet, and those that the server refused. */
export function WaitingList({ open, onOpenChange }: WaitingListProps) {
  const waiting = useWaitingIntents();
  const areAllRefused = waiting.length > 0 && waiting.every(({ refusal }) => refusal);
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={areAllRefused ? "What we couldn't save" : 'Changes waiting'}>
      <p className="text-ink-soft">{areAllRefused ? refusedText : waitingText}</p>
      {waiting.length === 0 && <p className="mt-4">Everything is saved.</p>}
      <ul className="mt-4 divide-y divide-line">
        {waiting.map((intent) => (
          <WaitingChange key={intent.id} intent={intent} />
        ))}
      </ul>
    </Dialog>
  );
}

function WaitingChange({ intent }: { intent: Intent }) {
  const { words, at, refusal } = intent;
  const giveUp = () => void decideRefusedIntent(intent, 'give up');
  return (
    <li className="py-2">
      <div className="flex items-center justify-between gap-3">
        <p className="min-w-0 break-words">
          <span className="font-medium">{words}</span> <span className="text-sm text-ink-soft">{formatMoment(at)}</span>
        </p>
        {!refusal && (
          <Button variant="quiet" className="-mr-3 shrink-0 px-3" aria-label={`Undo: ${words}`} onClick={giveUp}>
            Undo
          </Button>
        )}
      </div>
      {refusal && (
        <>
          <p className="mt-1 text-sm text-danger">{asSentence(refusal)}</p>
          <div className="mt-3 flex gap-2">
            <Button variant="outline" onClick={() => void decideRefusedIntent(intent, 'try again')}>
              Try again
            </Button>
            <Button variant="quiet" onClick={giveUp}>
              Discard
            </Button>
          </div>
        </>
      )}
    </li>
  );
}
