import { Trash2 } from 'lucide-react';
import { Confirm } from '#web/ui/confirm.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { useItemOverlay } from '#web/ui/item-overlay.ts';
import { failed } from '#web/ui/toast.ts';
import type { Device } from '../channel-contract.ts';
import { dayAndTime } from '../rules/moment-words.ts';
import { useRemoveDevice } from './hooks.ts';

const statusOf = ({ failure, confirmedAt, createdAt }: Device) => {
  if (failure) return `Can't reach it: ${failure}`;
  return confirmedAt ? `Reached you on ${dayAndTime(confirmedAt)}` : `Added on ${dayAndTime(createdAt)}`;
};

/** The person's other devices that get push messages. */
export function DeviceList({ devices }: { devices: readonly Device[] }) {
  const remove = useRemoveDevice();
  const question = useItemOverlay<Device>();
  const removeDevice = ({ id }: Device) =>
    remove.mutate({ params: { id } }, { onError: failed('Error removing the device'), onSettled: question.close });
  return (
    <div className="border-t border-line pt-3">
      <h4 className="field-label">Your other devices</h4>
      <ul className="mt-1 divide-y divide-line">
        {devices.map((device) => (
          <li key={device.id} className="flex items-center gap-3 py-1.5">
            <div className="min-w-0 flex-1">
              <p className="font-medium">{device.name}</p>
              <p className={device.failure ? 'text-sm text-danger' : 'text-sm text-ink-soft'}>{statusOf(device)}</p>
            </div>
            <IconButton
              danger
              label={`Remove ${device.name}`}
              icon={<Trash2 aria-hidden size={17} />}
              onClick={() => question.open(device)}
            />
          </li>
        ))}
      </ul>
      <Confirm
        {...question.props}
        title={`Remove ${question.item?.name}?`}
        description="We'll stop sending notifications there, until you open Mothership on it again."
        confirmLabel="Remove"
        pendingLabel="Removing..."
        pending={remove.isPending}
        onConfirm={() => question.item && removeDevice(question.item)}
      />
    </div>
  );
}
