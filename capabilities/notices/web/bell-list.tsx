import { Bell, CheckCheck, History, Settings2 } from 'lucide-react';
import { Link } from 'wouter';
import { useRead } from '#web/api/hooks.ts';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { failed } from '#web/ui/toast.ts';
import type { BellNotice } from '../contract.ts';
import { nextNoticeApi } from '../next-contract.ts';
import { whenWords } from '../rules/moment-words.ts';
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
        <div className="flex flex-col items-center gap-3 py-5 text-center md:px-5">
          <span className="grid size-14 place-items-center rounded-full bg-accent-soft">
            <Bell aria-hidden size={26} strokeWidth={1.9} />
          </span>
          <p className="max-w-64 text-pretty text-ink-soft">No new reminders. We'll let you know in time.</p>
          <NextNotice />
        </div>
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

function NextNotice() {
  const next = useRead(nextNoticeApi.show, {}).data?.next;
  return (
    next && (
      <p className="w-full rounded-control bg-accent-soft px-4 py-3 text-left text-balance">
        <span className="block text-sm text-ink-soft">Next: {whenWords(next.dueAt)}</span>
        <span className="font-medium">{next.title}</span>
      </p>
    )
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
