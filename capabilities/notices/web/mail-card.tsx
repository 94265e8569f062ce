import { Mail } from 'lucide-react';
import { Link } from 'wouter';
import type { Channels } from '../channel-contract.ts';
import type { NoticeSettings } from '../settings-contract.ts';
import { CarriesChoice } from './carries-card.tsx';
import { ChannelCard, stateOf } from './channel-card.tsx';
import { ReachTest } from './reach-card.tsx';

export function MailCard({ mail, settings }: { mail: Channels['mail']; settings: NoticeSettings }) {
  const { address, isConfirmed } = mail;
  if (!address)
    return (
      <ChannelCard Icon={Mail} title="Email" state="missing">
        <p className="text-sm text-ink-soft">
          We don't have an email address for you.{' '}
          <Link href="/profile?tab=account" className="font-semibold text-primary hover:underline">
            Add one to your account
          </Link>
        </p>
      </ChannelCard>
    );
  const whenItArrives = `Open it at ${address} and press the button behind its link.`;
  return (
    <ChannelCard Icon={Mail} title="Email" state={isConfirmed || mail.failure ? stateOf(mail) : 'missing'}>
      <p className="text-sm text-ink-soft">
        {isConfirmed ? (
          <>
            We write to <span className="font-medium text-ink">{address}</span>.
          </>
        ) : (
          <>
            Is <span className="font-medium text-ink">{address}</span> right? Send yourself a test. We won't email you
            anything else until you've confirmed that it reached you.
          </>
        )}
      </p>
      <ReachTest reach={mail} channel="mail" whenItArrives={whenItArrives} />
      {isConfirmed && <CarriesChoice settings={settings} name="mailCarries" />}
    </ChannelCard>
  );
}
