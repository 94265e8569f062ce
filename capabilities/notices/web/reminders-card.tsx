import type { ReactNode } from 'react';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { sentSection } from '../rules/paths.ts';
import { BriefsCard } from './briefs-card.tsx';
import { AppCard } from './channel-card.tsx';
import { DetailsCard } from './details-card.tsx';
import { useChannels, useNoticeSettings } from './hooks.ts';
import { KindsCard } from './kinds-card.tsx';
import { MailCard } from './mail-card.tsx';
import { PushCard } from './push-card.tsx';
import { QuietHoursCard } from './quiet-hours-card.tsx';
import { SentList } from './sent-list.tsx';
import { WebhookCard } from './webhook-card.tsx';
import { ZoneCard } from './zone-card.tsx';

/** The content of the reminders page. A choice is saved at once. */
export function RemindersCard() {
  const settings = useNoticeSettings();
  const channels = useChannels();
  if (settings.isPending || channels.isPending)
    return (
      <div className="still-loading flex justify-center py-16">
        <Spinner />
      </div>
    );
  if (!settings.data || !channels.data) {
    const retry = () => Promise.all([settings.refetch(), channels.refetch()]);
    return <ErrorState onRetry={retry}>We couldn't load your reminders.</ErrorState>;
  }
  const stored = settings.data;
  const { mail, push, webhook } = channels.data;
  return (
    <div className="grid grid-cols-1 items-start gap-8 lg:grid-cols-2 lg:gap-x-6">
      <div className="space-y-8">
        <Section title="How we reach you" about="The more ways that work, the less you have to check.">
          <div className="card divide-y divide-line">
            <PushCard push={push} settings={stored} />
            <MailCard mail={mail} settings={stored} />
            {webhook.allowed.length > 0 && <WebhookCard webhook={webhook} settings={stored} />}
            <AppCard />
          </div>
        </Section>
        <Section title="When" about="We picked times that work for most families. Change any of them.">
          <div className="card divide-y divide-line">
            <QuietHoursCard settings={stored} />
            <BriefsCard settings={stored} />
          </div>
        </Section>
        <Section title="Time zone">
          <ZoneCard settings={stored} />
        </Section>
      </div>
      <div className="space-y-8">
        <Section title="How far ahead" about="You can pick other times for any one thing, right where you edit it.">
          <KindsCard settings={stored} />
        </Section>
        <Section title="What others can see" about="A phone on the kitchen table shows what we send.">
          <DetailsCard settings={stored} />
        </Section>
        <Section title="What we sent" record={sentSection} about="Everything we told you in the last 90 days.">
          <SentList />
        </Section>
      </div>
    </div>
  );
}

interface SectionProps {
  title: string;
  about?: string;
  /** The section's id, for links to it. */
  record?: string;
  children: ReactNode;
}

function Section({ title, about, record, children }: SectionProps) {
  return (
    <section aria-label={title} data-record={record}>
      <h2 className="text-xl">{title}</h2>
      {about && <p className="text-sm text-ink-soft">{about}</p>}
      <div className="mt-3">{children}</div>
    </section>
  );
}
