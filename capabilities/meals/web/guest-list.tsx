import { Trash2, UserPlus } from 'lucide-react';
import { useId, useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { FieldError } from '#web/ui/field.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { TextListField } from '#web/ui/text-list-field.tsx';
import type { Guest } from '../cell-contract.ts';

interface GuestListProps {
  guests: readonly Guest[];
  onChange: (guests: Guest[]) => void;
  /** Called when a guest's field loses focus. */
  onFieldBlur: (guests: readonly Guest[]) => void;
  error: string | undefined;
}

/** The guests of one meal. */
export function GuestList({ guests, onChange, onFieldBlur, error }: GuestListProps) {
  const id = useId();
  // React keys: names may be equal or empty, so each guest gets a number.
  const [keys, setKeys] = useState(() => guests.map((_, index) => index));
  const [nextKey, setNextKey] = useState(guests.length);
  const add = () => {
    setKeys([...keys, nextKey]);
    setNextKey(nextKey + 1);
    onChange([...guests, { name: '', allergies: [], dietaryRestrictions: [] }]);
  };
  const change = (index: number, fields: Partial<Guest>) =>
    onChange(guests.map((guest, n) => (n === index ? { ...guest, ...fields } : guest)));
  const remove = (index: number) => {
    const others = guests.filter((_, n) => n !== index);
    setKeys(keys.filter((_, n) => n !== index));
    onChange(others);
    onFieldBlur(others);
  };
  return (
    <fieldset aria-describedby={error && id} onBlur={() => onFieldBlur(guests)}>
      <legend className="sr-only">Guests at this meal</legend>
      {guests.map((guest, index) => (
        <div key={keys[index]} className="relative mb-3 space-y-3 rounded-control bg-sunken p-3.5">
          <TextField
            label="Guest"
            autoComplete="off"
            value={guest.name}
            onChange={({ target }) => change(index, { name: target.value })}
          />
          <div className="grid gap-3 sm:grid-cols-2">
            <TextListField
              label="Allergies"
              placeholder="e.g. Peanuts"
              defaultValue={guest.allergies ?? []}
              onChange={(allergies) => change(index, { allergies })}
            />
            <TextListField
              label="Diets"
              placeholder="e.g. Vegetarian"
              defaultValue={guest.dietaryRestrictions ?? []}
              onChange={(dietaryRestrictions) => change(index, { dietaryRestrictions })}
            />
          </div>
          <IconButton
            danger
            label={`Remove ${guest.name || 'guest'}`}
            icon={<Trash2 aria-hidden size={17} />}
            onClick={() => remove(index)}
            className="absolute top-0 right-0"
          />
        </div>
      ))}
      <FieldError id={id} error={error} />
      <Button variant="quiet" className="-ml-3 px-3" onClick={add}>
        <UserPlus aria-hidden size={17} />
        Add a guest
      </Button>
    </fieldset>
  );
}
