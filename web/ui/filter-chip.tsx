import type { ReactNode } from 'react';

interface FilterChipProps {
  pressed: boolean;
  onToggle: () => void;
  children: ReactNode;
}

/** A filter that toggles on and off. */
export function FilterChip({ pressed, onToggle, children }: FilterChipProps) {
  return (
    <button type="button" aria-pressed={pressed} onClick={onToggle} className="chip">
      {children}
    </button>
  );
}
