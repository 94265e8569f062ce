export interface AccountProps {
  name: string;
  email: string | null;
}

export const Names = ({ name, email }: AccountProps) => (
  <>
    <span className="block truncate font-semibold md:text-sm">{name}</span>
    <span className="block truncate text-sm text-ink-soft md:text-xs">{email}</span>
  </>
);
