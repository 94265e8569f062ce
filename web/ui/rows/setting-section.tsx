import type { LucideIcon } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Spinner } from '../spinner.tsx';

export interface SettingHeadProps {
  Icon: LucideIcon;
  title: ReactNode;
  /** What it is for. */
  about?: ReactNode;
  /** A button at the end of the head, or below where there is no room. */
  action?: ReactNode;
  level?: 'h2' | 'h3';
  /** The id of the heading, so that it can name the section. */
  id?: string;
}

export const SettingHead = ({ Icon, title, about, action, level: Heading = 'h2', id }: SettingHeadProps) => (
  <div className="setting-head">
    <span aria-hidden className="setting-icon">
      <Icon size={20} strokeWidth={1.9} />
    </span>
    <div className="min-w-0 flex-[1_1_9rem]">
      <Heading id={id} className="text-lg">
        {title}
      </Heading>
      {about && <p className="text-sm text-pretty text-ink-soft">{about}</p>}
    </div>
    {action}
  </div>
);

export interface SettingSectionProps extends Omit<SettingHeadProps, 'id'> {
  /** The section's id, for links to it. */
  record?: string | undefined;
  children?: ReactNode;
}

/** A card of settings: on wide screens its head is at the left and its controls at the right. */
export function SettingSection({ record, children, ...head }: SettingSectionProps) {
  const id = useId();
  return (
    <section className="card setting" aria-labelledby={id} data-record={record}>
      <SettingHead {...head} id={id} />
      {children && <div className="min-w-0 space-y-5">{children}</div>}
    </section>
  );
}

export const SettingLoading = () => (
  <div className="card setting still-loading">
    <Spinner />
  </div>
);
