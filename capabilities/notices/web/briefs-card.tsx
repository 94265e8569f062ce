import { SelectChip } from '#web/ui/select-chip.tsx';
import { defaultChoices } from '../rules/due/defaults.ts';
import { isQuietAt } from '../rules/due/moments.ts';
import type { NoticeSettings } from '../settings-contract.ts';
import { useSaveSettings } from './hooks.ts';
import { NoticeIcon } from './notice-icon-card.tsx';
import { SavedTime } from './saved-time-card.tsx';
import { SwitchRow } from './switch-row-card.tsx';

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const choices = weekdays.map((label, day) => ({ value: String(day), label }));

/** The morning brief and the brief about the week ahead. */
export function BriefsCard({ settings }: { settings: NoticeSettings }) {
  const { shown, save } = useSaveSettings(settings);
  const { morningAt, weekAt, weekDay } = shown;
  return (
    <>
      <SwitchRow
        icon={<NoticeIcon kind="morning" />}
        label="Morning brief"
        hint="Your day in one short message: who needs to be where, and what's due."
        checked={morningAt !== null}
        onChange={({ target }) => save({ morningAt: target.checked ? defaultChoices.morningAt : null })}
      >
        {morningAt !== null && (
          <SavedTime label="Every day at" value={morningAt} onSave={(time) => save({ morningAt: time })} />
        )}
        {morningAt !== null && isQuietAt(morningAt, shown) && (
          <p className="text-sm text-ink-soft">
            That's within your quiet hours. The brief comes anyway, because you chose its time.
          </p>
        )}
      </SwitchRow>
      <SwitchRow
        icon={<NoticeIcon kind="week" />}
        label={`${weekdays[weekDay]} brief`}
        hint="The week ahead, and what still needs a decision."
        checked={weekAt !== null}
        onChange={({ target }) => save({ weekAt: target.checked ? defaultChoices.weekAt : null })}
      >
        {weekAt !== null && (
          <div className="flex flex-wrap gap-2">
            <SelectChip
              label="Every"
              choices={choices}
              value={String(weekDay)}
              onChange={(day) => save({ weekDay: Number(day) })}
            />
            <SavedTime label="At" value={weekAt} onSave={(time) => save({ weekAt: time })} />
          </div>
        )}
      </SwitchRow>
    </>
  );
}
