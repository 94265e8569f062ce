interface ShowAllButtonProps {
  showsAll: boolean;
  /** The total number of items, if known. */
  count?: number;
  onClick: () => void;
}

/** Expands and collapses a shortened list. */
export const ShowAllButton = ({ showsAll, count, onClick }: ShowAllButtonProps) => (
  <button
    type="button"
    aria-expanded={showsAll}
    className="mt-1 min-h-8 text-sm font-semibold text-primary hover:underline"
    onClick={onClick}
  >
    {showsAll ? 'Show less' : `Show all${count === undefined ? '' : ` ${count}`}`}
  </button>
);
