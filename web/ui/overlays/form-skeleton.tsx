import type { CSSProperties } from 'react';

/** Placeholder for a form in a dialog, about as tall as the form with its buttons, so that the dialog doesn't jump. */
export const FormSkeleton = ({ fields }: { fields: number }) => (
  <p role="status" className="form-skeleton appear-late" style={{ '--fields': fields } as CSSProperties}>
    <span className="sr-only">Loading...</span>
  </p>
);
