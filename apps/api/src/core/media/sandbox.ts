/**
 * Headers for a file of a package. Its author is a stranger to us and to its visitors: its pages run without an origin,
 * so that our storage, cookies and session belong to another site for them, and reach no address but those of their own
 * package (docs/decisions/0118).
 */
export function sandboxHeaders(host: string, prefix: string) {
  const own = isPlainHost.test(host) ? `${host}${prefix}` : "'self'";
  return {
    'content-security-policy': [
      'sandbox allow-scripts allow-forms',
      `default-src ${own}`,
      `script-src ${own} 'unsafe-inline' 'unsafe-eval' 'wasm-unsafe-eval' blob:`,
      `style-src ${own} 'unsafe-inline'`,
      `img-src ${own} data: blob:`,
      `media-src ${own} data: blob:`,
      `font-src ${own} data:`,
      `connect-src ${own} data: blob:`,
      `worker-src ${own} blob:`,
      `frame-src ${own} data: blob:`,
      `object-src 'none'`,
      `webrtc 'block'`,
      `base-uri 'none'`,
      // A form may be filled in and read by its page; its target does not matter.
      `form-action 'none'`,
    ].join('; '),
    // A page of the package may show another one in a frame. No list of ancestors can name the outer page, which has no
    // origin.
    'x-frame-options': null,
    // Pages of a package have no origin, so their modules, fonts and data come from another one. The address is the
    // permission.
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
    'referrer-policy': 'no-referrer',
    // The response differs between a frame and a tab.
    vary: 'Sec-Fetch-Dest',
  };
}

/** Matches a name or number with a port: any other host would break out of the list that it is put in. */
const isPlainHost = /^[\w.-]+(?::\d{1,5})?$/;
