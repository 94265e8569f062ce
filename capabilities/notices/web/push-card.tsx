import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { BellPlus, ChevronDown, MonitorSmartphone } from 'lucide-react';
import { useState } from 'react';
import { type PushState, pushState, turnOffPush, turnOnPush } from '#web/api/push.ts';
import { Button } from '#web/ui/button.tsx';
import { isHandheld } from '#web/ui/is-handheld.ts';
import { failed, toast } from '#web/ui/toast.ts';
import type { Channels } from '../channel-contract.ts';
import { deviceKind } from '../rules/device-name.ts';
import { storedDeviceId } from '../rules/own-device.ts';
import { type MissingStep, missingStep } from '../rules/push-steps.ts';
import type { NoticeSettings } from '../settings-contract.ts';
import { CarriesChoice } from './carries-card.tsx';
import { ChannelCard, stateOf } from './channel-card.tsx';
import { DeviceList } from './device-list.tsx';
import { useAddDevice, useForgetDevice } from './hooks.ts';
import { ReachTest } from './reach-card.tsx';

const pushStateKey = ['push-state'];

/** Push messages to this browser, and the person's other devices. */
export function PushCard({ push, settings }: { push: Channels['push']; settings: NoticeSettings }) {
  const client = useQueryClient();
  const { data: state } = useQuery<PushState>({ queryKey: pushStateKey, queryFn: pushState, staleTime: 0 });
  const [deviceId, setDeviceId] = useState(() => localStorage.getItem(storedDeviceId));
  const addDevice = useAddDevice();
  const forget = useForgetDevice();
  const checkAgain = () => client.invalidateQueries({ queryKey: pushStateKey });

  const turnOn = useMutation({
    mutationFn: async () => {
      setDeviceId(await addDevice(await turnOnPush(push.publicKey)));
    },
    onError: failed("We couldn't turn on notifications"),
    onSettled: checkAgain,
  });
  const turnOff = useMutation({
    mutationFn: async () => {
      const endpoint = await turnOffPush();
      localStorage.removeItem(storedDeviceId);
      setDeviceId(null);
      if (endpoint) await forget.mutateAsync({ body: { endpoint } });
    },
    onSuccess: () => toast({ title: 'Notifications turned off here' }),
    onError: failed("We couldn't turn off notifications"),
    onSettled: checkAgain,
  });

  const { userAgent } = navigator;
  const kind = deviceKind(userAgent, isHandheld() ? Math.min(screen.width, screen.height) : undefined);
  const own = state === 'on' ? push.devices.find(({ id }) => id === deviceId) : undefined;
  const others = push.devices.filter((device) => device !== own);
  const stateWithout = state === 'denied' ? 'blocked' : 'missing';
  const missing = missingStep(push.isAvailable ? state : 'insecure', userAgent, kind);
  return (
    <ChannelCard Icon={MonitorSmartphone} title={`This ${kind}`} state={own ? stateOf(own) : stateWithout}>
      {own ? (
        <>
          <p className="text-sm text-ink-soft">We can notify you on this {kind}, even when Mothership is closed.</p>
          <ReachTest reach={own} channel="push" deviceId={own.id} whenItArrives={`Tap it on your ${kind}.`}>
            <Button
              variant="quiet"
              className="px-3"
              aria-disabled={turnOff.isPending}
              onClick={() => !turnOff.isPending && turnOff.mutate()}
            >
              Turn off here
            </Button>
          </ReachTest>
        </>
      ) : missing ? (
        <MissingStepText {...missing} />
      ) : (
        state && (
          <>
            <p className="text-sm text-ink-soft">Get a notification on this {kind}, even when Mothership is closed.</p>
            <Button aria-disabled={turnOn.isPending} onClick={() => !turnOn.isPending && turnOn.mutate()}>
              <BellPlus aria-hidden size={18} />
              {turnOn.isPending ? 'Turning on...' : 'Turn on notifications'}
            </Button>
          </>
        )
      )}
      {others.length > 0 && <DeviceList devices={others} />}
      {push.devices.length > 0 && (
        <CarriesChoice label="What we send to your devices" settings={settings} name="pushCarries" />
      )}
    </ChannelCard>
  );
}

const MissingStepText = ({ why, steps }: MissingStep) => (
  <details className="group text-sm">
    <summary className="-my-2 flex min-h-11 flex-wrap items-center gap-x-2 py-2">
      <span className="text-ink-soft">{why}</span>
      <span className="flex items-center gap-1 font-semibold text-primary">
        Show me how
        <ChevronDown aria-hidden size={16} className="transition-transform group-open:rotate-180" />
      </span>
    </summary>
    <ol className="mt-2 list-decimal space-y-1 pl-5 marker:font-semibold">
      {steps.map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ol>
  </details>
);
