/** Interval at which a long step reports that it continues. */
const reminderMs = 5000;

/**
 * Reports the current step, every few seconds while it lasts, and afterwards its duration.
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
