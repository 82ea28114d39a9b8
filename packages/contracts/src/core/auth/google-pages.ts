/** Tells whether an address is a page with Google's button: no other page allows Google's script. */
export const hasGoogleButton = (path: string) => /^\/(login|register)\/?($|[?#])/.test(path);
