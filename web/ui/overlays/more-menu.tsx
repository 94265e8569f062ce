import { type ReactNode, useId } from 'react';
import { classNames } from '../class-names.ts';

interface MoreMenuProps {
  /** Whether it is a menu on wide screens too. */
  isFolded?: boolean;
  children: ReactNode;
}

/** Secondary actions: buttons in a row on wide screens, and a menu behind three dots on narrower ones. */
export function MoreMenu({ isFolded = false, children }: MoreMenuProps) {
  const id = useId();
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        aria-label="More actions"
        className={classNames('icon-button three-dots', !isFolded && 'lg:hidden')}
      />
      {/* biome-ignore lint/a11y: closes the menu after one of its buttons was pressed, by mouse or keyboard */}
      <div
        id={id}
        popover="auto"
        data-folded={isFolded || undefined}
        className="more-menu"
        onClick={({ currentTarget }) => currentTarget.hidePopover()}
      >
        {children}
      </div>
    </>
  );
}
