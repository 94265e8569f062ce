const uniqueViolationCode = '23505';

/** Whether a write failed because a row with the same unique values exists. */
export const isUniqueViolation = (fault: unknown) =>
  fault instanceof Error && (fault.cause as { code?: string } | undefined)?.code === uniqueViolationCode;
