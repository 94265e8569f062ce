import { Check } from 'lucide-react';
import { type ChangeEvent, type FormEvent, type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Link } from 'wouter';
import { type Preferences, PreferencesChange } from '#capabilities/preferences/contract.ts';
import {
  holidays,
  momCategories,
  otherTrigger,
  stressTriggers,
  techSavvyLevels,
} from '#capabilities/preferences/rules/choices.ts';
import { fieldsOf } from '#core/field-descriptions.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { RadioField } from '#web/ui/radio-field.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { StepperField } from '#web/ui/stepper-field.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { TextareaField } from '#web/ui/textarea-field.tsx';
import { willBeCleared } from '#web/ui/will-be-cleared.ts';
import { deliveryChoices } from '../rules/delivery-services.ts';
import { changeOf, clears, type Edits, type Question, shownText } from '../rules/profile-edits.ts';

interface PreferencesFormProps {
  stored: Preferences;
  /** Held by the page, so that they survive switching tabs. A field without an edit shows the stored value. */
  edits: Edits;
  onEdit: (question: Question, typed: string) => void;
  onSave: (change: PreferencesChange) => void;
  saving: boolean;
}

const labels = fieldsOf(PreferencesChange);
const counts = ['familyAdults', 'familyKids', 'familyPets'] as const;
const notGiven = 'Not given';

/** The given choices, plus the stored value if another client saved a different one. */
const choices = (values: readonly string[], stored: string | null) =>
  [...new Set(stored ? [...values, stored] : values)].map((value) => ({ value, label: value }));

function errorsOf(change: PreferencesChange): { [Name in Question]?: string } {
  const { error } = PreferencesChange.safeParse(change);
  // Reversed, so that the first of several errors of a field wins.
  return Object.fromEntries((error?.issues ?? []).map(({ path, message }) => [path[0], message]).reverse());
}

/** Edits the preferences. Emptied fields are cleared on saving. */
export function PreferencesForm({ stored, edits, onEdit, onSave, saving }: PreferencesFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [showsErrors, setShowsErrors] = useState(false);
  const change = changeOf(stored, edits);
  const errors = errorsOf(change);
  const hasChanges = Object.keys(change).length > 0;

  const bind = (question: Question, hint?: string) => {
    const value = shownText(stored, edits, question);
    return {
      name: question,
      label: labels[question]?.label ?? '',
      value,
      onChange: (event: ChangeEvent<HTMLInputElement & HTMLSelectElement & HTMLTextAreaElement>) =>
        onEdit(question, event.target.value),
      onClear: value === '' ? undefined : () => onEdit(question, ''),
      hint: clears(change, question) ? willBeCleared : hint,
      error: showsErrors ? errors[question] : undefined,
    };
  };
  const bindCount = (question: Question) => {
    const { onClear: _, ...field } = bind(question);
    return { ...field, onChange: (typed: string) => onEdit(question, typed) };
  };
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (saving || !hasChanges) return;
    const hasErrors = Object.keys(errors).length > 0;
    flushSync(() => setShowsErrors(hasErrors));
    if (hasErrors) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
    else onSave(change);
  };

  return (
    <form ref={form} noValidate onSubmit={save} className="space-y-6">
      <div className="grid grid-cols-1 gap-4 md:gap-6 lg:grid-cols-2">
        <FormCard title={<h2>Personal Information</h2>} about="So we know who we're helping.">
          <TextField autoComplete="given-name" {...bind('name')} onClear={undefined} />
          <SelectField
            placeholder={notGiven}
            choices={choices(momCategories, stored.momCategory)}
            {...bind('momCategory')}
          />
          <SelectField
            placeholder={notGiven}
            choices={choices(techSavvyLevels, stored.techSavvyLevel)}
            {...bind('techSavvyLevel')}
            label="Tech Savvy Level"
          />
        </FormCard>
        <FormCard
          title={<h2>Household</h2>}
          about={
            <>
              For portions and packing lists.{' '}
              <Link href="/household" className="font-semibold text-primary hover:underline">
                Edit names
              </Link>
            </>
          }
        >
          <div className="divide-y divide-line">
            {counts.map((count) => (
              <div key={count} className="grid min-h-15 content-center lg:min-h-20">
                <StepperField {...bindCount(count)} />
              </div>
            ))}
          </div>
        </FormCard>
        <FormCard title={<h2>Preferences & Interests</h2>} about="So we help where it counts.">
          <RadioField
            choices={choices(stressTriggers, stored.biggestStressTrigger)}
            {...bind('biggestStressTrigger')}
            label="Biggest Stress Trigger"
          />
          {shownText(stored, edits, 'biggestStressTrigger') === otherTrigger && (
            <TextField {...bind('stressTriggerOther')} label="What is it for you?" />
          )}
          <SelectField
            placeholder={notGiven}
            choices={deliveryChoices}
            {...bind('deliveryServicePreference', "Used for a quick 'Order In' in the meal planner")}
            label="Preferred Food Delivery Service"
          />
        </FormCard>
        <FormCard title={<h3>Favorites</h3>} about="What you love. Use commas between favorites.">
          <SelectField
            placeholder={notGiven}
            choices={choices(holidays, stored.favoriteHoliday)}
            {...bind('favoriteHoliday')}
            label="Favorite Holiday"
          />
          <TextField
            placeholder="e.g. Target, Uniqlo"
            {...bind('favoriteStoresForSelf')}
            label="Favorite Stores for Yourself"
          />
          <TextField
            placeholder="e.g. Old Navy, Zara Kids"
            {...bind('favoriteStoresForKids')}
            label="Favorite Stores for Kids"
          />
          <TextareaField
            rows={2}
            placeholder="e.g. Busy Toddler, Feeding Littles"
            {...bind('favoriteInfluencers')}
            label="Favorite Influencers"
          />
        </FormCard>
        <FormCard title={<h3>Your Wish</h3>} about="Big or small, we'd love to know." className="lg:col-span-2">
          <TextareaField rows={2} {...bind('wishForApp')} label="What do you wish this app could do?" />
        </FormCard>
      </div>
      {hasChanges && (
        <div className="card form-foot">
          {/* Not `disabled`, which would lose the focus. */}
          <Button type="submit" aria-disabled={saving}>
            {saving ? 'Saving...' : 'Save Changes'}
          </Button>
          <p className="text-sm text-ink-soft">Unsaved changes</p>
        </div>
      )}
    </form>
  );
}

/** Beside the page's title. */
export const SaveState = ({ hasChanges }: { hasChanges: boolean }) => (
  <div className="flex items-center gap-2 text-sm text-ink-soft">
    {hasChanges ? (
      'Not saved yet'
    ) : (
      <>
        <Check aria-hidden size={16} className="text-success" />
        Everything is saved
      </>
    )}
  </div>
);

interface FormCardProps {
  /** The second level for the sections of the page, the third for the parts of the last one. */
  title: ReactNode;
  about: ReactNode;
  className?: string;
  children: ReactNode;
}

const FormCard = ({ title, about, className, children }: FormCardProps) => (
  <Card className={classNames('flex flex-col gap-4', className)}>
    <div className="[&>:first-child]:text-lg">
      {title}
      <p className="mt-0.5 text-sm text-ink-soft">{about}</p>
    </div>
    {children}
  </Card>
);
