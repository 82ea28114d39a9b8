/** Returns the host that a link leads to, and what staff should notice about it. */
export function checkLink(href: string): { host: string; oddities: string[] } {
  const { protocol, hostname, host } = new URL(href);
  const isNumeric = /^[\d.]+$/.test(hostname) || hostname.startsWith('[');
  return {
    host,
    oddities: [
      ...(protocol === 'https:' ? [] : ['Tanpa enkripsi']),
      ...(isNumeric ? ['Alamat IP'] : []),
      // A name in other letters, which may look like a known one.
      ...(hostname.split('.').some((label) => label.startsWith('xn--')) ? ['Huruf tidak biasa'] : []),
    ],
  };
}
