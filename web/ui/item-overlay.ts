import { useState } from 'react';

/**
 * State of a dialog or confirmation for an existing item or a new one. `item` is kept while the overlay closes, so that
 * its text does not change during the closing animation.
 */
export function useItemOverlay<Item>() {
  const [isOpen, setIsOpen] = useState(false);
  const [item, setItem] = useState<Item>();
  const close = () => setIsOpen(false);
  return {
    item,
    /** Opens the overlay for an existing item, or for a new one without an argument. */
    open(target?: Item) {
      setItem(target);
      setIsOpen(true);
    },
    close,
    /** Spread into the overlay: `<Dialog {...overlay.props}>` or `<Confirm {...overlay.props}>`. */
    props: { open: isOpen, onOpenChange: (next: boolean) => !next && close() },
  };
}
