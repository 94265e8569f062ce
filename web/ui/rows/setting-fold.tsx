import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { classNames } from '../class-names.ts';
import { SettingRow } from './setting-row.tsx';

interface SettingFoldProps {
  title: string;
  /** One line about what is in it. */
  about: string;
  children: ReactNode;
}

/** Settings that are rarely needed: a card of one row that unfolds. What is in it stays mounted, with its dialogs. */
export function SettingFold({ title, about, children }: SettingFoldProps) {
  const [isOpen, setIsOpen] = useState(false);
  const content = useId();
  return (
    <section className="card">
      <div className="relative rounded-[inherit] p-5">
        <SettingRow
          title={
            <h2 className="text-lg">
              <button
                type="button"
                aria-expanded={isOpen}
                aria-controls={content}
                className="stretched text-left"
                onClick={() => setIsOpen(!isOpen)}
              >
                {title}
              </button>
            </h2>
          }
          action={
            <ChevronDown
              aria-hidden
              size={20}
              className={classNames('text-ink-soft transition-transform', isOpen && 'rotate-180')}
            />
          }
        >
          {about}
        </SettingRow>
      </div>
      <div id={content} hidden={!isOpen} className="px-5 pb-5">
        {children}
      </div>
    </section>
  );
}
