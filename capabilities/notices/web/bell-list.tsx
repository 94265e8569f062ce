import { CheckCheck, History, Settings2 } from 'lucide-react';
import { Link } from 'wouter';
import { useRead } from '#web/api/hooks.ts';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { failed } from '#web/ui/toast.ts';
import type { BellNotice } from '../contract.ts';
import { nextNoticeApi, type UpcomingNotice } from '../next-contract.ts';
import { upcomingWords, whenWords } from '../rules/moment-words.ts';
import { sentPath, settingsPath } from '../rules/paths.ts';
import { useBell, useReadAll, useReadNotice } from './hooks.ts';
import { NoticeIcon } from './notice-icon-card.tsx';

/** The latest notices and a link to the settings. `onLeave` closes the panel that contains them. */
export function BellList({ onLeave }: { onLeave: () => void }) {
  const { data, isPending, refetch } = useBell();
  const read = useReadNotice();
  const readAll = useReadAll();
  const open = ({ id, isUnread }: BellNotice) => {
    onLeave();
    if (isUnread) read.mutate({ params: { id } });
  };
  const markAll = () => readAll.mutate({}, { onError: failed('Error marking your reminders as read') });
  return (
    <div className="flex min-h-0 flex-col">
      {isPending && (
        <div className="grid place-items-center py-12">
          <Spinner />
        </div>
      )}
      {!data && !isPending && <ErrorState onRetry={refetch}>We couldn't load your reminders.</ErrorState>}
      {data?.notices.length === 0 && (
        <>
          <p className="pb-2 text-sm text-ink-soft md:px-5">No new reminders. We'll let you know in time.</p>
          <NextNotices onLeave={onLeave} />
        </>
      )}
      {data && data.unreadCount > 0 && (
        <Button
          variant="quiet"
          className="-mt-9 mr-2 mb-1 ml-auto px-3 max-md:-mt-1 max-md:mr-0"
          aria-disabled={readAll.isPending}
          onClick={() => !readAll.isPending && markAll()}
        >
          <CheckCheck aria-hidden size={17} />
          Mark all as read
        </Button>
      )}
      {data && data.notices.length > 0 && (
        <ul className="bell-list">
          {data.notices.map((notice) => (
            <NoticeRow key={notice.id} notice={notice} onOpen={() => open(notice)} />
          ))}
        </ul>
      )}
      <div className="bell-foot">
        <Link href={settingsPath} className="button button-quiet px-3" onClick={onLeave}>
          <Settings2 aria-hidden size={17} />
          Reminder settings
        </Link>
        <Link href={sentPath} className="button button-quiet px-3" onClick={onLeave}>
          <History aria-hidden size={17} />
          What we sent
        </Link>
      </div>
    </div>
  );
}

function NextNotices({ onLeave }: { onLeave: () => void }) {
  const next: readonly UpcomingNotice[] = useRead(nextNoticeApi.show, {}).data?.next ?? [];
  if (next.length === 0) return null;
  return (
    <>
      <h3 className="pt-1 font-sans text-xs font-semibold tracking-normal text-ink-soft md:px-5">Coming up</h3>
      <ul className="bell-list">
        {next.map(({ title, kind, path, event, dueAt }) => (
          <li key={`${dueAt} ${title}`} className="bell-row items-center has-[a:hover]:bg-sunken">
            <NoticeIcon kind={kind} />
            <div className="min-w-0">
              <Link href={path} className="stretched leading-snug" onClick={onLeave}>
                {title}
              </Link>
              <p className="text-xs text-ink-soft">{upcomingWords({ event, dueAt })}</p>
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}

function NoticeRow({ notice, onOpen }: { notice: BellNotice; onOpen: () => void }) {
  const { kind, title, body, path, saidAt, isUnread } = notice;
  return (
    <li className={classNames('bell-row has-[a:hover]:bg-sunken', isUnread && 'bg-primary-soft/40')}>
      <NoticeIcon kind={kind} />
      <div className="min-w-0 flex-1">
        <p className="flex items-start gap-2 leading-snug">
          <Link
            href={path}
            className={classNames('stretched min-w-0 flex-1', isUnread && 'font-semibold')}
            onClick={onOpen}
          >
            {title}
          </Link>
          {isUnread && (
            <span className="mt-1.5 size-2 shrink-0 rounded-full bg-primary">
              <span className="sr-only">New</span>
            </span>
          )}
        </p>
        {body && <p className="line-clamp-3 text-sm whitespace-pre-line text-ink-soft">{body}</p>}
        <p className="mt-0.5 text-xs text-ink-soft">
          <time dateTime={saidAt}>{whenWords(saidAt)}</time>
        </p>
      </div>
    </li>
  );
}
