/**
 * What a file of a package is sent with. Whoever wrote it is a stranger to us and to those who open it: its pages run
 * without an origin, so that our storage, cookies and session are another site's to them, and reach no address but
 * those of their own package (docs/decisions/0118).
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
      // A form may be filled in and read by its page; where it would be sent to does not matter.
      `form-action 'none'`,
    ].join('; '),
    // A page of the package may show another one in a frame. No list of ancestors can name the page around that, which has no origin.
    'x-frame-options': null,
    // Its pages have no origin, so their modules, fonts and data come from another one. The address is the permission.
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
    'referrer-policy': 'no-referrer',
    // What a frame was given is not what a tab is given.
    vary: 'Sec-Fetch-Dest',
  };
}

/** A name or number with a port: anything else that calls itself a host would end the list that it stands in. */
const isPlainHost = /^[\w.-]+(?::\d{1,5})?$/;
