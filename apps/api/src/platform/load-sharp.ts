/**
 * What decodes pictures, one at a time, by one thread, of which nothing is kept. It is loaded with the first picture, as
 * its library takes 20 MB.
 */
export async function loadSharp() {
  const { default: sharp } = await import('sharp');
  sharp.cache(false);
  sharp.concurrency(1);
  return sharp;
}
