import { type ReactNode, useState } from 'react';

const commonCount = 5;

/**
 * A long list of choices, folded to the common ones, which come first, and those chosen; and the chip that unfolds it.
 * Without a name for the rest, everything is shown.
 */
export function useFoldedChoices<Choice>(
  choices: readonly Choice[],
  isChosen: (choice: Choice) => boolean,
  nameOfRest: string | undefined,
): [readonly Choice[], ReactNode] {
  const [isOpen, setIsOpen] = useState(false);
  // What was chosen at first stays when it is unchosen, so that it keeps the focus.
  const [chosenAtFirst] = useState(() => choices.filter(isChosen));
  if (nameOfRest === undefined || choices.length <= commonCount) return [choices, null];
  return [
    choices.filter(
      (choice, place) => isOpen || place < commonCount || chosenAtFirst.includes(choice) || isChosen(choice),
    ),
    <button
      key="rest"
      type="button"
      className="chip border-transparent text-primary"
      aria-expanded={isOpen}
      onClick={() => setIsOpen(!isOpen)}
    >
      {isOpen ? 'Fewer' : 'More'} {nameOfRest}
    </button>,
  ];
}
