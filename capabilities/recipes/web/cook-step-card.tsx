import { ArrowLeft, ArrowRight, Lightbulb, ListChecks, Timer, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { Ingredient } from '#food/contract.ts';
import { withFractionSigns } from '#food/fractions.ts';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { lazyPiece } from '#web/ui/lazy-piece.tsx';
import { usePageTitle } from '#web/ui/page-title.ts';
import { ProgressBar } from '#web/ui/progress-bar.tsx';
import { useSwipe } from '#web/ui/swipe.ts';
import { useWakeLock } from '#web/ui/wake-lock.ts';
import type { Recipe } from '../contract.ts';
import { ingredientsOfStep } from '../rules/step-ingredients.ts';
import { formatTimer, timersIn } from '../rules/step-timers.ts';
import { allSteps } from '../rules/steps.ts';
import { IngredientText } from './ingredient-line-card.tsx';
import { IngredientList, servingsFactor, useTicks } from './ingredient-list.tsx';
import { RecipePictureCard } from './recipe-picture-card.tsx';
import { TimerList, type Timers } from './timer-list.tsx';

// Not `Sheet` itself: the shell uses it too, so the bundler would split it into one more file for every page.
const SheetPanel = lazyPiece(() => import('#web/ui/overlays/sheet-panel.tsx').then((module) => module.SheetPanel));

interface CookStepCardProps {
  recipe: Recipe;
  servings: number;
  timers: Timers;
  /** Whether a dialog is open in front of it; disables the arrow keys. */
  isCovered: boolean;
  onLeave: () => void;
}

/** Shows one step at a time in large type, with ingredients and timers. */
export function CookStepCard({ recipe, servings, timers, isCovered, onLeave }: CookStepCardProps) {
  const heading = usePageTitle(`Cook ${recipe.name}`);
  const isAwake = useWakeLock();
  const ticks = useTicks();
  const [isSheetOpen, setIsSheetOpen] = useState(false);
  const steps = allSteps(recipe.instructions);
  const { stepIndex, previous, next } = useCurrentStep(steps.length, isCovered || isSheetOpen);
  const swipe = useSwipe({ onLeft: next, onRight: previous });
  const step = steps[stepIndex];
  const following = steps[stepIndex + 1];
  const text = step?.text ?? '';
  const isLast = stepIndex === steps.length - 1;
  const progress = `Step ${stepIndex + 1} of ${steps.length}`;
  const factor = servingsFactor(servings, recipe);
  const hasIngredients = recipe.ingredients.length > 0;

  const ingredients = (
    <div className="p-5">
      <h2 className="mb-1 text-xl">Ingredients</h2>
      <p className="mb-4 text-sm text-ink-soft">for {servings}</p>
      <IngredientList ingredients={recipe.ingredients} factor={factor} {...ticks} />
    </div>
  );
  return (
    <div className="flex h-dvh flex-col">
      <header className="flex items-center gap-3 border-b border-line px-4 py-2 md:px-6">
        <div className={classNames('size-11 shrink-0 overflow-hidden rounded-control', hasIngredients && 'md:hidden')}>
          <RecipePictureCard recipe={recipe} size="small" />
        </div>
        <div className="min-w-0 flex-1">
          <h1 ref={heading} tabIndex={-1} className="line-clamp-2 text-lg leading-tight outline-none">
            {recipe.name}
          </h1>
          {isAwake && (
            <p className="flex items-center gap-1.5 text-xs text-ink-soft">
              <Lightbulb aria-hidden size={13} />
              Your screen stays on
            </p>
          )}
        </div>
        <IconButton label="Leave cook mode" icon={<X aria-hidden size={22} />} onClick={onLeave} />
      </header>
      <div className="flex min-h-0 flex-1">
        {hasIngredients && (
          <aside
            aria-label="Ingredients"
            className="hidden w-80 shrink-0 overflow-y-auto border-r border-line bg-sunken md:block"
          >
            <div className="h-40">
              <RecipePictureCard recipe={recipe} size="large" />
            </div>
            {ingredients}
          </aside>
        )}
        <div className="flex min-w-0 flex-1 flex-col" {...swipe}>
          <div className="px-5 pt-4 md:px-12">
            <div className="mb-2 flex items-center justify-between">
              <p className="tabular text-sm font-semibold text-ink-soft">{progress}</p>
              {hasIngredients && (
                <Button variant="quiet" className="-my-2.5 px-0 md:hidden" onClick={() => setIsSheetOpen(true)}>
                  <ListChecks aria-hidden size={18} />
                  Ingredients
                </Button>
              )}
            </div>
            <ProgressBar label={progress} value={stepIndex + 1} max={steps.length} />
          </div>
          <div className="flex flex-1 flex-col overflow-y-auto px-5 py-6 md:px-12">
            <div className="my-auto max-w-[44rem]">
              <div aria-live="polite">
                {step?.heading && <p className="mb-3 font-semibold text-primary">{step.heading}</p>}
                <p className="text-[1.75rem] leading-snug font-medium text-pretty md:text-[2.625rem]">
                  {withFractionSigns(text)}
                </p>
              </div>
              <StepIngredients ingredients={ingredientsOfStep(text, recipe.ingredients)} factor={factor} />
              <StepTimers text={text} onStart={(seconds) => timers.start(seconds, stepIndex + 1)} />
              {following && (
                <p className="mt-8 line-clamp-2 text-ink-soft md:text-lg">
                  <span className="font-semibold">Then:</span> {withFractionSigns(following.text)}
                </p>
              )}
            </div>
          </div>
          <TimerList timers={timers} />
          <nav
            aria-label="Steps"
            className="grid grid-cols-2 gap-3 border-t border-line p-4 pb-[calc(1rem+env(safe-area-inset-bottom))] md:px-12"
          >
            <Button variant="outline" className="button-large" aria-disabled={stepIndex === 0} onClick={previous}>
              <ArrowLeft aria-hidden size={20} />
              Previous
            </Button>
            <Button className="button-large" onClick={isLast ? onLeave : next}>
              {isLast ? 'Done' : 'Next'}
              {!isLast && <ArrowRight aria-hidden size={20} />}
            </Button>
          </nav>
        </div>
      </div>
      <SheetPanel open={isSheetOpen} onOpenChange={setIsSheetOpen} title="Ingredients">
        <div className="-mb-5 flex justify-end p-2">
          <IconButton label="Close" icon={<X aria-hidden size={22} />} onClick={() => setIsSheetOpen(false)} />
        </div>
        {ingredients}
      </SheetPanel>
    </div>
  );
}

/** What to reach for in this step. */
function StepIngredients({ ingredients, factor }: { ingredients: Ingredient[]; factor: string | undefined }) {
  if (ingredients.length === 0) return null;
  return (
    <div className="mt-6 text-lg">
      <p className="font-semibold text-ink-soft">You need</p>
      <ul aria-label="For this step">
        {ingredients.map((ingredient) => (
          <li key={ingredient.line}>
            <IngredientText ingredient={ingredient} factor={factor} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function StepTimers({ text, onStart }: { text: string; onStart: (seconds: number) => void }) {
  const times = [...new Set(timersIn(text))];
  if (times.length === 0) return null;
  return (
    <div className="flex flex-wrap gap-3 pt-8">
      {times.map((seconds) => (
        <Button key={seconds} variant="outline" className="button-large tabular" onClick={() => onStart(seconds)}>
          <Timer aria-hidden size={20} />
          Start {formatTimer(seconds)}
        </Button>
      ))}
    </div>
  );
}

/** The current step, controlled by buttons and arrow keys. */
function useCurrentStep(count: number, isCovered: boolean) {
  const [stepIndex, setStepIndex] = useState(0);
  const previous = () => setStepIndex(Math.max(0, stepIndex - 1));
  const next = () => setStepIndex(Math.min(count - 1, stepIndex + 1));
  useEffect(() => {
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (isCovered) return;
      if (key === 'ArrowRight') next();
      if (key === 'ArrowLeft') previous();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  });
  return { stepIndex, previous, next };
}
