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

/** Cook mode: nothing on the screen but what is needed at the stove. */
export function CookCard({ recipe, servings }: CookCardProps) {
  const timers = useTimers();
  const leave = useLeave(recipe.id);
  const [isAsking, setIsAsking] = useState(false);
  const leaveUnlessTimed = () => (timers.isRunning ? setIsAsking(true) : leave());
  return (
    <FullScreen title={`Cook ${recipe.name}`} onLeave={leaveUnlessTimed}>
      <CookStepCard
        recipe={recipe}
        servings={servings}
        timers={timers}
        isCovered={isAsking}
        onLeave={leaveUnlessTimed}
      />
      <Confirm
        open={isAsking}
        onOpenChange={setIsAsking}
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

/** Back where she came from, so that the browser's Back does not lead here again. */
function useLeave(id: string) {
  const state = useHistoryState<{ isFromRecipe?: true } | null>();
  const [, navigate] = useLocation();
  return () => (state?.isFromRecipe ? history.back() : navigate(`/recipes/${id}`, { replace: true }));
}
