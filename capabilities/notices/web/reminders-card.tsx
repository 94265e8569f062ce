import { clocksDiffer, deviceZone } from '#core/zone-names.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { inSentence, leadsInWords } from '../rules/lead-words.ts';
import { sentSection } from '../rules/paths.ts';
import { BriefsCard } from './briefs-card.tsx';
import { AppCard } from './channel-card.tsx';
import { DetailsCard, detailLabels } from './details-card.tsx';
import { useChannels, useNoticeSettings } from './hooks.ts';
import { KindsCard } from './kinds-card.tsx';
import { MailCard } from './mail-card.tsx';
import { PushCard } from './push-card.tsx';
import { QuietHoursCard } from './quiet-hours-card.tsx';
import { Section } from './section-card.tsx';
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
  const isElsewhere = stored.timeZone !== null || clocksDiffer(deviceZone(), stored.familyTimeZone, Date.now());
  return (
    <div className="grid grid-cols-1 items-start gap-8 lg:grid-cols-2 lg:gap-x-6">
      <div className="space-y-8">
        <Section title="How we reach you" about="The more ways that work, the less you have to check.">
          <div className="card divide-y divide-line">
            <AppCard />
            <PushCard push={push} settings={stored} />
            {mail.isAvailable && <MailCard mail={mail} settings={stored} />}
            {webhook.allowed.length > 0 && <WebhookCard webhook={webhook} settings={stored} />}
          </div>
        </Section>
        <Section
          title="Quiet hours and briefs"
          about="We picked times that work for most families. Change any of them."
        >
          <div className="card divide-y divide-line">
            <QuietHoursCard settings={stored} />
            <BriefsCard settings={stored} />
          </div>
        </Section>
        {isElsewhere && (
          <Section title="Time zone">
            <ZoneCard settings={stored} />
          </Section>
        )}
      </div>
      <div className="space-y-3 min-[1100px]:space-y-8">
        <Section
          title="When we remind you"
          about="You can pick other times for any one thing, right where you edit it."
          summary={`For appointments, ${inSentence(leadsInWords(stored.leads.appointment))}`}
        >
          <KindsCard settings={stored} />
        </Section>
        <Section
          title="What others can see"
          about="A phone on the kitchen table shows what we send."
          summary={detailLabels[stored.details]}
        >
          <DetailsCard settings={stored} />
        </Section>
        <Section
          title="What we sent"
          record={sentSection}
          about="Everything we told you in the last 90 days."
          summary="The last 90 days"
        >
          <SentList />
        </Section>
      </div>
    </div>
  );
}
