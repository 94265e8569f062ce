import { useEffect, useEffectEvent, useRef } from 'react';
import { Button } from '../button.tsx';

interface ShowMoreButtonProps {
  onClick: () => void;
  /** Called when the button is about to scroll into view, to show more before anyone presses it. */
  onNear: () => void;
}

/**
 * The end of a list that is shown in parts. Scrolling near it shows more; the button is for people who don't scroll,
 * such as with a keyboard.
 */
export function ShowMoreButton({ onClick, onNear }: ShowMoreButtonProps) {
  const end = useRef<HTMLDivElement>(null);
  const near = useEffectEvent(onNear);
  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && near(), { rootMargin: '100%' });
    if (end.current) observer.observe(end.current);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={end} className="mt-5 text-center">
      <Button variant="outline" onClick={onClick}>
        Show more
      </Button>
    </div>
  );
}
