import { Clock, MapPin } from 'lucide-react';
import type * as z from 'zod/mini';
import { deviceZone, zoneChoices, zoneCity } from '#core/zone-names.ts';
import { Button } from '#web/ui/button.tsx';
import { ChoiceChips } from '#web/ui/choice-chips.tsx';
import { SettingFold } from '#web/ui/rows/setting-fold.tsx';
import { SettingLoading } from '#web/ui/rows/setting-section.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { failed, toast } from '#web/ui/toast.ts';
import type { HabitsChange } from '../contract.ts';
import { useChangeHabits, useFamily } from './hooks.ts';

/** The label of each choice is an example of it; its words are in the summary. */
const questions = [
  {
    name: 'clock',
    label: 'Times',
    choices: [
      { value: '12', label: '3:30 PM', words: '12-hour clock' },
      { value: '24', label: '15:30', words: '24-hour clock' },
    ],
  },
  {
    name: 'units',
    label: 'Amounts',
    choices: [
      { value: 'us', label: '2 lb, 1 cup', words: 'pounds and cups' },
      { value: 'metric', label: '900 g, 240 ml', words: 'grams and milliliters' },
    ],
  },
] as const;

/** The family's time zone, and how it writes times and amounts. A choice is saved at once. */
export function HabitsCard() {
  const { data: family, isPending } = useFamily();
  const change = useChangeHabits();
  if (isPending) return <SettingLoading />;
  // Shows no error, because the family's card next to it does and can retry.
  if (!family) return null;
  const pending = change.isPending ? change.variables.body : undefined;
  const shown = { ...family.habits, ...pending };
  const timeZone = pending?.timeZone ?? family.timeZone;
  const here = deviceZone();
  const chosen = questions.flatMap(({ name, choices }) =>
    choices.filter(({ value }) => value === shown[name]).map(({ words }) => words),
  );
  const save = (body: z.input<typeof HabitsChange>) =>
    change.mutate(
      { body },
      {
        onSuccess: () => toast({ title: 'Saved for your whole family' }),
        onError: failed('Error saving your choice'),
      },
    );
  return (
    <SettingFold
      Icon={Clock}
      title="Times and Units"
      about="How times and amounts look for your whole family."
      chosen={[...chosen, `${zoneCity(timeZone)} time`].join(', ')}
    >
      <div className="space-y-5">
        <div className="flex flex-wrap gap-x-10 gap-y-5">
          {questions.map(({ name, label, choices }) => (
            <ChoiceChips
              key={name}
              name={name}
              label={label}
              choices={choices}
              value={shown[name] ?? ''}
              onChange={({ target }) => save({ [name]: target.value })}
            />
          ))}
        </div>
        <div className="space-y-2">
          <SelectField
            label="Time zone"
            hint="We use it for reminders and to know when your day starts."
            choices={zoneChoices(timeZone)}
            value={timeZone}
            onChange={({ target }) => save({ timeZone: target.value })}
          />
          {here !== timeZone && (
            <Button variant="quiet" className="-ml-3 px-3" onClick={() => save({ timeZone: here })}>
              <MapPin aria-hidden size={16} />
              Use this device's zone, {zoneCity(here)}
            </Button>
          )}
        </div>
      </div>
    </SettingFold>
  );
}
