import { ChevronRight } from 'lucide-react';
import { Link } from 'wouter';
import { SettingHead, type SettingHeadProps } from './setting-section.tsx';

interface SettingLinkProps extends Pick<SettingHeadProps, 'Icon' | 'about'> {
  title: string;
  href: string;
}

/** Settings with a screen of their own: a row that leads there. */
export const SettingLink = ({ title, href, ...head }: SettingLinkProps) => (
  <section className="card setting setting-fold">
    <SettingHead
      {...head}
      title={
        <Link href={href} className="stretched">
          {title}
        </Link>
      }
      action={<ChevronRight aria-hidden size={20} className="shrink-0 text-ink-soft" />}
    />
  </section>
);
