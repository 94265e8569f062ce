import { ChoiceTiles, type ChoiceTilesProps } from './choice-tiles.tsx';

/** Radio buttons as chips, for a few short choices in a form. */
export const ChoiceChips = (props: ChoiceTilesProps) => <ChoiceTiles {...props} asChips />;
