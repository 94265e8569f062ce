/** The number to dial, if the text is one phone number and nothing else: '555-0142', but not '911 or 112'. */
export function dialableNumber(phone: string): string | undefined {
  const number = phone.replace(/[\s().-]/g, '');
  return /^\+?[\d*#]{2,20}$/.test(number) ? number : undefined;
}
