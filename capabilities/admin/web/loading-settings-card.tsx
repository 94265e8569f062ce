export function LoadingSettings() {
  return (
    <p role="status" className="appear-late text-ink-soft">
      Loading settings...
    </p>
  );
}
