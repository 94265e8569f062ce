const foreignKeyViolation = '23503';

/** Whether a write failed because what it refers to has just been removed. */
export const pointsNowhere = (fault: unknown) =>
  fault instanceof Error && (fault.cause as { code?: string } | undefined)?.code === foreignKeyViolation;
