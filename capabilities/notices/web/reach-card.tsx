import { CircleCheck, Send, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '#web/ui/button.tsx';
import { failed } from '#web/ui/toast.ts';
import type { Device, OutsideChannel } from '../channel-contract.ts';
import { atWords, dayAndTime } from '../rules/moment-words.ts';
import { useSendTest } from './hooks.ts';

interface ReachProps {
  reach: Pick<Device, 'confirmedAt' | 'testedAt' | 'failure'>;
  channel: OutsideChannel;
  deviceId?: string;
  /** What to do when the test arrives: 'Tap it on your phone.' */
  whenItArrives: string;
  /** Other buttons, next to the one that sends a test. */
  children?: ReactNode;
}

/** 'Can you reach me?': sends a test, and says when one was last confirmed. */
export function ReachTest({ reach, channel, deviceId, whenItArrives, children }: ReachProps) {
  const test = useSendTest();
  const send = () =>
    test.mutate({ body: { channel, ...(deviceId && { deviceId }) } }, { onError: failed("We couldn't send the test") });
  return (
    <div className="space-y-2">
      {reach.failure && (
        <p className="flex items-start gap-2 text-sm font-medium text-danger">
          <TriangleAlert aria-hidden size={16} className="mt-0.5 shrink-0" />
          <span>The last three didn't get through: {reach.failure}</span>
        </p>
      )}
      <div role="status" className="space-y-2 text-sm empty:hidden">
        {reach.testedAt && (
          <p>
            We sent it {atWords(reach.testedAt)}. {whenItArrives}
          </p>
        )}
        {reach.confirmedAt && (
          <p className="flex items-start gap-2 text-success">
            <CircleCheck aria-hidden size={16} className="mt-0.5 shrink-0" />
            <span>Reached you on {dayAndTime(reach.confirmedAt)}</span>
          </p>
        )}
      </div>
      <div className="flex flex-wrap gap-2">
        <Button variant="outline" aria-disabled={test.isPending} onClick={() => !test.isPending && send()}>
          <Send aria-hidden size={16} />
          {test.isPending ? 'Sending...' : reach.testedAt ? 'Send another test' : 'Send a test'}
        </Button>
        {children}
      </div>
    </div>
  );
}
