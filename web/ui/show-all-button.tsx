interface ShowAllButtonProps {
  showsAll: boolean;
  /** How many there are, where they can be counted. */
  count?: number;
  onClick: () => void;
}

/** Opens what was cut short, and closes it again. */
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
