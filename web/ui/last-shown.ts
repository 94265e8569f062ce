import { useState } from 'react';

/** What an overlay is about, also while it closes: by then the page has already let go of it. */
export function useLastShown<Value>(value: Value | undefined): Value | undefined {
  const [last, setLast] = useState(value);
  if (value !== undefined && value !== last) setLast(value);
  return value ?? last;
}
