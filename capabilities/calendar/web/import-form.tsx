import { FileUp } from 'lucide-react';
import { type ChangeEvent, type DragEvent, type FormEvent, useState } from 'react';
import type { AnswerOf } from '#core/endpoint.ts';
import { ApiError } from '#web/api/call.ts';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { useCloseGuard } from '#web/ui/close-guard.ts';
import { FieldError } from '#web/ui/field.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { TextareaField } from '#web/ui/textarea-field.tsx';
import type { importApi } from '../exchange-contract.ts';
import { ExportHelp } from './export-help-list.tsx';
import { usePreviewImport } from './hooks.ts';
import { ImportList } from './import-list.tsx';

type Preview = AnswerOf<typeof importApi.preview>;

/** Takes a file or pasted text, shows its entries, and imports the chosen ones. */
export function ImportForm({ onDone }: { onDone: () => void }) {
  const [found, setFound] = useState<Preview & { text: string }>();
  return found ? (
    <ImportList {...found} onBack={() => setFound(undefined)} onDone={onDone} />
  ) : (
    <SourceForm onFound={setFound} onCancel={onDone} />
  );
}

interface SourceFormProps {
  onFound: (found: Preview & { text: string }) => void;
  onCancel: () => void;
}

function SourceForm({ onFound, onCancel }: SourceFormProps) {
  const preview = usePreviewImport();
  const [isPasting, setIsPasting] = useState(false);
  const [pasted, setPasted] = useState('');
  const [error, setError] = useState<string>();
  useCloseGuard(pasted !== '' && !preview.isPending);

  const loadPreview = (text: string) => {
    if (preview.isPending) return;
    if (text.trim() === '') return setError('Choose a file or paste a calendar first.');
    setError(undefined);
    preview.mutate(
      { body: { text } },
      {
        onSuccess: (answer) => onFound({ ...answer, text }),
        onError: (failure) => setError(failure instanceof ApiError ? failure.sentence : failure.message),
      },
    );
  };
  const readFile = async (file: File | undefined) => {
    const text = await file?.text().catch(() => setError("We couldn't read this file."));
    if (text !== undefined) loadPreview(text);
  };
  const readChosen = ({ target }: ChangeEvent<HTMLInputElement>) => {
    void readFile(target.files?.[0]);
    // Reset, so that choosing the same file again, once corrected, triggers another change event.
    target.value = '';
  };
  const readDropped = (event: DragEvent) => {
    event.preventDefault();
    void readFile(event.dataTransfer.files[0]);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    loadPreview(pasted);
  };

  return (
    <form noValidate onSubmit={submit} className="space-y-4">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the button in it does the same */}
      <div
        className="grid justify-items-center gap-3 rounded-card bg-sunken px-4 py-5 text-center"
        onDragOver={(event) => event.preventDefault()}
        onDrop={readDropped}
      >
        <label className="button button-primary has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-primary">
          <FileUp aria-hidden size={18} />
          Choose a file
          <input type="file" accept=".ics,text/calendar" onChange={readChosen} className="sr-only" />
        </label>
        <p className="text-sm text-balance text-ink-soft">
          <span className="hidden pointer-fine:inline">Or drop it here. </span>Most calendars and schools can export an
          .ics file.
        </p>
        {preview.isPending && !isPasting && <Spinner />}
        {!isPasting && <FieldError id="file-error" error={error} />}
      </div>
      <ExportHelp />
      {isPasting ? (
        <TextareaField
          autoFocus
          label="Or paste the file's text"
          rows={4}
          placeholder="BEGIN:VCALENDAR"
          value={pasted}
          onChange={({ target }) => setPasted(target.value)}
          error={error}
        />
      ) : (
        <Button variant="quiet" className="-mt-2 -mb-2 w-full" onClick={() => setIsPasting(true)}>
          Paste the file's text
        </Button>
      )}
      <div className={classNames('dialog-foot flex justify-end gap-2', !isPasting && 'max-md:hidden')}>
        <Button variant="outline" className="max-md:hidden" onClick={onCancel}>
          Cancel
        </Button>
        {isPasting && (
          <Button type="submit" aria-disabled={preview.isPending}>
            {preview.isPending ? 'Reading...' : 'Preview'}
          </Button>
        )}
      </div>
    </form>
  );
}
