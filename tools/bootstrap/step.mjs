/** How often a step that takes long says so. */
const reminderMs = 5000;

/**
 * Says what is being done, every few seconds that it still is, and afterwards how long it took.
 * @template T
 * @param {string} title
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function step(title, work) {
  console.log(`… ${title}`);
  const begin = performance.now();
  const elapsed = () => performance.now() - begin;
  const reminder = setInterval(() => console.log(`… ${title}, sudah ${seconds(elapsed(), 0)}`), reminderMs);
  try {
    const result = await work();
    console.log(`✓ ${title} (${seconds(elapsed(), 1)})`);
    return result;
  } finally {
    clearInterval(reminder);
  }
}

/**
 * @param {number} ms
 * @param {number} digits
 */
const seconds = (ms, digits) => `${(ms / 1000).toFixed(digits).replace('.', ',')} detik`;
