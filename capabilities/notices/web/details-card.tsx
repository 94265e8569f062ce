import { clockTime } from '#core/dates.ts';
import { Card } from '#web/ui/card.tsx';
import { ChoiceTiles } from '#web/ui/choice-tiles.tsx';
import type { NoticeSettings } from '../settings-contract.ts';
import { useSaveSettings } from './hooks.ts';

export const detailLabels: Record<NoticeSettings['details'], string> = {
  private: 'Keep anything medical vague',
  full: 'Show everything',
  little: 'Show as little as possible',
};

/** How much notifications and email subjects show. */
export function DetailsCard({ settings }: { settings: NoticeSettings }) {
  const { shown, save } = useSaveSettings(settings);
  const time = clockTime('16:00');
  return (
    <Card className="space-y-4">
      <ChoiceTiles
        name="details"
        label="On your lock screen and in email subjects"
        choices={[
          { value: 'private', label: detailLabels.private, about: `“Appointment for Mia, ${time}”` },
          { value: 'full', label: detailLabels.full, about: `“Dentist for Mia, ${time}”` },
          { value: 'little', label: detailLabels.little, about: `“You have something at ${time}”` },
        ]}
        value={shown.details}
        onChange={({ target }) => save({ details: target.value as NoticeSettings['details'] })}
      />
      <p className="text-sm text-ink-soft">
        Notes, allergies and health details are never part of it. In the app you see everything.
      </p>
    </Card>
  );
}
