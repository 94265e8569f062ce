// Runs before the first paint, so that a chosen theme never flashes in the other one; web/shell/theme.ts writes the choice.
try {
  const theme = localStorage.getItem('theme');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
} catch {
  // A browser may forbid storage; the theme then follows the system.
}
