const uniqueViolation = '23505';

/** Whether a write failed because somebody else has just written what may be there once. */
export const isThereTwice = (fault: unknown) =>
  fault instanceof Error && (fault.cause as { code?: string } | undefined)?.code === uniqueViolation;
