/**
 * Whether the text is exactly one plain email address. Deliberately stricter than the standard: quotes, brackets,
 * commas and line breaks could be used to inject a second recipient.
 */
export const isEmailAddress = (text: string): boolean =>
  text.length <= 254 && /^[\p{L}\p{N}.!#$%&'*+/=?^_`{|}~-]+@[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)*$/u.test(text);
