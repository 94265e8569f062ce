import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react';

export interface Tab<Value extends string> {
  value: Value;
  label: string;
  count?: number;
  content: ReactNode;
}

interface TabsProps<Value extends string> {
  label: string;
  tabs: readonly Tab<Value>[];
  value: Value;
  onValueChange: (value: Value) => void;
}

/** One stop for the Tab key; the arrows, Home and End choose, as in the ARIA pattern. */
export function Tabs<Value extends string>({ label, tabs, value, onValueChange }: TabsProps<Value>) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const chosen = tabs.findIndex((tab) => tab.value === value);

  const shown = useRef(value);
  const wasPicked = useRef(false);
  useEffect(() => {
    if (shown.current === value) return;
    shown.current = value;
    // It follows the arrows, whatever a new panel wants, and a link inside a panel that leads to another tab is gone with it.
    if (wasPicked.current || document.activeElement === document.body)
      list.current?.querySelector<HTMLElement>('[aria-selected="true"]')?.focus();
    wasPicked.current = false;
  }, [value]);

  const pick = (next: Value) => {
    wasPicked.current = next !== value;
    onValueChange(next);
  };
  const choose = (place: number) => {
    const tab = tabs.at(place % tabs.length);
    if (tab) pick(tab.value);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const target = { ArrowRight: chosen + 1, ArrowLeft: chosen - 1, Home: 0, End: -1 }[event.key];
    if (target === undefined) return;
    event.preventDefault();
    choose(target);
  };

  return (
    <>
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        onKeyDown={onKeyDown}
        className="mb-5 flex w-full gap-1 overflow-x-auto rounded-control bg-sunken p-1 sm:w-fit"
      >
        {tabs.map((tab) => (
          <button
            key={tab.value}
            type="button"
            role="tab"
            id={`${id}-${tab.value}`}
            aria-selected={tab.value === value}
            aria-controls={`${id}-panel`}
            tabIndex={tab.value === value ? 0 : -1}
            onClick={() => pick(tab.value)}
            className="flex min-h-11 flex-1 items-center justify-center gap-2 rounded-[0.6rem] px-4 text-sm font-semibold whitespace-nowrap text-ink-soft transition hover:text-ink aria-selected:bg-surface aria-selected:text-ink aria-selected:shadow-card"
          >
            {tab.label} {tab.count !== undefined && <span className="tabular text-ink-soft">{tab.count}</span>}
          </button>
        ))}
      </div>
      {/* Keyed, so that each tab's content has a life of its own. */}
      <div key={value} role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${value}`}>
        {tabs[chosen]?.content}
      </div>
    </>
  );
}
