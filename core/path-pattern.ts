/** Turns a screen's path such as '/recipes/:id' into a regular expression where each parameter matches one segment. */
export const pathPattern = (path: string) => new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`);
