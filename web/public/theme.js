// Runs before the first paint, so that the page never flashes in the wrong theme; web/shell/theme.ts stores the choice.
try {
  const theme = localStorage.getItem('theme');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
} catch {
  // The browser may block storage; the theme then follows the system.
}
