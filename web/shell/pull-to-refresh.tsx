import { useQueryClient } from '@tanstack/react-query';
import { RotateCw } from 'lucide-react';
import { useEffect, useState } from 'react';
import { isAppleTouchDevice, isInstalledApp } from '#web/api/device.ts';
import { refetchResources } from '#web/api/hooks.ts';
import { Spinner } from '#web/ui/spinner.tsx';

/** How far the finger has to move, in pixels. The icon moves half as far. */
const refreshDistance = 130;
const maxDistance = 180;

/**
 * Pulling down at the top of the page fetches everything on it again. Only for apps installed on an iPhone or iPad:
 * they have no way to reload, and every other browser has this itself. It never prevents scrolling.
 */
export function PullToRefresh() {
  const client = useQueryClient();
  const [pulled, setPulled] = useState(0);
  const [isRefreshing, setIsRefreshing] = useState(false);
  useEffect(() => {
    if (!isAppleTouchDevice() || !isInstalledApp()) return;
    const listeners = new AbortController();
    const listen = (type: 'touchstart' | 'touchmove' | 'touchend' | 'touchcancel', on: (event: TouchEvent) => void) =>
      addEventListener(type, on, { passive: true, signal: listeners.signal });
    let start: Touch | undefined;
    let distance = 0;
    const pull = (pixels: number) => {
      distance = pixels;
      setPulled(pixels);
    };
    const letGo = () => {
      start = undefined;
      pull(0);
    };
    listen('touchstart', ({ touches, target }) => {
      start = touches.length === 1 && scrollY <= 0 && isOnPage(target) ? touches[0] : undefined;
    });
    listen('touchmove', ({ touches }) => {
      const finger = touches[0];
      if (!start || !finger) return;
      const down = finger.clientY - start.clientY;
      if (touches.length > 1 || scrollY > 0 || Math.abs(finger.clientX - start.clientX) > Math.max(down, 10)) letGo();
      else pull(Math.min(Math.max(down, 0), maxDistance));
    });
    listen('touchcancel', letGo);
    listen('touchend', () => {
      const isEnough = distance >= refreshDistance;
      letGo();
      if (!isEnough) return;
      setIsRefreshing(true);
      void refetchResources(client).finally(() => setIsRefreshing(false));
    });
    return () => listeners.abort();
  }, [client]);
  if (!isRefreshing && pulled === 0) return null;
  return (
    <div
      className="pointer-events-none fixed inset-x-0 top-[env(safe-area-inset-top)] z-40 flex justify-center"
      style={{ translate: `0 ${isRefreshing ? refreshDistance / 2 : pulled / 2}px` }}
    >
      <span className="card grid size-10 place-items-center rounded-full shadow-float">
        {isRefreshing ? (
          <Spinner label="Refreshing..." />
        ) : (
          <RotateCw
            aria-hidden
            size={18}
            className={pulled >= refreshDistance ? 'text-primary' : 'text-ink-soft'}
            style={{ rotate: `${pulled * 2}deg` }}
          />
        )}
      </span>
    </div>
  );
}

/** Ignores pulls in dialogs and menus, which scroll by themselves. */
const isOnPage = (target: EventTarget | null) =>
  target instanceof Element &&
  !target.closest('.overlay-panel, [popover]') &&
  !document.querySelector('.overlay-panel');
