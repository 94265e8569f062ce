import { Smartphone } from 'lucide-react';
import { clockTime } from '#core/dates.ts';
import { Card } from '#web/ui/card.tsx';
import { ChoiceTiles } from '#web/ui/choice-tiles.tsx';
import type { NoticeSettings } from '../settings-contract.ts';
import { useSaveSettings } from './hooks.ts';

const choices = [
  { value: 'private', label: 'Keep anything medical vague' },
  { value: 'full', label: 'Show everything' },
  { value: 'little', label: 'Show as little as possible' },
];

const exampleOf = (details: NoticeSettings['details']) => {
  const time = clockTime('16:00');
  if (details === 'full') return `Dentist for Mia, ${time}`;
  return details === 'private' ? `Appointment for Mia, ${time}` : `You have something at ${time}`;
};

/** How much notifications and email subjects show. */
export function DetailsCard({ settings }: { settings: NoticeSettings }) {
  const { shown, save } = useSaveSettings(settings);
  return (
    <Card className="space-y-4">
      <ChoiceTiles
        name="details"
        label="On your lock screen and in email subjects"
        choices={choices}
        value={shown.details}
        onChange={({ target }) => save({ details: target.value as NoticeSettings['details'] })}
      />
      <p className="flex items-center gap-3 rounded-control bg-sunken px-4 py-3 text-sm">
        <Smartphone aria-hidden size={18} className="shrink-0 text-ink-soft" />
        <span>
          For example: <span className="font-semibold">{exampleOf(shown.details)}</span>
        </span>
      </p>
      <p className="text-sm text-ink-soft">
        Notes, allergies and health details are never part of it. In the app you see everything.
      </p>
    </Card>
  );
}
