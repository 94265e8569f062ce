import { Check } from 'lucide-react';
import { Button } from '#web/ui/button.tsx';

interface SaveBarProps {
  hasChanges: boolean;
  saving: boolean;
  /** The last save has succeeded, and the person hasn't seen it yet. */
  isSaved: boolean;
  onDiscard: () => void;
  onSavedSeen: () => void;
}

/** Saves or discards the changes of the form that it ends. */
export function SaveBar({ hasChanges, saving, isSaved, onDiscard, onSavedSeen }: SaveBarProps) {
  if (hasChanges)
    return (
      <div className="card form-foot">
        <p className="text-sm text-ink-soft">Unsaved changes</p>
        <div className="ml-auto flex gap-1">
          <Button variant="quiet" className="max-sm:px-3" aria-disabled={saving} onClick={onDiscard}>
            Discard
          </Button>
          {/* Not `disabled`, which would lose the focus. */}
          <Button type="submit" aria-disabled={saving}>
            {saving ? 'Saving...' : 'Save Changes'}
          </Button>
        </div>
      </div>
    );
  return (
    isSaved && (
      <p className="card form-foot leaves-soon" onAnimationEnd={onSavedSeen}>
        <Check aria-hidden size={18} className="text-success" />
        Saved
      </p>
    )
  );
}
