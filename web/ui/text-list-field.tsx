import { Plus, X } from 'lucide-react';
import { type ChangeEvent, type ComponentProps, type KeyboardEvent, useRef, useState } from 'react';
import { joinList, splitList } from '#core/text-list.ts';
import { uniqueWords } from '#core/unique-words.ts';
import { Field, type FieldProps } from './field.tsx';

interface TextListFieldProps extends FieldProps, Pick<ComponentProps<'input'>, 'name' | 'ref' | 'onBlur'> {
  placeholder?: string | undefined;
  /** Offered as chips to tap, until they are in the list. */
  suggestions?: readonly string[];
  defaultValue?: readonly string[];
  onChange: (list: string[]) => void;
}

/** Short texts as chips: a comma, Enter or leaving the field adds what is typed. `onChange` gets the unfinished one too. */
export function TextListField({
  label,
  hint,
  error,
  defaultValue = [],
  placeholder,
  suggestions = [],
  onChange,
  onBlur,
  ...props
}: TextListFieldProps) {
  const field = useRef<HTMLDivElement>(null);
  const [chips, setChips] = useState<readonly string[]>(defaultValue);
  const [typed, setTyped] = useState('');

  const isListed = (word: string) => chips.some((chip) => chip.toLowerCase() === word.toLowerCase());
  const offered = suggestions.filter((word) => !isListed(word));

  const update = (words: readonly string[], rest: string) => {
    const unique = uniqueWords(words);
    setChips(unique);
    setTyped(rest);
    onChange(uniqueWords([...unique, ...splitList(rest)]));
  };
  const addTyped = () => update([...chips, ...splitList(typed)], '');
  const type = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const finished = target.value.slice(0, target.value.lastIndexOf(',') + 1);
    update([...chips, ...splitList(finished)], target.value.slice(finished.length).trimStart());
  };
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Backspace' && typed === '' && chips.length > 0) update(chips.slice(0, -1), '');
    if (event.key === 'Enter' && typed.trim() !== '') {
      event.preventDefault();
      addTyped();
    }
  };
  const add = (word: string) => {
    update([...chips, word], typed);
    // The pressed chip is unmounted.
    field.current?.querySelector<HTMLElement>('.list-chip:last-of-type')?.focus();
  };
  const remove = (chip: string) => {
    update(
      chips.filter((one) => one !== chip),
      typed,
    );
    field.current?.querySelector<HTMLElement>('input')?.focus();
  };
  return (
    <Field label={label} hint={hint} error={error}>
      {(wiring) => (
        <>
          <div ref={field} className="control text-list">
            {chips.map((chip) => (
              <button
                key={chip}
                type="button"
                aria-label={`Remove ${chip}`}
                className="list-chip"
                onClick={() => remove(chip)}
              >
                {chip}
                <X aria-hidden size={14} />
              </button>
            ))}
            <input
              {...props}
              {...wiring}
              type="text"
              autoComplete="off"
              placeholder={chips.length === 0 ? placeholder : undefined}
              value={typed}
              onChange={type}
              onKeyDown={press}
              onBlur={(event) => {
                if (typed !== '') addTyped();
                onBlur?.(event);
              }}
            />
            {/* Has the value as well, for code that checks which fields of a form are filled. */}
            <input type="hidden" value={joinList(chips)} />
          </div>
          {offered.length > 0 && (
            <ul aria-label={`Suggestions for ${label}`} className="mt-2 flex flex-wrap gap-2">
              {offered.map((word) => (
                <li key={word}>
                  <button type="button" aria-label={`Add ${word}`} className="chip" onClick={() => add(word)}>
                    <Plus aria-hidden size={14} />
                    {word}
                  </button>
                </li>
              ))}
            </ul>
          )}
        </>
      )}
    </Field>
  );
}
