import type { ClipboardEvent, FormEvent } from 'react';
import { TextareaField } from '#web/ui/textarea-field.tsx';
import { ExtractFoot } from './extract-foot-card.tsx';

export interface Pasted {
  text: string;
  /** HTML from the clipboard; dropped once the text is edited. */
  html?: string | undefined;
}

interface PasteFormProps {
  pasted: Pasted;
  onChange: (pasted: Pasted) => void;
  onExtract: () => void;
  extracting: boolean;
  error: string | undefined;
  onCancel: () => void;
}

export function PasteForm({ pasted, onChange, onExtract, extracting, error, onCancel }: PasteFormProps) {
  const handlePaste = (event: ClipboardEvent) => {
    const html = event.clipboardData.getData('text/html');
    // Pasting into existing text is a normal edit.
    if (html === '' || pasted.text !== '') return;
    event.preventDefault();
    onChange({ text: event.clipboardData.getData('text/plain'), html });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!extracting) onExtract();
  };
  return (
    <form noValidate onSubmit={submit} className="space-y-4">
      <TextareaField
        label="Text of the recipe"
        rows={8}
        hint="You can copy the whole page: on the recipe's page, select all, copy, and paste it here."
        value={pasted.text}
        onPaste={handlePaste}
        onChange={(event) => onChange({ text: event.target.value })}
        error={error}
      />
      <ExtractFoot extracting={extracting} reading="Reading the recipe" onCancel={onCancel} />
    </form>
  );
}
