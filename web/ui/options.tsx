export interface Choice {
  value: string;
  label: string;
  /** Group heading above the option, to tell apart options with the same label. */
  heading?: string;
}

interface OptionsProps {
  choices: readonly Choice[];
  /** Label of the empty option. */
  placeholder: string | undefined;
}

/** The options of a select. */
export function Options({ choices, placeholder }: OptionsProps) {
  return (
    <>
      {placeholder && <option value="">{placeholder}</option>}
      {choices.map(({ value, label, heading }) => {
        const option = (
          <option key={value} value={value}>
            {label}
          </option>
        );
        return heading ? (
          <optgroup key={value} label={heading}>
            {option}
          </optgroup>
        ) : (
          option
        );
      })}
    </>
  );
}
