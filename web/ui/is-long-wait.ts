import { useEffect, useState } from 'react';

const noticeableMilliseconds = 400;

/** Turns true 400 ms after mounting, so that loading indicators don't flash before a quick response. */
export function useIsLongWait(): boolean {
  const [isLong, setIsLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsLong(true), noticeableMilliseconds);
    return () => clearTimeout(timer);
  }, []);
  return isLong;
}
