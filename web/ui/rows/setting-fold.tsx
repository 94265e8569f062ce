import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { classNames } from '../class-names.ts';
import { SettingHead, type SettingHeadProps, type SettingSectionProps } from './setting-section.tsx';

interface SettingFoldProps extends Pick<SettingHeadProps, 'Icon' | 'about'>, Pick<SettingSectionProps, 'record'> {
  title: string;
  isOpenAtFirst?: boolean;
  /** What is chosen, shown while folded. */
  chosen?: string;
  children: ReactNode;
}

/** Settings that are rarely needed: a section that unfolds. What is in it stays mounted, with its dialogs. */
export function SettingFold({
  title,
  about,
  chosen,
  record,
  isOpenAtFirst = false,
  children,
  ...head
}: SettingFoldProps) {
  const [isOpen, setIsOpen] = useState(isOpenAtFirst);
  const content = useId();
  return (
    <section className="card setting setting-fold" data-record={record}>
      <SettingHead
        {...head}
        about={isOpen ? about : (chosen ?? about)}
        title={
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls={content}
            className="stretched text-left"
            onClick={() => setIsOpen(!isOpen)}
          >
            {title}
          </button>
        }
        action={
          <ChevronDown
            aria-hidden
            size={20}
            className={classNames('shrink-0 text-ink-soft transition-transform', isOpen && 'rotate-180')}
          />
        }
      />
      <div id={content} hidden={!isOpen}>
        {children}
      </div>
    </section>
  );
}
