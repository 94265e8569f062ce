import { useEffect, useState } from 'react';
import { TimeField } from '#web/ui/time-field.tsx';

const saveDelayMs = 1000;

interface SavedTimeProps {
  label: string;
  value: string;
  onSave: (time: string) => void;
}

/**
 * A time of day that is saved when the field loses the focus, or after a pause: while '12:30' is typed it is '01:30'
 * for a moment.
 */
export function SavedTime({ label, value, onSave }: SavedTimeProps) {
  const [typed, setTyped] = useState<string>();
  const save = () => {
    setTyped(undefined);
    if (typed && typed !== value) onSave(typed);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: only typing starts the pause again
  useEffect(() => {
    if (!typed) return;
    const timer = setTimeout(save, saveDelayMs);
    return () => clearTimeout(timer);
  }, [typed]);
  return (
    <TimeField label={label} value={typed ?? value} onChange={(event) => setTyped(event.target.value)} onBlur={save} />
  );
}
