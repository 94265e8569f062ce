import { X } from 'lucide-react';
import { useRef } from 'react';
import { IconButton } from './icon-button.tsx';

/** The small x of a `clearable` field. It may unmount once the field is empty, so the field gets the focus. */
export function ClearButton({ label, onClear }: { label: string; onClear: () => void }) {
  const button = useRef<HTMLButtonElement>(null);
  const clear = () => {
    button.current?.closest('.clearable')?.querySelector<HTMLElement>('input, select, textarea')?.focus();
    onClear();
  };
  return (
    <IconButton
      ref={button}
      className="clear-button"
      label={`Clear ${label}`}
      icon={<X aria-hidden size={16} />}
      onClick={clear}
    />
  );
}
