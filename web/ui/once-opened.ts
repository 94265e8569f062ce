import { useState } from 'react';

/**
 * True once `open` has been true. An overlay's code loads only then, and stays mounted afterwards for the closing
 * animation.
 */
export function useOnceOpened(open: boolean): boolean {
  const [wasOpened, setWasOpened] = useState(open);
  if (open && !wasOpened) setWasOpened(true);
  return wasOpened;
}
