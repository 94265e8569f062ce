import { type TouchEvent, useRef } from 'react';

const minPixels = 60;

/** Detects horizontal swipes. Spread the returned props over the element. */
export function useSwipe({ onLeft, onRight }: { onLeft: () => void; onRight: () => void }) {
  const start = useRef<{ x: number; y: number }>(undefined);
  return {
    // Keeps browsers from using a horizontal swipe for Back or Forward.
    style: { touchAction: 'pan-y pinch-zoom' },
    onTouchStart: ({ touches }: TouchEvent) => {
      const finger = touches.length === 1 ? touches[0] : undefined;
      start.current = finger && { x: finger.clientX, y: finger.clientY };
    },
    onTouchEnd: ({ changedTouches }: TouchEvent) => {
      const finger = changedTouches[0];
      if (!start.current || !finger) return;
      const [deltaX, deltaY] = [finger.clientX - start.current.x, finger.clientY - start.current.y];
      if (Math.abs(deltaX) < minPixels || Math.abs(deltaX) < 2 * Math.abs(deltaY)) return;
      if (deltaX < 0) onLeft();
      else onRight();
    },
  };
}
