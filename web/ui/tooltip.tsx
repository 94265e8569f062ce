import { type FocusEvent, type KeyboardEvent, type PointerEvent, type ReactNode, useEffect, useRef } from 'react';

const defaultDelay = 700;
const skipDelayWithin = 300;
const gap = 6;
let lastClosedAt = Number.NEGATIVE_INFINITY;

interface TooltipProps {
  /** The child's accessible name, so screen readers are not told twice. An empty label shows no tooltip. */
  label: string;
  delay?: number;
  side?: 'right' | 'bottom';
  children: ReactNode;
}

/** A popover in the browser's top layer, so that showing it neither moves nor remounts the child. */
export function Tooltip({ label, delay = defaultDelay, side = 'bottom', children }: TooltipProps) {
  const bubble = useRef<HTMLSpanElement>(null);
  const timer = useRef<number>(undefined);
  const isShown = useRef(false);

  const open = (target: Element) => {
    const tip = bubble.current;
    if (!tip?.textContent || !target.isConnected || isShown.current) return;
    tip.showPopover();
    isShown.current = true;
    const anchor = target.getBoundingClientRect();
    const { width, height } = tip.getBoundingClientRect();
    const left = side === 'right' ? anchor.right + gap : anchor.left + (anchor.width - width) / 2;
    const top = side === 'right' ? anchor.top + (anchor.height - height) / 2 : anchor.bottom + gap;
    tip.style.left = `${Math.max(gap, Math.min(left, innerWidth - width - gap))}px`;
    tip.style.top = `${top + height > innerHeight ? Math.max(gap, anchor.top - height - gap) : top}px`;
  };
  const show = (target: Element, wait: number) => {
    clearTimeout(timer.current);
    const soonAfterAnother = performance.now() - lastClosedAt < skipDelayWithin;
    timer.current = window.setTimeout(() => open(target), soonAfterAnother ? 0 : wait);
  };
  const hide = () => {
    clearTimeout(timer.current);
    if (!isShown.current) return;
    bubble.current?.hidePopover();
    isShown.current = false;
    lastClosedAt = performance.now();
  };
  useEffect(() => () => clearTimeout(timer.current), []);

  const onPointerEnter = (event: PointerEvent) => {
    const target = event.currentTarget.firstElementChild;
    if (target && event.pointerType !== 'touch') show(target, delay);
  };
  const onFocus = (event: FocusEvent) => {
    if (event.target.matches(':focus-visible')) show(event.target, 0);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') hide();
  };

  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only observes events of the child */}
      <span
        className="contents"
        onPointerEnter={onPointerEnter}
        onPointerLeave={hide}
        onPointerDown={hide}
        onClick={hide}
        onFocus={onFocus}
        onBlur={hide}
        onKeyDown={onKeyDown}
      >
        {children}
      </span>
      <span ref={bubble} role="tooltip" popover="manual" className="tooltip">
        {label}
      </span>
    </>
  );
}
