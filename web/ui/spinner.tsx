export function Spinner({ label = 'Loading...' }: { label?: string }) {
  return (
    <span role="status" className="inline-flex items-center gap-1.5 text-primary">
      <span className="thinking-dot size-2 rounded-full bg-current" />
      <span className="thinking-dot size-2 rounded-full bg-current" />
      <span className="thinking-dot size-2 rounded-full bg-current" />
      <span className="sr-only">{label}</span>
    </span>
  );
}
