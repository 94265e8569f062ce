import { useState } from 'react';

/** True from the first opening on: until then an overlay's code is not needed, and afterwards it must stay to animate away. */
export function useOnceOpened(open: boolean): boolean {
  const [opened, setOpened] = useState(open);
  if (open && !opened) setOpened(true);
  return opened;
}
