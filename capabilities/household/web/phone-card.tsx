/** The number to dial, if the text is one phone number and nothing else: '555-0142', but not '911 or 112'. */
function dialed(phone: string): string | undefined {
  const number = phone.replace(/[\s().-]/g, '');
  return /^\+?[\d*#]{2,20}$/.test(number) ? number : undefined;
}

/** A phone number to tap. What can't be dialed is shown as typed. */
export function PhoneLink({ phone }: { phone: string }) {
  const number = dialed(phone);
  if (!number) return phone;
  return (
    <a href={`tel:${number}`} className="inline-flex min-h-6 items-center font-semibold text-primary hover:underline">
      {phone}
    </a>
  );
}
