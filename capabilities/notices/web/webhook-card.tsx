import { HousePlug } from 'lucide-react';
import { lazyPiece } from '#web/ui/lazy-piece.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import type { Channels } from '../channel-contract.ts';
import type { NoticeSettings } from '../settings-contract.ts';
import { CarriesChoice } from './carries-card.tsx';
import { ChannelCard, stateOf } from './channel-card.tsx';
import { ReachTest } from './reach-card.tsx';

const WebhookForm = lazyPiece(() => import('./webhook-form.tsx').then((module) => module.WebhookForm), <Spinner />);

export function WebhookCard({ webhook, settings }: { webhook: Channels['webhook']; settings: NoticeSettings }) {
  const isSetUp = webhook.address !== null;
  return (
    <ChannelCard Icon={HousePlug} title="Webhook" state={isSetUp ? stateOf(webhook) : 'missing'}>
      <p className="text-sm text-ink-soft">
        For ntfy, Gotify or Home Assistant. Paste the address it gave you and keep it to yourself: anyone who knows it
        can read along.
      </p>
      <WebhookForm key={webhook.address} address={webhook.address} allowed={webhook.allowed} />
      {isSetUp && (
        <>
          <ReachTest reach={webhook} channel="webhook" whenItArrives="Tap it where it shows up." />
          <CarriesChoice settings={settings} name="webhookCarries" />
        </>
      )}
    </ChannelCard>
  );
}
