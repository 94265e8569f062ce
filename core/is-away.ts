/** Whether a proxy or the server says with this status that there is nobody to answer right now. */
export const isAway = (status: number) => status >= 502 && status <= 504;
