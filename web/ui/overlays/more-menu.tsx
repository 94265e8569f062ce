import { type ReactNode, useId } from 'react';

/** Secondary actions: buttons in a row on wide screens, and a menu behind three dots on narrower ones. */
export function MoreMenu({ children }: { children: ReactNode }) {
  const id = useId();
  return (
    <>
      <button type="button" popoverTarget={id} aria-label="More actions" className="icon-button three-dots lg:hidden" />
      {/* biome-ignore lint/a11y: closes the menu after one of its buttons was pressed, by mouse or keyboard */}
      <div id={id} popover="auto" className="more-menu" onClick={({ currentTarget }) => currentTarget.hidePopover()}>
        {children}
      </div>
    </>
  );
}
