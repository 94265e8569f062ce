import { Heart, HeartHandshake, UserRound } from 'lucide-react';
import { type ChangeEvent, type FormEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type Preferences, PreferencesChange } from '#capabilities/preferences/contract.ts';
import {
  holidays,
  momCategories,
  otherTrigger,
  stressTriggers,
  techSavvyLevels,
} from '#capabilities/preferences/rules/choices.ts';
import { fieldsOf } from '#core/field-descriptions.ts';
import { ChoiceChips } from '#web/ui/choice-chips.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { TextareaField } from '#web/ui/textarea-field.tsx';
import { willBeClearedHint } from '#web/ui/will-be-cleared.ts';
import { deliveryChoices } from '../rules/delivery-services.ts';
import { changeOf, clearsAnswer, type Edits, type Question, shownText } from '../rules/profile-edits.ts';
import { sectionWords } from '../rules/section-words.ts';
import { FormSection } from './form-section-card.tsx';
import { HouseholdCountsForm } from './household-counts-form.tsx';
import { SaveBar } from './save-bar-card.tsx';

interface PreferencesFormProps {
  stored: Preferences;
  /** Stored by the page, so that they survive switching tabs. A field without an edit shows the stored value. */
  edits: Edits;
  onEdit: (question: Question, typed: string) => void;
  onDiscard: () => void;
  onSave: (change: PreferencesChange) => void;
  saving: boolean;
  /** Whether it was just saved. The message shows until it was seen. */
  isSaved: boolean;
  onSavedSeen: () => void;
}

const labels = fieldsOf(PreferencesChange);
const notGiven = 'Choose one';
const wishQuestion = 'What do you wish this app could do?';

/** The given choices, plus the stored value if another client saved a different one. */
const choices = (values: readonly string[], stored: string | null) =>
  [...new Set(stored ? [...values, stored] : values)].map((value) => ({ value, label: value }));

function errorsOf(change: PreferencesChange): { [Name in Question]?: string } {
  const { error } = PreferencesChange.safeParse(change);
  // Reversed, so that the first of several errors of a field wins.
  return Object.fromEntries((error?.issues ?? []).map(({ path, message }) => [path[0], message]).reverse());
}

/** Edits the preferences. Emptied fields are cleared on saving. */
export function PreferencesForm({
  stored,
  edits,
  onEdit,
  onDiscard,
  onSave,
  saving,
  isSaved,
  onSavedSeen,
}: PreferencesFormProps) {
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
      hint: clearsAnswer(change, question) ? willBeClearedHint : hint,
      error: showsErrors ? errors[question] : undefined,
    };
  };
  const bindCount = (question: Question) => {
    const { onClear: _onClear, onChange: _onChange, ...field } = bind(question);
    return field;
  };
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (saving || !hasChanges) return;
    const hasErrors = Object.keys(errors).length > 0;
    flushSync(() => setShowsErrors(hasErrors));
    if (!hasErrors) return onSave(change);
    const invalid = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    invalid?.closest('details')?.setAttribute('open', '');
    invalid?.focus();
  };

  const discard = () => {
    if (saving) return;
    setShowsErrors(false);
    // The pressed button disappears with the bar.
    form.current?.focus({ preventScroll: true });
    onDiscard();
  };

  const words = sectionWords(stored, edits);
  const isNew = !stored.biggestStressTrigger && !stored.wishForApp;
  return (
    <form ref={form} tabIndex={-1} aria-label="Preferences" noValidate onSubmit={save} className="form-sections">
      <div className="settings">
        <FormSection
          comesFirst
          Icon={HeartHandshake}
          title="Preferences & Interests"
          about="So we help where it counts."
          filledIn={words.interests}
        >
          {isNew && (
            <p className="text-pretty text-ink-soft">
              Your biggest stress and one wish help us most. The rest can wait.
            </p>
          )}
          <ChoiceChips
            choices={choices(stressTriggers, stored.biggestStressTrigger)}
            {...bind('biggestStressTrigger')}
            label="Biggest Stress Trigger"
          />
          {shownText(stored, edits, 'biggestStressTrigger') === otherTrigger && (
            <TextField {...bind('stressTriggerOther')} label="What is it for you?" />
          )}
          <TextareaField rows={2} placeholder="e.g. A nap" {...bind('wishForApp')} label={wishQuestion} />
        </FormSection>
        <FormSection
          Icon={Heart}
          level="h3"
          title="Favorites"
          about="For gift ideas, holidays and nights off."
          filledIn={words.favorites}
        >
          <div className="grid grid-cols-1 items-start gap-x-4 gap-y-5 sm:grid-cols-2 sm:*:last:col-span-2">
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
            <SelectField
              placeholder={notGiven}
              choices={choices(holidays, stored.favoriteHoliday)}
              {...bind('favoriteHoliday')}
              label="Favorite Holiday"
            />
            <SelectField
              placeholder={notGiven}
              choices={deliveryChoices}
              {...bind('deliveryServicePreference', "Used for a quick 'Order In' in the meal planner")}
              label="Preferred Food Delivery Service"
            />
            <TextareaField
              rows={1}
              placeholder="e.g. Busy Toddler, Feeding Littles"
              {...bind('favoriteInfluencers')}
              label="Favorite Influencers"
            />
          </div>
        </FormSection>
        <FormSection
          Icon={UserRound}
          title="Personal Information"
          about="So we know who we're helping."
          filledIn={words.personal}
        >
          <TextField autoComplete="given-name" {...bind('name')} onClear={undefined} />
          <div className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
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
          </div>
        </FormSection>
        <HouseholdCountsForm stored={stored} edits={edits} onEdit={onEdit} bind={bindCount} />
      </div>
      <SaveBar
        hasChanges={hasChanges}
        saving={saving}
        isSaved={isSaved}
        onDiscard={discard}
        onSavedSeen={onSavedSeen}
      />
    </form>
  );
}
