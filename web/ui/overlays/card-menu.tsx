import { type ReactNode, useId, useState } from 'react';
import { useEverTrue } from '../ever-true.ts';

interface CardMenuProps {
  /** Accessible name, with the record's: 'More for Tacos'. */
  label: string;
  className?: string;
  children: ReactNode;
}

/**
 * The further actions of a card, behind three dots. They are rendered when the menu is first opened, and stay mounted
 * because they contain dialogs.
 */
export function CardMenu({ label, className = '', children }: CardMenuProps) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const wasOpened = useEverTrue(isOpen);
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        aria-label={label}
        title="More"
        className={`icon-button three-dots ${className}`}
      />
      {/* biome-ignore lint/a11y: closes the menu after one of its buttons was pressed, by mouse or keyboard */}
      <div
        id={id}
        popover="auto"
        className="menu card shadow-float"
        onToggle={({ newState }) => setIsOpen(newState === 'open')}
        onClick={({ currentTarget }) => currentTarget.hidePopover()}
      >
        {wasOpened && children}
      </div>
    </>
  );
}
