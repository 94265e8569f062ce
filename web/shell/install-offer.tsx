import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { today } from '#core/dates.ts';
import { install, installWay, shareMenuSteps } from '#web/api/install.ts';
import { Button } from '#web/ui/button.tsx';
import { LogoMark } from '#web/ui/logo-mark.tsx';
import { countUsageDay, type InstallOfferMemory, shouldOfferInstall } from './install-moment.ts';

const storageKey = 'install-offer';

function readMemory(): InstallOfferMemory | undefined {
  try {
    return JSON.parse(localStorage.getItem(storageKey) ?? '') ?? undefined;
  } catch {
    return undefined;
  }
}

function storeMemory(memory: InstallOfferMemory) {
  try {
    localStorage.setItem(storageKey, JSON.stringify(memory));
  } catch {
    // Storage may be blocked. Then no days are counted, and nothing is offered.
  }
}

/** Notes that the app was used today, and returns whether installing is offered now. */
function countToday() {
  const memory = countUsageDay(readMemory(), today());
  const isOffered = shouldOfferInstall(memory, installWay());
  storeMemory(isOffered ? { ...memory, offered: memory.lastDay } : memory);
  return isOffered;
}

/** Offers to install the app, once, on the dashboard. It floats, so that nothing jumps. The profile offers it always. */
export function InstallOffer() {
  const [isOffered, setIsOffered] = useState(false);
  const [path] = useLocation();
  useEffect(() => setIsOffered(countToday()), []);
  const isAtStart = path === '/' || path === '/dashboard';
  if (!isOffered || !isAtStart) return null;

  const answer = () => {
    const memory = readMemory();
    if (memory) storeMemory({ ...memory, offered: 'answered' });
    setIsOffered(false);
  };
  const hasButton = installWay() === 'prompt';
  return (
    <section
      aria-label="Install Mothership"
      className="card fixed right-4 bottom-[calc(5.25rem+env(safe-area-inset-bottom))] z-30 w-96 max-w-[calc(100vw-2rem)] space-y-3 p-4 shadow-float md:bottom-6 print:hidden"
    >
      <div className="flex items-start gap-3">
        <LogoMark size={40} />
        <div className="min-w-0">
          <h2 className="text-base">Keep Mothership close</h2>
          <p className="mt-0.5 text-sm text-ink-soft">Install it and it opens right away, like any other app.</p>
        </div>
      </div>
      {!hasButton && (
        <ol className="list-decimal space-y-1 pl-5 text-sm marker:font-semibold">
          {shareMenuSteps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      )}
      <div className="flex flex-wrap justify-end gap-2">
        <Button variant="quiet" onClick={answer}>
          {hasButton ? 'Not now' : 'Got it'}
        </Button>
        {hasButton && (
          <Button
            onClick={() => {
              answer();
              void install();
            }}
          >
            Install
          </Button>
        )}
      </div>
    </section>
  );
}
