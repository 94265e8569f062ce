import { useEffect } from 'react';
import { useRead, useWrite } from '#web/api/hooks.ts';
import { currentSubscription } from '#web/api/push.ts';
import { failed } from '#web/ui/toast.ts';
import { channelsApi } from '../channel-contract.ts';
import { noticesApi } from '../contract.ts';
import { leadsApi, type RemindedType } from '../lead-contract.ts';
import { deviceOf, storedDeviceId } from '../rules/own-device.ts';
import { type NoticeSettings, type SettingsChange, settingsApi } from '../settings-contract.ts';

export const useBell = () => useRead(noticesApi.bell, {});
export const useReadNotice = () => useWrite(noticesApi.read);
export const useReadAll = () => useWrite(noticesApi.readAll);
export const useSent = () => useRead(noticesApi.sent, {});
export const useConfirmArrival = () => useWrite(noticesApi.opened);
export const useUnsubscribe = () => useWrite(noticesApi.unsubscribe);

export const useChannels = () => useRead(channelsApi.show, {});
/** Registers this browser, and remembers its id. */
export function useAddDevice() {
  const { mutateAsync } = useWrite(channelsApi.addDevice);
  return async (subscription: PushSubscriptionJSON) => {
    const { id } = await mutateAsync({ body: deviceOf(subscription, navigator.userAgent) });
    localStorage.setItem(storedDeviceId, id);
    return id;
  };
}
/** Sends the subscription at every start, because browsers may renew it without telling. */
export function useRenewedDevice() {
  const addDevice = useAddDevice();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once is enough
  useEffect(() => {
    // Without a connection the next start sends it.
    void currentSubscription()
      .then((subscription) => subscription && addDevice(subscription))
      .catch(() => undefined);
  }, []);
}
export const useRemoveDevice = () => useWrite(channelsApi.removeDevice);
export const useForgetDevice = () => useWrite(channelsApi.forgetDevice);
export const useSendTest = () => useWrite(channelsApi.test);

export const useOwnLeads = () => useRead(leadsApi.own, {});
export const useRecordLeads = (type: RemindedType, recordId: string) =>
  useRead(leadsApi.of, { query: { type, recordId } });
export const useChangeRecordLeads = () => useWrite(leadsApi.change);

export const useNoticeSettings = () => useRead(settingsApi.show, {});

/** The settings with a change that is being saved, and a function that saves one at once. */
export function useSaveSettings(stored: NoticeSettings) {
  const change = useWrite(settingsApi.change);
  const { leads, ...others } = (change.isPending && change.variables.body) || {};
  return {
    shown: { ...stored, ...others, leads: { ...stored.leads, ...leads } } as NoticeSettings,
    save: (body: SettingsChange) => change.mutate({ body }, { onError: failed('Error saving your choice') }),
  };
}
