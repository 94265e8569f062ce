import { Users } from 'lucide-react';
import { Fragment, useId } from 'react';
import { otherTrigger, stressTriggers, techSavvyLevels } from '#capabilities/preferences/rules/choices.ts';
import { ChoiceChips } from '#web/ui/choice-chips.tsx';
import { FieldError } from '#web/ui/field.tsx';
import { DateField } from '#web/ui/pickers/date-field.tsx';
import { StepperField } from '#web/ui/stepper-field.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { type Draft, shownKids } from '../rules/onboarding.ts';
import { binding, type StepProps } from './onboarding-steps-form.tsx';

const counts = [
  { name: 'familyAdults', label: 'Adults', min: 1 },
  { name: 'familyKids', label: 'Kids', min: 0 },
  { name: 'familyPets', label: 'Pets', min: 0 },
] as const;

export function HomeStep(props: StepProps) {
  const { draft, change, errors } = props;
  const bind = binding(props);
  const inviteId = useId();
  return (
    <>
      <fieldset>
        <legend className="sr-only">How many of you there are</legend>
        <div className="grid items-start gap-3 sm:grid-cols-3 sm:gap-3">
          {counts.map(({ name, label, min }) => (
            <Fragment key={name}>
              <StepperField
                name={name}
                label={label}
                min={min}
                value={draft[name]}
                error={errors[name]}
                onChange={(count) => change({ [name]: count })}
              />
              {name === 'familyKids' && <KidFields {...props} />}
            </Fragment>
          ))}
        </div>
      </fieldset>
      <div className="space-y-3">
        <label className="choice-tile">
          <Users aria-hidden size={22} strokeWidth={1.9} className="shrink-0 text-primary" />
          <span className="min-w-0 flex-1">
            <span className="block font-semibold">Share the load</span>
            <span id={inviteId} className="text-sm text-ink-soft">
              Invite my partner
            </span>
          </span>
          <input
            type="checkbox"
            className="check"
            name="invitePartner"
            aria-labelledby={inviteId}
            checked={draft.invitePartner}
            onChange={({ target }) => change({ invitePartner: target.checked })}
          />
        </label>
        {draft.invitePartner && (
          <TextField
            hint="Or leave it empty. You'll get a link to share at the end."
            type="email"
            autoComplete="off"
            {...bind('partnerEmail')}
            label="Partner email"
          />
        )}
      </div>
      <div className="space-y-3">
        <ChoiceChips
          choices={stressTriggers.map((value) => ({ value, label: value }))}
          {...bind('biggestStressTrigger')}
          label="Biggest Stress Trigger"
        />
        {draft.biggestStressTrigger === otherTrigger && (
          <TextField {...bind('stressTriggerOther')} label="What is it for you?" />
        )}
      </div>
      <ChoiceChips
        choices={techSavvyLevels.map((value) => ({ value, label: value }))}
        {...bind('techSavvyLevel')}
        label="Tech Savvy Level"
      />
    </>
  );
}

/** A name and a birthdate for each kid, as many as the number in the field above. */
function KidFields({ draft, change, errors }: StepProps) {
  const id = useId();
  const rows = shownKids(draft);
  if (rows.length === 0) return null;
  const edit = (index: number, part: Partial<Draft['kids'][number]>) =>
    change({ kids: draft.kids.map((kid, other) => (other === index ? { ...kid, ...part } : kid)) });
  const hasMore = Number(draft.familyKids) > rows.length;
  return (
    <fieldset className="rounded-control bg-accent-soft p-4 max-sm:my-2 max-sm:p-3 sm:order-last sm:col-span-3 sm:mt-2">
      <legend className="sr-only">Your kids</legend>
      <ul className="space-y-2">
        {rows.map((kid, index) => {
          const name = `kids.${index}.name`;
          const error = errors[name];
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a kid is identified by the row
            <li key={index}>
              <div className="kid-row">
                <input
                  type="text"
                  autoComplete="off"
                  aria-label={`Name of kid ${index + 1}`}
                  placeholder={`Kid ${index + 1}`}
                  name={name}
                  className="control min-w-0"
                  value={kid.name}
                  aria-invalid={error !== undefined}
                  aria-describedby={error && `${id}-${name}`}
                  onChange={({ target }) => edit(index, { name: target.value })}
                />
                <div className="[&_label]:sr-only">
                  <DateField
                    label={`Birthdate of kid ${index + 1}`}
                    placeholder="Birthdate"
                    name={`kids.${index}.birthdate`}
                    value={kid.birthdate}
                    error={errors[`kids.${index}.birthdate`]}
                    onChange={({ target }) => edit(index, { birthdate: target.value })}
                  />
                </div>
              </div>
              <div className="mt-1.5 empty:hidden">
                <FieldError id={`${id}-${name}`} error={error} />
              </div>
            </li>
          );
        })}
      </ul>
      <p className="mt-3 text-sm text-ink-soft">
        {hasMore
          ? "That's a full house! You can add the others under Household."
          : "Optional. With a birthdate, we'll remember the birthday too."}
      </p>
    </fieldset>
  );
}
