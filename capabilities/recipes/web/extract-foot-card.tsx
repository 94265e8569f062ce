import { Button } from '#web/ui/button.tsx';
import { Spinner } from '#web/ui/spinner.tsx';

interface ExtractFootProps {
  extracting: boolean;
  /** What is read meanwhile: 'Reading the page'. */
  reading: string;
  onCancel: () => void;
}

/** The buttons below a link or a pasted text. */
export const ExtractFoot = ({ extracting, reading, onCancel }: ExtractFootProps) => (
  <div className="dialog-foot flex flex-wrap items-center justify-end gap-2">
    {extracting && (
      <span className="mr-2 flex items-center gap-3 text-sm text-ink-soft">
        <Spinner label={reading} />
        <span aria-hidden>{reading}</span>
      </span>
    )}
    <Button variant="outline" className="max-md:hidden" onClick={onCancel}>
      Cancel
    </Button>
    <Button type="submit" aria-disabled={extracting}>
      {extracting ? 'Extracting...' : 'Extract'}
    </Button>
  </div>
);
