import { dialableNumber } from '../rules/phone.ts';

/** A phone number that dials on a tap. Text that can't be dialed is shown as typed. */
export function PhoneLink({ phone }: { phone: string }) {
  const number = dialableNumber(phone);
  if (!number) return phone;
  return (
    <a href={`tel:${number}`} className="inline-flex min-h-6 items-center font-semibold text-primary hover:underline">
      {phone}
    </a>
  );
}
