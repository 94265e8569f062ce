import { useEffect, useState } from 'react';

const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes('Files') === true;

/** Accepts a file dropped anywhere on the page: outside a drop target the browser would open it and leave the page. */
export function DropCard({ onFiles }: { onFiles: (files: readonly File[]) => void }) {
  const [isOver, setIsOver] = useState(false);
  useEffect(() => {
    const onOver = (event: DragEvent) => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      setIsOver(true);
    };
    // `relatedTarget` is null only when the drag leaves the window, not when it moves between elements.
    const onLeave = ({ relatedTarget }: DragEvent) => relatedTarget === null && setIsOver(false);
    const onDrop = (event: DragEvent) => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      setIsOver(false);
      onFiles([...(event.dataTransfer?.files ?? [])]);
    };
    document.addEventListener('dragover', onOver);
    document.addEventListener('dragleave', onLeave);
    document.addEventListener('drop', onDrop);
    return () => {
      document.removeEventListener('dragover', onOver);
      document.removeEventListener('dragleave', onLeave);
      document.removeEventListener('drop', onDrop);
    };
  }, [onFiles]);
  if (!isOver) return null;
  return (
    <p className="pointer-events-none absolute inset-0 z-20 grid place-items-center rounded-card border-2 border-dashed border-primary bg-primary-soft/95 p-6 text-center font-semibold text-primary">
      Drop a .txt, .eml, .ics or .html file to find the dates in it
    </p>
  );
}
