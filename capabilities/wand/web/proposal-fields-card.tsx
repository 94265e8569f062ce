import { type FormEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { CheckboxField } from '#web/ui/checkbox-field.tsx';
import { FieldError } from '#web/ui/field.tsx';
import { MoneyField } from '#web/ui/form/money-field.tsx';
import { NumberField } from '#web/ui/number-field.tsx';
import { DateField } from '#web/ui/pickers/date-field.tsx';
import { TimeField } from '#web/ui/pickers/time-field.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { TextareaField } from '#web/ui/textarea-field.tsx';
import type { CardField } from '../card-contract.ts';
import { type FieldRefusal, inputText, isEmpty, parseInput } from '../rules/screen/field-words.ts';
import type { Value } from '../rules/tools/tool.ts';

interface ProposalFieldsCardProps {
  fields: readonly CardField[];
  /** Name of the field to focus first. */
  first: string | undefined;
  /** The field whose value was refused, and why. */
  fieldRefusal: FieldRefusal | undefined;
  onType: (name: string, value: Value) => void;
  onSave: () => void;
  /** Must move the focus, because the form disappears. */
  onClose: () => void;
}

/** Edits the values of a card in place. Leaving a field saves it. */
export function ProposalFieldsCard({
  first,
  fieldRefusal,
  onType,
  onSave,
  onClose,
  ...props
}: ProposalFieldsCardProps) {
  const fields = props.fields.filter(hasChoice);
  const form = useRef<HTMLFormElement>(null);
  // Computed once, or a field would disappear while the user is clearing it.
  const [hidden] = useState(() => fields.filter(({ value, isRequired }) => isEmpty(value) && !isRequired));
  const [showsAll, setShowsAll] = useState(hidden.length === fields.length);
  const isHidden = ({ name }: CardField) => !showsAll && hidden.some((one) => one.name === name);

  const [focusedField, setFocusedField] = useState(first);

  useEffect(() => {
    form.current?.closest('section')?.scrollIntoView?.({ block: 'nearest' });
    const inputs = [...(form.current?.querySelectorAll<HTMLElement>('input, select, textarea') ?? [])];
    const input = inputs.find(({ dataset }) => focusedField && dataset.field === focusedField) ?? inputs[0];
    input?.focus();
  }, [focusedField]);

  const showAll = () => {
    setShowsAll(true);
    setFocusedField(hidden[0]?.name);
  };
  const finish = (event: FormEvent | KeyboardEvent) => {
    event.preventDefault();
    onClose();
  };
  return (
    <form
      ref={form}
      noValidate
      onSubmit={finish}
      onBlur={onSave}
      onKeyDown={(event) => event.key === 'Escape' && finish(event)}
      className="grid gap-3 sm:grid-cols-2"
    >
      {fields
        .filter((field) => !isHidden(field))
        .map((field) => (
          <div key={field.name} className={isWide(field) ? 'sm:col-span-2' : undefined}>
            <ValueField
              field={field}
              error={fieldRefusal?.name === field.name ? fieldRefusal.sentence : undefined}
              onType={(value) => onType(field.name, value)}
            />
          </div>
        ))}
      <div className="flex flex-wrap gap-2 sm:col-span-2">
        {!showsAll && hidden.length > 0 && (
          <Button variant="quiet" className="-ml-3 px-3" onClick={showAll}>
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

/** A choice without options can't be made: a household without adults has nobody to choose. */
const hasChoice = ({ kind, options }: CardField) => kind !== 'choice' || options.length > 0;

const isWide = ({ kind }: CardField) => ['text', 'long', 'list', 'many'].includes(kind);

interface ValueFieldProps {
  field: CardField;
  error: string | undefined;
  onType: (value: Value) => void;
}

function ValueField({ field, error, onType }: ValueFieldProps) {
  const { name, label, kind, options, emptyLabel = 'None', isRequired, value } = field;
  const [initialText] = useState(() => inputText(field));
  const props = {
    label,
    error,
    'data-field': name,
    defaultValue: initialText,
    onChange: ({ target }: { target: { value: string } }) => onType(parseInput(kind, target.value)),
  };
  switch (kind) {
    case 'date':
      return <DateField {...props} />;
    case 'time':
      return <TimeField {...props} />;
    case 'count':
      return <NumberField {...props} />;
    case 'money':
      return <MoneyField {...props} placeholder="0.00" />;
    case 'long':
      return <TextareaField {...props} rows={2} />;
    case 'list':
      return <TextareaField {...props} rows={2} hint="One per line" />;
    case 'choice':
      return <SelectField {...props} choices={options} {...(!isRequired && { placeholder: emptyLabel })} />;
    case 'many':
      return <ManyField field={field} error={error} onType={onType} />;
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

function ManyField({ field, error, onType }: ValueFieldProps) {
  const errorId = useId();
  const { name, label, options, value } = field;
  const chosen = Array.isArray(value) ? value : [];
  const toggle = (one: string) =>
    onType(chosen.includes(one) ? chosen.filter((other) => other !== one) : [...chosen, one]);
  return (
    <fieldset aria-describedby={error && errorId}>
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
      <FieldError id={errorId} error={error} />
    </fieldset>
  );
}
