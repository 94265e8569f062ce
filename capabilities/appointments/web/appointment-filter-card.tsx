import { Search } from 'lucide-react';
import { SelectChip } from '#web/ui/select-chip.tsx';

export interface AppointmentFilter {
  query: string;
  /** Name of a person; '' shows everyone's appointments. */
  name: string;
}

interface AppointmentFilterCardProps {
  filter: AppointmentFilter;
  names: readonly string[];
  onChange: (filter: AppointmentFilter) => void;
}

export function AppointmentFilterCard({ filter, names, onChange }: AppointmentFilterCardProps) {
  return (
    <search className="mb-4 flex gap-2">
      <div className="relative min-w-0 flex-1">
        <Search aria-hidden size={18} className="pointer-events-none absolute inset-y-0 left-4 my-auto text-ink-soft" />
        <input
          type="search"
          aria-label="Search appointments"
          placeholder="Search"
          value={filter.query}
          onChange={(event) => onChange({ ...filter, query: event.target.value })}
          className="control rounded-full pl-11"
        />
      </div>
      {names.length > 0 && (
        <SelectChip
          label="For"
          placeholder="everyone"
          choices={names.map((name) => ({ value: name, label: name }))}
          value={filter.name}
          onChange={(name) => onChange({ ...filter, name })}
        />
      )}
    </search>
  );
}
