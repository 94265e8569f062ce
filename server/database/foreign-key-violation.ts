const foreignKeyViolationCode = '23503';

/** Whether a write failed because a row that it references has just been deleted. */
export const isForeignKeyViolation = (fault: unknown) =>
  fault instanceof Error && (fault.cause as { code?: string } | undefined)?.code === foreignKeyViolationCode;
