/** Whether an address is that of a page with Google's button: no other page lets Google's script in. */
export const hasGoogleButton = (path: string) => /^\/(login|register)\/?($|[?#])/.test(path);
