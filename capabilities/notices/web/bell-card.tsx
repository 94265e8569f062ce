import { Bell as BellIcon } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Dialog } from '#web/ui/dialog.tsx';
import { lazyPiece } from '#web/ui/lazy-piece.tsx';
import { useMarkedRecord } from '#web/ui/record/marked-record.ts';
import { Spinner } from '#web/ui/spinner.tsx';
import { useBell, useRenewedDevice } from './hooks.ts';

const BellList = lazyPiece(
  () => import('./bell-list.tsx').then((module) => module.BellList),
  <div className="grid place-items-center py-12">
    <Spinner />
  </div>,
);

const panelId = 'reminders-panel';
const iconLook = { 'aria-hidden': true, size: 20, strokeWidth: 1.9 } as const;

/** The bell in the header, with the number of unread notices. Its list is a popover on wide screens and a sheet on phones. */
export function Bell({ isPhone }: { isPhone: boolean }) {
  const { data } = useBell();
  const unread = data?.unreadCount ?? 0;
  const [isOpen, setIsOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const panel = useRef<HTMLDivElement>(null);
  useCountInTitle(unread);
  useRenewedDevice();
  useMarkedRecord();
  const close = () => {
    setIsOpen(false);
    panel.current?.hidePopover();
  };
  const label = unread === 0 ? 'Reminders' : `Reminders, ${unread} new`;
  const badge = unread > 0 && (
    <span aria-hidden className="bell-badge check-pop tabular">
      {unread > 99 ? '99+' : unread}
    </span>
  );
  const announcement = <Announcement newest={data?.notices[0]?.title} unread={unread} isLoaded={data !== undefined} />;
  if (isPhone)
    return (
      <>
        <button type="button" aria-label={label} className="icon-button relative" onClick={() => setIsOpen(true)}>
          <BellIcon {...iconLook} />
          {badge}
        </button>
        {announcement}
        <Dialog open={isOpen} onOpenChange={setIsOpen} title="Reminders">
          <BellList onLeave={close} />
        </Dialog>
      </>
    );
  return (
    <>
      <button
        type="button"
        aria-label={label}
        className="icon-button relative"
        popoverTarget={panelId}
        onClick={() => setWasOpened(true)}
      >
        <BellIcon {...iconLook} />
        {badge}
      </button>
      {announcement}
      <div
        ref={panel}
        id={panelId}
        popover="auto"
        role="dialog"
        aria-labelledby={`${panelId}-title`}
        className="bell-panel card"
      >
        {wasOpened && (
          <>
            <h2 id={`${panelId}-title`} className="px-5 pt-4 text-xl">
              Reminders
            </h2>
            <BellList onLeave={close} />
          </>
        )}
      </div>
    </>
  );
}

interface AnnouncementProps {
  newest: string | undefined;
  unread: number;
  isLoaded: boolean;
}

/** Tells screen readers about a notice that arrives while the page is open. */
function Announcement({ newest, unread, isLoaded }: AnnouncementProps) {
  const [text, setText] = useState('');
  const former = useRef<number>(undefined);
  useEffect(() => {
    if (!isLoaded) return;
    if (former.current !== undefined && unread > former.current && newest) setText(`New reminder: ${newest}`);
    former.current = unread;
  }, [isLoaded, unread, newest]);
  return (
    <span role="status" className="sr-only">
      {text}
    </span>
  );
}

const countPattern = /^\(\d+\+?\) /;
const withoutCount = (title: string) => title.replace(countPattern, '');

/** '(2) Dashboard · Mothership'. Pages set the title themselves, so the count is put in front again after each change. */
function useCountInTitle(unread: number) {
  useEffect(() => {
    if (unread === 0) return;
    const put = () => {
      const title = `(${unread > 99 ? '99+' : unread}) ${withoutCount(document.title)}`;
      if (document.title !== title) document.title = title;
    };
    put();
    const observer = new MutationObserver(put);
    observer.observe(document.head, { childList: true, subtree: true, characterData: true });
    return () => {
      observer.disconnect();
      document.title = withoutCount(document.title);
    };
  }, [unread]);
}
