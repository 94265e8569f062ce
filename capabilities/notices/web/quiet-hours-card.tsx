import { clockTime } from '#core/dates.ts';
import { SwitchField } from '#web/ui/switch-field.tsx';
import { defaultChoices } from '../rules/due/defaults.ts';
import type { NoticeSettings } from '../settings-contract.ts';
import { useSaveSettings } from './hooks.ts';
import { SavedTime } from './saved-time-card.tsx';

const usualHours = { quietFrom: defaultChoices.quietFrom, quietUntil: defaultChoices.quietUntil };
const noQuietHours = { quietFrom: null, quietUntil: null };

export function QuietHoursCard({ settings }: { settings: NoticeSettings }) {
  const { shown, save } = useSaveSettings(settings);
  const { quietFrom, quietUntil } = shown;
  const isOn = quietFrom !== null && quietUntil !== null;
  return (
    <div className="space-y-3">
      <SwitchField
        isTitle
        label="Don't disturb me at night"
        {...(!isOn && { hint: "We tell you right when it's time, day or night." })}
        checked={isOn}
        onChange={({ target }) => save(target.checked ? usualHours : noQuietHours)}
      />
      {isOn && (
        <>
          <div className="grid grid-cols-2 gap-4">
            <SavedTime label="From" value={quietFrom} onSave={(time) => save({ quietFrom: time, quietUntil })} />
            <SavedTime label="Until" value={quietUntil} onSave={(time) => save({ quietFrom, quietUntil: time })} />
          </div>
          <p className="text-sm text-ink-soft">Anything at night waits until {clockTime(quietUntil)}.</p>
        </>
      )}
    </div>
  );
}
