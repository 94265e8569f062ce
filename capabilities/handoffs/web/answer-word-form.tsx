import { useEffect, useRef } from 'react';
import { ContractForm } from '#web/ui/form/contract-form.tsx';
import { useContractForm } from '#web/ui/form/use-contract-form.ts';
import { DateField } from '#web/ui/pickers/date-field.tsx';
import { TimeField } from '#web/ui/pickers/time-field.tsx';
import { TextareaField } from '#web/ui/textarea-field.tsx';
import { type GuestHandoff, guestApi } from '../guest-contract.ts';

export type WordedAnswer = 'no' | 'how about';

interface GivenAnswer {
  answer: 'yes' | WordedAnswer;
  date?: string | null | undefined;
  time?: string | null | undefined;
  word?: string | null | undefined;
}

export interface AnswerFormProps {
  asked: Pick<GuestHandoff, 'giverName' | 'date' | 'time' | 'movable'>;
  onAnswer: (answer: GivenAnswer) => void;
  saving: boolean;
}

interface AnswerWordFormProps extends AnswerFormProps {
  answer: WordedAnswer;
  onCancel: () => void;
}

/** A no or a proposal, with a few words. */
export function AnswerWordForm({ asked, answer, onAnswer, saving, onCancel }: AnswerWordFormProps) {
  const { giverName, movable } = asked;
  const isProposal = answer === 'how about';
  const when = {
    date: movable.includes('date') ? asked.date : null,
    time: movable.includes('time') ? asked.time : null,
  };
  const form = useContractForm(guestApi.answer.body, { answer, word: '', ...(isProposal && when) });
  // The pressed button is gone.
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <ContractForm
      form={form}
      onSave={onAnswer}
      saving={saving}
      saveLabel={isProposal ? `Ask ${giverName}` : `Tell ${giverName}`}
      savingLabel="One moment..."
      onCancel={onCancel}
      hasCancelOnPhones
    >
      <h2 ref={heading} tabIndex={-1} className="text-lg outline-none">
        {isProposal ? 'What would work for you?' : "That's all right"}
      </h2>
      {isProposal && movable.length > 0 && (
        <div className="grid grid-cols-2 gap-3">
          {movable.includes('date') && <DateField {...form.bind('date')} />}
          {movable.includes('time') && <TimeField {...form.bind('time')} />}
        </div>
      )}
      <TextareaField {...form.bind('word')} label={`Message to ${giverName} (optional)`} rows={2} />
    </ContractForm>
  );
}
