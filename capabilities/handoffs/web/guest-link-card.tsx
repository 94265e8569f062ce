import { longDate, today } from '#core/dates.ts';
import { CopyField } from '#web/ui/copy-field.tsx';
import type { Handoff } from '../contract.ts';

interface GuestLinkCardProps {
  token: string;
  handoff: Pick<Handoff, 'takerName' | 'title' | 'linkExpiresAt'>;
}

/** A guest's link, which can't be shown again. The giver sends it to the guest. */
export function GuestLinkCard({ token, handoff }: GuestLinkCardProps) {
  const { takerName: guestName, title, linkExpiresAt } = handoff;
  const until = linkExpiresAt && longDate(today(undefined, new Date(linkExpiresAt)));
  const url = `${location.origin}/for/${token}`;
  return (
    <div className="space-y-4">
      <p>
        Send this link to {guestName} yourself, in a text for example. We don't send it for you. It shows only this, and{' '}
        {guestName} can answer right there.
      </p>
      <CopyField
        label={`Link for ${guestName}`}
        hint={`${until ? `It works until ${until}. ` : ''}We only show it once.`}
        value={url}
        copyLabel="Copy link"
        shareTitle={title}
      />
    </div>
  );
}
