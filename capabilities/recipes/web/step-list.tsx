import { withFractionSigns } from '#food/fractions.ts';
import { Card } from '#web/ui/card.tsx';
import { stepGroups } from '../rules/steps.ts';

/** Steps by group, numbered continuously. */
export function StepList({ instructions }: { instructions: string | null }) {
  let number = 0;
  const groups = stepGroups(instructions).map(({ heading, steps }) => ({
    heading,
    steps: steps.map((text) => {
      number += 1;
      return { number, text };
    }),
  }));
  if (groups.length === 0) return null;
  return (
    <Card className="print:p-0">
      <h2 className="text-xl">Instructions</h2>
      {groups.map(({ heading, steps }) => (
        <section key={steps[0]?.number} className="mt-4 print:mt-2">
          {heading && <h3 className="mb-3 text-base">{heading}</h3>}
          <ol start={steps[0]?.number} className="space-y-5 print:space-y-2.5">
            {steps.map((step) => (
              <li key={step.number} className="flex gap-4 print:items-baseline print:gap-3">
                <span
                  aria-hidden
                  className="tabular grid size-9 shrink-0 place-items-center rounded-full bg-primary-soft font-display font-semibold text-primary print:size-auto print:bg-transparent print:text-ink"
                >
                  {step.number}
                </span>
                <p className="min-w-0 flex-1 pt-1 leading-relaxed print:pt-0">{withFractionSigns(step.text)}</p>
              </li>
            ))}
          </ol>
        </section>
      ))}
    </Card>
  );
}
