export interface Choice {
  value: string;
  label: string;
  /** A word over it, where the label alone does not tell it from another. */
  heading?: string;
}

interface OptionsProps {
  choices: readonly Choice[];
  /** For no choice at all. */
  placeholder: string | undefined;
}

/** What a select offers. */
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
