import { clockTime } from '#core/dates.ts';
import { SelectChip } from '#web/ui/select-chip.tsx';

const halfHours = Array.from({ length: 48 }, (_, half) => {
  const hour = String(Math.floor(half / 2)).padStart(2, '0');
  return `${hour}:${half % 2 === 0 ? '00' : '30'}`;
});

interface SavedTimeProps {
  label: string;
  value: string;
  onSave: (time: string) => void;
}

/** A time of day to the half hour, as the family writes times. A choice is saved at once. */
export function SavedTime({ label, value, onSave }: SavedTimeProps) {
  const times = [...new Set([...halfHours, value])].toSorted();
  return (
    <SelectChip
      label={label}
      value={value}
      choices={times.map((time) => ({ value: time, label: clockTime(time) }))}
      onChange={onSave}
    />
  );
}
