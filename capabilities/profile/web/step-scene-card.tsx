import type { ComponentType, CSSProperties, ReactNode, Ref } from 'react';
import { Button } from '#web/ui/button.tsx';
import { NearHill, SunBehindHill } from '#web/ui/illustrations/hills.tsx';

interface StepSceneProps {
  heading: Ref<HTMLHeadingElement>;
  title: string;
  lead: string;
  /** The hue behind the scene. */
  sky: number;
  Drawing: ComponentType;
  /** In small print above the title: 'Step 1 of 4'. */
  note: string;
  progress?: ReactNode;
  skipLabel: string;
  onSkip: () => void;
  saving: boolean;
  /** The questions. */
  children: ReactNode;
}

/** One step of the onboarding: its scene, and below or beside it the questions. */
export const StepSceneCard = ({ heading, title, lead, sky, Drawing, children, ...props }: StepSceneProps) => (
  <div className="card mx-auto max-w-[38rem] lg:grid lg:min-h-[36rem] lg:max-w-none lg:grid-cols-[22rem_1fr]">
    {/* Beside a long form the ground goes on below the scene. */}
    <div className="overflow-hidden rounded-t-card lg:rounded-l-card lg:flex lg:flex-col lg:rounded-tr-none lg:bg-(--hill)">
      <div
        className="step-panel relative flex flex-col p-5 max-lg:pb-0 max-sm:pt-4 sm:px-8 lg:max-h-[42rem] lg:min-h-[36rem] lg:flex-1 lg:p-8"
        style={{ '--sky': sky } as CSSProperties}
      >
        <div className="max-lg:hidden">
          <SunBehindHill />
        </div>
        <div className="-mt-2 flex items-center justify-between gap-4 max-lg:-mb-2">
          <p className="text-sm font-semibold text-ink-soft">{props.note}</p>
          <Button variant="quiet" className="-mr-3 px-3" aria-disabled={props.saving} onClick={props.onSkip}>
            {props.skipLabel}
          </Button>
        </div>
        {props.progress}
        <div className="mt-5 flex flex-1 items-end justify-between gap-3 sm:gap-6 lg:mt-8 lg:flex-col lg:items-stretch">
          <div className="max-lg:self-center max-lg:pb-4">
            <h1
              ref={heading}
              tabIndex={-1}
              className="scroll-mt-24 text-[1.375rem] leading-tight text-balance outline-none md:text-3xl lg:text-4xl"
            >
              {title}
            </h1>
            <p className="mt-0.5 text-balance text-ink-soft max-sm:text-sm lg:mt-3 lg:text-lg">{lead}</p>
          </div>
          <div className="relative -mr-3 -mb-2 w-22 shrink-0 sm:w-36 lg:mx-auto lg:mt-auto lg:mb-9 lg:w-72 lg:[&_circle:first-child]:hidden [&>svg]:h-auto [&>svg]:w-full">
            <Drawing />
          </div>
        </div>
        <div className="max-lg:hidden">
          <NearHill />
        </div>
      </div>
    </div>
    {children}
  </div>
);
