import { ChoiceChips } from '#web/ui/choice-chips.tsx';
import type { NoticeSettings } from '../settings-contract.ts';
import { useSaveSettings } from './hooks.ts';

const choices = [
  { value: 'everything', label: 'Everything' },
  { value: 'briefs', label: 'Just the briefs' },
  { value: 'nothing', label: 'Nothing' },
];

interface CarriesProps {
  label?: string;
  settings: NoticeSettings;
  name: 'mailCarries' | 'pushCarries' | 'webhookCarries';
}

/** What is sent over one channel. */
export function CarriesChoice({ label = 'What we send here', settings, name }: CarriesProps) {
  const { shown, save } = useSaveSettings(settings);
  return (
    <ChoiceChips
      name={name}
      label={label}
      choices={choices}
      value={shown[name]}
      onChange={({ target }) => save({ [name]: target.value })}
    />
  );
}
