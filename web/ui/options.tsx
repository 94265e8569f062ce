export interface Choice {
  value: string;
  label: string;
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
      {choices.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </>
  );
}
