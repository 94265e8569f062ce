/** An iPad says that it's a Mac, but Macs have no touch screen. */
export const isAppleTouchDevice = () =>
  /iPhone|iPad/.test(navigator.userAgent) || (/Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1);

/** Whether this page runs as an installed app, without the browser's bars. */
export const isInstalledApp = () => matchMedia('(display-mode: standalone)').matches;
