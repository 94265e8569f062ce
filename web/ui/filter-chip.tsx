import type { ReactNode } from 'react';

interface FilterChipProps {
  pressed: boolean;
  onToggle: () => void;
  children: ReactNode;
}

/** A filter that is on or off. */
export function FilterChip({ pressed, onToggle, children }: FilterChipProps) {
  return (
    <button type="button" aria-pressed={pressed} onClick={onToggle} className="chip">
      {children}
    </button>
  );
}
