import { clockTime } from '#core/dates.ts';
import { defaultChoices } from '../rules/due/defaults.ts';
import type { NoticeSettings } from '../settings-contract.ts';
import { useSaveSettings } from './hooks.ts';
import { NoticeIcon } from './notice-icon-card.tsx';
import { SavedTime } from './saved-time-card.tsx';
import { SwitchRow } from './switch-row-card.tsx';

const usualHours = { quietFrom: defaultChoices.quietFrom, quietUntil: defaultChoices.quietUntil };
const noQuietHours = { quietFrom: null, quietUntil: null };

export function QuietHoursCard({ settings }: { settings: NoticeSettings }) {
  const { shown, save } = useSaveSettings(settings);
  const { quietFrom, quietUntil } = shown;
  const isOn = quietFrom !== null && quietUntil !== null;
  return (
    <SwitchRow
      icon={<NoticeIcon kind="quiet" />}
      label="Don't disturb me at night"
      hint={
        isOn
          ? `Anything at night waits until ${clockTime(quietUntil)}.`
          : "We tell you right when it's time, day or night."
      }
      checked={isOn}
      onChange={({ target }) => save(target.checked ? usualHours : noQuietHours)}
    >
      {isOn && (
        <div className="flex flex-wrap gap-2">
          <SavedTime label="From" value={quietFrom} onSave={(time) => save({ quietFrom: time, quietUntil })} />
          <SavedTime label="Until" value={quietUntil} onSave={(time) => save({ quietFrom, quietUntil: time })} />
        </div>
      )}
    </SwitchRow>
  );
}
