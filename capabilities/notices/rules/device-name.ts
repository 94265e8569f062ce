/** What kind of device a browser runs on, read from its user agent. */

const systems: [pattern: RegExp, name: string][] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'Mac'],
  [/CrOS/, 'Chromebook'],
  [/Linux/, 'Linux'],
];

/** The first match wins: most browsers also name other browsers. */
const browsers: [pattern: RegExp, name: string][] = [
  [/Edg(?:A|iOS)?\//, 'Edge'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/OPR\//, 'Opera'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];

const firstMatch = (list: typeof systems, userAgent: string) => list.find(([pattern]) => pattern.test(userAgent))?.[1];

/** 'Chrome on Android' */
export const deviceName = (userAgent: string) =>
  `${firstMatch(browsers, userAgent) ?? 'A browser'} on ${firstMatch(systems, userAgent) ?? 'a computer'}`;

export const isApple = (userAgent: string) => /iPhone|iPad/.test(userAgent);
const isPhone = (userAgent: string) =>
  /iPhone/.test(userAgent) || (/Android/.test(userAgent) && /Mobile/.test(userAgent));

/** A narrower screen than that is a phone's. */
const tabletWidth = 600;

/** `touchWidth` is the shorter side of a touch screen: asked for desktop sites, phones and iPads pose as computers. */
export function deviceKind(userAgent: string, touchWidth?: number): 'phone' | 'tablet' | 'computer' {
  if (isPhone(userAgent)) return 'phone';
  if (/iPad|Android/.test(userAgent)) return 'tablet';
  if (touchWidth === undefined) return 'computer';
  return touchWidth < tabletWidth ? 'phone' : 'tablet';
}
