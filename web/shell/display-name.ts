interface PersonNames {
  firstName?: string | null;
  lastName?: string | null;
  email?: string | null;
}

/** First and last name if present, else the part of the email before the '@', else 'User'. */
export function displayName({ firstName, lastName, email }: PersonNames): string {
  const names = [firstName?.trim(), lastName?.trim()].filter(Boolean).join(' ');
  return names || email?.split('@')[0]?.trim() || 'User';
}
