import { type FormEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { nameInSentence } from '#capabilities/family/rules/name-in-sentence.ts';
import { useFamily } from '#capabilities/family/web/hooks.ts';
import { adultRelationships } from '#capabilities/household/contract.ts';
import { useHouseholdMembers } from '#capabilities/household/web/hooks.ts';
import { capitalize } from '#core/capitalize.ts';
import { comparableName } from '#core/comparable-name.ts';
import { Button } from '#web/ui/button.tsx';
import { ChoiceTiles } from '#web/ui/choice-tiles.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { FamilyDrawing } from '#web/ui/illustrations/family.tsx';
import { usePageTitle } from '#web/ui/page-title.ts';
import { SelectField } from '#web/ui/select-field.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { OnboardingAnswers } from '../contract.ts';
import { StepSceneCard } from './step-scene-card.tsx';

const newAdult = 'new';
/** Only the person who created the adult's record can be 'self'. */
const relationships = adultRelationships.filter((it) => it !== 'self');

interface PartnerFormProps {
  /** The initial value of the name field. */
  name: string;
  onComplete: (answers: OnboardingAnswers) => void;
  saving: boolean;
}

/** The onboarding of a person who came by an invitation: their name, and which adult of the household they are. */
export function PartnerForm({ name: knownName, onComplete, saving }: PartnerFormProps) {
  const reads = [useFamily(), useHouseholdMembers('adult')] as const;
  const [{ data: family }, { data: adults }] = reads;
  const [name, setName] = useState(knownName);
  const [picked, setPicked] = useState<string>();
  const [relationship, setRelationship] = useState<(typeof relationships)[number]>('partner');
  const [showsErrors, setShowsErrors] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const title = family ? `Welcome to ${nameInSentence(family.name)}` : 'Welcome';
  const heading = usePageTitle(title);
  if (!family || !adults) {
    const failed = reads.find(({ isError }) => isError);
    return failed ? <ErrorState onRetry={failed.refetch}>We couldn't load your family.</ErrorState> : null;
  }

  const free = adults.filter((adult) => adult.linkedUserId === null && adult.relationship !== 'self');
  const namesake = free.find((adult) => comparableName(adult.name) === comparableName(name));
  const chosen = picked ?? namesake?.id ?? (free.length === 0 ? newAdult : '');
  const [inviter] = family.members.filter(({ isYou }) => !isYou);

  const adult = chosen === newAdult ? { relationship } : { id: chosen };
  const answers = { name: name.trim(), ...(chosen && { adult }), onboardingCompleted: true };
  const nameIssue = OnboardingAnswers.safeParse(answers).error?.issues.find(({ path }) => path[0] === 'name');
  const nameError = nameIssue?.message ?? (name.trim() === '' ? 'What should we call you?' : undefined);
  const pickError = chosen === '' ? "Pick one, or add yourself. You can't break anything" : undefined;

  const complete = (event: FormEvent) => {
    event.preventDefault();
    if (saving) return;
    if (!nameError && !pickError) return onComplete(answers);
    flushSync(() => setShowsErrors(true));
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"], fieldset[aria-describedby] input')?.focus();
  };
  const skip = () => !saving && onComplete({ ...(!nameError && { name: name.trim() }), onboardingCompleted: true });

  return (
    <StepSceneCard
      heading={heading}
      title={title}
      lead={`${inviter ? `${inviter.name} set things up already.` : 'Things are set up already.'} Just tell us who you are.`}
      sky={70}
      Drawing={FamilyDrawing}
      note="One quick step"
      skipLabel="Skip setup"
      onSkip={skip}
      saving={saving}
    >
      <form
        ref={form}
        noValidate
        onSubmit={complete}
        className="flex flex-col gap-6 p-(--card-padding) [--card-padding:1.25rem] sm:[--card-padding:2rem]"
      >
        <TextField
          label="Name"
          name="name"
          autoComplete="given-name"
          value={name}
          error={showsErrors ? nameError : undefined}
          onChange={({ target }) => setName(target.value)}
        />
        {free.length > 0 && (
          <ChoiceTiles
            label="Which one are you?"
            name="adult"
            value={chosen}
            choices={[
              ...free.map((one) => ({ value: one.id, label: `I'm ${one.name}` })),
              { value: newAdult, label: 'Add me as a new adult' },
            ]}
            error={showsErrors ? pickError : undefined}
            onChange={({ target }) => setPicked(target.value)}
          />
        )}
        {chosen === newAdult && (
          <SelectField
            label="Relationship"
            name="relationship"
            hint="We'll add you to the household, so the family can plan with you"
            value={relationship}
            choices={relationships.map((value) => ({ value, label: capitalize(value) }))}
            onChange={({ target }) => setRelationship(target.value as typeof relationship)}
          />
        )}
        <div className="step-foot sticky mt-auto">
          <Button type="submit" aria-disabled={saving} className="button-large ml-auto flex-1 sm:flex-none sm:px-10">
            {saving ? 'Saving...' : "That's me"}
          </Button>
        </div>
      </form>
    </StepSceneCard>
  );
}
