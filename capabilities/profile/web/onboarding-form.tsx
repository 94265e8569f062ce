import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'wouter';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { BasketDrawing } from '#web/ui/illustrations/basket.tsx';
import { FamilyDrawing } from '#web/ui/illustrations/family.tsx';
import { HouseDrawing } from '#web/ui/illustrations/house.tsx';
import { WishDrawing } from '#web/ui/illustrations/wish.tsx';
import { usePageTitle } from '#web/ui/page-title.ts';
import { ProgressBar } from '#web/ui/progress-bar.tsx';
import { OnboardingAnswers } from '../contract.ts';
import { answersFrom, type Draft, fieldOf, lastStep, stepOf, withoutFields } from '../rules/onboarding.ts';
import { HomeStep } from './home-step-form.tsx';
import { MealsStep } from './meals-step-form.tsx';
import { type FieldErrors, WishStep, YouStep } from './onboarding-steps-form.tsx';
import { StepSceneCard } from './step-scene-card.tsx';

const lockMilliseconds = 3000;

/** `sky` is the hue behind the scene: the steps go from morning to evening. */
const steps = [
  {
    title: "Let's get to know you",
    lead: 'Four quick steps, about two minutes. Everything is optional.',
    sky: 70,
    Drawing: HouseDrawing,
    Fields: YouStep,
  },
  {
    title: "What's home like?",
    lead: 'So plans and portions fit your family.',
    sky: 245,
    Drawing: FamilyDrawing,
    Fields: HomeStep,
  },
  {
    title: "What's for dinner?",
    lead: 'Pick or type up to three favorites.',
    sky: 45,
    Drawing: BasketDrawing,
    Fields: MealsStep,
  },
  {
    title: 'One last thing',
    lead: 'If this app could do one thing for you, what would it be?',
    sky: 315,
    Drawing: WishDrawing,
    Fields: WishStep,
  },
] as const;

/** Error messages by field. Errors in values without a field, such as the time zone, are left out. */
function errorsOf(draft: Draft): FieldErrors {
  const { error } = OnboardingAnswers.safeParse(answersFrom(draft));
  const errors = (error?.issues ?? []).map(({ path, message }) => [fieldOf(draft, path), message] as const);
  // Reversed, so that the first of several errors of a field wins.
  return Object.fromEntries(errors.filter(([field]) => stepOf(field) > 0).reverse());
}

/** The step is part of the address, so that the browser's Back leads to the previous one. */
function useStep() {
  const [search, setSearch] = useSearchParams();
  const requested = Number(search.get('step'));
  const step = steps[requested - 1] ? requested : 1;
  const show = (next: number, replace: boolean) =>
    setSearch({ step: String(next) }, { replace, state: { cameFrom: step } });
  return {
    step,
    goTo: (next: number) => show(next, false),
    /** Uses the browser's Back if that leads to the previous step, else replaces the history entry. */
    goBack: () => (history.state?.cameFrom === step - 1 ? history.back() : show(step - 1, true)),
  };
}

interface OnboardingFormProps {
  draft: Draft;
  change: (part: Partial<Draft>) => void;
  /** Called with the draft to save. */
  onComplete: (draft: Draft) => void;
  saving: boolean;
  isVisitor: boolean;
  /** Shown above the button on the last step. */
  note?: string;
}

export function OnboardingForm({ draft, change, onComplete, saving, isVisitor, note }: OnboardingFormProps) {
  const { step, goTo, goBack } = useStep();
  const [refusal, setRefusal] = useState<{ step: number }>();
  const form = useRef<HTMLFormElement>(null);
  const { title, lead, sky, Drawing, Fields } = steps[(step - 1) as 0 | 1 | 2 | 3];
  const heading = usePageTitle(title);

  useEffect(() => {
    // Every step starts at the top, also after Back.
    history.scrollRestoration = 'manual';
    return () => {
      history.scrollRestoration = 'auto';
    };
  }, []);

  // A new step focuses its heading, a refused one its first invalid field.
  const handled = useRef({ step, refusal });
  useEffect(() => {
    if (handled.current.step === step && handled.current.refusal === refusal) return;
    handled.current = { step, refusal };
    const invalidField = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    (invalidField ?? heading.current)?.focus();
  }, [step, refusal, heading]);

  const errors = errorsOf(draft);
  const invalidSteps = Object.keys(errors).map(stepOf);
  const isRefused = refusal?.step === step && invalidSteps.includes(step);
  const refuse = (refused: number) => {
    setRefusal({ step: refused });
    if (refused !== step) goTo(refused);
  };
  const proceed = (event: FormEvent) => {
    event.preventDefault();
    if (saving) return;
    const refused = step === lastStep ? Math.min(...invalidSteps) : step;
    if (invalidSteps.includes(refused)) refuse(refused);
    else if (step < lastStep) goTo(step + 1);
    else onComplete(draft);
  };
  /** The first time, shows what can't be saved; the second time, leaves it out. */
  const skip = () => {
    if (saving) return;
    if (invalidSteps.length > 0 && !isRefused) refuse(Math.min(...invalidSteps));
    else onComplete(withoutFields(draft, Object.keys(errors)));
  };

  return (
    <StepSceneCard
      heading={heading}
      title={title}
      lead={lead}
      sky={sky}
      Drawing={Drawing}
      note={`Step ${step} of ${lastStep}`}
      progress={<ProgressBar value={step} max={lastStep} label={`Step ${step} of ${lastStep}`} />}
      skipLabel={isRefused ? 'Skip without it' : 'Skip setup'}
      onSkip={skip}
      saving={saving}
    >
      <form
        ref={form}
        noValidate
        onSubmit={proceed}
        className="flex flex-col gap-4 p-(--card-padding) [--card-padding:1.25rem] sm:gap-6 sm:[--card-padding:2rem]"
      >
        <Fields draft={draft} change={change} errors={isRefused ? errors : {}} isVisitor={isVisitor} />
        {step === lastStep && note && <p className="text-sm text-ink-soft">{note}</p>}
        <div className="step-foot sticky mt-auto">
          {step > 1 && (
            <Button variant="outline" className="button-large max-sm:px-5" onClick={goBack}>
              Previous
            </Button>
          )}
          {step < lastStep ? (
            <Button type="submit" className="button-large ml-auto flex-1 sm:flex-none sm:px-10">
              Next
            </Button>
          ) : (
            <CompleteButton saving={saving} />
          )}
        </div>
      </form>
    </StepSceneCard>
  );
}

/** Locked for 3 seconds, so that a double tap on Next does not complete the onboarding. */
function CompleteButton({ saving }: { saving: boolean }) {
  const [isLocked, setIsLocked] = useState(true);
  useEffect(() => {
    const timer = setTimeout(() => setIsLocked(false), lockMilliseconds);
    return () => clearTimeout(timer);
  }, []);
  const label = isLocked ? 'Please wait...' : 'Complete Setup';
  return (
    // Not `disabled` while saving, because that would lose the focus.
    <Button
      type="submit"
      disabled={isLocked}
      aria-disabled={saving}
      className={classNames('button-large ml-auto flex-1 sm:min-w-48 sm:flex-none', isLocked && 'button-locked')}
    >
      {saving ? 'Saving...' : label}
    </Button>
  );
}
