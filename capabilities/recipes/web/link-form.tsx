import type { FormEvent } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { TextField } from '#web/ui/text-field.tsx';

interface LinkFormProps {
  link: string;
  onLinkChange: (link: string) => void;
  onExtract: () => void;
  extracting: boolean;
  error: string | undefined;
  onPasteInstead: () => void;
}

export function LinkForm({ link, onLinkChange, onExtract, extracting, error, onPasteInstead }: LinkFormProps) {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!extracting) onExtract();
  };
  return (
    <form noValidate onSubmit={submit} className="space-y-4">
      <TextField
        label="Link to a recipe"
        hint="From any site. We'll save the recipe and its picture for your family."
        placeholder="https://"
        inputMode="url"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        value={link}
        onChange={(event) => onLinkChange(event.target.value)}
        error={error}
      />
      {error && (
        <Button variant="outline" onClick={onPasteInstead}>
          Paste the text instead
        </Button>
      )}
      <div className="flex flex-wrap items-center justify-end gap-4">
        {extracting && (
          <span className="flex items-center gap-3 text-sm text-ink-soft">
            <Spinner label="Reading the page" />
            <span aria-hidden>Reading the page</span>
          </span>
        )}
        <Button type="submit" aria-disabled={extracting}>
          {extracting ? 'Extracting...' : 'Extract'}
        </Button>
      </div>
    </form>
  );
}
