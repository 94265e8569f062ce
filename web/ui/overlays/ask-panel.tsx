import { Button } from '../button.tsx';
import { AlertDialog as Radix } from '../radix.ts';
import { useReturnFocus } from '../return-focus.ts';
import { useBackCloses } from './back-closes.ts';

export interface Answer {
  label: string;
  /** What choosing this answer does, in a few words. */
  hint: string;
  onChoose: () => void;
}

export interface AskProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  description: string;
  answers: readonly Answer[];
  /** True while an answer is being carried out. The caller closes the dialog afterwards. */
  pending: boolean;
}

export function AskPanel({ open, onOpenChange, title, description, answers, pending }: AskProps) {
  const onCloseAutoFocus = useReturnFocus(open);
  useBackCloses(open, () => onOpenChange(false));
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className="veil fixed inset-0 z-50 bg-(--scrim)" />
        <Radix.Content
          className="panel-rise overlay-panel overlay-panel-small overflow-y-auto p-6 max-md:px-1"
          // Ignores further taps during the closing animation.
          inert={!open}
          onCloseAutoFocus={onCloseAutoFocus}
        >
          <Radix.Title className="text-xl leading-snug">{title}</Radix.Title>
          <Radix.Description className="mt-2 text-ink-soft">{description}</Radix.Description>
          <div className="mt-5 grid gap-2">
            {answers.map(({ label, hint, onChoose }) => (
              <Button
                key={label}
                variant="outline"
                className="h-auto min-h-14 flex-col items-start gap-0 py-2 text-left"
                aria-disabled={pending}
                onClick={() => !pending && onChoose()}
              >
                <span>{label}</span>
                <span className="text-sm font-normal text-ink-soft">{hint}</span>
              </Button>
            ))}
          </div>
          <div className="mt-4 flex justify-end">
            <Radix.Cancel asChild>
              <Button variant="quiet">Cancel</Button>
            </Radix.Cancel>
          </div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
