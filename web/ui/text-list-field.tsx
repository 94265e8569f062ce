import { Check, TriangleAlert, X } from 'lucide-react';
import { type ChangeEvent, type ComponentProps, type KeyboardEvent, useRef, useState } from 'react';
import { joinList, splitList } from '#core/text-list.ts';
import { uniqueWords } from '#core/unique-words.ts';
import { ChipAvatar } from './chip-avatar.tsx';
import { classNames } from './class-names.ts';
import { Field, type FieldProps } from './field.tsx';
import { useFoldedChoices } from './folded-choices.tsx';

interface TextListFieldProps extends FieldProps, Pick<ComponentProps<'input'>, 'name' | 'ref' | 'onBlur'> {
  placeholder?: string | undefined;
  /** Chips to tap on and off. With them, everything is a chip, and typing happens in the last one. */
  suggestions?: readonly string[];
  /** Folds the less common suggestions behind a chip: 'diets' for 'More diets'. */
  foldedAs?: string | undefined;
  /** The words warn of something: allergies. They look as on the cards. */
  isWarning?: boolean;
  /** Whether the suggestions are people, shown with their initials. */
  isOfPeople?: boolean | undefined;
  /** Which of them are pets. */
  pets?: readonly string[] | undefined;
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
  foldedAs,
  isWarning = false,
  isOfPeople = false,
  pets = [],
  onChange,
  onBlur,
  ...props
}: TextListFieldProps) {
  const field = useRef<HTMLDivElement>(null);
  const [chips, setChips] = useState<readonly string[]>(defaultValue);
  const [typed, setTyped] = useState('');

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
  const add = (word: string) => update([...chips, word], typed);
  const remove = (chip: string) => {
    update(
      chips.filter((one) => one !== chip),
      typed,
    );
    // A suggested chip stays and keeps the focus.
    if (!suggestions.includes(chip)) field.current?.querySelector<HTMLElement>('input')?.focus();
  };
  const hasSuggestions = suggestions.length > 0;
  const inListSpelling = (word: string) => chips.find((chip) => chip.toLowerCase() === word.toLowerCase());
  const own = chips.filter((chip) => suggestions.every((word) => inListSpelling(word) !== chip));
  const [shown, moreChip] = useFoldedChoices(suggestions, (word) => inListSpelling(word) !== undefined, foldedAs);
  return (
    <Field label={label} hint={hint} error={error}>
      {(wiring) => (
        <div ref={field} className={hasSuggestions ? 'flex flex-wrap gap-2' : 'control text-list'}>
          {shown.map((word) => {
            const listed = inListSpelling(word);
            return (
              <button
                key={word}
                type="button"
                aria-label={`${listed ? 'Remove' : 'Add'} ${word}`}
                className="chip chip-radio"
                data-chosen={listed !== undefined}
                onClick={() => (listed ? remove(listed) : add(word))}
              >
                {isOfPeople ? (
                  <ChipAvatar name={word} isPet={pets.includes(word)} />
                ) : (
                  listed && <Check aria-hidden size={15} />
                )}
                {word}
              </button>
            );
          })}
          {moreChip}
          {own.map((chip) => (
            <button
              key={chip}
              type="button"
              aria-label={`Remove ${chip}`}
              className={
                hasSuggestions ? 'chip chip-radio' : classNames('list-chip', isWarning && 'bg-danger-soft text-danger')
              }
              data-chosen
              onClick={() => remove(chip)}
            >
              {isWarning && <TriangleAlert aria-hidden size={14} />}
              {chip}
              <X aria-hidden size={14} />
            </button>
          ))}
          <input
            {...props}
            {...wiring}
            type="text"
            autoComplete="off"
            className={hasSuggestions ? 'chip chip-input' : undefined}
            placeholder={hasSuggestions || chips.length === 0 ? placeholder : undefined}
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
      )}
    </Field>
  );
}
