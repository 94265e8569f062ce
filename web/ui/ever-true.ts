import { useState } from 'react';

/** True once `open` has been true: loads an overlay's code late, and keeps it mounted to animate closing. */
export function useEverTrue(open: boolean): boolean {
  const [wasOpened, setWasOpened] = useState(open);
  if (open && !wasOpened) setWasOpened(true);
  return wasOpened;
}
