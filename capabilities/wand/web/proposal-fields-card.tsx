import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { CheckboxField } from '#web/ui/checkbox-field.tsx';
import { DateField } from '#web/ui/date-field.tsx';
import { NumberField } from '#web/ui/number-field.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { TextareaField } from '#web/ui/textarea-field.tsx';
import { TimeField } from '#web/ui/time-field.tsx';
import type { CardField } from '../card-contract.ts';
import { isEmpty, typedText, typedValue } from '../rules/screen/field-words.ts';
import type { Value } from '../rules/tools/tool.ts';

interface ProposalFieldsCardProps {
  fields: readonly CardField[];
  /** The one to begin with. */
  first: string | undefined;
  onType: (name: string, value: Value) => void;
  onSave: () => void;
  onClose: () => void;
}

/** The values of a card, to be changed in place. Leaving a field saves it. */
export function ProposalFieldsCard({ fields, first, onType, onSave, onClose }: ProposalFieldsCardProps) {
  const form = useRef<HTMLFormElement>(null);
  // Decided once, or a field that is emptied would go away under her hands.
  const [hidden] = useState(() => fields.filter(({ value, isRequired }) => isEmpty(value) && !isRequired));
  const [showsAll, setShowsAll] = useState(hidden.length === fields.length);
  const isHidden = ({ name }: CardField) => !showsAll && hidden.some((one) => one.name === name);

  useEffect(() => {
    const inputs = [...(form.current?.querySelectorAll<HTMLElement>('input, select, textarea') ?? [])];
    const wanted = inputs.find((input) => first && input.dataset.field === first) ?? inputs[0];
    wanted?.focus();
  }, [first]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSave();
    onClose();
  };
  return (
    <form ref={form} noValidate onSubmit={submit} onBlur={onSave} className="grid gap-3 sm:grid-cols-2">
      {fields
        .filter((field) => !isHidden(field))
        .map((field) => (
          <div key={field.name} className={isWide(field) ? 'sm:col-span-2' : undefined}>
            <ValueField field={field} onType={(value) => onType(field.name, value)} />
          </div>
        ))}
      <div className="flex flex-wrap gap-2 sm:col-span-2">
        {!showsAll && hidden.length > 0 && (
          <Button variant="quiet" className="-ml-3 px-3" onClick={() => setShowsAll(true)}>
            More details
          </Button>
        )}
        <Button type="submit" variant="quiet" className="ml-auto px-3">
          Finish editing
        </Button>
      </div>
    </form>
  );
}

const isWide = ({ kind, name }: CardField) => kind === 'long' || kind === 'list' || kind === 'many' || name === 'title';

function ValueField({ field, onType }: { field: CardField; onType: (value: Value) => void }) {
  const { name, label, kind, options, isRequired, value } = field;
  const [typed] = useState(() => typedText(field));
  const props = {
    label,
    'data-field': name,
    defaultValue: typed,
    onChange: ({ target }: { target: { value: string } }) => onType(typedValue(kind, target.value)),
  };
  switch (kind) {
    case 'date':
      return <DateField {...props} />;
    case 'time':
      return <TimeField {...props} />;
    case 'count':
      return <NumberField {...props} />;
    case 'money':
      return <TextField {...props} inputMode="decimal" placeholder="0.00" />;
    case 'long':
      return <TextareaField {...props} rows={2} />;
    case 'list':
      return <TextareaField {...props} rows={2} hint="One per line" />;
    case 'choice':
      return <SelectField {...props} choices={options} {...(!isRequired && { placeholder: 'None' })} />;
    case 'many':
      return <ManyField field={field} onType={onType} />;
    case 'flag':
      return (
        <CheckboxField
          label={label}
          data-field={name}
          checked={value === true}
          onChange={({ target }) => onType(target.checked)}
        />
      );
    default:
      return <TextField {...props} />;
  }
}

function ManyField({ field, onType }: { field: CardField; onType: (value: Value) => void }) {
  const { name, label, options, value } = field;
  const chosen = Array.isArray(value) ? value : [];
  const toggle = (one: string) =>
    onType(chosen.includes(one) ? chosen.filter((other) => other !== one) : [...chosen, one]);
  return (
    <fieldset>
      <legend className="field-label">{label}</legend>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(8.5rem,1fr))] gap-x-4">
        {options.map((option) => (
          <CheckboxField
            key={option.value}
            label={option.label}
            data-field={name}
            checked={chosen.includes(option.value)}
            onChange={() => toggle(option.value)}
          />
        ))}
      </div>
    </fieldset>
  );
}
