/** Whether this HTTP status means that the server, or a proxy before it, can't answer right now. */
export const isUnavailable = (status: number) => status >= 502 && status <= 504;
