import { Check } from 'lucide-react';

interface TickButtonProps {
  label: string;
  onClick: () => void;
}

/** An empty circle that is checked when pressed. */
export function TickButton({ label, onClick }: TickButtonProps) {
  return (
    <button type="button" aria-label={label} className="tick-button group" onClick={onClick}>
      <span className="tick-circle">
        <Check aria-hidden size={16} strokeWidth={2.6} />
      </span>
    </button>
  );
}
