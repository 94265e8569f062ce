import { Link2 } from 'lucide-react';
import { useState } from 'react';
import { clockTime, shortWeekdayAndDate } from '#core/dates.ts';
import type { WallTime } from '#core/zoned-time.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { CopyField } from '#web/ui/copy-field.tsx';
import { DateField } from '#web/ui/pickers/date-field.tsx';
import { TimeField } from '#web/ui/pickers/time-field.tsx';
import { failed, toast } from '#web/ui/toast.ts';
import type { SitterSheet } from '../contract.ts';
import { linkWords } from '../rules/link-words.ts';
import { useEndLink, useMakeLink } from './hooks.ts';

interface ShareCardProps {
  sheet: SitterSheet;
  defaultEnd: WallTime;
}

/** The link of a sheet. Only this page knows its address, and only until it is left: the server stores a hash. */
export function ShareCard({ sheet: { id, link }, defaultEnd }: ShareCardProps) {
  const [address, setAddress] = useState<string>();
  const [end, setEnd] = useState(defaultEnd);
  const [isChoosingEnd, setIsChoosingEnd] = useState(false);
  const make = useMakeLink();
  const withdraw = useEndLink();
  const params = { id };

  const makeLink = () => {
    if (make.isPending) return;
    make.mutate(
      { params, body: { day: end.date, time: end.time } },
      { onSuccess: (made) => setAddress(made.link), onError: failed('Error making the link') },
    );
  };
  const endLink = () => {
    if (withdraw.isPending) return;
    withdraw.mutate(
      { params },
      {
        onSuccess: () => {
          setAddress(undefined);
          toast({ title: 'Link ended' });
        },
        onError: failed('Error ending the link'),
      },
    );
  };
  const endButton = (
    <Button variant="outline" aria-disabled={withdraw.isPending} onClick={endLink}>
      End the link
    </Button>
  );

  return (
    <Card className="w-full space-y-3">
      <h2 className="text-base">Share</h2>
      {link?.isOpen && address && (
        <>
          <CopyField label="Link" value={address} copyLabel="Copy link" shareTitle="Sitter sheet" />
          <p role="status" className="text-sm text-ink-soft">
            {linkWords(link)}
          </p>
          {endButton}
        </>
      )}
      {link?.isOpen && !address && (
        <>
          <p role="status">{linkWords(link)}</p>
          <p className="text-sm text-ink-soft">
            We don't keep the link itself. If you need it again, make a new one. The old one ends then.
          </p>
          <div className="flex flex-wrap gap-2">
            {endButton}
            <Button variant="quiet" aria-disabled={make.isPending} onClick={makeLink}>
              New link
            </Button>
          </div>
        </>
      )}
      {!link?.isOpen && (
        <>
          <p className="text-sm text-ink-soft">
            {link && `${linkWords(link)} `}
            Anyone with the link sees this sheet and nothing else of your family, without an account. It stops working
            on {shortWeekdayAndDate(end.date || defaultEnd.date)} at {clockTime(end.time || defaultEnd.time)}.
          </p>
          {isChoosingEnd && (
            <div className="grid gap-4 sm:grid-cols-2">
              <DateField
                label="Works until"
                value={end.date}
                onChange={({ target }) => setEnd({ ...end, date: target.value })}
              />
              <TimeField
                label="Time"
                value={end.time}
                onChange={({ target }) => setEnd({ ...end, time: target.value })}
              />
            </div>
          )}
          <div className="flex flex-wrap gap-2">
            <Button variant="outline" aria-disabled={make.isPending} onClick={makeLink}>
              <Link2 aria-hidden size={18} />
              {make.isPending ? 'Making it...' : 'Get a link'}
            </Button>
            {!isChoosingEnd && (
              <Button variant="quiet" className="px-3" onClick={() => setIsChoosingEnd(true)}>
                Change when it ends
              </Button>
            )}
          </div>
        </>
      )}
    </Card>
  );
}
