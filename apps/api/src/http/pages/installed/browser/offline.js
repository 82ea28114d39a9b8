// @ts-check

// The offline page loads the page that was asked for as soon as there is a connection.

const address = '/offline';
const status = /** @type {HTMLElement} */ (document.querySelector('[role=status]'));
const button = /** @type {HTMLButtonElement} */ (document.querySelector('button'));
const seconds = 10;

const load = () => (location.pathname === address ? location.replace('/') : location.reload());

async function isConnected() {
  try {
    return (await fetch('/api/health/live', { cache: 'no-store' })).ok;
  } catch {
    return false;
  }
}

async function loadIfConnected() {
  if (await isConnected()) load();
}

button.addEventListener('click', async () => {
  button.disabled = true;
  status.textContent = 'Memeriksa sambungan…';
  if (await isConnected()) return load();
  status.textContent = 'Internetmu masih terputus. Periksa data seluler atau Wi-Fi.';
  button.disabled = false;
  button.focus();
});
addEventListener('online', loadIfConnected);
// A device may count as connected while the server cannot be reached.
setInterval(loadIfConnected, seconds * 1000);
