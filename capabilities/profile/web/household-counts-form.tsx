import { House } from 'lucide-react';
import { Link } from 'wouter';
import { useHousehold } from '#capabilities/household/web/hooks.ts';
import type { Preferences } from '#capabilities/preferences/contract.ts';
import { Button } from '#web/ui/button.tsx';
import { StepperField } from '#web/ui/stepper-field.tsx';
import { countedMembers } from '../rules/counted-members.ts';
import { type Edits, type Question, shownText } from '../rules/profile-edits.ts';
import { countWords, sectionWords } from '../rules/section-words.ts';
import { FormSection } from './form-section-card.tsx';

interface HouseholdCountsFormProps {
  stored: Preferences;
  edits: Edits;
  onEdit: (question: Question, typed: string) => void;
  bind: (question: Question) => Omit<Parameters<typeof StepperField>[0], 'onChange'>;
}

/** The number of people and pets. If no number was entered, offers the numbers of the household. */
export function HouseholdCountsForm({ stored, edits, onEdit, bind }: HouseholdCountsFormProps) {
  const counted = countedMembers(useHousehold().data ?? []);
  const missing = counted.filter(({ question, count }) => count > 0 && shownText(stored, edits, question) === '');
  const useThem = () => {
    for (const { question, count } of missing) onEdit(question, String(count));
  };
  return (
    <FormSection
      Icon={House}
      title="Household"
      about={
        <>
          For portions and packing lists. Names live in your{' '}
          <Link href="/household" className="font-semibold text-primary hover:underline">
            household
          </Link>
          .
        </>
      }
      filledIn={sectionWords(stored, edits).household}
    >
      <div className="grid gap-3 lg:grid-cols-3">
        {counted.map(({ question, count }) => (
          <StepperField
            key={question}
            {...bind(question)}
            placeholder={count > 0 ? '–' : '0'}
            onChange={(typed) => onEdit(question, typed)}
          />
        ))}
      </div>
      {missing.length > 0 && (
        <Button variant="outline" onClick={useThem}>
          Use your household: {countWords(counted.map((one) => (missing.includes(one) ? String(one.count) : '')))}
        </Button>
      )}
    </FormSection>
  );
}
