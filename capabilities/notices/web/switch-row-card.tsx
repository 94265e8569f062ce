import type { ComponentProps, ReactNode } from 'react';
import { SwitchField } from '#web/ui/switch-field.tsx';

interface SwitchRowProps extends ComponentProps<typeof SwitchField> {
  icon: ReactNode;
  /** What belongs to the setting, below it. */
  children?: ReactNode;
}

/** A setting of this page that is turned on and off, with its icon. */
export const SwitchRow = ({ icon, children, ...props }: SwitchRowProps) => (
  <div className="flex items-start gap-2 px-3 py-4 sm:gap-3 sm:px-4">
    {icon}
    <div className="-mt-0.5 min-w-0 flex-1 space-y-3">
      <SwitchField isTitle {...props} />
      {children}
    </div>
  </div>
);
