/**
 * Says what is being done, and afterwards how long it took.
 * @template T
 * @param {string} title
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function step(title, work) {
  console.log(`… ${title}`);
  const begin = performance.now();
  const result = await work();
  console.log(`✓ ${title} (${seconds(performance.now() - begin)})`);
  return result;
}

/** @param {number} ms */
const seconds = (ms) => `${(ms / 1000).toFixed(1).replace('.', ',')} detik`;
