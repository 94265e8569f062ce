import { ChevronDown } from 'lucide-react';
import { classNames } from './class-names.ts';
import { type Choice, Options } from './options.tsx';

interface SelectChipProps {
  label: string;
  value: string;
  /** Label of the empty option. */
  placeholder?: string;
  choices: readonly Choice[];
  onChange: (value: string) => void;
  /** Only the label is left of it on phones. */
  isCompact?: boolean;
}

/** A filter with several options, as compact as a `FilterChip`. */
export function SelectChip({ label, value, placeholder, choices, onChange, isCompact = false }: SelectChipProps) {
  return (
    <label
      className={classNames('chip chip-select', isCompact && 'chip-select-compact')}
      data-chosen={placeholder !== undefined && value !== ''}
    >
      <span className="text-ink-soft">{label}</span>
      <select value={value} onChange={(event) => onChange(event.target.value)}>
        <Options choices={choices} placeholder={placeholder} />
      </select>
      <ChevronDown aria-hidden size={16} />
    </label>
  );
}
