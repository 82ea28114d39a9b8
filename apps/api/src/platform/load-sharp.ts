/**
 * Loads the image decoder, which handles one image at a time in one thread and caches nothing. It is loaded with the
 * first image, as its library takes 20 MB.
 */
export async function loadSharp() {
  const { default: sharp } = await import('sharp');
  sharp.cache(false);
  sharp.concurrency(1);
  return sharp;
}
