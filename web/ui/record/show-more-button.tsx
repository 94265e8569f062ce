import { useEffect, useEffectEvent, useRef } from 'react';
import { Button } from '../button.tsx';

interface ShowMoreButtonProps {
  onClick: () => void;
  /** It comes near: time to show more before anyone has to press it. */
  onNear: () => void;
}

/** The end of a list that is shown in parts. It shows more as one scrolls; the button is for everyone who doesn't. */
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
