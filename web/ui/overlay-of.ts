import { useState } from 'react';

/**
 * A dialog or question about one of the things on a page, or about a new one. `item` stays while the overlay closes, so that its
 * words do not change under the reader's eyes.
 */
export function useOverlayOf<Item>() {
  const [isOpen, setIsOpen] = useState(false);
  const [item, setItem] = useState<Item>();
  const close = () => setIsOpen(false);
  return {
    item,
    /** Without an item: about a new one. */
    open(about?: Item) {
      setItem(about);
      setIsOpen(true);
    },
    close,
    /** For `<Dialog {...overlay.props}>` and `<Confirm {...overlay.props}>`. */
    props: { open: isOpen, onOpenChange: (next: boolean) => !next && close() },
  };
}
