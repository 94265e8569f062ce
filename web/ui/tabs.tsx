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

/** ARIA tabs: a single Tab stop; the arrow keys, Home and End switch tabs. */
export function Tabs<Value extends string>({ label, tabs, value, onValueChange }: TabsProps<Value>) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const selectedIndex = tabs.findIndex((tab) => tab.value === value);

  const lastValue = useRef(value);
  const wasPickedHere = useRef(false);
  useEffect(() => {
    if (lastValue.current === value) return;
    lastValue.current = value;
    // After a click or arrow key the tab keeps the focus, even if the new panel grabs it. A button inside the old panel
    // that switched tabs has unmounted and left the focus on the body.
    if (wasPickedHere.current || document.activeElement === document.body)
      list.current?.querySelector<HTMLElement>('[aria-selected="true"]')?.focus();
    wasPickedHere.current = false;
  }, [value]);

  const pick = (next: Value) => {
    wasPickedHere.current = next !== value;
    onValueChange(next);
  };
  const pickAt = (index: number) => {
    const tab = tabs.at(index % tabs.length);
    if (tab) pick(tab.value);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const target = { ArrowRight: selectedIndex + 1, ArrowLeft: selectedIndex - 1, Home: 0, End: -1 }[event.key];
    if (target === undefined) return;
    event.preventDefault();
    pickAt(target);
  };

  return (
    <>
      <div ref={list} role="tablist" aria-label={label} onKeyDown={onKeyDown} className="tab-list fading-edges">
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
          >
            {tab.label} {tab.count !== undefined && <span>{tab.count}</span>}
          </button>
        ))}
      </div>
      {/* The key remounts the content for each tab, so that tabs share no state. */}
      <div key={value} role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${value}`}>
        {tabs[selectedIndex]?.content}
      </div>
    </>
  );
}
