import { CalendarSync, Link2, RefreshCw } from 'lucide-react';
import { Button } from '#web/ui/button.tsx';
import { Confirm } from '#web/ui/confirm.tsx';
import { CopyField } from '#web/ui/copy-field.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { useItemOverlay } from '#web/ui/item-overlay.ts';
import { SettingFold } from '#web/ui/rows/setting-fold.tsx';
import { SettingRow } from '#web/ui/rows/setting-row.tsx';
import { SettingLoading } from '#web/ui/rows/setting-section.tsx';
import { failed, toast } from '#web/ui/toast.ts';
import { useFeed, useRevokeFeed, useRotateFeed } from './hooks.ts';

/** The person's secret link to the calendar feed. */
export function FeedCard() {
  const feed = useFeed();
  const rotate = useRotateFeed();
  const create = (title: string, onSettled?: () => void) =>
    rotate.mutate({}, { onSuccess: () => toast({ title }), onError: failed('Error creating the link'), onSettled });
  if (feed.isPending) return <SettingLoading />;
  if (!feed.data) return <ErrorState onRetry={feed.refetch}>We couldn't load the calendar feed.</ErrorState>;
  const { address } = feed.data;
  return (
    <SettingFold Icon={CalendarSync} title="Calendar Feed" about="See your family's dates in your phone's calendar.">
      {address === null ? (
        <SettingRow
          action={
            <Button
              variant="outline"
              aria-disabled={rotate.isPending}
              onClick={() => !rotate.isPending && create('Calendar link created')}
            >
              <Link2 aria-hidden size={18} />
              {rotate.isPending ? 'Creating...' : 'Get calendar link'}
            </Button>
          }
        >
          Appointments, birthdays, trips and events. Notes stay private and are never included.
        </SettingRow>
      ) : (
        <div className="space-y-5">
          <Address address={address} />
          <Actions isCreating={rotate.isPending} onCreate={create} />
        </div>
      )}
    </SettingFold>
  );
}

function Address({ address }: { address: string }) {
  return (
    <div className="space-y-4">
      <CopyField
        label="Your calendar link"
        hint="Anyone who has this link can see the calendar. It's just for you, and it stops working if you leave the family."
        value={address}
        copyLabel="Copy link"
      />
      <a href={address.replace(/^https?:/, 'webcal:')} className="button button-outline">
        <CalendarSync aria-hidden size={18} />
        Open in my calendar app
      </a>
      <details className="text-sm">
        <summary className="flex min-h-11 cursor-pointer items-center font-semibold text-primary">
          How to add it yourself
        </summary>
        <dl className="space-y-2 pb-1">
          {howTos.map(({ program, steps }) => (
            <div key={program}>
              <dt className="font-semibold">{program}</dt>
              <dd className="text-ink-soft">{steps}</dd>
            </div>
          ))}
        </dl>
      </details>
    </div>
  );
}

const howTos = [
  {
    program: 'Apple',
    steps:
      'In Calendar, tap Calendars, Add Calendar, then Add Subscription Calendar. On a Mac, choose File, then New Calendar Subscription.',
  },
  { program: 'Google', steps: 'On a computer, click the plus sign next to Other calendars, then From URL.' },
  { program: 'Outlook', steps: 'Choose Add calendar, then Subscribe from web.' },
];

interface ActionsProps {
  isCreating: boolean;
  onCreate: (title: string, onSettled: () => void) => void;
}

function Actions({ isCreating, onCreate }: ActionsProps) {
  const revoke = useRevokeFeed();
  const rotateDialog = useItemOverlay<never>();
  const revokeDialog = useItemOverlay<never>();
  const turnOff = () =>
    revoke.mutate(
      {},
      {
        onSuccess: () => toast({ title: 'Calendar feed turned off' }),
        onError: failed('Error turning off the feed'),
        onSettled: revokeDialog.close,
      },
    );
  return (
    <div className="flex flex-wrap gap-2 border-t border-line pt-5">
      <Button variant="outline" onClick={() => rotateDialog.open()}>
        <RefreshCw aria-hidden size={17} />
        Get a new link
      </Button>
      <Button variant="quiet" onClick={() => revokeDialog.open()}>
        Turn off
      </Button>
      <Confirm
        {...rotateDialog.props}
        title="Get a new link?"
        description="The old link stops working right away, so you'll need to add the new one to your calendars."
        confirmLabel="Get a new link"
        pendingLabel="Creating..."
        pending={isCreating}
        onConfirm={() => onCreate('New calendar link created', rotateDialog.close)}
      />
      <Confirm
        {...revokeDialog.props}
        title="Turn off the calendar feed?"
        description="Your link stops working right away, and your calendars won't show anything new. Nobody else's link changes."
        confirmLabel="Turn off"
        pendingLabel="Turning off..."
        pending={revoke.isPending}
        onConfirm={turnOff}
      />
    </div>
  );
}
