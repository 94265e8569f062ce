import type { ClipboardEvent, FormEvent } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { TextareaField } from '#web/ui/textarea-field.tsx';

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
}

export function PasteForm({ pasted, onChange, onExtract, extracting, error }: PasteFormProps) {
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
      <div className="flex flex-wrap items-center justify-end gap-4">
        {extracting && <Spinner label="Reading the recipe" />}
        <Button type="submit" aria-disabled={extracting}>
          {extracting ? 'Extracting...' : 'Extract'}
        </Button>
      </div>
    </form>
  );
}
