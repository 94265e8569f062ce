interface Named {
  firstName?: string | null;
  lastName?: string | null;
  email?: string | null;
}

/** First and last name, or whichever there is, or what stands before the at-sign, or 'User'. */
export function displayName({ firstName, lastName, email }: Named): string {
  const names = [firstName?.trim(), lastName?.trim()].filter(Boolean).join(' ');
  return names || email?.split('@')[0]?.trim() || 'User';
}
