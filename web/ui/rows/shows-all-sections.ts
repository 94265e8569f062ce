/** Whether the screen is wide enough for sections that fold where room is short. */
export const showsAllSections = () => window.matchMedia?.('(width >= 1100px)').matches ?? false;
