import type { FormEvent } from 'react';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { ExtractFoot } from './extract-foot-card.tsx';

interface LinkFormProps {
  link: string;
  onLinkChange: (link: string) => void;
  onExtract: () => void;
  extracting: boolean;
  error: string | undefined;
  onPasteInstead: () => void;
  onCancel: () => void;
}

export function LinkForm({
  link,
  onLinkChange,
  onExtract,
  extracting,
  error,
  onPasteInstead,
  onCancel,
}: LinkFormProps) {
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
      <ExtractFoot extracting={extracting} reading="Reading the page" onCancel={onCancel} />
    </form>
  );
}
