import { useEffect, useState } from 'react';

const noticeableMilliseconds = 400;

/** Turns true when people would begin to wonder. A quick answer should not flash something else first. */
export function useIsLongWait(): boolean {
  const [isLong, setIsLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsLong(true), noticeableMilliseconds);
    return () => clearTimeout(timer);
  }, []);
  return isLong;
}
