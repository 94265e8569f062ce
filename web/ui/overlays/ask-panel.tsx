import { Button } from '../button.tsx';
import { AlertDialog as Radix } from '../radix.ts';
import { QuestionPanel } from './question-panel.tsx';

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

export const AskPanel = ({ answers, pending, ...question }: AskProps) => (
  <QuestionPanel {...question}>
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
  </QuestionPanel>
);
