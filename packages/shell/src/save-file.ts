/**
 * Lets the browser save a file without leaving the page: a fetched one, or one at an address of this origin, under
 * `name` or the name that the server sends.
 */
export function saveFile(file: File | string, name = '') {
  if (typeof file === 'string') return click(file, name);
  const address = URL.createObjectURL(file);
  click(address, file.name);
  // The click only starts the download.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

function click(address: string, name: string) {
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
}
