import type { ChangeEvent, ReactNode } from 'react';
import { classNames } from './class-names.ts';

interface PictureInputProps {
  /** Accessible name, if the children have no text. */
  label?: string;
  className: string;
  describedBy?: string | undefined;
  onChoose: (picture: Blob) => void;
  children: ReactNode;
}

/** Makes its children a button that opens the phone's photos or camera. */
export function PictureInput({ label, className, describedBy, onChoose, children }: PictureInputProps) {
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [picture] = target.files ?? [];
    if (picture) onChoose(picture);
    // Otherwise choosing the same file again wouldn't fire a change event.
    target.value = '';
  };
  return (
    <label
      className={classNames(
        className,
        'cursor-pointer has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-primary',
      )}
    >
      {children}
      <input
        type="file"
        accept="image/*"
        aria-label={label}
        aria-describedby={describedBy}
        onChange={choose}
        className="sr-only"
      />
    </label>
  );
}
