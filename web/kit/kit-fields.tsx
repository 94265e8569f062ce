import { useState } from 'react';
import { CheckboxField } from '#web/ui/checkbox-field.tsx';
import { ChoiceTiles } from '#web/ui/choice-tiles.tsx';
import { NumberField } from '#web/ui/number-field.tsx';
import { DateField } from '#web/ui/pickers/date-field.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { SwitchField } from '#web/ui/switch-field.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { TextListField } from '#web/ui/text-list-field.tsx';
import { TextareaField } from '#web/ui/textarea-field.tsx';
import { KitSection } from './kit-section.tsx';

const sampleLevels = [
  { value: 'beginner', label: 'Beginner' },
  { value: 'comfortable', label: 'Comfortable' },
  { value: 'expert', label: 'Expert' },
];

export function KitFields() {
  return (
    <KitSection title="Fields">
      <div className="grid w-full gap-6 sm:grid-cols-2 lg:grid-cols-3">
        <TextField label="Name" placeholder="Mia" />
        <TextField label="Name with a hint" hint="As the family calls her" defaultValue="Mia" />
        <TextField label="Name with an error" error="Name is required" />
        <TextField label="Not now" disabled defaultValue="Disabled" />
        <DateField label="Birthdate" defaultValue="2019-05-02" />
        <SelectField label="Tech savvy level" placeholder="Choose a level" choices={sampleLevels} />
        <SelectField label="Level with an error" choices={sampleLevels} error="Level is required" />
        <NumberField label="Pets" defaultValue="2" onClear={() => undefined} />
        <SelectField label="Level that can be cleared" choices={sampleLevels} onClear={() => undefined} />
        <TextListField
          label="Allergies"
          hint="Separate with commas"
          defaultValue={['Peanuts']}
          onChange={() => undefined}
        />
        <TextareaField label="Notes" defaultValue="Grows with what is typed." />
        <Tiles />
        <div>
          <CheckboxField label="Repeats" defaultChecked />
          <CheckboxField label="Not checked" />
          <CheckboxField label="Disabled" disabled />
          <SwitchField label="On" defaultChecked />
          <SwitchField label="Off" />
        </div>
      </div>
    </KitSection>
  );
}

function Tiles() {
  const [level, setLevel] = useState('expert');
  return (
    <ChoiceTiles
      label="Level that can be cleared, in tiles"
      name="level-tiles"
      choices={sampleLevels}
      value={level}
      onChange={(event) => setLevel(event.target.value)}
      onClear={() => setLevel('')}
    />
  );
}
