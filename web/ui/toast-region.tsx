import { CircleCheck, TriangleAlert, X } from 'lucide-react';
import { Toast as Radix } from 'radix-ui';
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { Button } from './button.tsx';
import { classNames } from './class-names.ts';
import { useFocusTrapException } from './focus-trap-exception.ts';
import { dismissToast, type ShownToast } from './toast.ts';

const displayMilliseconds = 5000;
const swipeThresholdPixels = 50;

/** Publishes the toast's height as `--toast-height`, so that an open dialog can make room for it. */
function useToastHeightVariable(region: RefObject<HTMLElement | null>) {
  useLayoutEffect(() => {
    const { current } = region;
    if (!current || !('ResizeObserver' in window)) return;
    const update = () => document.documentElement.style.setProperty('--toast-height', `${current.offsetHeight}px`);
    const observer = new ResizeObserver(update);
    observer.observe(current);
    return () => observer.disconnect();
  }, [region]);
}

export function ToastRegion({ toast }: { toast: ShownToast | undefined }) {
  // A dismissed toast stays mounted but closed, so that Radix can animate it out.
  const [last, setLast] = useState(toast);
  if (toast && toast !== last) setLast(toast);
  const region = useRef<HTMLOListElement>(null);
  useFocusTrapException(region);
  useToastHeightVariable(region);

  // In a portal on the body, because an open modal dialog hides the rest of the page from assistive technology.
  return createPortal(
    <Radix.Provider duration={displayMilliseconds} swipeDirection="right" swipeThreshold={swipeThresholdPixels}>
      {last && (
        <Radix.Root
          key={last.id}
          open={toast?.id === last.id}
          onOpenChange={(open) => !open && dismissToast(last.id)}
          duration={last.action ? 2 * displayMilliseconds : displayMilliseconds}
          type={last.variant === 'destructive' ? 'foreground' : 'background'}
          className={classNames(
            'toast card flex items-start gap-3 p-4 shadow-float',
            last.variant === 'destructive' && 'border-danger bg-danger-soft',
          )}
        >
          {last.variant === 'destructive' ? (
            <TriangleAlert aria-hidden size={20} className="mt-0.5 shrink-0 text-danger" />
          ) : (
            <CircleCheck aria-hidden size={20} className="mt-0.5 shrink-0 text-success" />
          )}
          {/* A long action wraps below the text. */}
          <div className="flex min-w-0 flex-1 flex-wrap gap-x-3">
            <div className="min-w-0 flex-1 basis-32">
              <Radix.Title className="font-semibold">{last.title}</Radix.Title>
              {last.description && (
                <Radix.Description className="text-sm text-ink-soft">{last.description}</Radix.Description>
              )}
            </div>
            {last.action && (
              <Radix.Action asChild altText={last.action.label} onClick={last.action.onClick}>
                <Button variant="quiet" className="-my-2.5 -ml-5 shrink-0">
                  {last.action.label}
                </Button>
              </Radix.Action>
            )}
          </div>
          <Radix.Close className="icon-button -my-2.5 -mr-2.5" aria-label="Close">
            <X aria-hidden size={18} />
          </Radix.Close>
        </Radix.Root>
      )}
      {/* Without aria-live="off" a modal dialog would hide the region, and with it the message that saving failed. */}
      <Radix.Viewport
        ref={region}
        aria-live="off"
        hotkey={['F8']}
        className="toast-region fixed right-0 z-60 max-w-[420px] p-4 outline-none"
      />
    </Radix.Provider>,
    document.body,
  );
}
