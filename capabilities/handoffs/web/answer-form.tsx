import { useEffect, useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { lazyPiece } from '#web/ui/lazy-piece.tsx';
import { FormSkeleton } from '#web/ui/overlays/form-skeleton.tsx';
import { whenIdle } from '#web/ui/when-idle.ts';
import type { AnswerFormProps, WordedAnswer } from './answer-word-form.tsx';

const AnswerWordForm = lazyPiece(
  () => import('./answer-word-form.tsx').then((module) => module.AnswerWordForm),
  <FormSkeleton fields={2} />,
);

/** Three answers. Yes is one tap; the others take a few words, and a proposal takes another time. */
export function AnswerForm({ asked, onAnswer, saving }: AnswerFormProps) {
  const [chosen, setChosen] = useState<WordedAnswer>();
  useEffect(() => whenIdle(AnswerWordForm.preload), []);
  if (chosen)
    return (
      <AnswerWordForm
        key={chosen}
        asked={asked}
        answer={chosen}
        onAnswer={onAnswer}
        saving={saving}
        onCancel={() => setChosen(undefined)}
      />
    );
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields
    <div role="group" aria-label="Your answer" className="grid grid-cols-2 gap-2">
      <Button
        className="button-large col-span-2"
        aria-disabled={saving}
        onClick={() => !saving && onAnswer({ answer: 'yes' })}
      >
        {saving ? 'One moment...' : "Yes, I'll do it"}
      </Button>
      <Button variant="outline" className="button-large px-2" onClick={() => setChosen('how about')}>
        Can't, how about...
      </Button>
      <Button variant="outline" className="button-large px-2" onClick={() => setChosen('no')}>
        No, I can't
      </Button>
    </div>
  );
}
