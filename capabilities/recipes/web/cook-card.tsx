import { useState } from 'react';
import { useLocation } from 'wouter';
import { useHistoryState } from 'wouter/use-browser-location';
import { Confirm } from '#web/ui/confirm.tsx';
import { FullScreen } from '#web/ui/full-screen.tsx';
import type { Recipe } from '../contract.ts';
import { CookStepCard } from './cook-step-card.tsx';
import { useTimers } from './timer-list.tsx';

interface CookCardProps {
  recipe: Recipe;
  servings: number;
}

/** Cook mode: shows only what is needed at the stove. */
export function CookCard({ recipe, servings }: CookCardProps) {
  const timers = useTimers();
  const leave = useLeaveCooking(recipe.id);
  const [isConfirming, setIsConfirming] = useState(false);
  const leaveOrConfirm = () => (timers.isRunning ? setIsConfirming(true) : leave());
  return (
    <FullScreen title={`Cook ${recipe.name}`} onLeave={leaveOrConfirm}>
      <CookStepCard
        recipe={recipe}
        servings={servings}
        timers={timers}
        isCovered={isConfirming}
        onLeave={leaveOrConfirm}
      />
      <Confirm
        open={isConfirming}
        onOpenChange={setIsConfirming}
        title="Leave cook mode?"
        description="A timer is still running. It stops when you leave."
        cancelLabel="Keep cooking"
        confirmLabel="Leave"
        harmless
        onConfirm={leave}
      />
    </FullScreen>
  );
}

/** Goes back in history if possible, so that the browser's Back button doesn't return to cook mode. */
function useLeaveCooking(id: string) {
  const state = useHistoryState<{ isFromRecipe?: true } | null>();
  const [, navigate] = useLocation();
  return () => (state?.isFromRecipe ? history.back() : navigate(`/recipes/${id}`, { replace: true }));
}
