/** Names by which a machine speaks of itself: a link that holds one leads nobody else here. */
const ONLY_HERE = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

/** Whether links with this host name open in browsers of this machine only. */
export const isOnlyHere = (hostname: string): boolean => ONLY_HERE.test(hostname);
