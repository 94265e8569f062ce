import { Printer } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { lazyPiece } from '#web/ui/lazy-piece.tsx';
import type { MonthSheetCardProps } from './month-sheet-card.tsx';

const MonthSheetCard = lazyPiece(() => import('./month-sheet-card.tsx').then((module) => module.MonthSheetCard));

/** Prints the month as one page. Not on phones, which have no room for it. */
export function PrintMonthCard(month: Omit<MonthSheetCardProps, 'onPrinted'>) {
  const [isPrinting, setIsPrinting] = useState(false);
  return (
    <>
      <Button variant="quiet" className="px-3 max-sm:hidden" onClick={() => setIsPrinting(true)}>
        <Printer aria-hidden size={17} />
        Print <span className="sr-only">the month</span>
      </Button>
      {isPrinting && <MonthSheetCard {...month} onPrinted={() => setIsPrinting(false)} />}
    </>
  );
}
