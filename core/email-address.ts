/**
 * Whether a text is exactly one plain e-mail address. Stricter than the standard on purpose: quotes, brackets, commas and line
 * breaks are how one address field is made to reach a second mailbox.
 */
export const isEmailAddress = (text: string): boolean =>
  text.length <= 254 && /^[\p{L}\p{N}.!#$%&'*+/=?^_`{|}~-]+@[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)*$/u.test(text);
